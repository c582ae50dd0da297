import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';
import { recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();
const RELOADS = 5;

test('an answer survives a page that ends in the same task, and counts on the next', async () => {
  const { page } = browser;
  await newLearner(page, origin, '/flashcards/review?deck=nouns&start');
  for (let reload = 0; reload < RELOADS; reload += 1) {
    await appears(page.getByText(`Card 1 of ${10 - reload}`));
    await page.getByRole('button', { name: /^I know it/ }).evaluate((button: HTMLButtonElement) => {
      button.click();
      location.reload();
    });
  }
  await appears(page.getByText(`Card 1 of ${10 - RELOADS}`));
  await expect.poll(() => recordsOf(page)).toHaveLength(RELOADS);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-fact-'))),
  ).toEqual([]);
});
