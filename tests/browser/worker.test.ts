import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { closureOf, type Manifest } from '../../src/bundle/manifest.ts';
import { paths } from '../../src/paths.ts';
import { prerenderedPaths, openPaths } from '../../src/routes.tsx';
import { browserPage } from '../support/browser-page.ts';
import { startHost, type Host } from '../support/deployments.ts';
import { controlled, cachedTexts } from '../support/cached-app.ts';
import { newLearner, storedLearner } from '../support/learner.ts';
import { startPlainChromium } from '../support/plain-chromium.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({ serviceWorkers: 'allow' });
/** Requested by its own page only. */
const GRAMMAR = /assets\/GrammarPage-\w+\.js/;
const HINT = /<link\b[^>]*\.js\b[^>]*>/g;
const OFFER = 'A new version of Camino is ready.';
let host: Host;

beforeAll(async () => {
  host = await startHost(origin);
});
afterAll(() => host.stop());
afterEach(() => host.deploy({}));

describe.each([
  { pages: 'one in eight pages', every: 8, tags: [] },
  { pages: 'every page', every: 1, tags: ['long'] },
])('after one visit $pages', ({ every, tags }) => {
  test('opens offline, and no account data is cached', { tags }, async () => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    await newLearner(page, origin, paths.home());
    await controlled(page);
    await open(page, origin + paths.profile());
    const kept = await cachedTexts(page);
    expect(kept.length).toBeGreaterThan(100);
    const strange = kept.filter(
      ({ path }) =>
        !/^\/([a-z/-]+\.html|assets\/[\w.-]+|favicon\.svg|icon-192\.png|manifest\.webmanifest|offline\.json)$/.test(
          path,
        ),
    );
    expect(strange).toEqual([]);
    const files = new Set(kept.map(({ path }) => path.slice(1)));
    const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
    const keys = Object.keys(manifest).filter((key) => files.has(manifest[key]?.file ?? ''));
    const lacking = closureOf(manifest, keys).filter((file) => !files.has(file));
    expect(lacking, 'imports of cached files').toEqual([]);
    const built = (path: string) => readFileSync(join('dist', path), 'utf8').replaceAll(HINT, '');
    for (const { path, text } of kept) expect(text === null || text === built(path), path).toBe(true);
    for (const { path, policy } of kept.filter(({ path: file }) => file.endsWith('.html')))
      expect(policy, path).toContain("frame-ancestors 'none'");

    await context.setOffline(true);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const addresses = everyAddress.filter((_path, index) => index % every === 0);
    for (const path of [...addresses, '/no/such/page']) {
      await page.goto(origin + path, { waitUntil: 'commit' });
      await appears(page.locator('header nav, header button').first());
      await appears(page.locator('main :visible').first());
    }
    await open(page, origin + paths.course());
    await appears(page.getByRole('link', { name: 'Begin' }));
    await open(page, origin + paths.courseStop('a1-hola', 'reading'));
    await appears(page.getByRole('button', { name: 'Questions' }));
    await open(page, origin + paths.grammarMaster());
    await page.getByRole('button', { name: 'Start Game' }).click();
    await appears(page.getByText('Question 1 of 5'));
    await open(page, origin + paths.courseStop('a2-comer', '2'));
    await appears(page.getByText(/^Step 1 of \d+$/));
    await open(page, origin + paths.reviewOf(['nouns-la-persona', 'verbs-hablar']));
    await appears(page.getByRole('button', { name: 'End review' }));
    expect(failures).toEqual([]);
  });
});

test(
  'the worker ignores server paths; a URL gets its own page, else the shell',
  { tags: 'long' },
  async () => {
    const page = await (await browser.ownContext()).newPage();
    await open(page, origin + paths.about());
    await controlled(page);
    const fromWorker = async (path: string) => {
      const answer = page.waitForResponse((response) => response.url() === origin + path);
      await page.evaluate((address) => fetch(address).then((response) => response.text()), path);
      return (await answer).fromServiceWorker();
    };
    for (const path of [
      '/rest/v1/activity?select=id',
      '/auth/v1/user',
      '/mailbox.json',
      '/robots.txt',
      '/flows/index.json',
    ])
      expect(await fromWorker(path), path).toBe(false);
    expect(await fromWorker('/favicon.svg')).toBe(true);

    const opened = async (path: string) => {
      const response = await page.goto(origin + path, { waitUntil: 'commit' });
      const [, own] = /data-page="?([^" >]+)/.exec((await response?.text()) ?? '') ?? [];
      return [response?.fromServiceWorker(), own];
    };
    for (const path of ['/mailbox', '/google-stand-in?state=1', '/auth/v1/settings', '/social-preview.png'])
      expect((await opened(path))[0], path).toBe(false);
    for (const [path, own] of [
      ['/', '/'],
      ['/games', '/games'],
      ['/games/word-match', '/shell'],
      ['/flashcards?cards=greetings-hola', '/flashcards'],
      ['/auth', '/auth'],
      ['/auth/callback?code=a.b', '/shell'],
      ['/games/word-match/', '/shell'],
      ['/restaurant', '/shell'],
      ['/flowsheet', '/shell'],
    ] as const)
      expect([path, ...(await opened(path))]).toEqual([path, true, own]);
  },
);

test('deleted and unreadable files come from the network', { tags: 'long' }, async () => {
  const page = await (await browser.ownContext()).newPage();
  await open(page, origin + paths.about());
  await controlled(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await appears(page.getByRole('heading', { name: 'Questions and answers', level: 1 }));
  await page.reload();
  await appears(page.getByRole('heading', { name: 'Questions and answers', level: 1 }));

  await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(() => {
      CacheStorage.prototype.match = () => Promise.reject(new Error('damaged'));
    });
  await open(page, origin + paths.flow('review'));
  await appears(page.getByRole('heading', { name: 'Review', level: 1 }));
  await open(page, origin + paths.faq());
});

test('a new version is offered, not in the middle of a game, and leaves other tabs alone', async () => {
  const chromium = await startPlainChromium();
  onTestFinished(chromium.close);
  const [game, other] = [await chromium.newTab(), await chromium.newTab()];
  const { session } = await storedLearner(origin);
  await game.open(`${host.origin}/robots.txt`);
  await game.evaluate((value) => localStorage.setItem('camino-auth', value), session);
  await game.open(host.origin + paths.vocabularyChallenge());
  await game.waits('A worker in control', () => navigator.serviceWorker.controller !== null, null);
  await game.press('Start Game');
  await game.sees('Word 1 of 10');
  await other.open(host.origin + paths.about());
  await other.sees('Camino');

  host.deploy({ version: 'b', worker: (code) => code.replace('favicon.svg', 'assets/gone.js') });
  expect(await other.evaluate(updateHere, null)).toBe(false);
  host.deploy({ version: 'c', without: GRAMMAR, worker: (code) => code.replace(GRAMMAR, 'robots.txt') });
  expect(await other.evaluate(updateHere, null)).toBe(true);
  await other.open(host.origin + paths.faq());
  await other.sees('Questions and answers');
  expect(await other.evaluate(versionHere, null)).toBe('');
  await other.sees(OFFER);
  // Chromium starts a version half a minute later if a page is fetching something: it's then offered again.
  for (const tab of [game, other]) await tab.waits('Quiet', isQuiet, null);
  await other.press('Update now');
  await other.waits('No version waits', isNoneWaiting, null);
  await other.waits('Version c', isVersionC, null);

  await game.sees(' of 10');
  expect(await game.evaluate((text) => document.body.innerText.includes(text), OFFER)).toBe(false);
  await game.press('Grammar');
  await game.sees('Spanish Grammar');
  await game.sees(OFFER);
  expect(await game.evaluate(versionHere, null)).toBe('');
  await game.press('Update now');
  await game.waits('Version c', isVersionC, null);
});

test(
  'an update fetches only changes, and isn’t activated if a part is missing or disk space runs out',
  { tags: 'long' },
  async () => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    await open(page, host.origin + paths.about());
    await controlled(page);
    await page.evaluate(() => caches.open('camino-files-0'));
    const stays = async () => {
      expect(await update(page)).toBe(false);
      await page.reload();
      expect(await versionOf(page)).toBe('');
      expect(await page.getByText(OFFER).count()).toBe(0);
      await context.setOffline(true);
      for (const path of [paths.games(), paths.faq(), paths.newsletter()])
        await open(page, host.origin + path);
      await context.setOffline(false);
    };

    host.deploy({ version: 'b', without: /^\/games\.html/ });
    await stays();
    await open(page, host.origin + paths.flows());
    expect(await versionOf(page), 'whose chunks are not precached').toBe('b');
    await open(page, host.origin + paths.about());
    const storage = await context.newCDPSession(page);
    const room = (quotaSize?: number) =>
      storage.send('Storage.overrideQuotaForOrigin', {
        origin: host.origin,
        ...(quotaSize !== undefined && { quotaSize }),
      });
    await room(1);
    host.deploy({ version: 'c' });
    await stays();
    await room();

    host.deploy({ version: 'd' });
    await update(page);
    expect(host.asked.filter((path) => path.startsWith('/assets/'))).toEqual([]);
    await appears(page.getByText(OFFER));
    await page.getByRole('button', { name: 'Update now' }).click();
    await becomes(page, 'd');
    const keys = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const [name = ''] = names;
        const files = await (await caches.open(name)).keys();
        return [names.length, files.filter(({ url }) => url.includes('/games.html')).length];
      });
    await expect.poll(keys).toEqual([1, 1]);
  },
);

test('an update renews what was stored on use, and isn’t taken without it', { tags: 'long' }, async () => {
  const page = await (await browser.ownContext()).newPage();
  await open(page, host.origin + paths.about());
  await controlled(page);
  const listed = JSON.parse(readFileSync('dist/offline.json', 'utf8')) as string[];
  const from = listed.find((file) => /\/typed-b1-casa-/.test(file)) ?? '';
  const to = from.replace(/-\w+\.js$/, '-00000000.js');
  const stored = () =>
    page.evaluate(async () => {
      const files = await (await caches.open('camino-kept')).keys();
      return files.map(({ url }) => new URL(url).pathname.slice(1));
    });
  await page.evaluate((file) => fetch(file).then((response) => response.text()), `/${from}`);
  await expect.poll(stored).toEqual([from]);

  host.deploy({ version: 'b', renamed: { from, to }, without: /typed-b1-casa-00000000/ });
  expect(await update(page)).toBe(false);
  host.deploy({ version: 'c', renamed: { from, to } });
  expect(await update(page)).toBe(true);
  expect((await stored()).toSorted(), 'the old one stays for the old version').toEqual([from, to].toSorted());
  await page.getByRole('button', { name: 'Update now' }).click();
  await becomes(page, 'c');
  await expect.poll(stored).toEqual([to]);
});

test('activating an update deletes nothing of a newer one being installed', { tags: 'long' }, async () => {
  const context = await browser.ownContext();
  const page = await context.newPage();
  await open(page, host.origin + paths.about());
  await controlled(page);
  const take = async (version: string) => {
    await appears(page.getByText(OFFER));
    await page.getByRole('button', { name: 'Update now' }).click();
    await becomes(page, version);
  };
  host.deploy({ version: 'b' });
  await expect.poll(() => update(page)).toBe(true);
  await appears(page.getByText(OFFER));
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  host.deploy({ version: 'c', late: { files: /^\/games\.html/, until } });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => host.asked).toContain('/games.html');
  await take('b');
  release();
  await expect.poll(() => isWaiting(page)).toBe(true);
  await take('c');
  await context.setOffline(true);
  for (const path of [paths.about(), paths.auth(), paths.faq(), paths.support()]) {
    await open(page, host.origin + path);
    expect(await versionOf(page), path).toBe('c');
  }
});

test(
  'a failing or missing worker changes nothing; a page whose chunk a deploy removed reloads',
  { tags: 'long' },
  async () => {
    await Promise.all(
      [
        'throw new Error("broken")',
        'addEventListener("install", (event) => event.waitUntil(Promise.reject(new Error("full"))))',
        null,
      ].map(async (code) => {
        const broken = await startHost(origin);
        const worker = () => code ?? '';
        const page = await (await browser.ownContext()).newPage();
        const failures: string[] = [];
        page.on('pageerror', ({ message }) => failures.push(message));
        if (code === null)
          await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
        broken.deploy({ worker });
        await open(page, broken.origin + paths.about());
        await page.locator('output').first().waitFor({ state: 'attached' });
        broken.deploy({ worker, without: /\/assets\/FaqPage/ });
        await page.getByRole('link', { name: 'FAQ' }).first().click();
        await appears(page.getByRole('heading', { name: 'Something went wrong' }));
        broken.deploy({ worker, version: 'd' });
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await appears(page.getByRole('heading', { name: 'Questions and answers', level: 1 }));
        expect(await versionOf(page)).toBe('d');
        expect(failures).toEqual([]);
        broken.stop();
      }),
    );
  },
);

const everyAddress = [
  ...openPaths,
  ...prerenderedPaths,
  paths.newPassword(),
  paths.newsletter(),
  paths.flashcard('greetings-hola'),
  paths.courseStop('a1-hola', 'reading'),
  paths.courseStop('a1-hola', '1'),
  paths.paseo(),
  paths.flows(),
];

/** Checks for an update, waits until it's installed or given up, and returns whether it's waiting. */
async function updateHere(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const { installing } = registration;
  await new Promise<unknown>((resolve) => {
    if (installing) installing.addEventListener('statechange', resolve, { once: true });
    else resolve(null);
  });
  return registration.waiting !== null;
}

function update(page: Page): Promise<boolean> {
  return page.evaluate(updateHere);
}

function versionHere(): string | null | undefined {
  return document.querySelector('meta[name=version]')?.getAttribute('content');
}

async function isNoneWaiting(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).waiting === null;
}

/** Takes the offer if it's made again. */
function isVersionC(): boolean {
  const again = [...document.querySelectorAll<HTMLElement>('button:enabled')];
  again.find(({ textContent }) => textContent === 'Update now')?.click();
  return document.querySelector('meta[name=version][content=c]') !== null;
}

/** Whether nothing was fetched in the last half second. */
function isQuiet(): boolean {
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
  return Math.max(...ends) < performance.now() - 500;
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

async function becomes(page: Page, version: string): Promise<void> {
  await page.locator(`meta[name=version][content=${version}]`).waitFor({ state: 'attached' });
}

function versionOf(page: Page): Promise<string | null> {
  return page.locator('meta[name=version]').getAttribute('content');
}
