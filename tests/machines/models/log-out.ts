import { logOutMachine } from '#machines/log-out.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const error = () => [{ error: new Error('503') }];

export default defineModel(logOutMachine, {
  inputs: [{ learner: 'ana', patience: 3000 }],
  cases: {
    'xstate.done.actor.exchangeActivity': () => [
      { output: { unsent: 0, hasMore: false, refusals: [] } },
      { output: { unsent: 2, hasMore: false, refusals: [] } },
      { output: { unsent: 2, hasMore: true, refusals: [] } },
    ],
    'xstate.error.actor.exchangeActivity': error,
    'xstate.done.actor.countUnsent': () => [{ output: { unsent: 0 } }, { output: { unsent: 2 } }],
    'xstate.error.actor.countUnsent': error,
    'xstate.error.actor.clearActivity': error,
  },
  project: ({ unsent, hasMore }) => [unsent, hasMore],
  invariant: ({ before, after, event, emitted }) => {
    const isClearing = after.matches('clearing') && !before.matches('clearing');
    if (isClearing && event.type !== 'xstate.error.actor.countUnsent') {
      const isGivenUp = event.type === 'logout.confirmed';
      assert.ok(isGivenUp || after.context.unsent === 0, 'nothing is thrown away unasked');
    }
    if (after.hasTag('dialog')) assert.ok(after.context.unsent > 0);
    assert.equal(emitted.length, Number(after.matches('left')), 'the session ends once the device is clear');
    if (after.matches('left')) assert.ok(before.matches('clearing'));
  },
  emits: [{ type: 'logout.allowed' }],
});
