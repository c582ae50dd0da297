import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { enter, storedLearner, type newAccount } from './learner.ts';
import { idsInAccount } from './records.ts';
import { appears, open } from './wait.ts';

const origin = inject('origin');
const LESSON = '/course/a1-hola/1';
export const ADDED = 'What you did as a guest is in your account';

export async function beginAsGuest(page: Page): Promise<void> {
  await open(page, `${origin}/auth`);
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await appears(page.getByRole('link', { name: 'From zero' }));
}

export async function addStarredWord(page: Page): Promise<void> {
  await open(page, `${origin}/flashcards/own`);
  await page.getByLabel('Spanish', { exact: true }).fill('el colibrí');
  await page.getByLabel('English').fill('hummingbird');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Star el colibrí' }).click();
}

export async function seeStarredWord(page: Page): Promise<void> {
  await open(page, `${origin}/flashcards/own`);
  await appears(page.getByText('hummingbird'));
  await expect
    .poll(() => page.getByRole('button', { name: 'Star el colibrí' }).getAttribute('aria-pressed'))
    .toBe('true');
}

export async function chooseGoal(page: Page, goal: string): Promise<void> {
  await open(page, `${origin}/profile#learning`);
  await page.getByLabel('Daily goal').selectOption(goal);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await appears(page.getByText('Settings saved'));
}

/** Registers where the form for a new account is open already. */
export async function fillIn(
  page: Page,
  { name, email, password }: ReturnType<typeof newAccount>,
): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await appears(page.getByText('Registration successful'));
}

/** An account with one record; nobody is logged in afterwards. */
export async function learnerWithRecords(page: Page) {
  const ana = await storedLearner(origin);
  await enter(page, origin, ana);
  await open(page, origin + LESSON);
  await appears(page.getByText(/^Step 1 of/));
  await page.keyboard.press('2');
  await expect.poll(async () => (await idsInAccount(page, origin)).length).toBe(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => localStorage.removeItem('camino-auth'));
  return ana;
}

/** What this device still stores of a guest. */
export function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^camino-(guest|preferences|fact)/.test(key)),
  );
}
