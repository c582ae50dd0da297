import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, newAccount, storedLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const CONFIRM = 'Confirm my email address and log in';
const QUESTION = 'Log out and follow the link?';

interface Mail {
  kind: string;
  to: string;
  link: string;
  unsubscribeLink?: string;
}

const kinds = [
  ['of a registration', 'signup', CONFIRM, 'Login successful'],
  ['to a new password', 'recovery', 'Choose a new password', 'Save password'],
  ['that confirms the newsletter', 'newsletter', 'Confirm my address', 'Done'],
  ['that ends the newsletter', 'unsubscribe', 'Unsubscribe', 'Done'],
] as const;

test.each(kinds)(
  'a link %s: a mail scanner with scripts doesn’t use it up, a click does',
  { tags: 'long' },
  async (_name, kind, button, done) => {
    const link = await freshLink(kind);
    const scanner = await (await browser.ownContext()).newPage();
    const sent = requestsOf(scanner);
    for (const method of ['GET', 'HEAD']) await fetch(link, { method });
    await scanner.goto(link);
    await appears(scanner.getByRole('button', { name: button }));
    await scanner.waitForLoadState('networkidle');
    expect(sent.filter((request) => /verify|token|rpc/.test(request))).toEqual([]);
    expect(await scanner.evaluate(() => localStorage.getItem('camino-auth'))).toBeNull();

    const { page } = browser;
    await page.goto(link);
    await page.getByRole('button', { name: button }).click();
    await appears(page.getByText(done, { exact: true }));
  },
);

test('clicked twice, then Back: one login, and Back leaves the link', async () => {
  const { page } = browser;
  const sent = requestsOf(page);
  await page.goto(`${origin}/faq`);
  await page.goto(await freshLink('signup'));
  await page.getByRole('button', { name: CONFIRM }).dblclick();
  await page.waitForURL(`${origin}/`);
  await appears(page.getByText('Login successful'));
  expect(sent.filter((request) => request.startsWith('POST') && request.includes('verify'))).toHaveLength(1);
  await page.goBack();
  await page.waitForURL(`${origin}/faq`);
});

test(
  'reloaded before the click, the link works; after it, it has expired for a visitor',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const link = await freshLink('signup');
    await page.goto(link);
    await appears(page.getByRole('button', { name: CONFIRM }));
    await page.reload();
    await page.getByRole('button', { name: CONFIRM }).click();
    await page.waitForURL(`${origin}/`);

    const visitor = await (await browser.ownContext()).newPage();
    await visitor.goto(link);
    await visitor.getByRole('button', { name: CONFIRM }).click();
    await appears(visitor.getByRole('heading', { name: 'This link has expired' }));
    await visitor.getByRole('link', { name: 'Go to log in' }).click();
    await visitor.getByRole('button', { name: 'Forgot your password?' }).click();
    await appears(visitor.getByRole('button', { name: 'Send me a link' }));
  },
);

test(
  'open in two tabs: the second says that the link was used, and who is logged in',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const link = await freshLink('signup');
    const second = await browser.context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(link);
      await appears(tab.getByRole('button', { name: CONFIRM }));
    }
    await page.getByRole('button', { name: CONFIRM }).click();
    await page.waitForURL(`${origin}/`);
    await second.getByRole('button', { name: CONFIRM }).click();
    await appears(second.getByText(/^A link works once.* You’re logged in as /));
    await second.getByRole('link', { name: 'Go to Today' }).click();
    await second.waitForURL(`${origin}/`);
  },
);

test('after a login in another tab, the click asks first', { tags: 'long' }, async () => {
  const { page } = browser;
  const ana = await storedLearner(origin);
  await page.goto(await freshLink('recovery'));
  await appears(page.getByRole('button', { name: 'Choose a new password' }));
  const other = await browser.context.newPage();
  await enter(other, origin, ana);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  const question = page.getByRole('alertdialog', { name: QUESTION });
  await appears(question.getByText(ana.account.email));
  await appears(question.getByText('so that you can choose a new password'));
});

test.each([
  ['its kind is cut off', '/auth/callback?token_hash=abc'],
  ['its token is cut off', '/auth/callback?token_hash=&type=signup'],
  ['it was begun in another browser', '/auth/callback?code=abc'],
  [
    'the service has refused it',
    '/auth/callback?error=access_denied&error_code=otp_expired#error_code=otp_expired',
  ],
  ['a reset is cut off', '/auth/new-password?token_hash=abc'],
])('a broken link says so at once: %s', { tags: 'long' }, async (_why, path) => {
  const { page } = browser;
  await page.goto(origin + path);
  await appears(page.getByRole('heading', { name: 'This link has expired' }));
  await page.getByRole('link', { name: 'Go to log in' }).click();
  await page.waitForURL('**/auth');
});

test.each([
  ['is not reached', undefined],
  ['has too much to do', 429],
  ['fails', 500],
])('the link still works if the service %s at the click', { tags: 'long' }, async (_how, status) => {
  const { page } = browser;
  await page.goto(await freshLink('signup'));
  await page.route('**/auth/v1/verify', (route) =>
    status === undefined ? route.abort() : route.fulfill({ status, json: { code: status, msg: 'No' } }),
  );
  await page.getByRole('button', { name: CONFIRM }).click();
  await appears(page.getByRole('heading', { name: 'We can’t reach the server' }));
  await page.unroute('**/auth/v1/verify');
  await page.getByRole('button', { name: 'Try again' }).click();
  await appears(page.getByText('Login successful'));
});

/** The page's requests, as method and URL. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url().split('?')[0] ?? ''}`));
  return sent;
}

async function freshLink(kind: (typeof kinds)[number][1]): Promise<string> {
  const { email, password, name } = newAccount();
  const isNewsletter = kind === 'newsletter' || kind === 'unsubscribe';
  if (isNewsletter) await post('/rest/v1/rpc/subscribe_to_newsletter', { address: email });
  else await post('/auth/v1/signup', { email, password, data: { name } });
  if (kind === 'recovery') await post('/auth/v1/recover', { email });
  const answer = await fetch(`${origin}/mailbox.json`);
  const mails = (await answer.json()) as Mail[];
  const mail = mails.find((one) => one.to === email && one.kind === (isNewsletter ? 'newsletter' : kind));
  const link = kind === 'unsubscribe' ? mail?.unsubscribeLink : mail?.link;
  if (link === undefined) throw new Error(`No mail to ${email}`);
  return link;
}

async function post(path: string, body: object): Promise<void> {
  await fetch(origin + path, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
