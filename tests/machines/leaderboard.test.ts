import { leaderboardMachine, type Standings } from '#machines/games/leaderboard.machine.ts';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

test('the standings are loaded and watched for the learner who looks at them', async () => {
  const asked: string[] = [];
  const board = createActor(
    leaderboardMachine.provide({
      actors: {
        loadStandings: fromPromise<Standings, { learner: string }>(({ input }) => {
          asked.push(`loaded for ${input.learner}`);
          return Promise.resolve({ rows: [], isListed: true });
        }),
        watchStandings: fromCallback<{ type: 'none' }, { learner: string }>(({ input }) => {
          asked.push(`watched for ${input.learner}`);
        }),
      },
    }),
    { input: { learner: 'ana' } },
  ).start();
  await waitFor(board, (state) => state.matches('shown'));
  expect(asked.toSorted()).toEqual(['loaded for ana', 'watched for ana']);
});

const carla = { rank: 1, user: 'Carla', xp: 300, games: 2, streak: 2, isOwn: false };
const unasked: Standings = { rows: [carla], isListed: null };

/** The board of a learner who has not been asked; `answer` is that of the account to their choice. */
async function boardAsking(load: () => Promise<Standings>, answer: () => Promise<'saved' | 'kept'>) {
  const actors = {
    loadStandings: fromPromise<Standings, { learner: string }>(load),
    watchStandings: fromCallback<{ type: 'none' }, { learner: string }>(() => undefined),
    saveListing: fromPromise<'saved' | 'kept', { isListed: boolean }>(answer),
  };
  const board = createActor(leaderboardMachine.provide({ actors }), { input: { learner: 'ana' } }).start();
  await waitFor(board, (state) => state.matches('asking'));
  return board;
}

test('standings that may be out of date are not shown while it is tried again', async () => {
  const answers = [
    Promise.resolve(unasked),
    Promise.reject(new Error('503')),
    new Promise<never>(() => undefined),
  ];
  const board = await boardAsking(
    () => answers.shift() ?? Promise.reject(new Error('too often')),
    () => Promise.resolve('saved'),
  );
  board.send({ type: 'standings.changed' });
  await waitFor(board, (state) => state.matches('failed'));
  board.send({ type: 'retry.requested' });
  expect(board.getSnapshot().matches('loading')).toBe(true);
  expect(board.getSnapshot().context.standings).toBeNull();
  board.stop();
});

test('an answer that only this device has is not asked for again, and the standings are loaded', async () => {
  let loads = 0;
  const board = await boardAsking(
    () => {
      loads += 1;
      return Promise.resolve(unasked);
    },
    () => Promise.resolve('kept'),
  );
  board.send({ type: 'listing.chosen', isListed: false });
  const { context } = await waitFor(board, (state) => state.matches('shown'));
  expect([loads, context.standings?.isListed]).toEqual([2, false]);
});

test('what changes while an answer is being saved is loaded although the account refuses the answer', async () => {
  let loads = 0;
  let refuse: () => void = () => undefined;
  const board = await boardAsking(
    () => {
      loads += 1;
      return Promise.resolve(unasked);
    },
    () =>
      new Promise((_saved, reject) => {
        refuse = () => reject(new Error('refused'));
      }),
  );
  board.send({ type: 'listing.chosen', isListed: true });
  board.send({ type: 'standings.changed' });
  refuse();
  await waitFor(board, (state) => state.matches('asking'));
  expect(loads).toBe(2);
});
