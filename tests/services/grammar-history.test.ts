import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { recentGamesOf, grammarHistoryOf } from '../../src/actors/games.ts';
import type { OwnLog } from '../../src/actors/learner-flows.ts';
import { logOf } from '../support/own-log.ts';

const recall = (log: OwnLog) => toPromise(createActor(grammarHistoryOf(log)).start());
const right = (id: string) => ({ id, right: true });
const wrong = (id: string) => ({ id, right: false });

test('the log holds asked questions, newest game last, and recent misses', async () => {
  const log = logOf(
    'grammar-master',
    'easy',
    [wrong('a'), wrong('b'), right('c')],
    [right('a'), wrong('d')],
    [wrong('c')],
  );
  const { recentGames, missed } = await recall(log);
  expect(recentGames).toEqual([['b'], ['a', 'd'], ['c']]);
  expect(missed.toSorted()).toEqual(['b', 'c', 'd']);
});

test('other games yield nothing, and neither does an empty log', async () => {
  expect(await recall(logOf('sentence-builder', 'a1', [wrong('a')]))).toEqual({
    recentGames: [],
    missed: [],
  });
  expect(await recall(undefined)).toEqual({ recentGames: [], missed: [] });
});

test('the other games remember the last two', async () => {
  const log = logOf('verb-conjugation', 'hard', [right('a')], [right('b'), right('d')], [wrong('c')]);
  const recalled = toPromise(createActor(recentGamesOf(log, 'verb-conjugation')).start());
  expect(await recalled).toEqual([['b', 'd'], ['c']]);
});
