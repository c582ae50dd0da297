// @module-tag long
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import {
  ADDED,
  addStarredWord,
  beginAsGuest,
  fillIn,
  learnerWithRecords,
  seeStarredWord,
} from '../support/guest.ts';
import { logIn, newAccount, storedLearner, type StoredLearner } from '../support/learner.ts';
import { idsInAccount } from '../support/records.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const QUESTION = 'Add what you did as a guest?';
/** Of the guest in these tests, and of the account of `learnerWithRecords`. */
const [GUESTS, OWN] = [2, 1];

test('an account that refuses the copy ends the login; after the next one all of it arrives, once', async () => {
  const { page, context } = await guest();
  const { account } = await storedLearner(origin);
  await context.route('**/rpc/record_activity', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
  );
  await context.route('**/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 400, json: { code: 400, error_code: 'session_not_found', msg: 'No session' } }),
  );
  await open(page, `${origin}/auth`);
  await logIn(page, account);
  await appears(page.getByText('Please log in again. Your latest answers are saved on this device.'));
  await context.unroute('**/rpc/record_activity');
  await context.unroute('**/token?grant_type=refresh_token');
  await logIn(page, account);
  await seeStarredWord(page);
  await expect.poll(() => counted(page)).toBe(GUESTS);
});

test('a registration confirmed on another device: the guest’s records come along at the first login here', async () => {
  const { page } = await guest();
  const account = newAccount();
  await open(page, `${origin}/auth?register`);
  await fillIn(page, account);
  const laptop = await (await browser.ownContext()).newPage();
  await laptop.goto(await linkTo(account.email));
  await laptop.getByRole('button', { name: 'Confirm my email address and log in' }).click();
  await appears(laptop.getByText('Login successful'));
  await logIn(page, account);
  await appears(page.getByText(ADDED));
  await seeStarredWord(page);
  await seeStarredWord(laptop);
});

test('added without a network, it arrives once there is one', async () => {
  const { page, context, ana } = await besideAccount();
  await logInTo(page, ana);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to my account' }).dblclick();
  await appears(page.getByText(ADDED));
  await context.setOffline(false);
  await expect.poll(() => counted(page)).toBe(GUESTS + OWN);
});

test('a reload while it’s sent, and Back while it asks, lose and double nothing', async () => {
  const { page, context, ana } = await besideAccount();
  await logInTo(page, ana);
  await page.goBack();
  await page.reload();
  await appears(page.getByRole('alertdialog', { name: QUESTION }));
  await context.route('**/rpc/record_activity', () => undefined);
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await appears(page.getByText(ADDED));
  await context.unroute('**/rpc/record_activity');
  await page.reload();
  await seeStarredWord(page);
  await expect.poll(() => counted(page)).toBe(GUESTS + OWN);
});

test('of two tabs that ask, the last answer holds', async () => {
  const { page, context, ana } = await besideAccount();
  await logInTo(page, ana);
  const other = await context.newPage();
  await open(other, origin);
  await appears(other.getByRole('alertdialog', { name: QUESTION }));
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await appears(page.getByText(ADDED));
  await other.getByRole('button', { name: 'Leave on this device' }).click();
  // Without a reload, which would cut the withdrawal short.
  await other.evaluate(() => history.pushState(null, '', '/profile#data'));
  await appears(other.getByText(/It’s on this device only\.$/));
  await open(page, `${origin}/flashcards/own`);
  expect(await page.getByText('hummingbird').count()).toBe(0);
  await other.getByRole('button', { name: 'Add to my account' }).click();
  await appears(other.getByText(/It’s in your account now\./));
  await seeStarredWord(page);
});

/** A device on which a guest made and starred a word. */
async function guest() {
  const context = await browser.ownContext();
  const page = await context.newPage();
  await beginAsGuest(page);
  await addStarredWord(page);
  return { context, page };
}

/** As `guest`, and an account with a record of its own. */
async function besideAccount() {
  const ana = await learnerWithRecords(browser.page);
  return { ...(await guest()), ana };
}

async function logInTo(page: Page, ana: StoredLearner): Promise<void> {
  await open(page, `${origin}/auth`);
  await logIn(page, ana.account);
  await appears(page.getByRole('alertdialog', { name: QUESTION }));
}

async function counted(page: Page): Promise<number> {
  return (await idsInAccount(page, origin)).length;
}

async function linkTo(address: string): Promise<string> {
  const answer = await fetch(`${origin}/mailbox.json`);
  const mails = (await answer.json()) as { to: string; link?: string }[];
  return mails.find(({ to, link }) => to === address && link)?.link ?? '';
}
