import { startOverMachine } from '#machines/account/start-over.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(startOverMachine, {
  inputs: [{ guest: 'g1' }],
  cases: { 'xstate.error.actor.deleteGuest': () => [{ error: new Error('blocked') }] },
  project: () => null,
  invariant: ({ before, after, event, emitted }) => {
    if (after.matches('deleting') && !before.matches('deleting'))
      assert(before.matches('asking'), 'nothing is deleted without a question');
    if (after.matches('deleting')) assert.deepEqual(inputOf(after, 'deleteGuest'), { guest: 'g1' });
    const isOver = before.matches('deleting') && !after.matches('deleting');
    const isDeleted = event.type === 'xstate.done.actor.deleteGuest';
    if (isOver) assert(after.matches(isDeleted ? 'deleted' : 'resting'));
    assert.equal(emitted.length, Number(isOver && !isDeleted), 'a failure is said');
  },
  takes: {
    'restart.requested': ['resting'],
    'restart.confirmed': ['asking'],
    'restart.cancelled': ['asking'],
  },
  ignores: { 'restart.requested': ['asking'] },
  tags: { dialog: ['asking'], busy: ['deleting'] },
  emits: [
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Your data couldn’t be deleted',
      description: 'Please try again.',
    },
  ],
});
