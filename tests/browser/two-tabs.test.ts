import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { idsInAccount, recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();
const ELSEWHERE = /^You were logged out in another tab\./;
let context: BrowserContext;
let here: Page;
let elsewhere: Page;
let ana: StoredLearner;

beforeEach(async () => {
  context = await browser.ownContext();
  [here, elsewhere] = [await context.newPage(), await context.newPage()];
  ana = await storedLearner(origin);
  await enter(here, origin, ana);
});

describe('logged out in another tab', () => {
  test('a game continues, says so, and leads to the login when left', async () => {
    await startWordMatch(here);
    await tile(here, 1).click();
    await logOutElsewhere();
    await appears(here.getByText(/^You were logged out in another tab\. You can still finish your game\./));
    await tile(here, 2).click();
    await appears(here.getByText('Moves1'));
    expect(await here.getByRole('button', { name: 'Log in again' }).count()).toBe(0);
    await barLink(here, 'Games').click();
    await here.waitForURL('**/auth');
    await appears(here.getByText('Please log in again. Your latest answers are saved on this device.'));
  });

  test('later answers are stored and reach the account even after a reload', { tags: 'long' }, async () => {
    await open(here, `${origin}/flashcards/review?deck=nouns`);
    await here.getByRole('button', { name: 'Start Review' }).click();
    await here.getByRole('button', { name: /^Next/ }).click();
    await expect.poll(async () => (await idsInAccount(here, origin)).length).toBe(1);
    await logOutElsewhere();
    await appears(here.getByText(ELSEWHERE));
    await here.getByRole('button', { name: /^Next/ }).click();
    await here.getByRole('button', { name: /^Next/ }).click();
    expect(await here.getByText('Your progress can’t be saved on this device').count()).toBe(0);
    await here.reload();
    await here.waitForURL('**/auth');
    await logInElsewhere(ana);
    await open(here, `${origin}/dashboard`);
    await expect.poll(async () => (await idsInAccount(here, origin)).length).toBe(3);
  });

  test('the same learner logs in again there: the game never stopped', { tags: 'long' }, async () => {
    await startWordMatch(here);
    await tile(here, 1).click();
    await logOutElsewhere();
    await appears(here.getByText(ELSEWHERE));
    await logInElsewhere(ana);
    await expect.poll(() => here.getByText(ELSEWHERE).count()).toBe(0);
    await expect.poll(() => here.getByRole('button', { name: /, face down$/ }).count()).toBe(9);
    await barLink(here, 'Dashboard').click();
    await appears(here.getByRole('heading', { name: 'Your Dashboard' }));
  });

  test(
    'after another learner’s login the game stays its player’s, the next page is the other’s',
    { tags: 'long' },
    async () => {
      await startWordMatch(here);
      await logOutElsewhere();
      const ben = await storedLearner(origin);
      await logInElsewhere(ben);
      await appears(here.getByText(ELSEWHERE));
      await tile(here, 1).click();
      await expect.poll(() => here.getByRole('button', { name: /, face down$/ }).count()).toBe(9);
      await barLink(here, 'Games').click();
      await belongsTo(here, ben);
    },
  );

  test('unsaved settings can still be saved on this device', { tags: 'long' }, async () => {
    await open(here, `${origin}/profile#settings`);
    await here.getByLabel('Display name').fill('Lucía');
    await logOutElsewhere();
    await appears(here.getByText(/^You were logged out in another tab\. You can still save your settings\./));
    await expect.poll(() => here.getByLabel('Display name').inputValue()).toBe('Lucía');
    await here.getByRole('button', { name: 'Save changes' }).click();
    await appears(here.getByText('Settings saved on this device'));
    await here.getByRole('button', { name: 'Log in again' }).click();
    await here.waitForURL('**/auth');
  });

  test('a half-typed word can still be saved on this device', { tags: 'long' }, async () => {
    await open(here, `${origin}/flashcards/own`);
    await here.getByLabel('Spanish', { exact: true }).fill('el nubarrón');
    await logOutElsewhere();
    await appears(
      here.getByText(/^You were logged out in another tab\. You can still save what you typed\./),
    );
    await here.getByLabel('English').fill('storm cloud');
    await here.getByRole('button', { name: 'Add word' }).click();
    await appears(here.getByText('is one of your words now.'));
    await logInElsewhere(ana);
    await expect.poll(async () => (await idsInAccount(here, origin)).length).toBe(1);
  });

  test(
    'an idle page leads to the login, follows the next one, and shows nothing of the first learner',
    { tags: 'long' },
    async () => {
      await open(here, `${origin}/dashboard`);
      await logOutElsewhere();
      await here.waitForURL('**/auth');
      await logInElsewhere(ana);
      await belongsTo(here, ana);
      const ben = await storedLearner(origin);
      await open(elsewhere, `${origin}/games`);
      await logOut(elsewhere);
      await appears(here.getByRole('heading', { name: /^Learn Spanish/ }));
      await logInElsewhere(ben);
      await belongsTo(here, ben);
      expect(await here.getByText(ana.account.email).count()).toBe(0);
    },
  );

  test('offline the page is left all the same', { tags: 'long' }, async () => {
    await open(here, `${origin}/dashboard`);
    await here.waitForLoadState('networkidle');
    await here.route(/\/(auth|rest)\/v1\//, (route) => route.abort());
    await here.evaluate(() => dispatchEvent(new Event('offline')));
    await appears(here.getByText('Offline', { exact: true }));
    await logOutElsewhere();
    await here.waitForURL('**/auth');
  });

  test(
    'an open question about losing a game stays, and the game continues after it',
    { tags: 'long' },
    async () => {
      await startWordMatch(here);
      await logOut(here);
      const question = here.getByRole('alertdialog', { name: 'Log out before you finish?' });
      await appears(question);
      await logOutElsewhere();
      await question.getByRole('button', { name: 'Stay logged in' }).click();
      await appears(here.getByText(ELSEWHERE));
      await tile(here, 1).click();
    },
  );
});

test('records of one tab show in the other without a reload', async () => {
  const know = async (count: number) => {
    for (let done = 0; done < count; done += 1)
      await here.getByRole('button', { name: /^I know it/ }).click();
  };
  await open(elsewhere, `${origin}/flashcards/review?deck=nouns`);
  await appears(elsewhere.getByText('10 words to review'));
  await open(here, `${origin}/flashcards/review?deck=nouns`);
  await here.getByRole('button', { name: 'Start Review' }).click();
  await know(3);
  await appears(elsewhere.getByText('7 words to review'));
  await open(elsewhere, origin);
  await know(1);
  await appears(elsewhere.getByText('Nothing else is due today'));
  await open(elsewhere, `${origin}/stories`);
  const shelf = () => elsewhere.getByText(/^\d+ of \d+ words known$/).allInnerTexts();
  await appears(elsewhere.getByText(/words known$/).first());
  const before = await shelf();
  await know(6);
  await expect.poll(shelf).not.toEqual(before);
});

test('logging out in the middle of a game asks first', { tags: 'long' }, async () => {
  await startWordMatch(here);
  await tile(here, 1).click();
  await logOut(here);
  const question = here.getByRole('alertdialog', { name: 'Log out before you finish?' });
  await appears(question.getByText(/^Your game isn’t finished\./));
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect.poll(() => here.getByRole('button', { name: /, face down$/ }).count()).toBe(9);
  await logOut(here);
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await here.waitForURL('**/auth');
});

test('the logout question includes records of another tab', { tags: 'long' }, async () => {
  await context.route('**/record_activity', (route) => route.fulfill({ status: 503, body: '' }));
  await star(here, 'greetings-hola');
  await logOut(here);
  const question = here.getByRole('alertdialog', { name: 'Log out and lose your latest activity?' });
  await appears(question.getByText(/^One record has not reached your account yet\./));
  await star(elsewhere, 'greetings-adios');
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await appears(question.getByText(/^2 records have not reached your account yet\./));
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await here.waitForURL('**/auth');
});

test('one learner’s error isn’t shown to the next in the same tab', { tags: 'long' }, async () => {
  await here.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Damaged', 'UnknownError');
    };
  });
  await open(here, `${origin}/games`);
  const toast = here.getByText('Your progress can’t be saved on this device');
  await appears(toast);
  await logOut(here);
  const question = here.getByRole('alertdialog');
  await appears(question);
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await here.waitForURL('**/auth');
  expect(await toast.count()).toBe(0);
});

describe('a page that comes back from the browser’s cache', () => {
  beforeEach(() => open(here, `${origin}/dashboard`));

  test('leads to the login if its learner was logged out meanwhile', { tags: 'long' }, async () => {
    await comeBack(here, null);
    await here.waitForURL('**/auth');
  });

  test('shows whoever is logged in by now', { tags: 'long' }, async () => {
    const ben = await storedLearner(origin);
    await comeBack(here, ben.session);
    await belongsTo(here, ben);
  });

  test('doesn’t change for the same learner', { tags: 'long' }, async () => {
    await comeBack(here, ana.session);
    await belongsTo(here, ana);
    expect(new URL(here.url()).pathname).toBe('/dashboard');
  });

  test('keeps a game whose player was logged out meanwhile', { tags: 'long' }, async () => {
    await startWordMatch(here);
    await comeBack(here, null);
    await appears(here.getByText(ELSEWHERE));
    await tile(here, 1).click();
  });
});

async function startWordMatch(page: Page): Promise<void> {
  await open(page, `${origin}/games/word-match`);
  await page.getByRole('button', { name: 'Start Game' }).click();
  await appears(tile(page, 1));
}

async function star(page: Page, card: string): Promise<void> {
  await open(page, `${origin}/flashcards/${card}`);
  const stars = page.getByRole('button', { name: /^Star / });
  const before = (await recordsOf(page)).length;
  await stars.click();
  await expect.poll(async () => (await recordsOf(page)).length).toBe(before + 1);
}

function tile(page: Page, number: number) {
  return page.getByRole('button', { name: new RegExp(`^Tile ${number},`) });
}

function barLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

async function logOutElsewhere(): Promise<void> {
  await open(elsewhere, `${origin}/games`);
  await logOut(elsewhere);
  await elsewhere.waitForURL('**/auth');
}

async function logInElsewhere({ account: { email, password } }: StoredLearner): Promise<void> {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session = await response.text();
  await elsewhere.evaluate((stored) => localStorage.setItem('camino-auth', stored), session);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** The bar's menu names the learner. */
async function belongsTo(page: Page, { account }: StoredLearner): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await appears(page.getByText(account.email));
  await page.keyboard.press('Escape');
}

/** Restores the page from the back/forward cache after another page changed the session. */
function comeBack(page: Page, session: string | null): Promise<void> {
  return page.evaluate((stored) => {
    if (stored === null) localStorage.removeItem('camino-auth');
    else localStorage.setItem('camino-auth', stored);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, session);
}
