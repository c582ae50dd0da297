import { leaderboardMachine, type Standings } from '#machines/games/leaderboard.machine.ts';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';

test('the standings are loaded and watched for the learner on the page', async () => {
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

/** The board of a learner not asked yet; `answer` is the account's reply to their choice. */
async function boardAsking(load: () => Promise<Standings>, answer: () => Promise<'saved' | 'stored'>) {
  const actors = {
    loadStandings: fromPromise<Standings, { learner: string }>(load),
    watchStandings: fromCallback<{ type: 'none' }, { learner: string }>(() => undefined),
    saveListing: fromPromise<'saved' | 'stored', { isListed: boolean }>(answer),
  };
  const board = createActor(leaderboardMachine.provide({ actors }), { input: { learner: 'ana' } }).start();
  await waitFor(board, (state) => state.matches('asking'));
  return board;
}

test('standings stay on screen while a failed refresh is retried with backoff', async () => {
  const clock = new SimulatedClock();
  let isWell = true;
  let loads = 0;
  const logic = leaderboardMachine.provide({
    actors: {
      loadStandings: fromPromise<Standings, { learner: string }>(async () => {
        loads += 1;
        if (isWell) return { rows: [carla], isListed: true };
        throw new Error('503');
      }),
      watchStandings: fromCallback<{ type: 'none' }, { learner: string }>(() => undefined),
    },
  });
  const board = createActor(logic, { input: { learner: 'ana' }, clock }).start();
  await waitFor(board, (state) => state.matches('shown'));
  isWell = false;
  board.send({ type: 'standings.changed' });
  for (const pause of [2000, 4000, 8000]) {
    await waitFor(board, (state) => !state.hasTag('busy'));
    const { context, value } = board.getSnapshot();
    expect([value, context.standings?.rows], 'the failed refresh leaves').toEqual(['stale', [carla]]);
    const before = loads;
    clock.increment(pause - 1);
    expect(loads).toBe(before);
    isWell = pause === 8000;
    clock.increment(1);
  }
  await waitFor(board, (state) => state.matches('shown'));
  expect(loads).toBe(5);
  board.stop();
});

test('an answer stored on this device only isn’t asked for again, and the standings load', async () => {
  let loads = 0;
  const board = await boardAsking(
    () => {
      loads += 1;
      return Promise.resolve(unasked);
    },
    () => Promise.resolve('stored'),
  );
  board.send({ type: 'listing.chosen', isListed: false });
  const { context } = await waitFor(board, (state) => state.matches('shown'));
  expect([loads, context.standings?.isListed]).toEqual([2, false]);
});

test('changes during a save load even if the account refuses the answer', async () => {
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
