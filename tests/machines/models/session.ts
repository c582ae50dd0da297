import { sessionMachine } from '#machines/account/session.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const user = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
const everywhere = ['starting', 'loading', 'signedIn', 'leaving', 'signingOut', 'signedOut'];
const ben = { id: 'u2', email: 'ben@example.com', name: 'Ben' };
const learners = [user, ben];
const children = ['sendActivity', 'countActivity', 'followLink', 'clearActivity', 'signOut', 'forgetSession'];
const signedInOrNot = () => [{ user }, { user: null }];

export default defineModel(sessionMachine, {
  inputs: [undefined, { stored: user }],
  cases: {
    INITIAL_SESSION: signedInOrNot,
    SIGNED_IN: signedInOrNot,
    TOKEN_REFRESHED: signedInOrNot,
    USER_UPDATED: signedInOrNot,
    MFA_CHALLENGE_VERIFIED: signedInOrNot,
    PASSWORD_RECOVERY: signedInOrNot,
    SIGNED_OUT: () => [{ user: null }],
    'xstate.done.actor.sendActivity': () => [{ output: { unsent: 0 } }, { output: { unsent: 2 } }],
    'xstate.error.actor.sendActivity': () => [{ error: new Error('503') }],
    'xstate.done.actor.countActivity': () => [{ output: { unsent: 0 } }, { output: { unsent: 2 } }],
    'xstate.error.actor.countActivity': () => [{ error: new Error('blocked') }],
    'xstate.done.actor.followLink': () => [{ output: ben }, { output: user }],
    'xstate.error.actor.followLink': () => [{ error: new Error('expired') }, { error: new Error('') }],
    'xstate.error.actor.clearActivity': () => [{ error: new Error('blocked') }],
    'xstate.error.actor.signOut': () => [{ error: new Error('offline') }],
    'xstate.error.actor.forgetSession': () => [{ error: new Error('offline') }],
  },
  project: (context) => [context.user?.id, context.unsent, context.isFollowing],
  invariant: ({ before, after, event, emitted }) => {
    const isTaken = (state: typeof after) =>
      state.matches('signingOut') || state.matches({ leaving: 'following' });
    if (before.matches('leaving') && !isTaken(before) && isTaken(after)) {
      assert.ok(
        event.type === 'logout.confirmed' || after.context.unsent === 0,
        'nothing is lost without asking',
      );
    }
    for (const child of children) {
      if (child in after.children)
        assert.deepEqual(inputOf(after, child), { userId: after.context.user?.id });
    }
    if (after.hasTag('dialog')) assert.ok(after.context.unsent !== 0);
    if (after.matches('leaving')) assert.ok(learners.some(({ id }) => id === after.context.user?.id));
    if (after.matches('signingOut')) assert.ok(!after.context.isFollowing, 'a link logs out by itself');
    if (after.matches({ leaving: 'following' })) assert.ok(after.context.isFollowing);
    const screens = emitted.flatMap((emit) => (emit.type === 'navigation.requested' ? emit.screen : []));
    const links = emitted.filter((emit) => emit.type === 'link.settled');
    const hasStayed =
      event.type === 'logout.cancelled' && before.hasTag('dialog') && before.context.isFollowing;
    assert.equal(links.length, hasStayed || event.type.endsWith('.actor.followLink') ? 1 : 0);
    for (const link of links) {
      assert(after.matches('signedIn'), 'somebody is signed in, whatever came of the link');
      const next = link.outcome === 'switched' ? link.user : before.context.user;
      assert.deepEqual(after.context.user, next);
    }
    const isLeaving = before.matches('leaving') && after.matches('leaving');
    const isSigningOut = before.matches('signingOut') && after.matches('signingOut');
    if (event.type === 'INITIAL_SESSION' && !event.user && !isSigningOut) assert(after.matches('signedOut'));
    if ('user' in event && event.user && !isLeaving && !isSigningOut) {
      const isStill = before.hasTag('offline') && isKeptByDevice(event.type);
      assert(after.matches({ signedIn: isStill ? 'offline' : 'current' }), 'an event with a user signs in');
      assert.deepEqual(after.context.user, event.user, 'nothing of another learner is shown');
    }
    if (event.type === 'SIGNED_OUT')
      assert(after.matches(before.matches('signingOut') ? 'signingOut' : 'signedOut'));
    if (before.matches('signingOut') && isUntimely(event.type))
      assert.deepEqual(after.value, before.value, 'late events of the service change nothing');
    if (event.type.endsWith('.actor.clearActivity'))
      assert(after.matches({ signingOut: 'revoking' }), 'whether the log could be cleared or not');
    if (event.type.startsWith('xstate.after.signOutPatience') || event.type === 'xstate.error.actor.signOut')
      assert(after.matches({ signingOut: 'forgetting' }), 'without the service, this device forgets alone');
    if (event.type === 'xstate.done.actor.signOut' || event.type.endsWith('.actor.forgetSession')) {
      assert(after.matches('signedOut'));
      assert.deepEqual(screens, ['auth']);
    }
    if (before.hasTag('slow') && event.type === 'retry.requested')
      assert(after.matches({ loading: 'waiting' }));
    if (before.hasTag('slow') && event.type === 'login.requested') {
      assert(after.matches('signedOut'));
      assert.deepEqual(screens, ['auth']);
    }
    if (before.matches('loading') && event.type === 'service.unreachable')
      assert(after.matches({ loading: { stalled: 'unreachable' } }));
    if (event.type === 'session.refused' && !before.matches('signingOut'))
      assert(after.matches({ signedOut: 'refused' }), 'the login form says why');
    if (before.hasTag('refused') && !after.hasTag('refused'))
      assert(after.matches('signedIn'), 'the reason is told until somebody logs in');
    if (after.hasTag('refused') && !before.hasTag('refused')) assert.equal(event.type, 'session.refused');
    if (after.matches('signedIn')) assert.ok(learners.some(({ id }) => id === after.context.user?.id));
    if (after.matches('signedOut')) assert.equal(after.context.user, null);
    if (before.matches('signedIn') && isSilence(event.type)) {
      assert(after.matches({ signedIn: 'offline' }), 'the pages stay open without the service');
      assert.deepEqual(after.context.user, before.context.user);
    }
    if (before.matches({ signedIn: 'offline' }) && event.type === 'network.restored')
      assert(after.matches({ signedIn: 'offline' }), 'until the service answers');
    if (after.matches({ signedIn: 'current' }) && !before.matches({ signedIn: 'current' }))
      assert('user' in event || hasAnswered(event.type), 'the service has answered');
    if (before.hasTag('offline') && !after.hasTag('offline'))
      assert.ok(!isKeptByDevice(event.type) || after.matches('signedOut'), 'a stored session is no answer');
    if (before.matches('signedIn') && event.type === 'service.answered')
      assert(after.matches({ signedIn: 'current' }));
    if (before.matches({ signedIn: 'current' }) && event.type === 'service.failed')
      assert(after.matches({ signedIn: 'waiting' }), 'one failure is not yet called offline');
    if (screens.includes('newPassword')) assert.equal(event.type, 'PASSWORD_RECOVERY');
  },
  takes: {
    INITIAL_SESSION: everywhere,
    SIGNED_IN: everywhere,
    TOKEN_REFRESHED: everywhere,
    USER_UPDATED: everywhere,
    MFA_CHALLENGE_VERIFIED: everywhere,
    PASSWORD_RECOVERY: everywhere,
    SIGNED_OUT: everywhere,
    'session.refused': everywhere,
    'service.unreachable': ['loading', 'signedIn'],
    'service.answered': [{ signedIn: 'waiting' }, { signedIn: 'offline' }],
    'service.failed': [{ signedIn: 'current' }],
    'network.lost': ['signedIn'],
    'network.restored': [{ signedIn: 'offline' }],
    'retry.requested': [{ loading: 'stalled' }],
    'login.requested': [{ loading: 'stalled' }],
    'logout.requested': ['signedIn'],
    'link.followed': ['signedIn'],
    'logout.confirmed': [{ leaving: 'asking' }],
    'logout.cancelled': [{ leaving: 'asking' }],
  },
  ignores: {
    INITIAL_SESSION: ['signingOut'],
    SIGNED_IN: ['leaving', 'signingOut'],
    TOKEN_REFRESHED: ['leaving', 'signingOut'],
    USER_UPDATED: ['leaving', 'signingOut'],
    MFA_CHALLENGE_VERIFIED: ['signingOut'],
    PASSWORD_RECOVERY: ['signingOut'],
    SIGNED_OUT: ['signingOut'],
    'session.refused': ['signingOut'],
  },
  tags: {
    busy: [
      'loading',
      { leaving: 'sending' },
      { leaving: 'counting' },
      { leaving: 'following' },
      'signingOut',
    ],
    dialog: [{ leaving: 'asking' }],
    slow: [{ loading: 'stalled' }],
    known: ['signedIn', 'signedOut'],
    offline: [{ signedIn: 'offline' }],
    refused: [{ signedOut: 'refused' }],
  },
  emits: [
    { type: 'link.settled', outcome: 'stayed' },
    { type: 'link.settled', outcome: 'switched', user: ben },
    { type: 'link.settled', outcome: 'switched', user },
    { type: 'link.settled', outcome: 'refused', message: 'expired' },
    { type: 'link.settled', outcome: 'refused', message: '' },
    { type: 'navigation.requested', screen: 'auth' },
    { type: 'navigation.requested', screen: 'newPassword' },
  ],
});

function isSilence(type: string): boolean {
  return ['service.unreachable', 'network.lost'].includes(type) || type.startsWith('xstate.after.renewal');
}

function hasAnswered(type: string): boolean {
  return ['service.answered', 'xstate.done.actor.followLink'].includes(type);
}

/** What the client tells of a session that this device keeps, without asking the service. */
function isKeptByDevice(type: string): boolean {
  return ['INITIAL_SESSION', 'SIGNED_IN'].includes(type);
}

function isUntimely(type: string): boolean {
  return [
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'MFA_CHALLENGE_VERIFIED',
    'PASSWORD_RECOVERY',
    'SIGNED_OUT',
    'session.refused',
  ].includes(type);
}
