import { authCallbackMachine } from '#machines/account/auth-callback.machine.ts';
import { isUnanswered, UNREACHABLE } from '#machines/account/answers.rules.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const ana = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
const signedInOrNot = () => [{ output: ana }, { output: null }];
const failures = () => [
  { error: new Error('access_denied') },
  { error: new Error('') },
  { error: new Error(UNREACHABLE) },
];
const looks = [
  { output: { kind: 'signup', isLogoutNeeded: true } },
  { output: { kind: 'signup', isLogoutNeeded: false } },
  { output: { kind: 'google', isLogoutNeeded: true } },
  { output: { kind: 'google', isLogoutNeeded: false } },
  { output: { kind: 'spent', isLogoutNeeded: false } },
  { output: { kind: 'none', isLogoutNeeded: false } },
] as const;

export default defineModel(authCallbackMachine, {
  inputs: [undefined],
  cases: {
    'xstate.done.actor.lookAtLink': () => looks,
    'xstate.error.actor.lookAtLink': () => [{ error: new Error('') }],
    'xstate.done.actor.switchLearner': signedInOrNot,
    'xstate.error.actor.switchLearner': failures,
    'xstate.done.actor.completeSignIn': signedInOrNot,
    'xstate.error.actor.completeSignIn': failures,
  },
  project: ({ kind }) => kind,
  invariant: ({ before, event, after, emitted }) => {
    const openings = emitted.filter((emit) => emit.type === 'navigation.requested');
    const hasFinished = after.matches('finished') && !before.matches('finished');
    assert.equal(openings.length, hasFinished ? 1 : 0, 'exactly one screen is opened');
    assert.equal(after.status, after.matches('finished') ? 'done' : 'active');
    if (event.type === 'xstate.done.actor.lookAtLink') {
      const { kind, isLogoutNeeded } = event.output;
      const opened = kind === 'signup' ? 'ready' : 'completing';
      const next = kind === 'spent' ? 'expired' : before.matches('rechecking') ? 'following' : opened;
      const isAsked = isLogoutNeeded && next !== 'expired';
      assert(after.matches(isAsked ? 'asking' : next), 'a signed-in learner is asked');
    }
    if (after.matches('following') && !before.matches('following'))
      assert(before.matches('rechecking'), 'nobody is logged in by opening the page');
    if (after.matches('rechecking') && !before.matches('rechecking'))
      assert(['link.pressed', 'link.retried'].includes(event.type), 'only after a press');
    const isFollowing =
      before.matches('following') || (before.matches('switching') && before.context.kind === 'signup');
    if (isFollowing && event.type.startsWith('xstate.error.'))
      assert(after.matches(isUnanswered('error' in event && event.error) ? 'unanswered' : 'expired'));
    else if (!before.matches('following') && /completeSignIn|switchLearner/.test(event.type))
      assert(after.matches('finished'), 'whatever the answer is');
    if (after.matches('switching') && !before.matches('switching'))
      assert.equal(event.type, 'link.confirmed', 'only the learner’s own yes');
    const isSignedIn = 'output' in event && event.output !== null && 'id' in event.output;
    const isGuest = before.matches('looking') || before.matches('completing');
    for (const { screen } of openings) assert.equal(screen, isSignedIn || !isGuest ? 'home' : 'auth');
    const kinds = emitted.flatMap((emit) => (emit.type === 'toast.shown' ? emit.kind : []));
    const isFailure = hasFinished && event.type.startsWith('xstate.error.actor.');
    assert.deepEqual(kinds, isSignedIn ? ['success'] : isFailure ? ['error'] : [], 'to stay is no failure');
  },
  takes: {
    'link.pressed': ['ready'],
    'link.confirmed': ['asking'],
    'link.declined': ['asking'],
    'link.retried': ['unanswered'],
  },
  tags: { busy: ['looking', 'rechecking', 'following', 'completing', 'switching'], dialog: ['asking'] },
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
    { type: 'toast.shown', kind: 'error', title: 'Authentication error', description: UNREACHABLE },
    { type: 'navigation.requested', screen: 'home' },
    { type: 'navigation.requested', screen: 'auth' },
  ],
});
