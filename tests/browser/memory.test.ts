// @module-tag long
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

test('after three months a learner sees what they recall, and what another goal would mean', async () => {
  const { page } = browser;
  const learner = await storedLearner(origin);
  const facts = threeMonths(Date.now());
  await sendActivity(origin, learner.session, facts);
  await enter(page, origin, learner);
  await open(page, `${origin}/dashboard`);
  await page.getByRole('tab', { name: 'Memory' }).click();
  await appears(page.getByRole('heading', { name: LAST }));
  await appears(page.getByText(/^You recalled (8|9)\d% of [\d,]+ cards .* Camino predicted 8\d%/));
  await expect.poll(() => page.title()).toBe('Memory – Camino');

  const due = page.locator('figure', { has: page.getByRole('table', { name: 'Words due by day' }) });
  await page.locator('section', { hasText: 'The next 30 days' }).last().getByText('Show as a table').click();
  const today = await due.getByRole('row', { name: /^Today/ }).innerText();
  await appears(page.getByRole('link', { name: `${/\d+/.exec(today)?.[0]} to do` }));

  const slider = page.getByRole('slider', { name: 'New words a day' });
  const said = page.getByText(/^With your choice: /);
  const before = await said.textContent();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => said.textContent()).not.toBe(before);
  expect(await slider.inputValue()).toBe('0');

  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
    ['light', 195],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.goBack();
  await appears(page.getByRole('heading', { name: 'Mastery by category' }));
});

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
