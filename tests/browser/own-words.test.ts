// @module-tag long
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';
import { recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();

test('an own word is added by keyboard, starred, due for review, and still there after a reload', async () => {
  const { page } = browser;
  await newLearner(page, origin, '/flashcards/own');
  await page.getByLabel('Spanish', { exact: true }).fill('la pinguino');
  await page.getByLabel('Spanish', { exact: true }).press('Backspace');
  await page.keyboard.type('a');
  await page.getByRole('button', { name: 'ü' }).click();
  await page.getByLabel('English').fill('<b>penguin</b>');
  await page.keyboard.press('Enter');
  await appears(page.getByText('is one of your words now.'));
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('spanish');

  await page.keyboard.type('casa');
  await page.getByLabel('English').fill('home');
  await page.keyboard.press('Enter');
  await appears(page.getByText('Camino already has “la casa”'));

  await page.getByRole('button', { name: 'Star la pinguinaü' }).press('Enter');
  await page.getByRole('button', { name: 'Remove la pinguinaü' }).click();
  await appears(page.getByText('“la pinguinaü” is removed.'));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await recordsOf(page)).length).toBe(4);
  await page.reload();
  await appears(page.getByText('<b>penguin</b>'));
  expect(await page.getByRole('button', { name: 'Star la pinguinaü' }).getAttribute('aria-pressed')).toBe(
    'true',
  );

  await page.getByRole('link', { name: 'Review your words' }).click();
  await appears(page.getByText('1 word to review'));
  await page.getByLabel('Which words?').selectOption('Starred words');
  await appears(page.getByText('1 word to review'));
  await page.getByRole('button', { name: 'Start Review' }).press('Enter');
  await appears(page.getByText('A new word'));
  expect(await page.locator('h2').textContent()).toBe('la pinguinaü');
  await page.keyboard.press('s');
  await page.getByLabel('More').click();
  await expect
    .poll(() => page.getByRole('button', { name: 'Star this card' }).getAttribute('aria-pressed'))
    .toBe('false');
  await page.keyboard.press('2');
  await appears(page.getByText('You recalled 1 of 1 word the first time.'));
});
