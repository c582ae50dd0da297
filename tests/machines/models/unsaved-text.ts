import { unsavedTextMachine } from '#machines/study/unsaved-text.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(unsavedTextMachine, {
  inputs: [undefined],
  cases: {
    'leave.requested': () => [{ address: '/games' }],
    'replacement.requested': () => [{ word: 'own-1' }],
    'xstate.error.actor.watchText': () => [{ error: new Error('') }],
  },
  project: ({ address, word }) => [address, word],
  invariant: ({ before, after, event, emitted }) => {
    if (event.type === 'leave.requested' && before.can(event))
      assert(after.matches('confirmingLeave'), 'nothing typed is lost without asking');
    if (event.type === 'replacement.requested' && before.matches('typed'))
      assert(after.matches('confirmingReplacement'), 'no other word takes the place of a typed one unasked');
    const answers: Readonly<Record<string, readonly string[]>> = {
      confirmingLeave: ['leave.confirmed', 'text.saved'],
      confirmingReplacement: ['replacement.confirmed', 'text.saved'],
      empty: ['replacement.requested'],
      saved: ['replacement.requested'],
    };
    const isAnswered = answers[before.value]?.includes(event.type) ?? false;
    assert.equal(emitted.length, Number(isAnswered), 'nobody leaves unasked');
    if (event.type === 'replacement.cancelled' && before.matches('confirmingReplacement'))
      assert(after.matches('typed'));
    if (event.type === 'leave.cancelled' && before.matches('confirmingLeave')) assert(after.matches('typed'));
  },
  takes: {
    'text.typed': ['empty', 'saved'],
    'text.saved': ['typed', 'confirmingLeave', 'confirmingReplacement'],
    'text.discarded': ['typed'],
    'leave.requested': ['typed', 'confirmingReplacement'],
    'leave.confirmed': ['confirmingLeave'],
    'leave.cancelled': ['confirmingLeave'],
    'replacement.requested': ['empty', 'typed', 'saved'],
    'replacement.confirmed': ['confirmingReplacement'],
    'replacement.cancelled': ['confirmingReplacement'],
  },
  tags: { dialog: ['confirmingLeave', 'confirmingReplacement'] },
  emits: [
    { type: 'departure.confirmed', address: '/games' },
    { type: 'replacement.confirmed', word: 'own-1' },
  ],
});
