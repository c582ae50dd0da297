import { beforeAll, describe, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears } from '../support/look.ts';
import { games, type Game } from '../support/players/games.ts';
import { narrow, play, sitDown, wide } from '../support/players/play.ts';
import { press, type Table } from '../support/players/table.ts';

/** After these milliseconds no toast stands in the way. */
const TOASTS = 30_000;
const origin = inject('origin');
let learner: StoredLearner;

beforeAll(async () => {
  learner = await storedLearner(origin);
});

describe('at 1280 px', () => {
  const browser = browserPage(wide);

  test.each(games)('$title is won and lost in virtual time', async (game) => {
    await enter(browser.page, origin, learner);
    const table = await sitDown(browser.page, origin + game.address, 'mouse', true);
    const isQuestions = ['Grammar Master', 'Vocabulary Challenge', 'Spanish Category Exam Quiz'].includes(
      game.title,
    );
    await winAndLose(game, { ...table, touch: isQuestions ? 'keys' : 'mouse' }, table);
  });
});

describe('at 390 px', () => {
  const browser = browserPage(narrow);

  test.each(games)('$title is won and lost by touch in virtual time', async (game) => {
    await enter(browser.page, origin, learner);
    const table = await sitDown(browser.page, origin + game.address, 'finger', true);
    await winAndLose(game, table, table);
  });
});

/** Wins a game, starts it again from its last screen, loses it and goes back to the games. */
async function winAndLose(game: Game, first: Table, second: Table): Promise<void> {
  await play(game, first, 'won', game.start);
  await play(game, second, 'lost', game.again);
  await second.page.clock.runFor(TOASTS);
  await second.page.clock.resume();
  await press(second, second.page.getByRole('link', { name: 'Back to Games' }));
  await appears(second.page.getByRole('heading', { level: 1, name: 'Spanish Games' }));
}
