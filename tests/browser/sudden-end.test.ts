import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';
import { recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();
const SITTINGS = 5;

test('an answer survives a page that ends in the same task, and counts on the next', async () => {
  const { page } = browser;
  await newLearner(page, origin, '/flashcards/review?deck=nouns&start');
  for (let sitting = 0; sitting < SITTINGS; sitting += 1) {
    await appears(page.getByText(`Card 1 of ${10 - sitting}`));
    await page.getByRole('button', { name: /^I know it/ }).evaluate((button: HTMLButtonElement) => {
      button.click();
      location.reload();
    });
  }
  await appears(page.getByText(`Card 1 of ${10 - SITTINGS}`));
  await expect.poll(() => recordsOf(page)).toHaveLength(SITTINGS);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-fact-'))),
  ).toEqual([]);
});
