// @module-tag long
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { malformedEntries } from '../support/malformed-facts.ts';
import { logDatabase } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();

test('damaged records break no page, block no other record, and are reported', async () => {
  const page = await (await browser.ownContext()).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.clock.install();
  await newLearner(page, origin, '/flashcards/greetings-hola');
  await damage(page);
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/record_activity') && answer.ok());
  await open(page, `${origin}/flashcards/greetings-hola`);
  const next = page.getByRole('button', { name: 'Next' });
  await appears(next);
  await page.clock.runFor(1100);
  await next.click();
  await sent;
  await open(page, `${origin}/profile`);
  await appears(page.getByText('Studied 1 word'));
  await open(page, `${origin}/flashcards/review?deck=nouns`);
  await appears(page.getByRole('button', { name: 'Start Review' }));
  await open(page, `${origin}/profile#data`);
  const count = malformedEntries.length;
  await appears(page.getByText(`${count} damaged records on this device are left out. All others count`));
  await page.getByRole('button', { name: 'Export my data' }).click();
  await appears(page.getByText(`1 record. ${count} damaged records on this device are left out.`));
  expect(errors).toEqual([]);
});

/** Adds damaged entries to this browser's log, once it exists. */
async function damage(page: Page): Promise<void> {
  const name = await logDatabase(page);
  return page.evaluate(
    async ([log, entries]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(log);
        request.addEventListener('success', () => resolve(request.result));
      });
      const store = database.transaction('entries', 'readwrite').objectStore('entries');
      for (const entry of entries) store.add(entry);
      await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
      database.close();
    },
    [name, malformedEntries.map(([, entry]) => entry)] as const,
  );
}
