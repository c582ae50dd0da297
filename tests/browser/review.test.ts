import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';
import { recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();

test('a new learner meets and reviews words by keyboard, undoes a rating, reloads, and finds the rest', async () => {
  const { page } = browser;
  await newLearner(page, origin, '/flashcards/review?deck=nouns');
  await appears(page.getByText('10 words to review'));
  await page.getByLabel(/^Four buttons/).check();
  await page.getByRole('button', { name: 'Start Review' }).press('Enter');
  await appears(page.getByText('A new word'));
  const first = await page.locator('h2').textContent();
  await page.keyboard.press('2');
  await appears(page.getByText('Card 2 of 10'));
  await page.keyboard.press('u');
  await appears(page.getByText('Card 1 of 10'));
  await expect.poll(() => page.locator('h2').textContent()).toBe(first);
  for (let word = 0; word < 3; word += 1) await meetNext(page);
  await expect.poll(() => page.locator('h2').textContent()).toBe(first);
  await page.keyboard.press('Space');
  await page.keyboard.press('4');
  await appears(page.getByText('Card 2 of 10'));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Easy/ }).dblclick();
  await appears(page.getByText('Card 3 of 10'));
  await expect.poll(async () => (await recordsOf(page)).length).toBe(7);
  await page.reload();
  await appears(page.getByText('7 words to review'));

  await page.getByLabel(/^Type it/).check();
  await page.getByRole('button', { name: 'Start Review' }).click();
  for (let word = 0; word < 3; word += 1) await meetNext(page);
  await appears(page.locator('input:focus'));
  await page.setViewportSize({ width: 390, height: 844 });
  const sound = await page.getByRole('button', { name: /^Listen to/ }).boundingBox();
  expect(sound?.width, 'the sound stays a small button on a phone').toBeLessThan(60);
  await page.keyboard.type('<b>no idea 🙂');
  await page.keyboard.press('Enter');
  await appears(page.getByText('Not quite.'));
  await page.keyboard.press('Enter');
  await appears(page.getByText('Card 2 of 7'));
  await page.keyboard.press('Control+z');
  await appears(page.getByRole('textbox'));
  await appears(page.getByText('Card 1 of 7'));
  await page.getByRole('button', { name: 'End review' }).click();
  await appears(page.getByText('5 words are left for now.'));
});

/** A word whose rating was undone is one that the learner has met. */
async function meetNext(page: Page): Promise<void> {
  await appears(page.getByText(/^A (new word|word you’ve met)$/));
  const met = await page.locator('h2').textContent();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('h2').textContent()).not.toBe(met);
}
