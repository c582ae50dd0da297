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
