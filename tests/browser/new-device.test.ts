import { REVIEW_CAP } from '#machines/constants.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import { expect, inject, test } from 'vitest';
import { inCourseOrder } from '../../src/content/course.ts';
import { sendActivity } from '../support/account-log.ts';
import { browserPage } from '../support/browser-page.ts';
import { cards } from '../support/content-files.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { recordsOf } from '../support/records.ts';

const DAY = 86_400_000;
const LOOKS = 1000;
const KNOWN = 8;
const origin = inject('origin');
const browser = browserPage({ timezoneId: 'Europe/London' });

test('a new device knows what’s due before it has the log, and counts new records once', async () => {
  const { page } = browser;
  const log = pastOf(Date.now());
  const learner = await learnerOf(log);
  const due = dueOf(log);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await holdLog(log, () => released);
  await enter(page, origin, learner);
  await open(page, `${origin}/`);
  await appears(page.getByRole('heading', { name: `${due} words to review` }));
  await page.getByRole('link', { name: `Review ${due} words` }).click();
  await appears(page.getByText(/^Card 1 of/));
  await page.keyboard.press('Space');
  await page.keyboard.press('2');
  await appears(page.getByText(/^Card 2 of/));
  await page.getByRole('button', { name: 'End review' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Today' }).click();
  const left = page.getByRole('heading', { name: `${due - 1} words to review` });
  await appears(left);
  await expect.poll(() => recordsOf(page)).toHaveLength(1);
  release();
  const count = async () => (await recordsOf(page)).length;
  await expect.poll(count).toBe(log.length + 1);
  await main.getByRole('link', { name: 'Dashboard' }).click();
  await main.getByRole('link', { name: 'Today' }).click();
  await appears(left);
});

test.each(['/', '/dashboard', '/games'])(
  'a new device never shows a new learner’s %s',
  { tags: 'long' },
  async (path) => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    const learner = await storedLearner(origin);
    await sendActivity(origin, learner.session, pastOf(Date.now()).slice(-KNOWN));
    await enter(page, origin, learner);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const text = document.querySelector('main')?.innerText ?? '';
        if (seen.at(-1) !== text) seen.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await open(page, origin + path);
    await expect.poll(async () => (await recordsOf(page)).length).toBe(KNOWN);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => /Welcome to Camino|Sample data|couldn’t load/.test(text))).toEqual([]);
  },
);

test('Today waits for all pages of the log where the account has no snapshot', { tags: 'long' }, async () => {
  const context = await browser.ownContext();
  const page = await context.newPage();
  const learner = await storedLearner(origin);
  const log = pastOf(Date.now());
  await sendActivity(origin, learner.session, log);
  await enter(page, origin, learner);
  const today = page.getByRole('heading', { level: 2 }).first();
  const seen: string[] = [];
  let pages = 0;
  await context.route('**/rest/v1/activity?*', async (route) => {
    pages += 1;
    seen.push(...(await today.allTextContents()));
    await route.continue();
  });
  await open(page, `${origin}/`);
  await appears(page.getByRole('heading', { name: `${dueOf(log)} words to review` }));
  expect(pages).toBe(2);
  expect(seen.filter((title) => title !== 'Planning your day...')).toEqual([]);
});

test(
  'typing loads the login’s code, and after login due cards show without the log',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const log = pastOf(Date.now());
    const learner = await learnerOf(log);
    await holdLog(log, () => new Promise(() => {}));
    await open(page, `${origin}/auth`);
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await page.waitForLoadState('networkidle');
    const before = new Set(await loaded());
    await page.getByLabel('Email').fill(learner.account.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await appears(page.getByRole('heading', { name: `${dueOf(log)} words to review` }));
    await page.getByRole('link', { name: /^Review \d+ words$/ }).click();
    await appears(page.getByText(/^Card 1 of/));
    const later = (await loaded()).filter((path) => !before.has(path));
    expect(later.filter((path) => /\/(auth|validation)-\w+\.js$/.test(path))).toEqual([]);
  },
);

async function learnerOf(log: readonly ActivityEvent[]): Promise<StoredLearner> {
  const learner = await storedLearner(origin);
  await sendActivity(origin, learner.session, log);
  const context = await browser.ownContext();
  const page = await context.newPage();
  await enter(page, origin, learner);
  const uploaded = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/snapshots'),
  );
  await open(page, `${origin}/`);
  expect((await uploaded).status()).toBe(201);
  await context.close();
  return learner;
}

/** Delays pages of the log, except facts after the snapshot. */
async function holdLog(log: readonly ActivityEvent[], until: () => Promise<void>): Promise<void> {
  await browser.context.route('**/rest/v1/activity?*', async (route) => {
    if (
      !route
        .request()
        .url()
        .includes(`sequence=gt.${log.length - 1}&`)
    )
      await until();
    await route.continue();
  });
}

/** More viewed cards than a log page has, then cards rated ten days ago, due now. */
function pastOf(now: number): ActivityEvent[] {
  const card = (index: number) => cards[index % cards.length]?.id ?? '';
  const base = (at: number) => ({ id: crypto.randomUUID(), at: Math.round(at), zone: 'Europe/London' });
  return [
    ...Array.from({ length: LOOKS }, (_look, index) => ({
      ...base(now - 30 * DAY + index * 1000),
      kind: 'card.studied' as const,
      facts: { card: card(index % 20), milliseconds: 1000 },
    })),
    ...Array.from({ length: KNOWN }, (_rating, index) => ({
      ...base(now - 20 * DAY + index * 1000),
      kind: 'card.rated' as const,
      facts: {
        card: card(index),
        direction: 'es-en' as const,
        rating: 4 as const,
        milliseconds: 1000,
        source: 'review' as const,
      },
    })),
  ];
}

function dueOf(log: readonly ActivityEvent[]): number {
  const { turns, fresh } = dueCountsOf({
    progress: addActivity(noProgress, log),
    cards: inCourseOrder(cards),
    deck: 'everything',
    retention: 0.9,
    zone: 'Europe/London',
    dailyGoal: 10,
    cap: REVIEW_CAP,
    now: Date.now(),
  }).reviewQueue;
  return turns.length - fresh;
}
