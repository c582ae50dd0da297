import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { games } from '../support/players/games.ts';
import { narrow, play, sitDown, wide } from '../support/players/play.ts';

const origin = inject('origin');
let browser: Browser;
let learner: StoredLearner;

beforeAll(async () => {
  [browser, learner] = await Promise.all([launchBrowser(), storedLearner(origin)]);
});
afterAll(() => browser.close());

const plans = games.map((game, index) => ({
  game,
  title: game.title,
  plan: index % 2 === 0 ? ('won' as const) : ('lost' as const),
  look: index % 2 === 0 ? narrow : wide,
}));

test.concurrent.each(plans)('$title is $plan, $look.viewport.width px', { timeout: 60_000 }, async (run) => {
  const { game, plan, look } = run;
  const context = await browser.newContext(look);
  const page = await context.newPage();
  await enter(page, origin, learner);
  const table = await sitDown(page, origin + game.address, look === narrow ? 'finger' : 'mouse', false);
  await play(game, table, plan, game.start);
  await context.close();
});
