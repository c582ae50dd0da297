import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { logIn, newAccount, newLearner, register } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { playWordMatch } from '../support/players/games.ts';

const origin = inject('origin');
const browser = browserPage({ reducedMotion: 'no-preference' }, stubSpeech);

test('from the landing page to a finished Word Match, and out again', async () => {
  const { page } = browser;
  const account = newAccount();
  await page.goto(origin);
  await page.getByRole('link', { name: 'Start Learning Now' }).click();
  await page.waitForURL('**/auth');
  await register(page, account);
  await appears(page.getByRole('heading', { name: 'Welcome back!' }));
  await logIn(page, account);
  await page.waitForURL(`${origin}/`);

  await page.getByRole('link', { name: 'Flashcards', exact: true }).first().click();
  await page.getByRole('link', { name: /Greetings/ }).click();
  await appears(page.getByRole('heading', { level: 1, name: 'Greetings Flashcards' }));
  await expect.poll(() => page.locator('article').count()).toBe(6);
  await page.getByRole('button', { name: 'Page 2' }).click();

  await page.getByRole('searchbox').fill('  ADIOS ');
  await appears(page.getByRole('heading', { name: '¡Adiós!', exact: true }));
  await page.getByRole('button', { name: 'Listen to ¡Adiós!' }).click();
  await appears(page.getByRole('button', { name: 'Stop ¡Adiós!' }));
  await expect
    .poll(() => page.evaluate('window.spoken'))
    .toEqual([{ text: '¡Adiós!', lang: 'es-ES', rate: '0.9' }]);
  await page.getByRole('button', { name: 'Stop ¡Adiós!' }).click();
  await appears(page.getByRole('button', { name: 'Listen to ¡Adiós!' }));

  await page.getByRole('searchbox').fill('zzzz');
  await appears(page.getByText('No flashcards found matching "zzzz"'));
  await page.getByRole('button', { name: 'Clear Search', exact: true }).click();
  await page.getByRole('button', { name: 'Single card' }).click();
  await appears(page.getByText('1 / 45'));
  await page.getByRole('button', { name: 'Previous' }).click();
  await appears(page.getByText('45 / 45'));

  await open(page, `${origin}/games/word-match`);
  await page.getByRole('combobox', { name: 'Words' }).selectOption('greetings');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await playWordMatch({ page, touch: 'mouse', isVirtual: false }, 'won');
  await appears(page.getByText('You found all 5 pairs.'));

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
  await page.goto(`${origin}/flashcards`);
  await page.waitForURL('**/auth');
});

test('the guard redirects visitors to log in, and Back doesn’t return to the page', async () => {
  const { page } = browser;
  await open(page, `${origin}/auth`);
  await page.goto(`${origin}/dashboard`);
  await page.waitForURL('**/auth');
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/dashboard');
});

test('Google sign-in, allowed', async () => {
  const { page } = browser;
  await open(page, `${origin}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await appears(page.getByText('You have successfully signed in!'));
  await page.waitForURL(`${origin}/`);
  await appears(page.getByRole('button', { name: /Account of/ }));
});

test('Google sign-in, cancelled', { tags: 'long' }, async () => {
  const { page } = browser;
  await open(page, `${origin}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await appears(page.getByText('Authentication error'));
  await appears(page.getByText('Failed to complete authentication.'));
  await page.waitForURL('**/auth');
  await appears(page.getByRole('heading', { name: 'Welcome back!' }));
});

test('a forgotten password: the mail’s link opens the screen for a new one', async () => {
  const { page } = browser;
  const account = newAccount();
  await open(page, `${origin}/auth`);
  await register(page, account);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await appears(page.getByText('Check your email', { exact: true }));
  await page.goto(`${origin}/mailbox`);
  await page.getByRole('link', { name: 'Choose a new password' }).first().click();
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await appears(page.getByRole('heading', { name: 'Choose a new password' }));
  await page.reload();
  await appears(page.getByRole('heading', { name: 'Choose a new password' }));
  await page.getByLabel('New password').fill('otro-secreto-456');
  await page.getByRole('button', { name: 'Save password' }).click();
  await appears(page.getByText('Password changed'));
});

test('the mobile menu closes after a tap', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 800 });
  await newLearner(page, origin, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Flashcards' }).click();
  await appears(page.getByRole('heading', { name: 'All Flashcards' }));
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
});

test('an unknown address shows an error and logs the path', { tags: 'long' }, async () => {
  const { page } = browser;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${origin}/no/such/page`);
  await appears(page.getByText('Oops! Page not found'));
  expect(logged.some((text) => text.includes('/no/such/page'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${origin}/`);
});

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
