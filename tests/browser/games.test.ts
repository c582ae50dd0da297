import { afterEach, beforeAll, describe, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';
import { games } from '../support/players/games.ts';
import { narrow, planInRealTime, play, openGame, wide } from '../support/players/play.ts';
import { press } from '../support/players/game-tab.ts';

/** After this many milliseconds no toast is in the way. */
const TOASTS = 30_000;
const origin = inject('origin');
let learner: StoredLearner;

beforeAll(async () => {
  learner = await storedLearner(origin);
});

describe('in virtual time, at 1280 px', () => {
  const browser = browserPage(wide);
  afterEach(() => browser.page.clock.resume());

  test.each(games)('$title is won, played again and lost', async (game) => {
    await enter(browser.page, origin, learner);
    const tab = await openGame(browser.page, origin + game.address, 'mouse', true);
    const hasOptions = ['Grammar Master', 'Vocabulary Challenge', 'Spanish Category Exam Quiz'].includes(
      game.title,
    );
    await play(game, { ...tab, touch: hasOptions ? 'keys' : 'mouse' }, 'won', game.start);
    await play(game, tab, 'lost', game.again);
    await tab.page.clock.runFor(TOASTS);
    await tab.page.clock.resume();
    await press(tab, tab.page.getByRole('link', { name: 'Back to Games' }));
    await appears(tab.page.getByRole('heading', { level: 1, name: 'Spanish Games' }));
  });
});

describe('in virtual time, by touch at 390 px', () => {
  const browser = browserPage(narrow);
  afterEach(() => browser.page.clock.resume());

  test.each(games)('$title is won if it is lost in real time, else lost', async (game) => {
    await enter(browser.page, origin, learner);
    const tab = await openGame(browser.page, origin + game.address, 'finger', true);
    await play(game, tab, planInRealTime(game) === 'won' ? 'lost' : 'won', game.start);
  });
});
