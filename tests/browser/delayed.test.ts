import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sendActivity } from '../support/account-log.ts';
import { ratedAt } from '../support/activity.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, newLearner, storedLearner, type Account } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { idsInAccount, logDatabase, recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage({ timezoneId: 'Europe/London' });
/** Shorter views don't count as studying. */
const STUDY = 1100;
const SAVED = /^Saved on this device, not in your account yet, since \d\d:\d\d\.$/;

test('an account that stores nothing: the bar says since when, and everything syncs once it recovers', async () => {
  const page = await (await browser.ownContext()).newPage();
  await page.clock.install();
  await page.route('**/rest/v1/rpc/record_activity', (route) =>
    route.fulfill({ status: 404, json: { code: 'PGRST202', message: 'Could not find the function' } }),
  );
  await newLearner(page, origin, '/flashcards/greetings-hola');
  await study(page, 3);
  await expect.poll(() => recordsOf(page)).toHaveLength(3);
  const status = page.getByRole('banner').getByRole('status').last();
  await expect.poll(() => status.textContent()).toMatch(SAVED);
  expect(await idsInAccount(page, origin)).toEqual([]);
  await page.unroute('**/rest/v1/rpc/record_activity');
  await page.clock.fastForward(60_000);
  await expect.poll(async () => (await idsInAccount(page, origin)).length).toBe(3);
  await expect.poll(() => status.textContent()).toBe('');
});

test(
  'if this device stores nothing, the bar says to stay until everything is synced',
  { tags: 'long' },
  async () => {
    const page = await (await browser.ownContext()).newPage();
    await page.clock.install();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Damaged', 'UnknownError');
      };
      const setItem = Reflect.get(Storage.prototype, 'setItem') as Storage['setItem'];
      Storage.prototype.setItem = function keep(key, value) {
        if (key.startsWith('camino-fact')) throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.route('**/rest/v1/rpc/record_activity', (route) => route.fulfill({ status: 503, body: '' }));
    await newLearner(page, origin, '/flashcards/greetings-hola');
    await study(page, 1);
    const status = page.getByRole('banner').getByRole('status').last();
    const kept = 'Your browser can’t save your progress. Stay on this page until it’s all in your account.';
    await expect.poll(() => status.textContent()).toContain(kept);
    await page.unroute('**/rest/v1/rpc/record_activity');
    await page.clock.fastForward(60_000);
    await expect.poll(async () => (await idsInAccount(page, origin)).length).toBe(1);
    await expect.poll(() => status.textContent()).toBe('');
  },
);

test('settings stored nowhere aren’t called saved', { tags: 'long' }, async () => {
  const page = await (await browser.ownContext()).newPage();
  await newLearner(page, origin, '/profile#settings');
  const name = page.getByLabel('Display name');
  await name.fill('Lucía');
  await page.route('**/rest/v1/rpc/change_settings', (route) => route.fulfill({ status: 503, body: '' }));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await appears(page.getByText('Not saved. Please try again.'));
  expect(await page.getByText(/^Settings saved/).count()).toBe(0);
  await expect.poll(() => name.inputValue()).toBe('Lucía');
});

test.each([
  ['refused', (page: Page) => page.route('**/rest/v1/**', (route) => route.abort('blockedbyclient'))],
  ['never answered', (page: Page) => page.route('**/rest/v1/**', () => undefined)],
])(
  'with the account’s data %s, a new device says that progress isn’t loaded, not that there is none',
  { tags: 'long' },
  async (_name, block) => {
    const page = await oldLearner(block);
    await page.clock.runFor(3500);
    await appears(page.getByRole('heading', { name: 'We couldn’t load your progress yet' }));
    await openDashboard(page);
    await appears(page.getByText(/^We couldn’t load your figures yet/).first());
    expect(await page.getByText('Sample data').count()).toBe(0);
  },
);

test(
  'an ad blocker that blocks the account’s data: the bar says so until it’s off',
  { tags: 'long' },
  async () => {
    const page = await oldLearner((one) =>
      one.route('**/rest/v1/**', (route) => route.abort('blockedbyclient')),
    );
    const status = page.getByRole('banner').getByRole('status').last();
    const later = async () => {
      await page.clock.runFor(5000);
      return status.textContent();
    };
    await expect
      .poll(later)
      .toBe('Your account can’t be reached. The service may be down, or an ad blocker may stop it.');
    await page.unroute('**/rest/v1/**');
    await expect.poll(later).toBe('');
    await openDashboard(page);
    await appears(page.getByText('Mastery by category'));
    expect(await page.getByText(/^We couldn’t load your figures yet/).count()).toBe(0);
  },
);

test(
  'a database closed by the browser reopens, and logging out leaves nothing behind',
  { tags: 'long' },
  async () => {
    const page = await (await browser.ownContext()).newPage();
    await page.clock.install();
    await newLearner(page, origin, '/flashcards/greetings-hola');
    await study(page, 1);
    await expect.poll(() => recordsOf(page)).toHaveLength(1);
    await closeLog(page);
    await study(page, 4);
    await expect.poll(() => recordsOf(page)).toHaveLength(5);
    await expect.poll(async () => (await idsInAccount(page, origin)).length).toBe(5);
    await closeLog(page);
    await logOut(page);
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  },
);

test(
  'after logging out and in again in another tab, this one reloads its data by itself',
  { tags: 'long' },
  async () => {
    const context = await browser.ownContext();
    const [page, other] = [await context.newPage(), await context.newPage()];
    const learner = await storedLearner(origin);
    await sendActivity(origin, learner.session, [ratedAt(Date.now() - 20 * 86_400_000, 'greetings-hola')]);
    await enter(page, origin, learner);
    const due = (tab: Page) => tab.getByText('1 word, about 1 minute');
    await open(page, `${origin}/`);
    await appears(due(page));
    await open(other, `${origin}/`);
    await appears(due(other));
    await logOut(page);
    await logIn(page, learner.account);
    await appears(due(page));
    await appears(due(other));
    for (const tab of [page, other])
      await expect.poll(() => recordsOf(tab)).toEqual(await idsInAccount(tab, origin));
  },
);

/** The landing page on a new device of an old learner, with some requests blocked. */
async function oldLearner(block: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await (await browser.ownContext()).newPage();
  const learner = await storedLearner(origin);
  await sendActivity(origin, learner.session, [ratedAt(Date.now() - 86_400_000, 'greetings-hola')]);
  await page.clock.install();
  await block(page);
  await enter(page, origin, learner);
  await open(page, `${origin}/`);
  return page;
}

async function openDashboard(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
}

async function study(page: Page, cards: number): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  for (let card = 0; card < cards; card += 1) {
    await appears(next);
    await page.clock.runFor(STUDY);
    await next.click();
  }
}

/** Makes the browser ask every page to close the log, as for another version of it. */
async function closeLog(page: Page): Promise<void> {
  await page.evaluate(
    async (name) => {
      const request = indexedDB.open(name, 2);
      await new Promise((resolve) => {
        request.addEventListener('upgradeneeded', () => request.transaction?.abort());
        request.addEventListener('error', resolve);
      });
    },
    await logDatabase(page),
  );
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
