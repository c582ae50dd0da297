import { unsavedTextMachine } from '#machines/study/unsaved-text.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(unsavedTextMachine, {
  inputs: [undefined],
  cases: { 'leave.requested': () => [{ address: '/games' }] },
  project: ({ address }) => address,
  invariant: ({ before, after, event, emitted }) => {
    if (event.type === 'leave.requested' && before.can(event))
      assert(after.matches('confirmingLeave'), 'nothing typed is lost without asking');
    const isAnswered = event.type === 'leave.confirmed' || event.type === 'text.kept';
    assert.equal(emitted.length, Number(isAnswered && before.hasTag('dialog')), 'nobody leaves unasked');
    if (event.type === 'leave.cancelled') assert(!after.hasTag('dialog'));
  },
  takes: {
    'text.typed': ['empty', 'kept'],
    'text.kept': ['typed', 'confirmingLeave'],
    'text.discarded': ['typed'],
    'leave.requested': ['typed'],
    'leave.confirmed': ['confirmingLeave'],
    'leave.cancelled': ['confirmingLeave'],
  },
  tags: { dialog: ['confirmingLeave'] },
  emits: [{ type: 'departure.confirmed', address: '/games' }],
});
