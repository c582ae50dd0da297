import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
let learner: StoredLearner;

beforeAll(async () => {
  learner = await storedLearner(origin);
});
beforeEach(() => enter(browser.page, origin, learner));

test('a reloaded game starts over', { tags: 'long' }, async () => {
  const { page } = browser;
  await start(page, '/games/vocabulary-challenge');
  await page.keyboard.press('1');
  await appears(page.locator('main ol button[aria-disabled=true]').first());
  await page.reload();
  await appears(page.getByRole('button', { name: 'Start Game' }));
  expect(await page.getByText('Word 1 of 10').isVisible()).toBe(false);
});

test(
  'Back and links in Grammar Master ask, then lead to their target; other games are left at once',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await open(page, `${origin}/games`);
    await page.getByRole('link', { name: 'Play Now Grammar Master' }).click();
    await page.getByRole('button', { name: 'Start Game' }).click();
    await appears(page.getByText('Question 1 of 5'));
    await page.keyboard.press('1');
    await back(page);
    await appears(page.getByRole('alertdialog'));
    await appears(page.getByText('Are you sure you want to quit? Your progress will be lost.'));
    expect(new URL(page.url()).pathname).toBe('/games/grammar-master');
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await appears(page.getByText('Question 1 of 5'));
    await back(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quit' }).click();
    await appears(page.getByRole('heading', { name: 'Spanish Games' }));

    await start(page, '/games/grammar-master');
    await appears(page.getByText('Question 1 of 5'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quit' }).click();
    await appears(page.getByRole('heading', { name: 'Your Dashboard' }));

    await open(page, `${origin}/games`);
    await page.getByRole('link', { name: 'Play Now Vocabulary Challenge' }).click();
    await page.getByRole('button', { name: 'Start Game' }).click();
    await appears(page.getByText('Word 1 of 10'));
    await back(page);
    await appears(page.getByRole('heading', { name: 'Spanish Games' }));
  },
);

test(
  'an hour of sleep doesn’t count: clock and countdown continue where they stopped',
  { tags: 'long' },
  async () => {
    const page = await (await browser.ownContext()).newPage();
    await enter(page, origin, learner);
    await page.clock.install();
    await start(page, '/games/word-match');
    await page.clock.fastForward('01:00:00');
    await appears(page.getByText(/^00:0[1-9]$/));
    await start(page, '/games/vocabulary-challenge');
    await page.clock.fastForward('01:00:00');
    await appears(page.getByText(/^[5-9] s seconds left$/));
    await appears(page.getByText('Word 1 of 10'));
  },
);

test('two tabs play the same game independently', { tags: 'long' }, async () => {
  const { page, context } = browser;
  const other = await context.newPage();
  await Promise.all([start(page, '/games/word-match'), start(other, '/games/word-match')]);
  await page.getByRole('button', { name: /^Tile 1,/ }).click();
  await page.getByRole('button', { name: /^Tile 2,/ }).click();
  await appears(page.getByText('Moves1'));
  await expect.poll(() => other.getByRole('button', { name: /, face down$/ }).count()).toBe(10);
  await other.getByRole('button', { name: /^Tile 1,/ }).click();
  await expect.poll(() => other.getByRole('button', { name: /, face down$/ }).count()).toBe(9);
});

test('an exam on an unknown category opens the setup with no category chosen', { tags: 'long' }, async () => {
  const { page } = browser;
  await open(page, `${origin}/games/exam-quiz/Klingon%20%3Cb%3E`);
  await expect.poll(() => page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('');
  await expect.poll(() => page.getByRole('button', { name: 'Start Exam' }).isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('greetings');
  await page.getByRole('button', { name: 'Start Exam' }).click();
  await appears(page.getByText('Question 1 of 10'));
});

test(
  'a game or its content that fails to load: a message and a working retry',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.route('**/GrammarMasterPage-*.js', (route) => route.abort());
    await page.goto(`${origin}/games/grammar-master`);
    await appears(page.getByText('Something went wrong'));
    await page.unroute('**/GrammarMasterPage-*.js');
    await page.route('**/grammar-questions-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await appears(page.locator('main').getByText('Failed to load the questions. Please try again.'));
    await page.unroute('**/grammar-questions-*.js');
    await page.route('**/GrammarMasterPlay-*.js', (route) => route.abort());
    await page.reload();
    await appears(page.locator('main').getByText('Failed to load the questions. Please try again.'));
    await page.unroute('**/GrammarMasterPlay-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Start Game' }).click();
    await appears(page.getByText('Question 1 of 5'));
  },
);

async function start(page: Page, path: string): Promise<void> {
  await open(page, origin + path);
  const button = page.getByRole('button', { name: 'Start Game' });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

/** The browser's Back, which a page may block. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}
