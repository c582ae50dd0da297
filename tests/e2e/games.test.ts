import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { storedLearner } from '../support/learner.ts';
import { appears } from '../support/look.ts';
import { games, type Game } from '../support/players/games.ts';
import { narrow, play, sitDown, wide } from '../support/players/play.ts';
import { press, type Table } from '../support/players/table.ts';

/** After these milliseconds no toast stands in the way. */
const TOASTS = 30_000;
const origin = inject('origin');
let browser: Browser;
let learner: Awaited<ReturnType<typeof storedLearner>>;

beforeAll(async () => {
  [browser, learner] = await Promise.all([launchBrowser(), storedLearner(origin)]);
});
afterAll(() => browser.close());

test.each(games)('$title is won and lost at 1280 px, in virtual time', async (game) => {
  const table = await sitDown(browser, origin + game.address, true, { ...wide, storageState: learner.state });
  const isQuestions = ['Grammar Master', 'Vocabulary Challenge', 'Spanish Category Exam Quiz'].includes(
    game.title,
  );
  await winAndLose(game, { ...table, touch: isQuestions ? 'keys' : 'mouse' }, table);
});

test.each(games)('$title is won and lost by touch at 390 px, in virtual time', async (game) => {
  const table = await sitDown(browser, origin + game.address, true, {
    ...narrow,
    storageState: learner.state,
  });
  await winAndLose(game, table, table);
});

/** Wins a game, starts it again from its last screen, loses it and goes back to the games. */
async function winAndLose(game: Game, first: Table, second: Table): Promise<void> {
  await play(game, first, 'won', game.start);
  await play(game, second, 'lost', game.again);
  await second.page.clock.runFor(TOASTS);
  await second.page.clock.resume();
  await press(second, second.page.getByRole('link', { name: 'Back to Games' }));
  await appears(second.page.getByRole('heading', { level: 1, name: 'Spanish Games' }));
  await second.page.context().close();
}
