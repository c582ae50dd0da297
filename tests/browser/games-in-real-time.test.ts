import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { sharedBrowser } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { games } from '../support/players/games.ts';
import { narrow, planInRealTime, play, openGame } from '../support/players/play.ts';

const origin = inject('origin');
/** One for all games: its pages share what they have fetched, and no worker fetches everything for each of them. */
let context: BrowserContext;

beforeAll(async () => {
  context = await (await sharedBrowser()).newContext({ ...narrow, serviceWorkers: 'block' });
  await enter(await context.newPage(), origin, await storedLearner(origin));
});
afterAll(() => context.close());

test.concurrent.each(games)(
  '$title is played by touch at 390 px, in real time',
  { timeout: 90_000 },
  async (game) => {
    const page = await context.newPage();
    const tab = await openGame(page, origin + game.address, 'finger', false);
    await play(game, tab, planInRealTime(game), game.start);
    await page.close();
  },
);
