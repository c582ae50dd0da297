import { authCallbackMachine } from '#machines/auth-callback.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(authCallbackMachine, {
  inputs: [undefined],
  cases: {
    'xstate.done.actor.completeSignIn': () => [
      { output: { id: 'u1', email: 'ana@example.com', name: 'Ana' } },
      { output: null },
    ],
    'xstate.error.actor.completeSignIn': () => [
      { error: new Error('access_denied') },
      { error: new Error('') },
    ],
  },
  project: () => null,
  invariant: ({ after, emitted }) => {
    const openings = emitted.filter((emit) => emit.type === 'navigation.requested');
    assert.equal(openings.length, after.matches('finished') ? 1 : 0, 'the learner is taken on exactly once');
  },
  takes: {},
  tags: { busy: ['completing'] },
  emits: [
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Login successful',
      description: 'You have successfully signed in!',
    },
    { type: 'toast.shown', kind: 'error', title: 'Authentication error', description: 'access_denied' },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Authentication error',
      description: 'Failed to complete authentication.',
    },
    { type: 'navigation.requested', screen: 'home' },
    { type: 'navigation.requested', screen: 'auth' },
  ],
});
