import { afterEach, beforeAll, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';
import { games } from '../support/players/games.ts';
import { narrow, play, openGame, wide } from '../support/players/play.ts';
import { press } from '../support/players/game-tab.ts';

/** Milliseconds until all toasts are gone. */
const TOASTS = 30_000;
const origin = inject('origin');
const browser = browserPage({ hasTouch: true });
let learner: StoredLearner;

beforeAll(async () => {
  learner = await storedLearner(origin);
});
afterEach(() => browser.page.clock.resume());

test.each(games)(
  '$title is won at 1280 px, played again by touch at 390 px and lost',
  { tags: 'long' },
  async (game) => {
    const { page } = browser;
    await enter(page, origin, learner);
    await page.setViewportSize(wide);
    const tab = await openGame(page, origin + game.address, 'mouse', true);
    const hasOptions = ['Grammar Master', 'Vocabulary Challenge', 'Spanish Category Exam Quiz'].includes(
      game.title,
    );
    await play(game, { ...tab, touch: hasOptions ? 'keys' : 'mouse' }, 'won', game.start);
    await page.setViewportSize(narrow);
    await play(game, { ...tab, touch: 'finger' }, 'lost', game.again);
    await page.clock.runFor(TOASTS);
    await page.clock.resume();
    await press(tab, page.getByRole('link', { name: 'Back to Games' }));
    await appears(page.getByRole('heading', { level: 1, name: 'Spanish Games' }));
  },
);

test('in real time, by touch at 390 px, a wrong pair turns back and the next sentence comes by itself', async () => {
  const context = await browser.ownContext();
  await enter(await context.newPage(), origin, learner);
  const plans = { 'Word Match': 'lost', 'Sentence Builder': 'won' } as const;
  await Promise.all(
    Object.entries(plans).map(async ([title, plan]) => {
      const game = games.find((one) => one.title === title);
      if (!game) throw new Error(`${title} is no game`);
      const page = await context.newPage();
      await page.setViewportSize(narrow);
      const tab = await openGame(page, origin + game.address, 'finger', false);
      await play(game, tab, plan, game.start);
    }),
  );
});
