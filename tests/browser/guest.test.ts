import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { browserPage } from '../support/browser-page.ts';
import {
  ADDED,
  addStarredWord,
  beginAsGuest,
  chooseGoal,
  fillIn,
  learnerWithRecords,
  leftovers,
  seeStarredWord,
} from '../support/guest.ts';
import { enter, logIn, newAccount, storedLearner } from '../support/learner.ts';
import { idsInAccount } from '../support/records.ts';
import { playUntil } from '../support/players/lesson.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const LESSON = '/course/a1-hola/1';
const DAY = 86_400_000;

test('a stranger learns a word in three presses, registers, and finds everything on a laptop', async () => {
  const { page } = browser;
  await page.goto(origin);
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await page.getByRole('link', { name: 'Start from zero' }).click();
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

test('starting over asks, and leaves nothing', { tags: 'long' }, async () => {
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
  await appears(page.getByRole('link', { name: 'Start from zero' }));
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

  test('what was added can be taken out again and added once more; the laptop follows', async () => {
    const page = await (await browser.ownContext()).newPage();
    const ana = await learnerWithRecords(page);
    const laptop = await (await browser.ownContext()).newPage();
    await enter(laptop, origin, ana);
    const wordsOn = async (device: Page) => {
      await open(device, `${origin}/flashcards/own`);
      return device.getByText('hummingbird').count();
    };
    await beginAsGuest(page);
    await addStarredWord(page);
    await open(page, `${origin}/auth`);
    await logIn(page, ana.account);
    await appears(page.getByRole('alertdialog', { name: 'Add what you did as a guest?' }));
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add to my account' }).click();
    await appears(page.getByText(ADDED));
    await seeStarredWord(laptop);

    await open(page, `${origin}/profile#data`);
    const undo = page.getByRole('button', { name: 'Take it out again' });
    await undo.focus();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await appears(page.getByText('What you did as a guest is no longer in your account'));
    await expect.poll(() => wordsOn(laptop)).toBe(0);
    await open(page, `${origin}/profile#data`);
    await page.getByRole('button', { name: 'Add to my account' }).click();
    await appears(undo);
    await seeStarredWord(page);
    await seeStarredWord(laptop);
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

test(
  'a stranger lives three days on a phone, registers, and finds every word, day, star and setting on a laptop',
  { tags: 'long', timeout: 300_000 },
  async () => {
    const context = await browser.ownContext();
    const first = await phoneIn(context);
    await first.clock.install({ time: Date.now() - 2 * DAY });
    await first.goto(origin);
    await first.getByRole('button', { name: 'Try it without an account' }).click();
    await first.getByRole('link', { name: 'Start from zero' }).click();
    await appears(first.getByText(/^Step 1 of/));
    await playUntil(first, 'main h2', 'Lesson complete!');
    await addStarredWord(first);
    await first.getByLabel('Spanish', { exact: true }).waitFor();
    await chooseGoal(first, '20');
    await first.getByRole('tab', { name: 'Account' }).click();
    await first.getByLabel('Display name').fill('Zoe');
    await first.getByRole('button', { name: 'Save changes' }).click();
    await appears(first.getByText('Settings saved').last());
    await first.clock.fastForward(DAY);
    await first.close();

    const second = await phoneIn(context);
    await open(second, `${origin}/flashcards/review`);
    await second.getByRole('button', { name: 'Start Review' }).click();
    await playUntil(second, 'main h2', 'Review complete!');
    await open(second, `${origin}/course/a1-hola/2`);
    await playUntil(second, 'main h2', 'Lesson complete!');
    await second.clock.fastForward(DAY);
    await second.close();

    const third = await phoneIn(context);
    await open(third, origin);
    await third.getByRole('link', { name: 'Keep them with a free account.' }).click();
    const figures = await figuresOn(third);
    expect(figures).toMatch(/Days? studied|Streak/);
    await open(third, `${origin}/auth?register`);
    const account = newAccount();
    await fillIn(third, account);
    await logIn(third, account);
    await appears(third.getByText(ADDED));

    const laptop = await (await browser.ownContext()).newPage();
    await open(laptop, `${origin}/auth`);
    await logIn(laptop, account);
    await expect.poll(() => figuresOn(laptop)).toBe(figures);
    await seeStarredWord(laptop);
    await open(laptop, `${origin}/profile#learning`);
    await expect.poll(() => laptop.getByLabel('Daily goal').inputValue()).toBe('20');
    await laptop.getByRole('tab', { name: 'Account' }).click();
    await expect.poll(() => laptop.getByLabel('Display name').inputValue()).toBe('Zoe');
  },
);

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

  test.each([
    ['nothing', ['localStorage', 'indexedDB']],
    ['no settings', ['localStorage']],
    ['no records, as some private windows', ['indexedDB']],
  ])('whose browser stores %s hears it at once', async (_what, blocked) => {
    const context = await browser.ownContext();
    await context.addInitScript((names) => {
      const refused = {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      };
      for (const name of names) Object.defineProperty(window, name, refused);
    }, blocked);
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Try it without an account' }).click();
    await appears(page.getByText('This browser keeps nothing'));
    await appears(page.getByRole('link', { name: 'Start from zero' }));
  });

  test('whose records the browser has deleted begins anew', async () => {
    const page = await (await browser.ownContext()).newPage();
    await beginAsGuest(page);
    await addStarredWord(page);
    const copies = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('camino-fact-')));
    await expect.poll(copies).toEqual([]);
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases()) {
        await new Promise((deleted, failed) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener('success', deleted);
          request.addEventListener('error', failed);
        });
      }
    });
    await open(page, origin);
    await appears(page.getByRole('link', { name: 'Start from zero' }));
    await addStarredWord(page);
    await seeStarredWord(page);
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

async function phoneIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** What the course and the progress page count. */
async function figuresOn(page: Page): Promise<string> {
  await open(page, `${origin}/course`);
  await appears(page.getByText(/ \d+ of \d+ words met/).first());
  await appears(page.getByText('More words from the course').first());
  const course = await page.locator('main').textContent();
  await open(page, `${origin}/dashboard`);
  await appears(page.getByText('Mastery by category'));
  return `${course} ${await page.locator('main').textContent()}`;
}
