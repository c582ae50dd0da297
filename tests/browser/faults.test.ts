import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newAccount, newLearner, newLearnerByForm, register } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();

describe('a form shows', () => {
  test('wrong password and unknown user: a toast, and the form keeps its input', async () => {
    const { page } = browser;
    await open(page, `${origin}/auth`);
    const account = newAccount();
    await fillLogin(page, account.email, 'not-my-password');
    await appears(page.getByText('Login failed'));
    await appears(page.getByText('Invalid login credentials'));
    await expectTyped(page, account.email, 'not-my-password');
  });

  test('an address that is already taken', { tags: 'long' }, async () => {
    const { page } = browser;
    const account = newAccount();
    await open(page, `${origin}/auth`);
    await register(page, account);
    await page.getByRole('button', { name: /Create an account/ }).click();
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await appears(page.getByText('Registration failed'));
    await appears(page.getByText('User already registered'));
    await expectTyped(page, account.email, account.password);
  });

  test.each([
    ['the service answers 503', 503],
    ['the network is lost', 'abort'],
  ] as const)('%s while submitting', { tags: 'long' }, async (_name, fault) => {
    const { page } = browser;
    await open(page, `${origin}/auth`);
    await page.route('**/auth/v1/token**', (route) =>
      fault === 'abort' ? route.abort() : route.fulfill({ status: fault, body: '' }),
    );
    const account = newAccount();
    await fillLogin(page, account.email, account.password);
    await appears(page.getByText('Login failed'));
    await appears(page.getByText('We can’t reach the server. Check your connection and try again.'));
    await expectTyped(page, account.email, account.password);
  });

  test('if Google’s login is unreachable, nobody leaves the page', { tags: 'long' }, async () => {
    const { page } = browser;
    await open(page, `${origin}/auth`);
    await page.getByLabel('Email').fill('ana@example.com');
    await page.route('**/auth/v1/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await appears(page.getByText('Google login failed'));
    await appears(page.getByText('We can’t reach the server. Check your connection and try again.'));
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ana@example.com');
  });

  test('invalid fields say why, and the first one gets focus', { tags: 'long' }, async () => {
    const { page } = browser;
    await open(page, `${origin}/auth`);
    await page.getByRole('button', { name: /Create an account/ }).click();
    await page.getByLabel('Name').fill('<');
    await page.getByLabel('Email').fill(`${'😀'.repeat(5000)}<b>`);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Create account' }).click();
    await appears(page.getByText('Name must be at least 2 characters long'));
    await appears(page.getByText('Please enter a valid email address'));
    await appears(page.getByText('Password must be at least 6 characters long'));
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name');
  });

  test('a submitted form shows its progress and is locked', { tags: 'long' }, async () => {
    const { page } = browser;
    await open(page, `${origin}/auth`);
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      void page.route('**/auth/v1/token**', (route) => {
        answer = () => void route.continue();
        resolve();
      });
    });
    const account = newAccount();
    await fillLogin(page, account.email, account.password);
    await asked;
    await appears(page.getByRole('button', { name: 'Signing in...' }));
    await expect.poll(() => page.getByLabel('Email').isDisabled()).toBe(true);
    answer();
    await appears(page.getByText('Login failed'));
  });
});

describe('an expired token', () => {
  test(
    'and a server that answers 503 or not at all: the pages open, the bar says so until the service answers',
    { tags: 'long' },
    async () => {
      const page = await (await browser.ownContext()).newPage();
      await page.clock.install();
      await newLearner(page, origin);
      await expireSession(page);
      let asked = 0;
      await page.route('**/auth/v1/**', (route) => {
        asked += 1;
        return asked % 2 === 0 ? route.abort() : route.fulfill({ status: 503, body: '' });
      });
      await page.goto(`${origin}/flashcards`);
      await appears(page.getByRole('heading', { name: 'All Flashcards' }));
      const offline = page.getByRole('banner').getByText('Offline', { exact: true });
      expect(await offline.count()).toBe(0);
      await page.clock.fastForward(8000);
      await appears(offline);
      await page.unroute('**/auth/v1/**');
      await page.clock.fastForward(30_000);
      await offline.waitFor({ state: 'detached' });
    },
  );

  test('that the service refuses leads to the login form', async () => {
    const page = await (await browser.ownContext()).newPage();
    await newLearner(page, origin);
    await expireSession(page, { refresh_token: 'revoked' });
    await page.goto(`${origin}/flashcards`);
    await page.waitForURL('**/auth');
    await page.getByRole('heading', { name: 'Welcome back!' }).waitFor();
  });
});

test('logging out while the service fails logs out every tab on this device', { tags: 'long' }, async () => {
  await Promise.all([
    logsOut({ fault: 503, isExpired: false }),
    logsOut({ fault: 'abort', isExpired: false }),
    logsOut({ fault: 'abort', isExpired: true }),
  ]);
});

async function logsOut({ fault, isExpired }: { fault: 503 | 'abort'; isExpired: boolean }): Promise<void> {
  const context = await browser.ownContext();
  const [page, other] = [await context.newPage(), await context.newPage()];
  await newLearner(page, origin, '/flashcards');
  await open(other, `${origin}/flashcards`);
  if (isExpired) await expireSession(page);
  await context.route('**/auth/v1/**', (route) =>
    fault === 'abort' ? route.abort() : route.fulfill({ status: fault, body: '' }),
  );
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const what = `fault ${fault}, token ${isExpired ? 'expired' : 'fresh'}`;
  for (const tab of [page, other]) {
    await expect.poll(() => new URL(tab.url()).pathname, { message: what }).toBe('/auth');
  }
  await context.unroute('**/auth/v1/**');
  await page.goto(`${origin}/flashcards`);
  await page.waitForURL('**/auth');
}

test('cards that fail to load: a toast, an empty page, and a working retry', async () => {
  const { page } = browser;
  await page.route('**/greetings-*.js', (route) => route.abort());
  await newLearner(page, origin, '/flashcards/category/greetings');
  await appears(page.getByText('Failed to load flashcards. Please try again.').first());
  await appears(page.getByRole('heading', { name: 'The flashcards couldn’t be loaded' }));
  expect(await page.locator('article').count()).toBe(0);
  await page.unroute('**/greetings-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await appears(page.locator('article').first());
});

test('a page that fails to load: next steps and a working retry', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.route('**/AuthPage-*.js', (route) => route.abort());
  await page.goto(`${origin}/auth`);
  await appears(page.getByText('Something went wrong'));
  await expect.poll(() => page.title()).toBe('Something went wrong – Camino');
  await page.unroute('**/AuthPage-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await appears(page.getByRole('heading', { name: 'Welcome back!' }));
});

test('an app that fails to load: a message and a working retry', async () => {
  const { page } = browser;
  await page.route('**/mount-*.js', (route) => route.abort());
  await page.goto(`${origin}/auth`);
  await appears(page.getByText('Camino couldn’t be loaded.'));
  await page.unroute('**/mount-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await appears(page.getByRole('heading', { name: 'Welcome back!' }));
});

test('if the account menu fails to load, logging out still works', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.route('**/OwnMenu-*.js', (route) => route.abort());
  await newLearner(page, origin, '/');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
});

test('a search for ten thousand letters makes no page wider', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin, '/flashcards');
  await page.getByLabel('Search flashcards').fill('x'.repeat(10_000));
  await appears(page.getByRole('heading', { name: /^No flashcards found/ }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('unknown category and unknown card: an empty state with a way back', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin, '/flashcards');
  const absences = [
    ['/flashcards/category/klingon', 'No flashcards found in this category.'],
    ['/flashcards/greetings-nada', 'This flashcard doesn’t exist.'],
    ['/flashcards/%3Cb%3E', 'This flashcard doesn’t exist.'],
  ] as const;
  for (const [path, text] of absences) {
    await page.goto(origin + path);
    await appears(page.getByText(text));
    await appears(page.getByRole('link', { name: 'View All Flashcards' }));
  }
});

test.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const)(
  'with storage %s the app still runs, and says that the login ends with the page',
  { tags: 'long' },
  async (_name, prepare) => {
    const { page } = browser;
    await open(page, `${origin}/auth`);
    const note = page.getByText(/your login ends when you close or reload the page/);
    expect(await note.count()).toBe(0);
    await page.addInitScript(prepare);
    await open(page, `${origin}/auth`);
    await appears(note);
    await newLearnerByForm(page, origin);
    await page.getByRole('link', { name: 'Flashcards', exact: true }).first().click();
    await appears(page.getByRole('heading', { name: 'All Flashcards' }));
  },
);

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function expectTyped(page: Page, email: string, password: string): Promise<void> {
  await expect.poll(() => page.getByLabel('Email').isEnabled()).toBe(true);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
}

async function expireSession(page: Page, changed: object = {}): Promise<void> {
  await page.evaluate((change) => {
    const session = JSON.parse(localStorage.getItem('camino-auth') ?? '{}');
    const expired = { ...session, expires_at: 1, expires_in: 0, ...change };
    localStorage.setItem('camino-auth', JSON.stringify(expired));
  }, changed);
}

function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  CacheStorage.prototype.open = async () => refuse();
  CacheStorage.prototype.has = async () => refuse();
  ServiceWorkerContainer.prototype.register = async () => refuse();
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
}

test.each(['/auth', '/flows', '/games'])(
  'a browser that blocks fonts shows %s in those of the device',
  { tags: 'long' },
  async (path) => {
    const { page, context } = browser;
    await context.route('**/*.woff2', (route) => route.abort());
    if (path === '/games') await newLearner(page, origin);
    await open(page, origin + path);
    const title = path === '/flows' ? 'Flow diagrams' : path === '/games' ? 'Games' : 'Welcome back!';
    await appears(page.getByRole('heading', { name: title, level: 1 }));
    expect(await page.locator('#failure').count()).toBe(0);
    if (path !== '/auth') return;
    await page.getByRole('button', { name: /Create an account/ }).click();
    await appears(page.getByLabel('Name'));
  },
);
