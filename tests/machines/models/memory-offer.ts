import { memoryOfferMachine } from '#machines/study/memory-offer.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const learner = 'u1';
const broken = () => [{ error: new Error('blocked') }];

export default defineModel(memoryOfferMachine, {
  inputs: [{ learner, answers: 1500, fits: [] }],
  cases: {
    'xstate.done.actor.readOffered': () => [{ output: null }, { output: 500 }, { output: 501 }],
    'xstate.error.actor.readOffered': broken,
    'xstate.error.actor.noteOffered': broken,
  },
  project: () => null,
  invariant: ({ before, after, event }) => {
    if (event.type === 'xstate.done.actor.readOffered')
      assert.equal(after.matches('shown'), event.output !== 501, 'again after 1,000 answers');
    if (before.matches('hidden')) assert(after.matches('hidden'), 'what is declined stays away');
    if (after.matches('looking')) assert.deepEqual(inputOf(after, 'readOffered'), { learner });
    if (after.matches('noting')) assert.deepEqual(inputOf(after, 'noteOffered'), { learner, answers: 1500 });
    assert.equal(after.hasTag('shown'), after.matches('shown'));
  },
  takes: { 'offer.declined': ['shown'] },
  tags: { shown: ['shown'] },
});
