import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Manifest } from '../../src/bundle/manifest.ts';
import { prerenderedPaths, openPaths } from '../../src/routes.tsx';
import { browserPage } from '../support/browser-page.ts';
import { enter, newLearner, storedLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const scripts = /\/assets\/.*\.js$/;

/** Results of the page's observers; `first` is the heading in the HTML. */
interface Seen {
  first: Element | null;
  shift: number;
}

declare global {
  var seen: Seen;
}

test(
  'each page has a file of its own and hydrates without a shift, an error or another heading',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    await page.addInitScript(watchPage);
    for (const [index, path] of [...openPaths, ...prerenderedPaths].entries()) {
      if (index === openPaths.length) await newLearner(page, origin);
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      await page.goto(origin + path);
      await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
      const { isSame, heading, title, shift } = await page.evaluate(() => ({
        isSame: globalThis.seen.first?.isConnected ?? false,
        heading: globalThis.seen.first?.textContent,
        title: document.title,
        // A slow browser may paint a line before it has parsed all HTML.
        shift: Number(globalThis.seen.shift.toFixed(2)),
      }));
      expect({ path, isSame, title, shift }).toEqual({
        path,
        isSame: true,
        title: `${heading} – Camino`,
        shift: 0,
      });
    }
    expect(problems).toEqual([]);
  },
);

test('the form for a new account replaces the prerendered login without an error', async () => {
  const { page } = browser;
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(`${origin}/auth?register`);
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  await appears(page.getByRole('heading', { level: 1, name: 'Create an account' }));
  expect(problems).toEqual([]);
});

test(
  'the landing page hydrates as soon as its scripts have loaded, without input or a timer',
  { tags: 'long' },
  async () => {
    const page = await (await browser.ownContext()).newPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(origin);
    await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/auth');
  },
);

test('every page asks for the heading font in its head, once', async () => {
  const { page } = browser;
  for (const path of [...openPaths, ...prerenderedPaths, '/no/such/page']) {
    const html = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text();
    const [, file] =
      /<link rel="preload" as="font" type="font\/woff2" crossorigin="" href="([^"]+)"/.exec(html) ?? [];
    expect(file, path).toMatch(/heading-font/);
    expect(html, 'the styles name the same file').toContain(`url(${file})`);
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(origin);
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  expect(asked.filter((url) => url.includes('heading-font'))).toHaveLength(1);
});

test('a late heading font shifts nothing: the page keeps the system font', { tags: 'long' }, async () => {
  const page = await (await browser.ownContext()).newPage();
  await page.addInitScript(watchPage);
  const goOn = await hold(page, /heading-font/);
  await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  const heading = page.getByRole('heading', { level: 1 });
  const box = await heading.boundingBox();
  const come = page.waitForResponse(/heading-font/);
  goOn();
  await (await come).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await heading.boundingBox()).toEqual(box);
  expect(await page.evaluate(() => globalThis.seen.shift)).toBe(0);
});

test(
  'a URL without a file shows learners the bar at once, and visitors nothing',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.route(scripts, (route) => route.abort());
    await page.goto(`${origin}/flashcards/greetings-hola`);
    expect(await page.getByText('Loading...').isVisible()).toBe(false);
    await enter(page, origin, await storedLearner(origin));
    await page.goto(`${origin}/flashcards/greetings-hola`);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await appears(page.getByText('Loading...'));
  },
);

test.each([
  ['lesson', '/course/a1-hola/1', 'LessonPage', 'ReadingPage'],
  ['reading', '/course/a1-hola/reading', 'ReadingPage', 'LessonPage'],
])(
  'the page of a %s comes along with the app, not after it',
  { tags: 'long' },
  async (_kind, path, own, other) => {
    const { page } = browser;
    await enter(page, origin, await storedLearner(origin));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(/react-dom/, (route) => route.abort());
    await page.goto(origin + path);
    await expect.poll(() => asked.some((address) => address.includes(own))).toBe(true);
    await appears(page.getByRole('button', { name: 'Try again' }));
    expect(asked.filter((address) => address.includes(other))).toEqual([]);
  },
);

describe.each([
  { kind: 'lesson', path: '/course/a1-hola/1', goal: /^I can greet people/, tags: [] },
  { kind: 'later lesson', path: '/course/a2-comer/2', goal: /^I can ask for things at/, tags: ['long'] },
  { kind: 'checkpoint', path: '/course/b1-ideas/checkpoint', goal: /^I can /, tags: ['long'] },
  { kind: 'exam', path: '/course/a1/exam', goal: /^This exam covers Camino’s A1/, tags: ['long'] },
  { kind: 'dictation', path: '/course/a1-hola/dictation', goal: /^I can greet people/, tags: ['long'] },
])('a $kind opened by its address', ({ path, goal, tags }) => {
  test(
    'shows its goal before any script, and asks for its content along with the app',
    { tags },
    async () => {
      const page = await (await browser.ownContext()).newPage();
      await enter(page, origin, await storedLearner(origin));
      await page.route(scripts, (route) => route.abort());
      await page.goto(origin + path);
      expect(await page.getByText(goal).isVisible()).toBe(true);
      await page.unroute(scripts);

      let asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route(/react-dom/, (route) => route.abort());
      await page.goto(origin + path);
      await appears(page.getByRole('button', { name: 'Try again' }));
      const early = new Set(asked);
      await page.unroute(/react-dom/);

      asked = [];
      await page.goto(origin + path);
      await appears(page.getByText(/^Step 1 of \d+$/).first());
      expect(asked.filter((file) => contentFiles().has(file) && !early.has(file))).toEqual([]);
    },
  );
});

test('before any script a learner sees the page, and a visitor nothing of it', async () => {
  const { page } = browser;
  const heading = page.getByRole('heading', { level: 1 });
  await page.route(scripts, (route) => route.abort());
  for (const path of ['/flashcards', '/games/word-match', '/profile']) {
    await page.goto(origin + path);
    expect(await heading.isVisible(), path).toBe(false);
  }
  await page.goto(origin);
  expect(await heading.textContent()).toMatch(/^Learn Spanish/);
  await page.goto(`${origin}/faq`);
  expect(await heading.textContent()).toBe('Questions and answers');
  expect(await heading.isVisible()).toBe(true);
  await enter(page, origin, await storedLearner(origin));
  for (const [path, name] of [
    ['/', 'Today'],
    ['/flashcards', 'All Flashcards'],
    ['/flashcards/category/food-drinks', 'Food & Drinks Flashcards'],
    ['/profile', 'Your Profile'],
  ] as const) {
    await page.goto(origin + path);
    expect(await heading.textContent()).toBe(name);
    expect(await heading.isVisible(), path).toBe(true);
  }
  await page.goto(`${origin}/faq`);
  expect(await heading.isVisible(), 'the bar of a visitor').toBe(false);
  await page.goto(`${origin}/dashboard#achievements`);
  expect(await heading.isVisible(), 'the page shows another tab than the address asks for').toBe(false);
});

test(
  'before any script an unreadable session counts as none, and one without a user shows nobody’s page',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const heading = page.getByRole('heading', { level: 1 });
    await page.route(scripts, (route) => route.abort());
    await store(page, '{"access_token":');
    await page.goto(`${origin}/flashcards`);
    expect(await heading.isVisible()).toBe(false);
    await page.goto(origin);
    expect(await heading.textContent()).toMatch(/^Learn Spanish/);
    expect(await heading.isVisible()).toBe(true);
    await store(page, ownerless((await storedLearner(origin)).session));
    for (const path of ['/', '/flashcards', '/faq']) {
      await page.goto(origin + path);
      expect(await heading.isVisible(), path).toBe(false);
    }
  },
);

test(
  'the service tells the user of a session without one; the learner’s page follows',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const learner = await storedLearner(origin);
    await store(page, ownerless(learner.session));
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto(`${origin}/dashboard`);
    await appears(page.getByRole('heading', { name: 'Your Dashboard' }));
    await store(page, ownerless(await page.evaluate(() => localStorage.getItem('camino-auth') ?? '')));
    await page.goto(origin);
    await appears(page.getByRole('heading', { name: 'Today' }));
    expect(seen).not.toContain('/auth');

    await store(page, ownerless(await page.evaluate(() => localStorage.getItem('camino-auth') ?? '')));
    let isDown = true;
    await page.route('**/auth/v1/token*', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`${origin}/dashboard`);
    await appears(page.getByRole('heading', { name: 'This is taking longer than usual' }));
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click({ trial: true });
    isDown = false;
    await retry.dispatchEvent('click');
    await appears(page.getByRole('heading', { name: 'Your Dashboard' }));

    await store(page, JSON.stringify({ access_token: 'a', refresh_token: 'unknown' }));
    await page.goto(`${origin}/dashboard`);
    await page.waitForURL('**/auth');
    await appears(page.getByText('Please log in again. Your latest answers are saved on this device.'));
  },
);

test('a learner’s page redirects visitors to the login; an unreadable session counts as none', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flashcards`);
  await page.waitForURL('**/auth');
  await appears(page.getByRole('heading', { name: 'Welcome back!' }));
  await page.evaluate(() => localStorage.setItem('camino-auth', '{"user":'));
  await page.goto(`${origin}/games`);
  await page.waitForURL('**/auth');
  await page.goto(origin);
  await appears(page.getByRole('heading', { level: 1, name: /^Learn Spanish/ }));
});

test('a button pressed before any script has come works as soon as the app runs', async () => {
  const { page } = browser;
  await newLearner(page, origin);
  const goOn = await hold(page, scripts);
  await page.goto(`${origin}/flashcards/category/greetings`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Single card' }).click();
  goOn();
  await appears(page.getByText('1 / 45'));
});

test(
  'input typed into the login before the app runs stays, and isn’t in the URL',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const goOn = await hold(page, scripts);
    await page.goto(`${origin}/auth`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secreto-123');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Show password' }).click();
    goOn();
    await appears(page.getByRole('button', { name: 'Hide password' }));
    expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('secreto-123');
    expect(page.url()).toBe(`${origin}/auth`);
  },
);

async function store(page: Page, session: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('camino-auth', value), session);
}

function ownerless(session: string): string {
  const { user: _user, ...rest } = JSON.parse(session) as Record<string, unknown>;
  return JSON.stringify(rest);
}

/** Holds requests to matching URLs until the result is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let goOn: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(address, async (route) => {
    await isWanted;
    await route.continue();
  });
  return goOn;
}

function watchPage(): void {
  globalThis.seen = { first: null, shift: 0 };
  document.addEventListener('DOMContentLoaded', () => {
    globalThis.seen.first = document.querySelector('main h1');
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) globalThis.seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Files of the built content except categories, whose cards any page loads a second later. */
function contentFiles(): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const keys = Object.keys(manifest).filter((key) => /^src\/content\/(?!cards\/)/.test(key));
  return new Set(keys.map((key) => `/${manifest[key]?.file}`));
}
