import type { Page } from 'playwright-core';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { appears, open } from './wait.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** An account and its session, as the app stores it. */
export interface StoredLearner {
  account: Account;
  session: string;
}

let count = 0;

export function newAccount(name = 'Ana Pérez'): Account {
  count += 1;
  return {
    name,
    email: `ana-${[process.pid, Date.now(), count].map((part) => part.toString(36)).join('-')}@example.com`,
    password: 'secreto-123',
  };
}

export async function register(page: Page, { name, email, password }: Account): Promise<void> {
  await page.getByRole('button', { name: /Create an account/ }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await appears(page.getByText('Registration successful'));
}

export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await appears(page.getByText('Login successful'));
}

export async function newLearnerByForm(page: Page, origin: string): Promise<Account> {
  const account = newAccount();
  await open(page, `${origin}/auth`);
  await register(page, account);
  await logIn(page, account);
  return account;
}

/** A new learner whose session is in the browser's storage; opens `path` if given. */
export async function newLearner(page: Page, origin: string, path?: string): Promise<Account> {
  const learner = await storedLearner(origin);
  await enter(page, origin, learner);
  if (path) await open(page, origin + path);
  return learner.account;
}

/** Stores the learner's session in a browser, as after a login. */
export async function enter(page: Page, origin: string, { session }: StoredLearner): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('camino-auth', value), session);
}

export async function storedLearner(origin: string, ownName?: string): Promise<StoredLearner> {
  const account = newAccount(ownName);
  const { name, email, password } = account;
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { name } }),
  });
  return { account, session: await response.text() };
}
