import { storagePersistenceMachine } from '#machines/account/storage-persistence.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(storagePersistenceMachine, {
  inputs: [undefined],
  cases: {
    'xstate.done.actor.checkPersistence': () =>
      [true, false].flatMap((isPersisted) =>
        [true, false].map((isInstalled) => ({ output: { isPersisted, isInstalled } })),
      ),
    'xstate.error.actor.checkPersistence': () => [{ error: new Error('unknown') }],
    'xstate.done.actor.requestPersistence': () => [{ output: true }, { output: false }],
    'xstate.error.actor.requestPersistence': () => [{ error: new Error('insecure') }],
  },
  project: () => null,
  invariant: ({ before, after, event }) => {
    if (event.type === 'xstate.done.actor.checkPersistence') {
      const { isPersisted, isInstalled } = event.output;
      assert(after.matches(isPersisted ? 'persisted' : isInstalled ? 'asking' : 'unasked'));
    }
    if (event.type === 'xstate.done.actor.requestPersistence')
      assert(after.matches(event.output ? 'persisted' : 'refused'), 'the learner sees the browser’s answer');
    if (event.type === 'persistence.needed') {
      const isOpen = before.matches('looking') || before.matches('unasked') || before.matches('asking');
      assert.equal(after.matches('asking'), isOpen, 'it is asked once');
    }
  },
  emits: [],
});
