import { authCallbackMachine } from '#machines/account/auth-callback.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const ana = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
const signedInOrNot = () => [{ output: ana }, { output: null }];
const failures = () => [{ error: new Error('access_denied') }, { error: new Error('') }];

export default defineModel(authCallbackMachine, {
  inputs: [undefined],
  cases: {
    'xstate.done.actor.lookAtLink': () => [{ output: true }, { output: false }],
    'xstate.error.actor.lookAtLink': () => [{ error: new Error('') }],
    'xstate.done.actor.switchLearner': signedInOrNot,
    'xstate.error.actor.switchLearner': failures,
    'xstate.done.actor.completeSignIn': signedInOrNot,
    'xstate.error.actor.completeSignIn': failures,
  },
  project: () => null,
  invariant: ({ before, event, after, emitted }) => {
    const openings = emitted.filter((emit) => emit.type === 'navigation.requested');
    const hasFinished = after.matches('finished') && !before.matches('finished');
    assert.equal(openings.length, hasFinished ? 1 : 0, 'exactly one screen is opened');
    assert.equal(after.status, after.matches('finished') ? 'done' : 'active');
    if (event.type === 'xstate.done.actor.lookAtLink')
      assert(after.matches(event.output ? 'asking' : 'completing'), 'a signed-in learner is asked');
    else if (event.type.startsWith('xstate.')) assert(after.matches('finished'), 'whatever the answer is');
    if (after.matches('switching') && !before.matches('switching'))
      assert.equal(event.type, 'link.confirmed', 'only the learner’s own yes');
    const isSignedIn = 'output' in event && typeof event.output === 'object' && event.output !== null;
    const isGuest = before.matches('looking') || before.matches('completing');
    for (const { screen } of openings) assert.equal(screen, isSignedIn || !isGuest ? 'home' : 'auth');
    const kinds = emitted.flatMap((emit) => (emit.type === 'toast.shown' ? emit.kind : []));
    const isFailure = event.type.startsWith('xstate.error.actor.');
    assert.deepEqual(kinds, isSignedIn ? ['success'] : isFailure ? ['error'] : [], 'to stay is no failure');
  },
  takes: { 'link.confirmed': ['asking'], 'link.declined': ['asking'] },
  tags: { busy: ['looking', 'completing', 'switching'], dialog: ['asking'] },
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
