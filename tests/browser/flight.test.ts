// @module-tag long
import { expect, inject, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { browserPage } from '../support/browser-page.ts';
import { controlled } from '../support/cached-app.ts';
import { newLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { games } from '../support/players/games.ts';
import { play, openGame } from '../support/players/play.ts';
import { idsInAccount, recordsOf } from '../support/records.ts';

const origin = inject('origin');
const browser = browserPage({ serviceWorkers: 'allow' });
/** One with words, one with questions of its own. */
const played = games.filter(({ title }) => title === 'Word Match' || title === 'Grammar Master');

test(
  'in flight mode, after one visit, a learner reviews, plays two games and reads the grammar; everything syncs after landing',
  { timeout: 240_000 },
  async () => {
    const context = await browser.ownContext();
    const first = await context.newPage();
    await newLearner(first, origin, paths.home());
    await controlled(first);
    await first.close();
    await context.setOffline(true);

    const page = await context.newPage();
    await open(page, `${origin}${paths.review()}?deck=nouns`);
    await page.getByRole('button', { name: 'Start Review' }).click();
    await appears(page.getByText('A new word'));
    await page.keyboard.press('Enter');
    await expect.poll(() => recordsOf(page)).toHaveLength(1);
    await open(page, origin + paths.grammar());
    await page.getByRole('tab', { name: 'Verbs' }).click();
    await appears(page.getByRole('tabpanel').getByRole('heading').first());
    await page.close();

    expect(played).toHaveLength(2);
    for (const game of played) {
      const tab = await openGame(await context.newPage(), origin + game.address, 'mouse', true);
      await play(game, tab, 'won', game.start);
      await tab.page.clock.resume();
      await tab.page.close();
    }

    await context.setOffline(false);
    const landed = await context.newPage();
    await open(landed, origin + paths.dashboard());
    const kept = await recordsOf(landed);
    expect(kept.length).toBeGreaterThan(played.length);
    await expect.poll(() => idsInAccount(landed, origin)).toEqual(expect.arrayContaining(kept));
  },
);
