import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { sendActivity } from '../support/account-log.ts';
import { ratedAt } from '../support/activity.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { playWordMatch } from '../support/players/games.ts';
import { recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage();
/** Milliseconds until the account is retried, online or not. */
const MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
let learner: StoredLearner;

beforeEach(async () => {
  learner = await storedLearner(origin);
});

test(
  'a week offline on a phone with an expiring token, then the laptop: same streak, XP and due cards on both',
  { tags: 'long' },
  async () => {
    const phone = await browser.ownContext();
    const page = await phone.newPage();
    await page.clock.install({ time: Date.now() - 6 * DAY });
    const game = await phone.newPage();
    const session = JSON.parse(learner.session);
    const expiring = { ...session, expires_at: session.expires_at - (6 * DAY) / 1000 };
    await enter(page, origin, { ...learner, session: JSON.stringify(expiring) });
    await open(page, `${origin}/flashcards/greetings-hola`);
    const end = game.waitForResponse(/\/WordMatchEnd-/);
    await open(game, `${origin}/games/word-match`);
    await game.getByRole('button', { name: 'Start Game' }).click();
    await appears(game.getByText('Moves0'));
    const next = page.getByRole('button', { name: 'Next' });
    await appears(next);
    await Promise.all([page, game].map((tab) => tab.waitForLoadState('networkidle')));
    await end;
    await phone.setOffline(true);
    await playWordMatch({ page: game, touch: 'mouse', isVirtual: false }, 'won');
    await appears(game.getByText('You found all 5 pairs.'));
    await expect.poll(() => recordsOf(game)).toHaveLength(1);
    await game.close();
    for (let day = 0; day < 7; day += 1) {
      await page.clock.runFor(2000);
      await next.click();
      await expect.poll(() => recordsOf(page)).toHaveLength(day + 2);
      if (day < 6) await page.clock.fastForward(DAY);
    }
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/record_activity') && answer.ok(), {
      timeout: 40_000,
    });
    const offline = page.getByRole('banner').getByText('Offline', { exact: true });
    await expect.poll(() => offline.count()).toBe(1);
    await phone.setOffline(false);
    await page.clock.fastForward(MINUTES);
    await sent;
    await offline.waitFor({ state: 'detached' });
    const atHome = await figuresOn(page);
    expect(atHome).toContain('Streak7 days');
    expect(atHome).toContain('Total XP50');

    const laptop = await (await browser.ownContext()).newPage();
    await laptop.goto(`${origin}/auth`);
    await laptop.getByLabel('Email').fill(learner.account.email);
    await laptop.getByLabel('Password', { exact: true }).fill(learner.account.password);
    await laptop.getByRole('button', { name: 'Sign in', exact: true }).click();
    await laptop.getByRole('button', { name: /Account of/ }).waitFor();
    await expect.poll(() => figuresOn(laptop)).toBe(atHome);
    expect(await dueOn(laptop)).toBe(await dueOn(page));
  },
);

test('two tabs that rate the same card keep both ratings, and both go on', async () => {
  const { page, context } = browser;
  const other = await context.newPage();
  const due = [
    ratedAt(Date.now() - 20 * DAY, 'greetings-hola'),
    ratedAt(Date.now() - 20 * DAY, 'greetings-adios'),
  ];
  await sendActivity(origin, learner.session, due);
  await enter(page, origin, learner);
  for (const tab of [page, other]) {
    await open(tab, `${origin}/flashcards/review`);
    await tab.getByRole('button', { name: 'Start Review' }).click();
    await appears(tab.getByText('Card 1 of 2'));
    await tab.keyboard.press('Space');
    await appears(tab.getByRole('button', { name: /^Good/ }));
  }
  expect(await page.locator('main h2').textContent()).toBe(await other.locator('main h2').textContent());
  await page.getByRole('button', { name: /^Good/ }).click();
  await other.getByRole('button', { name: /^Again/ }).click();
  await appears(page.getByText(/^Card 2 of/));
  await expect.poll(() => recordsOf(page)).toHaveLength(4);
  await appears(other.getByRole('button', { name: /^Reveal Answer/ }));
  await other.keyboard.press('Space');
  await appears(other.getByRole('button', { name: /^Good/ }));
});

test(
  'a browser that blocks its database says so, and the learner keeps playing',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Damaged', 'UnknownError');
      };
    });
    await enter(page, origin, learner);
    await open(page, `${origin}/flashcards/review?deck=nouns`);
    await appears(page.getByText('Your progress can’t be saved on this device'));
    await appears(page.getByText(/^Stay online until it’s in your account\. Then reload the page\./));
    await page.getByRole('button', { name: 'Start Review' }).click();
    await meetThree(page);
    await appears(page.getByText('Card 1 of 10'));
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Good/ }).click();
    await appears(page.getByText(/^Card 2 of/));
  },
);

/** Meets three new words, after which the first is asked. */
async function meetThree(page: Page): Promise<void> {
  for (let word = 0; word < 3; word += 1) {
    await appears(page.getByText('A new word'));
    await page.getByRole('button', { name: /^Next/ }).click();
  }
  await appears(page.getByRole('button', { name: /^Reveal Answer/ }));
}

/** The dashboard's text without values that change by the minute. */
async function figuresOn(page: Page): Promise<string> {
  await open(page, `${origin}/dashboard`);
  await appears(page.getByText('Mastery by category'));
  await appears(page.getByRole('link', { name: /to do$/ }));
  return page
    .locator('main')
    .innerText()
    .then((text) => text.replaceAll('\n', ''));
}

async function dueOn(page: Page): Promise<string | null> {
  await open(page, `${origin}/flashcards/review?deck=nouns`);
  const due = page.getByText(/words? to review$/);
  await appears(due);
  return due.textContent();
}
