import { inEffect, preferencesMachine } from '#machines/preferences.machine.ts';
import { defaultPreferences } from '#machines/preferences.rules.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const account = defaultPreferences('Ana');
const unsent = { soundEffects: false };

export default defineModel(preferencesMachine, {
  inputs: [{ userId: 'u1', displayName: 'Ana', retryDelay: 10 }],
  cases: {
    'copy.read': () => [
      { copy: null },
      { copy: { account, changes: {} } },
      { copy: { account, changes: unsent } },
    ],
    'copy.changed': () => [{ copy: { account: { ...account, dailyGoal: 5 }, changes: {} } }],
    'preferences.changed': () => [{ changes: unsent }],
    'answer.judged': () => [{ isRight: true }],
    'xstate.done.actor.loadAccount': () => [{ output: { ...account, dailyGoal: 20 } }],
    'xstate.error.actor.loadAccount': () => [{ error: new Error('') }],
    'xstate.done.actor.saveChanges': ({ context }) => [{ output: inEffect(context) }],
    'xstate.error.actor.saveChanges': () => [
      { error: new Error('') },
      { error: new Error('Your account did not accept these settings.') },
    ],
  },
  project: ({ account: { dailyGoal, soundEffects }, changes }) => [dailyGoal, soundEffects, changes],
  invariant: ({ before, after, event, emitted }) => {
    if (event.type === 'preferences.changed' && before.can(event)) {
      assert(after.matches('saving'), 'a change is on its way at once');
      assert.equal(inEffect(after.context).soundEffects, false, 'a change holds at once');
    }
    if (before.matches('saving') && after.matches('waiting')) {
      assert.deepEqual(after.context.changes, before.context.changes, 'what was not sent is kept');
    }
    const settled = emitted.some((emit) => emit.type === 'changes.settled');
    assert.equal(settled, before.matches('saving') && !after.matches('saving') && !isFromAside(event.type));
  },
  emits: [
    { type: 'changes.settled', outcome: 'saved' },
    { type: 'changes.settled', outcome: 'kept' },
    { type: 'changes.settled', outcome: 'refused' },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Settings not saved',
      description: 'Your account did not accept these settings.',
    },
  ],
});

function isFromAside(type: string): boolean {
  return type === 'copy.changed' || type === 'answer.judged';
}
