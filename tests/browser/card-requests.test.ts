// @module-tag long
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { categories } from '../../src/content/categories.ts';
import { courseIndex } from '../../src/content/course-index.ts';
import { browserPage } from '../support/browser-page.ts';
import { sendActivity } from '../support/account-log.ts';
import { ratedAt } from '../support/activity.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
/** More than five due words come before the lesson. */
const DUE = 6;
const ESSENTIAL = ['greetings', 'nouns', 'verbs'];

test('a category’s page fetches only that category’s cards to count its due ones', async () => {
  const page = await pageOfBeginner();
  await page.goto(`${origin}/flashcards/category/adverbs`);
  const link = page.getByRole('link', { name: /^Review/ });
  await expect.poll(() => link.textContent()).toBe(`Review ${DUE} to do`);
  await expect.poll(() => cardsRequested(page)).toEqual(['adverbs', ...ESSENTIAL]);
  await link.click();
  await appears(page.getByText(`${DUE} words to review`));
});

test('a learner’s start page fetches only the essential categories, after a second', async () => {
  const page = await pageOfBeginner();
  await page.goto(`${origin}/`);
  await appears(page.getByRole('heading', { name: 'Today' }));
  await expect.poll(() => cardsRequested(page)).toEqual(ESSENTIAL);
  const waits = await page.evaluate((slugs) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const start = files.find(({ name }) => name.includes('/assets/app-'))?.responseEnd ?? Number.NaN;
    return files
      .filter(({ name }) => slugs.some((slug) => name.includes(`/assets/${slug}-`)))
      .map(({ startTime }) => startTime - start);
  }, ESSENTIAL);
  expect(waits).toHaveLength(3);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(999);
});

test('a visitor’s login page fetches the form’s code, but none of a learner’s', async () => {
  const { page } = browser;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const rules = page.waitForResponse(/\/assets\/validation-/);
  await page.goto(`${origin}/auth`);
  await rules;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /DayPlan-|TodayPage-|course-index-/.test(address))).toEqual([]);
  expect(await cardsRequested(page)).toEqual([]);
});

/** Another page of a learner whose day begins with a review, so that no lesson is prefetched. */
async function pageOfBeginner(): Promise<Page> {
  const context = await browser.ownContext();
  const first = await context.newPage();
  const learner = await storedLearner(origin);
  const due = courseIndex.slice(0, DUE).map(({ id }) => ratedAt(Date.now() - 40 * 86_400_000, id));
  await sendActivity(origin, learner.session, due);
  await enter(first, origin, learner);
  await open(first, origin);
  await appears(first.getByRole('heading', { name: `${DUE} words to review` }));
  return context.newPage();
}

/** Fetched categories, sorted. */
async function cardsRequested(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return categories
    .map(({ slug }) => slug)
    .filter((slug) => files.some((file) => new RegExp(`^/assets/${slug}-[0-9a-f]+\\.js$`).test(file)))
    .toSorted();
}
