import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();
/** Shorter views don't count as studying. */
const STUDY = 1100;

test('a learner exports, deletes the account, and imports everything into a new one', async () => {
  const page = await (await browser.ownContext()).newPage();
  await page.clock.install();
  const first = await newLearner(page, origin, '/flashcards/greetings-hola');
  await study(page);
  await expect.poll(() => recordsOf(page)).toHaveLength(1);
  const records = await recordsOf(page);
  await open(page, `${origin}/profile#data`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const path = await (await download).path();
  await appears(page.getByText('your settings and 1 record.'));
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    profile: { displayName: first.name, email: first.email },
    activity: [{ id: records[0] }],
  });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('delete');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await appears(page.getByText('Your account is deleted'));
  await page.waitForURL(`${origin}/`);
  await expect.poll(() => traces(page)).toEqual([]);
  await open(page, `${origin}/auth`);
  await page.getByLabel('Email').fill(first.email);
  await page.getByLabel('Password', { exact: true }).fill(first.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await appears(page.getByText('Invalid login credentials'));

  await newLearner(page, origin, '/profile#data');
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/record_activity') && response.ok(),
  );
  await page.setInputFiles('input[type=file]', path);
  await appears(page.getByText('1 record added.'));
  await expect.poll(() => recordsOf(page)).toEqual(records);
  await sent;
  await page.setInputFiles('input[type=file]', path);
  await appears(page.getByText('0 records added. 1 record was here already.'));
});

test(
  'logging out offline asks before records are lost; online again nothing is left behind',
  { tags: 'long' },
  async () => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    await page.clock.install();
    await newLearner(page, origin, '/flashcards/greetings-hola');
    await page.getByRole('button', { name: /Account of/ }).click();
    await appears(page.getByRole('menuitem', { name: 'Log out' }));
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await study(page);
    await expect.poll(() => recordsOf(page)).toHaveLength(1);
    await logOut(page);
    await page.getByRole('alertdialog').waitFor();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect.poll(() => recordsOf(page)).toHaveLength(1);
    await context.setOffline(false);
    await logOut(page);
    await page.waitForURL('**/auth');
    await expect.poll(() => traces(page)).toEqual([]);
  },
);

async function study(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await appears(next);
  await page.clock.runFor(STUDY);
  await next.click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** A learner's data left in the browser. */
function traces(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const names = [...databases.map(({ name = '' }) => name), ...Object.keys(localStorage)];
    // The voices of the browser say nothing about the learner.
    return names.filter((name) => name.startsWith('camino-') && name !== 'camino-voices');
  });
}
