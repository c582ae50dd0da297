import { leaderboardMachine, type Standings } from '#machines/games/leaderboard.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const carla = { rank: 1, user: 'Carla', xp: 300, games: 2, streak: 2, isOwn: false };
const own = { rank: 7, user: 'Ana', xp: 120, games: 1, streak: 1, isOwn: true };
const listed: Standings = { rows: [carla, own], isListed: true };
const hidden: Standings = { rows: [carla], isListed: false };

export default defineModel(leaderboardMachine, {
  inputs: [{ learner: 'ana' }],
  cases: {
    'xstate.done.actor.loadStandings': () => [{ output: listed }, { output: hidden }],
    'xstate.error.actor.loadStandings': () => [{ error: new Error('503') }],
  },
  project: ({ standings }) => standings?.isListed ?? null,
  invariant: ({ before, after, event }) => {
    if (after.matches('shown')) assert.ok(after.context.standings);
    if (event.type === 'xstate.done.actor.loadStandings')
      assert.deepEqual(after.context.standings, event.output, 'the latest standings are shown');
    else assert.equal(after.context.standings, before.context.standings);
    assert.equal(after.can({ type: 'retry.requested' }), after.matches('failed'));
  },
});
