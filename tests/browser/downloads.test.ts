import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { cards } from '../support/content-files.ts';
import { newLearner } from '../support/learner.ts';
import { imageCountOf, pageCountOf, textsOf } from '../support/pdf-text.ts';

const origin = inject('origin');
const browser = browserPage();
const CARDS = 15;

/** Downloads by this button; returns name and bytes. */
async function download(button: string): Promise<{ name: string; bytes: Uint8Array }> {
  const { page } = browser;
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await page.getByText(`${file.suggestedFilename()} is ready.`).waitFor();
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('PDF sets and Anki packages are valid files; a failed download says so and can be retried', async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.goto(`${origin}/dashboard#downloads`);
  await page.route('**/pdf.worker-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF Basic Greetings' }).click();
  await page.getByText('camino-basic-greetings.pdf couldn’t be made.').waitFor();
  await page.unroute('**/pdf.worker-*');
  const pdf = await download('Try again');
  expect(pdf.name).toBe('camino-basic-greetings.pdf');
  expect(new TextDecoder().decode(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
  expect(pageCountOf(pdf.bytes)).toBe(4);
  expect(textsOf(pdf.bytes).map(({ text }) => text)).toContain('¿Cómo estás?');
  const greetings = cards.filter(({ category }) => category === 'greetings').slice(0, CARDS);
  expect(imageCountOf(pdf.bytes)).toBe(greetings.filter(({ picture }) => picture).length);

  const anki = await download('Anki Greetings');
  expect(anki.name).toBe('camino-greetings.apkg');
  const collection = unzipSync(anki.bytes)['collection.anki2'] ?? new Uint8Array();
  expect(new TextDecoder().decode(collection.subarray(0, 15))).toBe('SQLite format 3');
});
