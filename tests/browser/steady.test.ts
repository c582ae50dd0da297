// @module-tag long
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { strayActions, watchActions } from '../support/actions-in-reach.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { longestExplanation } from '../support/longest-explanation.ts';
import { games } from '../support/players/games.ts';
import { handOf } from '../support/players/hand.ts';
import { playSteps, playUntil } from '../support/players/lesson.ts';
import { openGame, play } from '../support/players/play.ts';
import { playQuestions } from '../support/players/questions.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({ hasTouch: true }, silence);
const stops = [
  '/course/a1-hola/1',
  '/course/a1-hola/checkpoint',
  '/course/a2-casa/3',
  '/course/b1-casa/2',
  '/flashcards/review?deck=nouns&start',
];
/** Pages whose questions aren't a lesson's, and what their ends say. */
const asked = [
  {
    name: 'a reading',
    path: '/course/a1-mi-dia/reading',
    end: /^(?:You understood it!|Read it once more\?)/m,
  },
  {
    name: 'a dialogue',
    path: '/course/a1-hola/reading/dialogue',
    end: /^Dialogue done!/m,
    // All lines so far stand below the options.
    hasLines: true,
  },
  { name: 'the level test', path: '/course/placement', end: /^Start here: /m },
];
/** Not on a page without a question, nor where a press adds a line to read. */
const isAsked = (task: string) => task !== '' && !task.startsWith('Read');

describe.each([
  { device: 'a phone', size: { width: 390, height: 844 }, touch: 'finger', isPhone: true },
  { device: 'a laptop', size: { width: 1280, height: 800 }, touch: 'mouse', isPhone: false },
] as const)('on $device nothing moves by itself, and the next action is near the thumb', (look) => {
  for (const game of games) {
    test(`${game.title}, won and lost`, async () => {
      const page = await watched();
      await page.setViewportSize(look.size);
      for (const plan of ['won', 'lost'] as const) {
        const tab = await openGame(page, origin + game.address, look.touch, plan === 'won');
        await shiftsOf(page);
        await play(game, { ...tab, isVirtual: true }, plan, game.start);
        expect(await shiftsOf(page), plan).toEqual([]);
        const stray = await strayActions(page);
        expect(look.isPhone ? stray : [], plan).toEqual([]);
      }
    });
  }

  test('the longest explanation of a lesson', async () => {
    const page = await watched();
    await page.setViewportSize(look.size);
    await page.goto(`${origin}/course/a1-hola/1`);
    // Low enough for its card to have free space.
    await playUntil(page, 'main [data-part=body]:not(:has([aria-label^=Listen])) ol button');
    await shiftsOf(page);
    await lengthenVerdict(page, longestExplanation);
    await page.locator('main ol button').first().click();
    await appears(page.getByText(longestExplanation.slice(-50)));
    expect(await shiftsOf(page)).toEqual([]);
  });

  for (const stop of stops) {
    test(`${stop}, each question answered wrongly, then rightly`, async () => {
      const page = await watched();
      await page.setViewportSize(look.size);
      await page.goto(origin + stop);
      const found: string[] = [];
      await playSteps(handOf(page), async (moment) => {
        if (moment === 'first') await shiftsOf(page);
        else found.push(...(await shiftsOf(page)).map((shift) => `${moment}: ${shift}`));
      });
      expect(found).toEqual([]);
      const stray = await strayActions(page);
      expect(look.isPhone ? stray : []).toEqual([]);
    });
  }

  for (const { name, path, end, hasLines = false } of asked) {
    test(`${name}, some questions answered wrongly`, { timeout: 120_000 }, async () => {
      const page = await watched();
      await page.setViewportSize(look.size);
      await open(page, origin + path);
      const found: string[] = [];
      await playQuestions(page, end, async (task) => {
        const shifts = await shiftsOf(page);
        if (isAsked(task)) found.push(...shifts.map((shift) => `${task}: ${shift}`));
      });
      expect(found).toEqual([]);
      const stray = await strayActions(page);
      expect(look.isPhone && !hasLines ? stray : []).toEqual([]);
    });
  }
});

async function lengthenVerdict(page: Page, text: string): Promise<void> {
  await page.locator('main section footer output').evaluate((output, more) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      output.append(more);
    });
    observer.observe(output, { childList: true });
  }, text);
}

async function watched(): Promise<Page> {
  const page = await (await browser.ownContext()).newPage();
  await watchShifts(page);
  await watchActions(page);
  await enter(page, origin, await storedLearner(origin));
  // The heading font is then at hand.
  await open(page, `${origin}/games`);
  return page;
}

/** A browser without speech. */
function silence(): void {
  Reflect.deleteProperty(window, 'speechSynthesis');
}
