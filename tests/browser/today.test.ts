import { expect, inject, test } from 'vitest';
import { sendActivity } from '../support/account-log.ts';
import { ratedAt } from '../support/activity.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, logIn, newAccount, newLearner, register, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();

test('registration leads to the first lesson; words begun in review count', async () => {
  const { page } = browser;
  const account = newAccount();
  await open(page, `${origin}/auth`);
  await register(page, account);
  await logIn(page, account);
  await appears(page.getByRole('heading', { name: 'Welcome to Camino' }));
  await expect.poll(() => page.title()).toBe('Today – Camino');
  const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf('Start from zero')).toBe('/course/a1-hola/1');
  expect(await hrefOf('Find my level')).toBe('/course/placement');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Course' }).click();
  await appears(page.getByRole('heading', { level: 1, name: 'The course' }));
  await appears(page.getByRole('link', { name: /^Lesson 1 / }));
  expect(await hrefOf('Begin')).toBe('/course/a1-hola/1');

  await open(page, `${origin}/flashcards/review?deck=nouns&start`);
  await appears(page.getByText('A new word'));
  await appears(page.getByText('Card 1 of 10'));
  await page.getByRole('button', { name: /^I know it/ }).click();
  await appears(page.getByText('Card 2 of 10'));
  await expect.poll(() => recordsOf(page)).toHaveLength(1);
  await page.reload();
  await appears(page.getByText('Card 1 of 9'));
  await page.getByRole('button', { name: 'End review' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click();
  await appears(
    page.getByRole('heading', { level: 2, name: 'I can greet people, say who I am and ask who they are.' }),
  );
  expect(await hrefOf('Start lesson 1: ¡Hola!')).toBe('/course/a1-hola/1');
  await appears(page.getByText('Nothing else is due today'));
  const bar = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await bar.allTextContents()).toEqual([
    'Today',
    'Course',
    'Flashcards',
    'Grammar',
    'Games',
    'Dashboard',
  ]);
  await expect.poll(() => bar.first().getAttribute('aria-current')).toBe('page');
});

test('the page requested before login is offered after it, once', async () => {
  const { page } = browser;
  const account = newAccount();
  await open(page, `${origin}/auth`);
  await register(page, account);
  await page.goto(`${origin}/games`);
  await page.waitForURL('**/auth');
  await page.reload();
  await logIn(page, account);
  const offer = page.getByRole('link', { name: 'Continue to Games' });
  await appears(offer);
  await offer.click();
  await appears(page.getByRole('heading', { level: 1, name: 'Spanish Games' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click();
  await appears(page.getByRole('heading', { name: 'Welcome to Camino' }));
  expect(await offer.count()).toBe(0);
});

test(
  'a lesson’s address is offered after the login, and after a registration confirmed by mail in another tab',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const account = newAccount();
    await page.goto(`${origin}/course/b1-tecnologia/2`);
    await page.waitForURL('**/auth');
    await register(page, account);
    await logIn(page, account);
    await page.getByRole('link', { name: 'Continue to lesson 2' }).click();
    await page.waitForURL('**/course/b1-tecnologia/2');

    const context = await browser.ownContext();
    const visitor = await context.newPage();
    const other = newAccount();
    await visitor.goto(`${origin}/course/a1-hola/reading?listen`);
    await visitor.waitForURL('**/auth');
    await register(visitor, other);
    const mail = await context.newPage();
    await mail.goto(await confirmationOf(other.email));
    await mail.getByRole('button', { name: 'Confirm my email address and log in' }).click();
    const offer = mail.getByRole('link', { name: 'Continue to the reading' });
    await appears(offer);
    expect(await offer.getAttribute('href')).toBe('/course/a1-hola/reading?listen');
  },
);

async function confirmationOf(email: string): Promise<string> {
  const answer = await fetch(`${origin}/mailbox.json`);
  const mails = (await answer.json()) as { kind: string; to: string; link: string }[];
  return mails.find(({ kind, to }) => kind === 'signup' && to === email)?.link ?? '';
}

test(
  'Today asks once whether to learn vosotros, and Settings keeps the answer',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const learner = await storedLearner(origin);
    await sendActivity(origin, learner.session, [ratedAt(Date.now() - 60_000, 'pronouns-vosotros')]);
    await enter(page, origin, learner);
    await open(page, `${origin}/`);
    const question = page.getByRole('heading', { name: 'Are you learning vosotros, too?' });
    await appears(question);
    const isSaved = page.waitForResponse((response) => response.url().includes('/rpc/change_settings'));
    await page.getByRole('button', { name: 'Yes, with vosotros' }).click();
    await isSaved;
    await question.waitFor({ state: 'detached' });
    await open(page, `${origin}/profile#learning`);
    const setting = page.getByRole('switch', { name: 'Learn vosotros' });
    await appears(setting);
    await expect.poll(() => setting.getAttribute('aria-checked')).toBe('true');
    await open(page, `${origin}/games/verb-conjugation`);
    await appears(page.getByRole('button', { name: 'Start Game' }));
    expect(await question.count()).toBe(0);
  },
);

test('Google sign-in keeps the page asked for', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.goto(`${origin}/grammar`);
  await page.waitForURL('**/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await appears(page.getByRole('link', { name: 'Continue to Grammar' }));
});

test(
  'learners never see the landing page, however slow the app is; visitors always do',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.addInitScript(watchLanding);
    await enter(page, origin, await storedLearner(origin));
    let goOn: () => void = () => undefined;
    const isPainted = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/assets\/mount-/, async (route) => {
      await isPainted;
      await route.continue();
    });
    await page.goto(origin, { waitUntil: 'commit' });
    await page.evaluate(
      () =>
        new Promise((painted) => {
          const look = () => requestAnimationFrame(() => requestAnimationFrame(painted));
          if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look);
          else look();
        }),
    );
    goOn();
    await appears(page.getByRole('heading', { level: 1, name: 'Today' }));
    expect(await page.evaluate('landingSeen')).toBe(false);

    await page.evaluate(() => localStorage.clear());
    await page.goto(origin);
    await appears(page.getByRole('heading', { level: 1, name: /^Learn Spanish/ }));
    await page.getByRole('heading', { name: 'News from the road' }).click();
    await page.locator('style[data-emotion=c-global]').first().waitFor({ state: 'attached' });
    expect(await page.evaluate('landingSeen')).toBe(true);
    expect(await page.getByRole('link', { name: 'Today' }).count()).toBe(0);
  },
);

test('an invalid stored session leads to the landing page', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('camino-auth', '{}'));
  await page.goto(origin);
  await appears(page.getByRole('heading', { level: 1, name: /^Learn Spanish/ }));
  await appears(page.getByRole('link', { name: 'Login' }).first());
});

test('an app that doesn’t load says so to a learner, too', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.route(/assets\/mount-/, (route) => route.abort());
  await page.goto(origin);
  await appears(page.getByText('Camino couldn’t be loaded.'));
  await page.unroute(/assets\/mount-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await appears(page.getByRole('heading', { level: 1, name: 'Today' }));
});

/** Records before every frame whether the landing page is visible. */
function watchLanding(): void {
  Object.assign(globalThis, { landingSeen: false });
  const look = () => {
    for (const heading of document.querySelectorAll('h1, h2'))
      if (
        /^(Learn Spanish|How Camino)/.test(heading.textContent) &&
        heading.checkVisibility({ visibilityProperty: true })
      )
        Object.assign(globalThis, { landingSeen: true });
    requestAnimationFrame(look);
  };
  look();
}
