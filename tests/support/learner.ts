import type { Page } from 'playwright-core';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}

let count = 0;

/** An address that nobody has used on this server. */
export function newAccount(): Account {
  count += 1;
  return {
    name: 'Ana Pérez',
    email: `ana-${process.pid}-${Date.now()}-${count}@example.com`,
    password: 'secreto-123',
  };
}

/** Registers through the form; ends on the login form. */
export async function register(page: Page, { name, email, password }: Account): Promise<void> {
  await page.getByRole('button', { name: /Create an account/ }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Registration successful').waitFor();
}

/** Logs in through the form; ends on the landing page. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Login successful').waitFor();
}

/** A new learner who has just logged in through the form. */
export async function newLearnerByForm(page: Page, origin: string): Promise<Account> {
  const account = newAccount();
  await page.goto(`${origin}/auth`);
  await register(page, account);
  await logIn(page, account);
  return account;
}

/** A new learner whose session lies in the browser's storage already: for tests of what comes after. */
export async function newLearner(page: Page, origin: string): Promise<Account> {
  const account = newAccount();
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(
    async ({ name, email, password, key }) => {
      const response = await fetch('/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, data: { name } }),
      });
      const session = await response.json();
      localStorage.setItem('camino-auth', JSON.stringify(session));
    },
    { ...account, key: PUBLISHABLE_KEY },
  );
  await page.goto(origin);
  await page.locator('html[data-session="stored"]').waitFor();
  return account;
}
