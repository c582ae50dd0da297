import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, logIn, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();
const QUESTION = 'Log out and follow the link?';
/** Shorter views don't count as studying. */
const STUDY = 1100;

test('a login link of another account asks first; Ana’s records are in her account, not in Ben’s', async () => {
  const page = await (await browser.ownContext()).newPage();
  await page.clock.install();
  const [ana, ben] = await Promise.all([storedLearner(origin), storedLearner(origin)]);
  const link = await linkOf(ben);
  await enter(page, origin, ana);
  await page.route('**/record_activity', (route) => route.abort());
  await study(page);
  const records = await recordsOf(page);
  expect(await factsOf(ana)).toEqual([]);

  await page.goto(link);
  const question = page.getByRole('alertdialog', { name: QUESTION });
  await appears(question);
  await appears(question.getByText(`You’re logged in as Ana Pérez (${ana.account.email}).`));
  await page.unroute('**/record_activity');
  await page.getByRole('button', { name: 'Follow the link' }).click();
  await appears(page.getByText('Login successful'));
  await page.waitForURL(`${origin}/`);
  await expect.poll(() => signedIn(page)).toBe(ben.account.email);
  expect(await factsOf(ana)).toEqual(records);
  await open(page, `${origin}/profile`);
  await appears(page.getByText(ben.account.email));
  await page.waitForLoadState('networkidle');
  expect(await factsOf(ben)).toEqual([]);
  expect(await recordsOf(page)).toEqual([]);
  await expect.poll(() => traces(page, ana)).toEqual([]);
});

test('unsent records prompt before the link is followed', { tags: 'long' }, async () => {
  const page = await (await browser.ownContext()).newPage();
  await page.clock.install();
  const [ana, ben] = await Promise.all([storedLearner(origin), storedLearner(origin)]);
  const link = await linkOf(ben);
  await enter(page, origin, ana);
  await page.route('**/record_activity', (route) => route.fulfill({ status: 503, body: '' }));
  await study(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Follow the link' }).click();
  await appears(page.getByRole('alertdialog', { name: 'Log out and lose your latest activity?' }));
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await page.waitForURL(`${origin}/`);
  await expect.poll(() => signedIn(page)).toBe(ana.account.email);
  await expect.poll(() => recordsOf(page)).toHaveLength(1);
  await expectUnused(link);
});

test.each(['/auth/callback', '/auth/new-password'])(
  'declined on %s: Ana is still signed in, and the link still works',
  { tags: 'long' },
  async (path) => {
    const { page } = browser;
    const [ana, ben] = await Promise.all([storedLearner(origin), storedLearner(origin)]);
    const link = await linkOf(ben, path);
    await enter(page, origin, ana);
    await page.goto(link);
    await appears(page.getByRole('alertdialog', { name: QUESTION }));
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await page.waitForURL(`${origin}/`);
    await expect.poll(() => signedIn(page)).toBe(ana.account.email);
    expect(await page.getByText('Login successful').count()).toBe(0);
    await expectUnused(link);
  },
);

test(
  'a reset link of another account leads to its new password, once confirmed',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const [ana, ben] = await Promise.all([storedLearner(origin), storedLearner(origin)]);
    await enter(page, origin, ana);
    await page.goto(await linkOf(ben, '/auth/new-password'));
    await page.getByRole('button', { name: 'Follow the link' }).click();
    await appears(page.getByRole('heading', { name: 'Choose a new password' }));
    await page.getByLabel('New password').fill('otro-secreto-456');
    await page.getByRole('button', { name: 'Save password' }).click();
    await appears(page.getByText('Password changed'));
    await expect.poll(() => signedIn(page)).toBe(ben.account.email);
    await page.evaluate(() => localStorage.clear());
    for (const { email, password } of [ana.account, { ...ben.account, password: 'otro-secreto-456' }]) {
      await open(page, `${origin}/auth`);
      await logIn(page, { name: '', email, password });
      await page.evaluate(() => localStorage.clear());
    }
  },
);

test('a link that has expired says so and changes nothing', { tags: 'long' }, async () => {
  const { page } = browser;
  const ana = await storedLearner(origin);
  await enter(page, origin, ana);
  await page.goto(`${origin}/auth/callback?token_hash=spent&type=magiclink`);
  await page.getByRole('button', { name: 'Follow the link' }).click();
  await saysThatItIsDead(page, ana);
  await expect.poll(() => signedIn(page)).toBe(ana.account.email);
  await page.goto(`${origin}/auth/new-password?token_hash=spent&type=recovery`);
  await page.getByRole('button', { name: 'Follow the link' }).click();
  await saysThatItIsDead(page, ana);
});

test(
  'the learner’s own used link isn’t taken for another account’s, nor one reached by Back',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const ana = await storedLearner(origin);
    await page.goto(`${origin}/faq`);
    const [confirmation, reset] = [await linkOf(ana), await linkOf(ana, '/auth/new-password')];
    await page.goto(confirmation);
    await page.getByRole('button', { name: 'Confirm my email address and log in' }).click();
    await appears(page.getByText('Login successful'));
    await page.goto(confirmation);
    await saysThatItIsDead(page, ana);
    await page.evaluate(() => localStorage.removeItem('camino-auth'));
    await page.goto(reset);
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    await page.getByLabel('New password').fill('otro-secreto-456');
    await page.getByRole('button', { name: 'Save password' }).click();
    await appears(page.getByText('Password changed'));
    await page.goto(reset);
    await saysThatItIsDead(page, ana);
  },
);

test('a code from Google, begun in this browser, waits for the answer, too', { tags: 'long' }, async () => {
  const { page } = browser;
  const ana = await storedLearner(origin);
  await open(page, `${origin}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  const other = await browser.context.newPage();
  await enter(other, origin, ana);
  await page.getByRole('button', { name: 'Continue' }).click();
  await appears(page.getByRole('alertdialog', { name: QUESTION }));
  await expect.poll(() => signedIn(page)).toBe(ana.account.email);
  await page.getByRole('button', { name: 'Follow the link' }).click();
  await appears(page.getByText('You have successfully signed in!'));
  expect(await signedIn(page)).not.toBe(ana.account.email);
});

/** The page says that the link doesn't work, who's logged in, and where to go. */
async function saysThatItIsDead(page: Page, { account: { email } }: StoredLearner): Promise<void> {
  await appears(page.getByRole('heading', { name: 'This link has expired' }));
  await appears(page.getByText(`You’re logged in as Ana Pérez (${email}).`));
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await expect.poll(() => signedIn(page)).toBe(email);
  await page.getByRole('link', { name: 'Go to Today' }).click();
  await page.waitForURL(`${origin}/`);
}

/** Creates a record. */
async function study(page: Page): Promise<void> {
  await page.goto(`${origin}/flashcards/greetings-hola`);
  const next = page.getByRole('button', { name: 'Next' });
  await appears(next);
  await page.clock.runFor(STUDY);
  await next.click();
  await expect.poll(() => recordsOf(page)).toHaveLength(1);
}

/** The link in a mail to the learner: the registration's, which logs in, or a password reset. */
async function linkOf({ account: { email } }: StoredLearner, path = '/auth/callback'): Promise<string> {
  const isLogin = path === '/auth/callback';
  if (!isLogin) {
    const address = new URL('/auth/v1/recover', origin);
    address.searchParams.set('redirect_to', origin + path);
    await fetch(address, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  }
  const answer = await fetch(`${origin}/mailbox.json`);
  const mails = (await answer.json()) as { kind: string; to: string; link: string }[];
  const mail = mails.find(({ kind, to }) => to === email && kind === (isLogin ? 'signup' : 'recovery'));
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail.link;
}

async function expectUnused(link: string): Promise<void> {
  const words = new URL(link).searchParams;
  const answer = await fetch(`${origin}/auth/v1/verify`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ token_hash: words.get('token_hash'), type: words.get('type') }),
  });
  expect(answer.status).toBe(200);
}

/** The e-mail of the stored session. */
function signedIn(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('camino-auth') ?? '{}') as { user: { email: string } }).user.email,
  );
}

/** Ids of the account's facts. */
async function factsOf({ account: { email, password } }: StoredLearner): Promise<string[]> {
  const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };
  const login = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const answer = await fetch(`${origin}/rest/v1/activity?select=id`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
}

/** What the browser stores under the learner's id. */
function traces(page: Page, { session }: StoredLearner): Promise<string[]> {
  const { user } = JSON.parse(session) as { user: { id: string } };
  return page.evaluate(async (id) => {
    const databases = await indexedDB.databases();
    const names = [...databases.map(({ name = '' }) => name), ...Object.keys(localStorage)];
    return names.filter((name) => name.includes(id));
  }, user.id);
}
