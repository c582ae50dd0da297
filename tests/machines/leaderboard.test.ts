import { leaderboardMachine, type Standings } from '#machines/games/leaderboard.machine.ts';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';

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

test('standings stay on the screen while a refresh that failed is tried again, with growing pauses', async () => {
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

test('an answer that only this device has is not asked for again, and the standings are loaded', async () => {
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
