import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import greetings from '../../src/content/cards/greetings.ts';
import { browserPage } from '../support/browser-page.ts';
import { logIn, newAccount, newLearner, register } from '../support/learner.ts';

const origin = inject('origin');
const browser = browserPage(stubSpeech);

test('from the landing page to a finished Word Match, and out again', { timeout: 60_000 }, async () => {
  const { page } = browser;
  const account = newAccount();
  await page.goto(origin);
  await page.getByRole('link', { name: 'Start Learning Now' }).click();
  await page.waitForURL('**/auth');
  await register(page, account);
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor();
  await logIn(page, account);
  await page.waitForURL(`${origin}/`);

  await page.getByRole('link', { name: 'Flashcards', exact: true }).first().click();
  await page.getByRole('link', { name: /Greetings/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Greetings Flashcards' }).waitFor();
  expect(await page.locator('article').count()).toBe(6);
  await page.getByRole('button', { name: 'Page 2' }).click();

  await page.getByRole('searchbox').fill('  ADIOS ');
  await page.getByRole('heading', { name: '¡Adiós!', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Listen to ¡Adiós!' }).click();
  await page.getByRole('button', { name: 'Stop ¡Adiós!' }).waitFor();
  await page.waitForFunction('window.spoken.length > 0');
  expect(await page.evaluate('window.spoken')).toEqual([{ text: '¡Adiós!', lang: 'es-ES', rate: '0.9' }]);
  await page.getByRole('button', { name: 'Stop ¡Adiós!' }).click();
  await page.getByRole('button', { name: 'Listen to ¡Adiós!' }).waitFor();

  await page.getByRole('searchbox').fill('zzzz');
  await page.getByText('No flashcards found matching "zzzz"').waitFor();
  await page.getByRole('button', { name: 'Clear Search', exact: true }).click();
  await page.getByRole('button', { name: 'Single card' }).click();
  await page.getByText('1 / 45').waitFor();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('45 / 45').waitFor();

  await page.goto(`${origin}/games/word-match`);
  await page.getByLabel('Category (optional)').selectOption('greetings');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await playWordMatch(page);
  await page.getByText('You found all 5 pairs.').waitFor();

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
  await page.goto(`${origin}/flashcards`);
  await page.waitForURL('**/auth');
});

test('the guard sends strangers to log in and leaves no way back into the page', async () => {
  const { page } = browser;
  await page.goto(`${origin}/auth`);
  await page.goto(`${origin}/dashboard`);
  await page.waitForURL('**/auth');
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/dashboard');
});

test('Google sign-in, allowed', async () => {
  const { page } = browser;
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('You have successfully signed in!').waitFor();
  await page.waitForURL(`${origin}/`);
  await page.getByRole('button', { name: /Account of/ }).waitFor();
});

test('Google sign-in, cancelled', async () => {
  const { page } = browser;
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Authentication error').waitFor();
  await page.getByText('Failed to complete authentication.').waitFor();
  await page.waitForURL('**/auth');
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor();
});

test('a forgotten password: the mail’s link opens the screen for a new one', async () => {
  const { page } = browser;
  const account = newAccount();
  await page.goto(`${origin}/auth`);
  await register(page, account);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Check your email', { exact: true }).waitFor();
  await page.goto(`${origin}/mailbox`);
  await page.getByRole('link', { name: 'Choose a new password' }).first().click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByLabel('New password').fill('otro-secreto-456');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password changed').waitFor();
});

test('the mobile menu closes after a tap', async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 800 });
  await newLearner(page, origin);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Flashcards' }).click();
  await page.getByRole('heading', { name: 'All Flashcards' }).waitFor();
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
});

test('an unknown address says so and logs the path', async () => {
  const { page } = browser;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${origin}/no/such/page`);
  await page.getByText('Oops! Page not found').waitFor();
  expect(logged.some((text) => text.includes('/no/such/page'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${origin}/`);
});

/** Turns tiles over as a learner with a perfect memory does. */
async function playWordMatch(page: Page): Promise<void> {
  const tiles = page.getByRole('group', { name: 'Word Match board' }).getByRole('button');
  const count = await tiles.count();
  const known = new Map<number, string>();
  const solved = new Set<number>();
  const turn = async (index: number): Promise<string> => {
    await tiles.nth(index).click();
    const text = ((await tiles.nth(index).textContent()) ?? '').replace(', matched', '');
    known.set(index, text);
    return text;
  };
  while (solved.size < count - 2) {
    const open = [...Array(count).keys()].filter((index) => !solved.has(index));
    const first = open[0] ?? 0;
    const wanted = partnerOf(await turn(first));
    const second =
      open.find((index) => known.get(index) === wanted) ?? open.find((index) => !known.has(index)) ?? 0;
    if ((await turn(second)) === wanted) solved.add(first).add(second);
    else await page.locator('[data-state=wrong]').first().waitFor({ state: 'detached' });
  }
  for (const index of Array(count).keys()) if (!solved.has(index)) await tiles.nth(index).click();
}

function partnerOf(text: string): string | undefined {
  const card = greetings.find(({ spanish, english }) => spanish === text || english === text);
  return card?.spanish === text ? card.english : card?.spanish;
}

function stubSpeech(): void {
  const spoken: object[] = [];
  Object.assign(window, { spoken });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [],
      cancel: () => undefined,
      speak: (utterance: SpeechSynthesisUtterance) => {
        spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate.toFixed(1) });
        utterance.dispatchEvent(new Event('start'));
      },
    },
  });
}
