import { beforeAll, inject, test } from 'vitest';
import { sharedBrowser } from '../support/browser-page.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { games } from '../support/players/games.ts';
import { narrow, planInRealTime, play, sitDown } from '../support/players/play.ts';

const origin = inject('origin');
let learner: StoredLearner;

beforeAll(async () => {
  learner = await storedLearner(origin);
});

test.concurrent.each(games)(
  '$title is played by touch at 390 px, in real time',
  { timeout: 90_000 },
  async (game) => {
    const context = await (await sharedBrowser()).newContext(narrow);
    const page = await context.newPage();
    await enter(page, origin, learner);
    const table = await sitDown(page, origin + game.address, 'finger', false);
    await play(game, table, planInRealTime(game), game.start);
    await context.close();
  },
);
