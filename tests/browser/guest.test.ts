import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, logIn, newAccount, storedLearner } from '../support/learner.ts';
import { idsInAccount } from '../support/records.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const LESSON = '/course/a1-hola/1';
const ADDED = 'What you did as a guest is in your account';

test('a stranger learns a word in three presses, registers, and finds everything on a laptop', async () => {
  const { page } = browser;
  await page.goto(origin);
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await page.getByRole('link', { name: 'From zero' }).click();
  await page.getByRole('button', { name: /^Got it/ }).click();
  await appears(page.getByText(/^Step 2 of/));
  await appears(page.getByText('Guest', { exact: true }));
  await addStarredWord(page);
  await chooseGoal(page, '20');

  await open(page, `${origin}/games`);
  await appears(page.getByText('The leaderboard needs an account.'));
  await page.getByRole('link', { name: 'Create a free account' }).click();
  const account = newAccount();
  await fillIn(page, account);
  await logIn(page, account);
  await appears(page.getByText(ADDED));
  await expect.poll(async () => (await idsInAccount(page, origin)).length).toBeGreaterThanOrEqual(2);
  expect(await page.getByRole('alertdialog').count()).toBe(0);

  const laptop = await (await browser.ownContext()).newPage();
  await open(laptop, `${origin}/auth`);
  await logIn(laptop, account);
  await seeStarredWord(laptop);
  await open(laptop, `${origin}/profile#learning`);
  await expect.poll(() => laptop.getByLabel('Daily goal').inputValue()).toBe('20');
});

test('starting over asks, and leaves nothing', async () => {
  const { page } = browser;
  await beginAsGuest(page);
  await addStarredWord(page);
  await open(page, `${origin}/profile#data`);
  await page.getByRole('main').getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep learning' }).click();
  await seeStarredWord(page);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Delete and start over' }).click();
  await appears(page.getByRole('link', { name: 'Start Learning Now' }));
  expect(await leftovers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await appears(page.getByRole('link', { name: 'From zero' }));
});

test('a guest who registers with Google is asked nothing', { tags: 'long' }, async () => {
  const page = await (await browser.ownContext()).newPage();
  await beginAsGuest(page);
  await addStarredWord(page);
  await open(page, `${origin}/auth?register`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('E-mail').fill(newAccount().email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await appears(page.getByText(ADDED));
  await seeStarredWord(page);
});

describe('logging in to an account that has records of its own', { tags: 'long' }, () => {
  test('asks; what is left on the device can still be added', async () => {
    const { page } = browser;
    const ana = await learnerWithRecords(page);
    await beginAsGuest(page);
    await addStarredWord(page);
    await open(page, `${origin}/auth`);
    await logIn(page, ana.account);
    await appears(page.getByRole('alertdialog', { name: 'Add what you did as a guest?' }));
    await appears(page.getByText(/: 1 word of your own and 1 star\./));
    const isCutOff = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    expect(await page.getByRole('alertdialog').evaluate(isCutOff)).toBe(false);
    await page.getByRole('button', { name: 'Leave on this device' }).click();
    await page.reload();
    await open(page, `${origin}/profile#data`);
    expect(await idsInAccount(page, origin)).toHaveLength(1);
    await page.getByRole('button', { name: 'Add to my account' }).click();
    await appears(page.getByText(ADDED));
    await expect.poll(async () => (await idsInAccount(page, origin)).length).toBe(3);
    await seeStarredWord(page);
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/auth');
    expect(await leftovers(page)).toEqual([]);
  });

  test('while the service fails, the copy waits on the device and arrives once', async () => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    await beginAsGuest(page);
    await addStarredWord(page);
    const { account } = await storedLearner(origin);
    await context.route('**/rest/v1/rpc/record_activity', (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await open(page, `${origin}/auth`);
    await logIn(page, account);
    await appears(page.getByText(ADDED));
    await page.reload();
    await seeStarredWord(page);
    expect(await idsInAccount(page, origin)).toEqual([]);
    await context.unroute('**/rest/v1/rpc/record_activity');
    await page.reload();
    await expect.poll(async () => (await idsInAccount(page, origin)).length).toBe(2);
  });

  test('a lesson goes on when somebody logs in in another tab, and comes along', async () => {
    const context = await browser.ownContext();
    const [page, other] = [await context.newPage(), await context.newPage()];
    await beginAsGuest(page);
    await open(page, origin + LESSON);
    await appears(page.getByText(/^Step 1 of/));
    const { account } = await storedLearner(origin);
    await open(other, `${origin}/auth`);
    await logIn(other, account);
    await appears(page.getByText(/^You’re logged in in another tab\. You can still finish your lesson\./));
    await page.keyboard.press('2');
    await appears(page.getByText(/^Step 2 of/));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(async () => (await idsInAccount(page, origin)).length).toBe(1);
  });
});

describe('a guest', { tags: 'long' }, () => {
  test('begins, learns and comes back without a network', async () => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    await beginAsGuest(page);
    await open(page, origin + LESSON);
    await appears(page.getByText(/^Step 1 of/));
    await context.setOffline(true);
    await page.keyboard.press('2');
    await appears(page.getByText(/^Step 2 of/));
    expect(await page.getByText('Offline').count()).toBe(0);
    await context.setOffline(false);
    await open(page, origin);
    await appears(page.getByText('Lesson 1 of 10: ¡Hola!').first());
  });

  test('whose browser stores nothing hears it at once', async () => {
    const context = await browser.ownContext();
    await context.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'indexedDB', blocked);
    });
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Try it without an account' }).click();
    await appears(page.getByText('This browser keeps nothing'));
    await appears(page.getByRole('link', { name: 'From zero' }));
  });

  test('is reminded once a day from the second day on, and never in a lesson', async () => {
    const page = await (await browser.ownContext()).newPage();
    await page.clock.install();
    await beginAsGuest(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, origin + LESSON);
    await appears(page.getByText(/^Step 1 of/));
    await page.keyboard.press('2');
    await appears(page.getByText(/^Step 2 of/));
    await open(page, origin);
    await appears(page.getByText('Lesson 1 of 10: ¡Hola!').first());
    expect(await page.getByText('is on this device only').count()).toBe(0);
    await page.clock.fastForward(26 * 3_600_000);
    await open(page, origin + LESSON);
    await appears(page.getByText(/^Step 1 of/));
    expect(await page.getByText('is on this device only').count()).toBe(0);
    await open(page, origin);
    await appears(page.getByText('Your word is on this device only.'));
    await page.getByRole('button', { name: 'Not now' }).click();
    await open(page, origin);
    await appears(page.getByText('Lesson 1 of 10: ¡Hola!').first());
    expect(await page.getByText('is on this device only').count()).toBe(0);
  });
});

async function beginAsGuest(page: Page): Promise<void> {
  await open(page, `${origin}/auth`);
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await appears(page.getByRole('link', { name: 'From zero' }));
}

async function addStarredWord(page: Page): Promise<void> {
  await open(page, `${origin}/flashcards/own`);
  await page.getByLabel('Spanish', { exact: true }).fill('el colibrí');
  await page.getByLabel('English').fill('hummingbird');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Star el colibrí' }).click();
}

async function seeStarredWord(page: Page): Promise<void> {
  await open(page, `${origin}/flashcards/own`);
  await appears(page.getByText('hummingbird'));
  await expect
    .poll(() => page.getByRole('button', { name: 'Star el colibrí' }).getAttribute('aria-pressed'))
    .toBe('true');
}

async function chooseGoal(page: Page, goal: string): Promise<void> {
  await open(page, `${origin}/profile#learning`);
  await page.getByLabel('Daily goal').selectOption(goal);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await appears(page.getByText('Settings saved'));
}

/** Registers where the form for a new account is open already. */
async function fillIn(page: Page, { name, email, password }: ReturnType<typeof newAccount>): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await appears(page.getByText('Registration successful'));
}

/** An account with one record; nobody is logged in afterwards. */
async function learnerWithRecords(page: Page) {
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
function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^camino-(guest|preferences|fact)/.test(key)),
  );
}
