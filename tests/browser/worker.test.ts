import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { addressOf, textOf } from '../../src/bundle/packs.ts';
import { paths } from '../../src/paths.ts';
import { framePaths, openPaths } from '../../src/routes.tsx';
import { browserPage } from '../support/browser-page.ts';
import { startHost, type Host } from '../support/deployments.ts';
import { controlled, keptTexts } from '../support/kept-app.ts';
import { enter, newLearner, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/look.ts';

const origin = inject('origin');
const browser = browserPage({ serviceWorkers: 'allow' });
/** A chunk that nothing asks for before its page is opened. */
const GRAMMAR = /\/assets\/GrammarPage-\w+\.js/;
const OFFER = 'A new version of Camino is ready.';
let host: Host;

beforeAll(async () => {
  host = await startHost(origin);
});
afterAll(() => host.stop());
afterEach(() => host.deploy({}));

test('after one visit every address opens offline, and nothing of the account is kept', async () => {
  const context = await browser.ownContext();
  const page = await context.newPage();
  await newLearner(page, origin, paths.home());
  await controlled(page);
  await open(page, origin + paths.profile());
  const kept = await keptTexts(page);
  expect(kept.length).toBeGreaterThan(100);
  expect(
    kept.flatMap(({ path }) =>
      /^\/([a-z/-]*|shell\.html|assets\/[\w.-]+|favicon\.svg|icon-[\w-]+\.png|manifest\.webmanifest)$/.test(
        path,
      )
        ? []
        : [path],
    ),
  ).toEqual([]);
  const pages = [...openPaths, ...framePaths];
  const fileOf = (path: string) =>
    pages.includes(path) ? `${path === '/' ? 'index' : path.slice(1)}.html` : path.slice(1);
  for (const { path, text } of kept) {
    const file = fileOf(path);
    expect(addressOf(file), file).toBe(path);
    const built = text === null ? null : textOf(file, readFileSync(join('dist', file), 'utf8'));
    expect(text === built, path).toBe(true);
  }
  for (const path of pages) {
    const own = kept.find((one) => one.path === path);
    expect(own?.policy, path).toContain("frame-ancestors 'none'");
  }

  await context.setOffline(true);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  for (const path of [...everyAddress, '/no/such/page']) {
    await page.goto(origin + path, { waitUntil: 'commit' });
    await appears(page.locator('header nav, header button').first());
    await appears(page.locator('main :visible').first());
  }
  expect(failures).toEqual([]);
});

test('the server’s own pages are not the app’s; what the browser has deleted comes from the network', async () => {
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
  await page.goto(`${origin}/mailbox`);
  expect(await page.title()).toMatch(/mailbox/i);
  await open(page, origin + paths.flow('review'));
  await appears(page.getByRole('heading', { name: 'Review', level: 1 }));
});

test('a new version is offered, not in the middle of a game, and leaves other tabs alone', async () => {
  const context = await browser.ownContext();
  const [game, other] = [await context.newPage(), await context.newPage()];
  await enter(game, host.origin, await storedLearner(origin));
  await open(game, host.origin + paths.vocabularyChallenge());
  await controlled(game);
  await open(other, host.origin + paths.about());
  await game.getByRole('button', { name: 'Start Game' }).click();
  await appears(game.getByText('Word 1 of 10'));

  host.deploy({ version: 'b', worker: (code) => code.replace('/favicon.svg', '/assets/gone.js') });
  await update(other);
  host.deploy({ version: 'c', without: GRAMMAR, worker: (code) => code.replace(GRAMMAR, '/robots.txt') });
  await update(other);
  await other.reload();
  expect(await versionOf(other)).toBe('');
  await appears(other.getByText(OFFER));
  await other.getByRole('button', { name: 'Update now' }).press('Enter');
  await becomes(other, 'c');

  await appears(game.getByText(/Word \d of 10/));
  expect(await game.getByText(OFFER).isVisible()).toBe(false);
  await game.getByRole('link', { name: 'Grammar', exact: true }).first().click();
  await appears(game.getByRole('heading', { name: 'Spanish Grammar', level: 1 }));
  await appears(game.getByText(OFFER));
  expect(await versionOf(game)).toBe('');
  await game.getByRole('button', { name: 'Update now' }).click();
  await becomes(game, 'c');
});

test('an update fetches only what changed, and is not taken if a part of that is missing', async () => {
  const page = await (await browser.ownContext()).newPage();
  await open(page, host.origin + paths.about());
  await controlled(page);
  expect(host.asked.filter((path) => path.endsWith('.json'))).toHaveLength(3);

  host.deploy({ version: 'b', without: /\/assets\/pages-/ });
  await update(page);
  await page.reload();
  expect(await versionOf(page)).toBe('');
  expect(await page.getByText(OFFER).count()).toBe(0);

  host.deploy({ version: 'c' });
  // Opened again, Chromium looks for an update by itself, which can still ask for the missing part.
  const missing = /^\/assets\/pages-\w+b\.json$/;
  await expect
    .poll(async () => {
      await update(page);
      return host.asked.filter((path) => path.startsWith('/assets/') && !missing.test(path));
    })
    .toEqual([expect.stringMatching(/^\/assets\/pages-\w+c\.json$/)]);
  await appears(page.getByText(OFFER));
  await page.getByRole('button', { name: 'Update now' }).click();
  await becomes(page, 'c');
});

test('Chromium answers pages and chunks from the cache itself; where it cannot, the worker does', async () => {
  const plain = await startHost(origin);
  plain.deploy({ worker: (code) => code.replaceAll('addRoutes', 'noRoutes') });
  for (const [{ origin: address }, source] of [
    [host, 'cache'],
    [plain, ''],
  ] as const) {
    const context = await browser.ownContext();
    const page = await context.newPage();
    await open(page, address + paths.about());
    await controlled(page);
    await context.setOffline(true);
    for (const [path, from] of [
      [paths.faq(), source],
      [`${paths.faq()}?from=mail`, ''],
      [paths.newsletter(), ''],
    ] as const) {
      await open(page, address + path);
      const sources = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .filter(({ name }) => !/\.(svg|webmanifest|png)$|\/(rest|auth)\/v1\//.test(name))
          .map((entry) => (entry as { workerMatchedSourceType?: string }).workerMatchedSourceType ?? ''),
      );
      expect({ path, sources: [...new Set(sources.slice(1))] }).toEqual({ path, sources: [source] });
      expect({ path, from: sources[0] }).toEqual({ path, from });
    }
  }
  plain.stop();
});

test('a worker that fails or is missing changes nothing; a page whose chunk a deploy took away loads again', async () => {
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
});

const everyAddress = [
  ...openPaths,
  ...framePaths,
  paths.newPassword(),
  paths.newsletter(),
  paths.flashcard('greetings-hola'),
  paths.courseStop('a1-hola', 'reading'),
  paths.courseStop('a1-hola', '1'),
  paths.paseo(),
  paths.flows(),
];

/** Looks for a new version and waits until it is there or was given up. */
function update(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return;
    await new Promise((resolve) => {
      installing.addEventListener('statechange', resolve, { once: true });
    });
  });
}

async function becomes(page: Page, version: string): Promise<void> {
  await page.locator(`meta[name=version][content=${version}]`).waitFor({ state: 'attached' });
}

function versionOf(page: Page): Promise<string | null> {
  return page.locator('meta[name=version]').getAttribute('content');
}
