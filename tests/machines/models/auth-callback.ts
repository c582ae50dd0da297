import { authCallbackMachine } from '#machines/account/auth-callback.machine.ts';
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
  invariant: ({ event, after, emitted }) => {
    const openings = emitted.filter((emit) => emit.type === 'navigation.requested');
    assert.equal(openings.length, after.matches('finished') ? 1 : 0, 'exactly one screen is opened');
    if (event.type.startsWith('xstate.')) assert(after.matches('finished'), 'whatever the answer is');
    assert.equal(after.status, after.matches('finished') ? 'done' : 'active');
    const isSignedIn = event.type === 'xstate.done.actor.completeSignIn' && event.output !== null;
    for (const { screen } of openings) assert.equal(screen, isSignedIn ? 'home' : 'auth');
    const kinds = emitted.flatMap((emit) => (emit.type === 'toast.shown' ? emit.kind : []));
    const isFailure = event.type === 'xstate.error.actor.completeSignIn';
    assert.deepEqual(
      kinds,
      isSignedIn ? ['success'] : isFailure ? ['error'] : [],
      'no session is no failure',
    );
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
