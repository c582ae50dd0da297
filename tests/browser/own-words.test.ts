// @module-tag long
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('spanish');

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
  await expect
    .poll(() => page.getByRole('button', { name: 'Star la pinguinaü' }).getAttribute('aria-pressed'))
    .toBe('true');

  await page.getByRole('link', { name: 'Review your words' }).click();
  await appears(page.getByText('1 word to review'));
  await page.getByLabel('Which words?').selectOption('Starred words');
  await appears(page.getByText('1 word to review'));
  await page.getByRole('button', { name: 'Start Review' }).press('Enter');
  await appears(page.getByText('A new word'));
  await expect.poll(() => page.locator('h2').textContent()).toBe('la pinguinaü');
  await page.keyboard.press('s');
  await page.getByLabel('More').click();
  await expect
    .poll(() => page.getByRole('button', { name: 'Star this card' }).getAttribute('aria-pressed'))
    .toBe('false');
  await page.keyboard.press('2');
  await appears(page.getByText('You recalled 1 of 1 word the first time.'));
});

test('a teacher’s spreadsheet, Google’s saved words and an Anki package arrive as they were meant', async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await newLearner(page, origin, '/flashcards/own');
  await appears(page.getByText('No words yet.'));
  await page.getByText('Add a list of words').click();
  const spreadsheet = 'sep=;\r\nEspañol;Inglés\r\nel cigüeñal;crankshaft\r\nla niñera;nanny, babysitter\r\n';
  await choose(page, Buffer.from(spreadsheet, 'latin1'));
  await expect.poll(() => shown(page)).toEqual(['el cigüeñal – crankshaft', 'la niñera – nanny, babysitter']);
  await expect.poll(() => page.getByLabel('Separator').inputValue()).toBe(';');
  await expect.poll(() => page.getByLabel('First line').inputValue()).toBe('heading');
  await page.getByLabel('First line').focus();
  await page.getByLabel('First line').selectOption('word');
  await appears(page.getByText('1 line is left out, a duplicate:'));
  expect(await page.getByLabel('First line').evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await page.getByLabel('First line').selectOption('heading');
  await page.getByRole('button', { name: 'Add 2 words' }).click();
  await appears(page.getByText('2 words added.'));

  await choose(page, Buffer.from('English,Spanish,hedgehog,erizo\nSpanish,English,grulla,crane\n'));
  await expect.poll(() => shown(page)).toEqual(['erizo – hedgehog', 'grulla – crane']);
  await page.getByRole('button', { name: 'Add 2 words' }).click();
  await appears(page.getByText('2 words added.'));

  await choose(page, resolve(import.meta.dirname, '../support/anki-2024.apkg'));
  await appears(page.getByText(/^2 sounds and pictures are left out/));
  await page.getByLabel('Note type').selectOption('Cloze (1)');
  await expect.poll(() => shown(page)).toEqual(['La casa es grande – the house is big']);
  await page.getByRole('button', { name: 'Swap Spanish and English' }).click();
  await expect.poll(() => shown(page)).toEqual(['the house is big – La casa es grande']);
  await page.getByRole('button', { name: 'Swap Spanish and English' }).click();
  await page.getByRole('button', { name: 'Add 1 word' }).click();
  await appears(page.getByText('1 word added.'));
  await appears(page.getByRole('heading', { name: '5 words' }));

  await choose(page, Buffer.from('PK\u0003\u0004 this is a workbook'));
  await appears(page.getByText(/^This (isn’t an Anki package|file is damaged)/));
});

async function choose(page: Page, file: Buffer | string): Promise<void> {
  const chosen = typeof file === 'string' ? file : { name: 'words.csv', mimeType: 'text/csv', buffer: file };
  await page.locator('input[type=file]').setInputFiles(chosen);
}

function shown(page: Page): Promise<string[]> {
  return page.locator('details li:has(strong)').allTextContents();
}
