import { leaderboardMachine, type Standings } from '#machines/games/leaderboard.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const carla = { rank: 1, user: 'Carla', xp: 300, games: 2, streak: 2, isOwn: false };
const own = { rank: 7, user: 'Ana', xp: 120, games: 1, streak: 1, isOwn: true };
const listed: Standings = { rows: [carla, own], isListed: true };
const hidden: Standings = { rows: [carla], isListed: false };
const unasked: Standings = { rows: [carla], isListed: null };

export default defineModel(leaderboardMachine, {
  inputs: [{ learner: 'ana' }],
  cases: {
    'xstate.done.actor.loadStandings': () => [{ output: listed }, { output: hidden }, { output: unasked }],
    'xstate.error.actor.watchStandings': () => [{ error: new Error('offline') }],
    'listing.chosen': () => [{ isListed: true }, { isListed: false }],
    'xstate.done.actor.saveListing': () => [{ output: 'saved' }, { output: 'stored' }],
    'xstate.error.actor.saveListing': () => [{ error: new Error('The account refused the settings') }],
    'xstate.error.actor.loadStandings': () => [{ error: new Error('503') }],
  },
  project: ({ standings, choice, attempt }) => [standings && [standings.isListed], choice, attempt > 0],
  invariant: ({ before, after, event, emitted }) => {
    const { standings } = after.context;
    if (after.matches('shown'))
      assert.notEqual(standings?.isListed ?? null, null, 'shown without a question');
    if (after.matches('asking'))
      assert.equal(standings?.isListed, null, 'only learners who haven’t answered are asked');
    const isAnswer = event.type === 'listing.chosen' && before.can(event);
    if (event.type === 'xstate.done.actor.loadStandings')
      assert.deepEqual(
        standings,
        { ...event.output, isListed: event.output.isListed ?? before.context.choice },
        'the latest standings are shown; the question doesn’t come again',
      );
    else if (
      event.type === 'xstate.error.actor.loadStandings' ||
      event.type === 'xstate.error.actor.watchStandings'
    )
      assert.equal(standings, before.context.standings, 'standings on screen stay');
    else if (isAnswer) {
      assert.equal(before.context.standings?.isListed, null, 'an answer is asked for once');
      assert(after.matches('saving'));
      assert.deepEqual(inputOf(after, 'saveListing'), { isListed: event.isListed });
      assert.equal(standings?.isListed, event.isListed);
    } else if (event.type === 'xstate.error.actor.saveListing')
      assert(after.matches(before.matches({ saving: 'overtaken' }) ? 'loading' : 'asking'));
    else assert.equal(standings, before.context.standings);
    if (before.matches('saving') && event.type === 'standings.changed') assert(after.matches('saving'));
    if (event.type === 'xstate.done.actor.saveListing')
      assert(after.matches('loading'), 'the answer may change the ranks');
    assert.equal(emitted.length, event.type === 'xstate.done.actor.saveListing' ? 1 : 0);
    if (after.matches('failed')) assert.equal(standings, null, 'an error replaces nothing on screen');
    assert.equal(after.can({ type: 'retry.requested' }), after.matches('failed'));
  },
  emits: [
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'You are on the leaderboard',
      description: 'You can change this in your settings at any time.',
    },
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'You stay off the leaderboard',
      description: 'You can change this in your settings at any time.',
    },
  ],
});
