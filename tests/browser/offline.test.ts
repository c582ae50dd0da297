import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner, type Account } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { idsInAccount, recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();

test('answers of a revoked session reach their account once, whoever logs in meanwhile', async () => {
  const context = await browser.ownContext();
  const page = await context.newPage();
  await page.clock.install();
  const [ana, ben] = await Promise.all([storedLearner(origin), storedLearner(origin)]);
  await enter(page, origin, ana);
  await open(page, `${origin}/flashcards/greetings-hola`);
  await appears(page.getByRole('button', { name: 'Next' }));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await appears(page.getByRole('banner').getByText('Offline', { exact: true }));
  for (const count of [1, 2]) {
    await page.clock.runFor(2000);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => recordsOf(page)).toHaveLength(count);
  }
  await revoke(ana.session);
  await context.setOffline(false);
  await appears(page.getByText('Please log in again. Your latest answers are saved on this device.'));
  const kept = await recordsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/record_activity')) sent.push(request.postData() ?? '');
  });

  await logIn(page, ben.account);
  await open(page, `${origin}/dashboard`);
  await appears(page.getByText('Sample data').first());
  expect([await idsInAccount(page, origin), sent]).toEqual([[], []]);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await appears(page.getByRole('heading', { name: 'Welcome back!' }));
  await expect.poll(() => page.getByText('Please log in again.').count()).toBe(0);

  await logIn(page, ana.account);
  await expect.poll(() => idsInAccount(page, origin)).toEqual(expect.arrayContaining(kept));
  expect(kept.map((id) => sent.join().split(id).length - 1)).toEqual(kept.map(() => 1));
});

test(
  'a service that doesn’t answer: a short note in the bar, details in the menu',
  { tags: 'long' },
  async () => {
    const page = await (await browser.ownContext()).newPage();
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 503, body: '' }));
    await enter(page, origin, await storedLearner(origin));
    const failed = page.waitForEvent('requestfinished', (request) => request.url().includes('/rest/v1/'));
    await open(page, `${origin}/flashcards`);
    await failed;
    const bar = page.getByRole('banner');
    await page.clock.fastForward(8000);
    await appears(bar.getByRole('status').getByText('Offline', { exact: true }));
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await appears(bar.getByText('Offline: your progress is saved on this device.'));
    await bar.getByRole('button', { name: 'Close menu' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await bar.getByRole('button', { name: /Account of/ }).click();
    await appears(page.getByText('Offline: your progress is saved on this device.').last());
    await page.unroute('**/rest/v1/**');
    await page.clock.fastForward(30_000);
    await bar.getByText('Offline', { exact: true }).waitFor({ state: 'detached' });
  },
);

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await appears(page.getByRole('button', { name: /Account of/ }));
}

/** Ends the session, as changing the password on another device does. */
async function revoke(session: string): Promise<void> {
  const { access_token: token } = JSON.parse(session);
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  await fetch(`${origin}/auth/v1/logout?scope=global`, { method: 'POST', headers });
}
