// @module-tag long
import { addDays } from '#machines/learning/day.rules.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sendActivity } from '../support/account-log.ts';
import { findings } from '../support/axe.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { threeMonths } from '../support/three-months.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const LAST = 'Time for a word known';
const DAY = 86_400_000;

test('after three months a learner sees what they recall, and what another goal would mean', async () => {
  const { page } = browser;
  const learner = await storedLearner(origin);
  const facts = threeMonths(Date.now());
  await sendActivity(origin, learner.session, facts);
  await enter(page, origin, learner);
  await open(page, `${origin}/dashboard`);
  await page.getByRole('tab', { name: 'Memory' }).click();
  await appears(page.getByRole('heading', { name: LAST }));
  await appears(
    page.getByText(/^You recalled the answer to (8|9)\d% of [\d,]+ review .* Camino predicted 8\d%/),
  );
  await expect.poll(() => page.title()).toBe('Memory – Camino');

  const due = page.locator('figure', { has: page.getByRole('table', { name: 'Words due by day' }) });
  await page.locator('section', { hasText: 'The next 30 days' }).last().getByText('Show as a table').click();
  const today = await due.getByRole('row', { name: /^Today/ }).innerText();
  await appears(
    page.getByRole('link', { name: `${(/\d+(?= enough)/.exec(today) ?? /\d+/.exec(today))?.[0]} to do` }),
  );

  const slider = page.getByRole('slider', { name: 'New words a day' });
  const said = page.getByText(/^With your choice: /);
  const before = await said.textContent();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => said.textContent()).not.toBe(before);
  await expect.poll(() => slider.inputValue()).toBe('0');

  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('figure > details'))
      details.open = true;
  });
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['light', 320],
    ['dark', 390],
    ['light', 195],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.evaluate(cutOffTables), `${width} px`).toEqual([]);
  }
  await page.goBack();
  await appears(page.getByRole('heading', { name: 'Mastery by category' }));
});

test(
  'a fit that was left, a fit, a planned fortnight, and an ordinary day after it',
  { timeout: 240_000 },
  async () => {
    const page = await (await browser.ownContext()).newPage();
    const now = Date.now();
    const facts = threeMonths(now);
    const learner = await storedLearner(origin);
    await sendActivity(origin, learner.session, facts);
    await enter(page, origin, learner);
    await open(page, `${origin}/`);
    const offer = page.getByRole('link', { name: 'fit your reviews to your memory' });
    await offer.click();
    await page.getByRole('button', { name: 'Fit to my memory' }).click();
    await open(page, `${origin}/`);
    await offer.click();
    await page.getByRole('button', { name: 'Fit to my memory' }).click();
    await appears(page.getByText(/^(You (forget|keep|remember)|Your memory is close)/));

    await open(page, `${origin}/profile#learning`);
    const first = page.getByLabel('First day');
    const today = (await first.getAttribute('min')) ?? '';
    const [from, to] = [3, 16].map((days) => addDays(today, days));
    await first.fill(from ?? '');
    await page.getByLabel('Last day').fill(to ?? '');
    await page.getByRole('button', { name: 'Take these days off' }).dblclick();
    await appears(page.getByText(/^Free: /));
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);

    await open(page, `${origin}/`);
    await expect.poll(() => offer.count()).toBe(0);
    await open(page, `${origin}/dashboard#memory`);
    const announced = await wordsByDay(page);
    expect(announced.slice(3, 17).every((words) => words === '0, a free day')).toBe(true);
    expect(announced[17]).toMatch(/^\d+$/);

    await page.clock.setFixedTime(now + 5 * DAY);
    await open(page, `${origin}/`);
    await appears(page.getByRole('heading', { name: /^Free until / }));
    const waiting = /^\d+/.exec(
      (await page.getByText(/^\d+ words? waits? for .* Nothing is lost/).textContent()) ?? '',
    )?.[0];
    await open(page, `${origin}/dashboard`);
    await appears(page.getByRole('link', { name: `Free; ${waiting} wait` }));

    await page.clock.setFixedTime(now + 17 * DAY);
    await open(page, `${origin}/`);
    await appears(page.getByText('Welcome back'));
    await open(page, `${origin}/dashboard#memory`);
    const then = await wordsByDay(page);
    const enough = /, (\d+) enough for today$/.exec(then[0] ?? '')?.[1] ?? then[0];
    await appears(page.getByRole('link', { name: `${enough} to do` }));
    const due = Number.parseInt(then[0] ?? '', 10);
    const sum = announced.slice(0, 17).reduce((total, words) => total + Number.parseInt(words, 10), 0);
    expect(due).toBeGreaterThanOrEqual(Number(announced[17]));
    expect(due).toBeLessThanOrEqual(Number(announced[17]) + sum);
  },
);

/** Names of tables of which a part is out of view. */
function cutOffTables(): (string | null)[] {
  return [...document.querySelectorAll('[role=region]:has(> table)')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((table) => table.getAttribute('aria-label'));
}

/** What the table of the next 30 days says, today first. */
async function wordsByDay(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: 'Words due by day', includeHidden: true });
  await table.waitFor({ state: 'attached' });
  return table.locator('tbody td').allTextContents();
}

test('a simulation that can’t load says so, and can be tried again', async () => {
  const context = await browser.ownContext();
  const page = await context.newPage();
  await enter(page, origin, await storedLearner(origin));
  await page.route('**/outlook.worker-*', (route) => route.abort());
  await open(page, `${origin}/dashboard#memory`);
  await appears(page.getByText('The simulation failed.'));
  await page.unroute('**/outlook.worker-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await appears(page.getByRole('heading', { name: 'Words known' }));
});
