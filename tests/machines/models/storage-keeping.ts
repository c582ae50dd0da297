import { storageKeepingMachine } from '#machines/account/storage-keeping.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(storageKeepingMachine, {
  inputs: [undefined],
  cases: {
    'xstate.done.actor.lookAtStorage': () =>
      [true, false].flatMap((isPromised) =>
        [true, false].map((isInstalled) => ({ output: { isPromised, isInstalled } })),
      ),
    'xstate.error.actor.lookAtStorage': () => [{ error: new Error('unknown') }],
    'xstate.done.actor.askToKeep': () => [{ output: true }, { output: false }],
    'xstate.error.actor.askToKeep': () => [{ error: new Error('insecure') }],
  },
  project: () => null,
  invariant: ({ before, after, event }) => {
    if (event.type === 'xstate.done.actor.lookAtStorage') {
      const { isPromised, isInstalled } = event.output;
      assert(after.matches(isPromised ? 'promised' : isInstalled ? 'asking' : 'unasked'));
    }
    if (event.type === 'xstate.done.actor.askToKeep')
      assert(
        after.matches(event.output ? 'promised' : 'refused'),
        'the learner is told what the browser said',
      );
    if (event.type === 'keeping.needed') {
      const isOpen = before.matches('looking') || before.matches('unasked') || before.matches('asking');
      assert.equal(after.matches('asking'), isOpen, 'it is asked once');
    }
  },
  emits: [],
});
