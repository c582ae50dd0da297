// @module-tag long
import { LEARNING_PAYS_FROM, RATING_XP } from '#machines/constants.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { cards } from '../support/content-files.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const timezoneId = 'Europe/London';
const browser = browserPage({ timezoneId });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const hours = new Intl.DateTimeFormat('en', { timeZone: timezoneId, hour: 'numeric', hourCycle: 'h23' });
const weekdays = new Intl.DateTimeFormat('en', { timeZone: timezoneId, weekday: 'long' });

interface Scene {
  kind: 'meeting' | 'question' | 'answer' | 'end';
  word: string;
}

test('plays three days on a moved clock in Europe/London', { timeout: 60_000 }, async () => {
  const page = await (await browser.ownContext()).newPage();
  const last = [0, 1].map((ago) => halfPastEight(Date.now() - ago * DAY)).find((time) => time < Date.now());
  const mornings = [2, 1, 0].map((ago) => halfPastEight((last ?? 0) - ago * DAY));
  await page.clock.install({ time: mornings[0] ?? 0 });
  await enter(page, origin, await storedLearner(origin));
  let xp = 0;
  for (const [index, morning] of mornings.entries()) {
    const days = index + 1;
    await page.clock.fastForward(Math.max(0, morning - (await page.evaluate(() => Date.now()))));
    await open(page, `${origin}/flashcards/review?deck=nouns`);
    const due = await dueOn(page);
    expect(due > 0, 'two words forgotten on the first day come back').toBe(index > 0);
    const total = due + 10;
    await page.getByRole('button', { name: 'Start Review' }).press('Enter');
    await appears(page.getByText(`Card 1 of ${total}`));
    const asked = await review(page, index === 0 ? 2 : 0);
    expect(asked.size).toBe(total);
    const both = cards.filter(({ spanish, english }) => asked.has(spanish) && asked.has(english));
    expect(both, 'words asked in both directions').toEqual([]);
    await appears(page.getByText(/^Nothing else is due today\./));
    expect(await textOf(page)).toMatch(
      new RegExp(`Cards${total}Recalled${index === 0 ? 8 : total}Left now0`),
    );

    const day = new Date(morning).toISOString().slice(0, 10);
    xp += day < LEARNING_PAYS_FROM ? 0 : RATING_XP * total;
    const streak = `Streak${days} ${days === 1 ? 'day' : 'days'}`;
    await open(page, `${origin}/dashboard`);
    await appears(page.getByText('Mastery by category'));
    const dashboard = await textOf(page);
    for (const figure of [streak, `Total XP${xp}L`, `In review${10 * days}E`, '10/10 cards'])
      expect(dashboard).toContain(figure);
    const today = page.getByRole('table').getByRole('row').last();
    expect(await today.textContent()).toBe(`${weekdays.format(morning)}${total}`);
    await open(page, `${origin}/profile`);
    await appears(page.getByText('Recent activity'));
    const profile = await textOf(page);
    for (const figure of [streak, `Total XP${xp}S`, `Recent activityStudied ${total} cards`])
      expect(profile).toContain(figure);
    expect(profile).toMatch(/Recent activityStudied \d+ cards[\w ]+Today/);
  }
  await open(page, `${origin}/profile#settings`);
  const zone = page.getByLabel('Timezone').locator('option:checked');
  expect(await zone.textContent()).toBe(`Same as this browser (${timezoneId})`);
});

/** 08:30 in London on the day of a moment (milliseconds since 1970). */
function halfPastEight(moment: number): number {
  const utc = Date.parse(`${new Date(moment).toISOString().slice(0, 10)}T08:30Z`);
  return utc - (Number(hours.format(utc)) - 8) * HOUR;
}

/** Due cards, besides ten new ones. */
async function dueOn(page: Page): Promise<number> {
  const said = page.getByText(/^(\d+ due, )?10 new\. Your daily goal is 10 new\.$/);
  await appears(said);
  return Number(/^(\d+) due/.exec((await said.textContent()) ?? '')?.[1] ?? 0);
}

/** Reviews by keyboard, forgetting the first words once. Returns what was asked. */
async function review(page: Page, forgotten: number): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  let scene = await sceneOf(page);
  for (let rated = 0; scene.kind !== 'end';) {
    const { kind, word } = scene;
    if (kind === 'answer') {
      asked.add(word);
      rated += 1;
    }
    const rating = rated <= forgotten ? '1' : '3';
    await page.keyboard.press(kind === 'meeting' ? 'Enter' : kind === 'question' ? 'Space' : rating);
    await expect.poll(async () => (scene = await sceneOf(page)), { interval: 5 }).not.toEqual({ kind, word });
  }
  return asked;
}

/** The review's current screen. */
function sceneOf(page: Page): Promise<Scene> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const text = main?.textContent ?? '';
    const word = main?.querySelector('h2')?.textContent ?? '';
    if (text.includes('Review complete!')) return { kind: 'end', word };
    if (text.includes('A new word')) return { kind: 'meeting', word };
    return { kind: text.includes('Reveal Answer') ? 'question' : 'answer', word };
  });
}

/** The page's text without line breaks. */
async function textOf(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replaceAll('\n', '');
}
