import { googleSignInMachine } from '#machines/account/google-sign-in.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(googleSignInMachine, {
  inputs: [undefined],
  cases: {
    'xstate.error.actor.signInWithGoogle': () => [
      { error: new Error('Provider is off') },
      { error: new Error('') },
    ],
  },
  project: () => null,
  invariant: ({ event, after }) => {
    if (event.type === 'xstate.error.actor.signInWithGoogle') assert(after.matches('offered'));
    if (event.type === 'xstate.done.actor.signInWithGoogle') assert(after.matches('leaving'));
    assert.equal(after.can({ type: 'google.chosen' }), !after.hasTag('busy'));
  },
  takes: { 'google.chosen': ['offered'] },
  tags: { busy: ['redirecting', 'leaving'] },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Google login failed', description: 'Provider is off' },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Google login failed',
      description: 'An unexpected error occurred',
    },
  ],
});
