import { sessionMachine } from '#machines/account/session.machine.ts';
import type { Unsent, Work } from '#machines/account/session.machine.ts';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import type { User } from '#machines/types.ts';
import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const user = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
const everywhere = ['starting', 'loading', 'signedIn', 'ending', 'beginning', 'guest', 'signedOut'];
const undecided = ['warning', 'sending', 'counting', 'asking', 'recounting'].map((leaving) => ({
  ending: { leaving },
}));
const recounting = { ending: { leaving: 'recounting' } } as const;
const signingOut = { ending: 'signingOut' };
const ben = { id: 'u2', email: 'ben@example.com', name: 'Ben' };
const learners = [user, ben];
const guest: User = { id: 'g1', email: '', name: 'Guest', isGuest: true };
/** Stays a guest, so that what follows a login is explored once. */
const storedGuest: User = { ...guest, id: 'g2' };
const nothing = { records: 0, settings: 0 };
const oneSetting = { records: 0, settings: 1 };
const some = { records: 2, settings: 1 };
const children = ['sendActivity', 'countActivity', 'followLink', 'clearActivity', 'signOut', 'forgetSession'];
type Seen = SnapshotFrom<typeof sessionMachine>;

const signedInOrNot = ({ context }: Seen) => {
  if (context.user?.id === storedGuest.id) return [{ user: null }];
  if (context.user?.id === ben.id) return [{ user: ben }, { user: null }];
  if (!context.user || context.user.isGuest) return [{ user }, { user: null }];
  return [{ user }, { user: null }, { user: ben }];
};
/** For the second learner, arriving is enough. */
const ifAna = ({ context }: Seen) => (context.user?.id === user.id ? [{}] : []);

function game(isFinished: boolean): Work {
  return { kind: 'game', isFinished };
}

export default defineModel(sessionMachine, {
  inputs: [undefined, { stored: user }, { stored: storedGuest }],
  cases: {
    INITIAL_SESSION: signedInOrNot,
    SIGNED_IN: signedInOrNot,
    TOKEN_REFRESHED: signedInOrNot,
    USER_UPDATED: signedInOrNot,
    MFA_CHALLENGE_VERIFIED: signedInOrNot,
    PASSWORD_RECOVERY: signedInOrNot,
    SIGNED_OUT: () => [{ user: null }],
    'logout.requested': (snapshot) =>
      snapshot.matches({ ending: 'finishing' }) && snapshot.context.user?.isGuest ? [{}] : ifAna(snapshot),
    'link.followed': ifAna,
    'account.deleted': ifAna,
    'work.changed': (snapshot) => {
      if (snapshot.matches({ ending: 'finishing' }))
        return [{ work: game(false) }, { work: game(true) }, { work: null }];
      if (snapshot.context.leaveReason === 'link' || snapshot.matches({ ending: 'signingOut' })) return [];
      const isGuest = snapshot.context.user?.id === guest.id && snapshot.matches('guest');
      return [...ifAna(snapshot), ...(isGuest ? [{}] : [])].flatMap(() => [
        { work: game(false) },
        { work: null },
      ]);
    },
    // A watcher can fail at its start only.
    'xstate.error.actor.watchSession': (snapshot) =>
      snapshot.matches('loading') || snapshot.matches({ signedIn: 'waiting' }) || snapshot.matches('guest')
        ? [{ error: new Error('gone') }]
        : [],
    'xstate.error.actor.watchWork': (snapshot) =>
      snapshot.matches({ signedIn: 'waiting' }) ? [{ error: new Error('gone') }] : [],
    'xstate.done.actor.sendActivity': () => [{ output: nothing }, { output: oneSetting }],
    'xstate.error.actor.sendActivity': () => [{ error: new Error('503') }],
    'xstate.done.actor.countActivity': () => [{ output: nothing }, { output: some }],
    'xstate.error.actor.countActivity': () => [{ error: new Error('blocked') }],
    'xstate.done.actor.followLink': () => [{ output: ben }, { output: user }],
    'xstate.error.actor.followLink': () => [{ error: new Error('expired') }, { error: new Error('') }],
    'xstate.error.actor.clearActivity': () => [{ error: new Error('blocked') }],
    'xstate.error.actor.signOut': () => [{ error: new Error('offline') }],
    'xstate.error.actor.forgetSession': () => [{ error: new Error('offline') }],
    'guest.ended': ({ context }) => (context.user?.id === storedGuest.id ? [] : [{}]),
    'xstate.done.actor.beginGuest': () => [{ output: guest }],
    'xstate.error.actor.beginGuest': () => [{ error: new Error('blocked') }],
  },
  project: ({ user: someone, unsent, leaveReason, work, isRefused }) => [
    [someone?.id, unsent, leaveReason, isRefused],
    work?.isFinished,
  ],
  invariant: ({ before, after, event, emitted }) => {
    const isTaken = (state: typeof after) =>
      state.matches({ ending: 'signingOut' }) || state.matches({ ending: { leaving: 'following' } });
    if (before.matches({ ending: 'leaving' }) && !isTaken(before) && isTaken(after)) {
      const isCounted = event.type === 'xstate.done.actor.countActivity';
      const lost = isCounted ? event.output : after.context.unsent;
      const agreed = before.matches(recounting) ? before.context.unsent : nothing;
      assert.ok(!isMore(lost, agreed), 'nothing is lost without asking');
    }
    if (before.matches(recounting) && after.matches({ ending: { leaving: 'asking' } }))
      assert.notDeepEqual(
        after.context.unsent,
        before.context.unsent,
        'nobody is asked the same question twice',
      );
    if (before.matches('signedIn') && after.matches({ ending: 'leaving' }))
      assert.equal(
        after.matches({ ending: { leaving: 'warning' } }),
        isWorking(before),
        'running work is asked about first',
      );
    if (event.type === 'xstate.error.actor.watchWork') assert.equal(after.context.work, null);
    else if (event.type !== 'work.changed') assert.deepEqual(after.context.work, before.context.work);
    for (const child of children) {
      if (child in after.children)
        assert.deepEqual(inputOf(after, child), { userId: after.context.user?.id });
    }
    if (after.matches({ ending: { leaving: 'asking' } })) assert.notDeepEqual(after.context.unsent, nothing);
    if (after.matches({ ending: 'leaving' }))
      assert.ok(learners.some(({ id }) => id === after.context.user?.id));
    if (after.matches({ ending: 'signingOut' }))
      assert.equal(after.context.leaveReason, null, 'a link logs out by itself');
    if (after.matches({ ending: { leaving: 'following' } })) assert.equal(after.context.leaveReason, 'link');
    const screens = emitted.flatMap((emit) => (emit.type === 'navigation.requested' ? emit.screen : []));
    const links = emitted.filter((emit) => emit.type === 'link.settled');
    const hasStayed =
      event.type === 'logout.cancelled' && before.hasTag('dialog') && before.context.leaveReason === 'link';
    const isFollowed =
      event.type.endsWith('.actor.followLink') || event.type.startsWith('xstate.after.followPatience');
    assert.equal(links.length, hasStayed || isFollowed ? 1 : 0);
    for (const link of links) {
      assert(after.matches('signedIn'), 'somebody is signed in, whatever came of the link');
      const next = link.outcome === 'switched' ? link.user : before.context.user;
      assert.deepEqual(after.context.user, next);
    }
    const isOver = event.type === 'INITIAL_SESSION' && !event.user;
    if ('user' in event && event.user) {
      const isSame = event.user.id === before.context.user?.id;
      const who = isSame ? 'the learner' : 'somebody else';
      if (before.matches({ ending: 'leaving' }) || before.matches({ ending: 'signingOut' }))
        assertSame(before, after, `${event.type} of ${who} ends a logout that is under way`);
      else if (before.matches({ ending: 'finishing' }) && !(isSame && after.matches('signedIn')))
        assertSame(before, after, `${event.type} of ${who} ends what a learner is in the middle of`);
      else if (hasPages(before) && !isSame && isWorking(before))
        assertKept(before, after, `${event.type} of ${who} ends what a learner is in the middle of`);
      else {
        const isStill = before.hasTag('offline') && isSame && isKeptByDevice(event.type);
        assert(after.matches({ signedIn: isStill ? 'offline' : 'current' }), 'an event with a user signs in');
        assert.deepEqual(after.context.user, event.user, 'nothing of another learner is shown');
        if (isWorking(before)) assert.deepEqual(screens, [], `${event.type} leads away from what runs`);
      }
    }
    if (event.type === 'SIGNED_OUT' || event.type === 'session.refused' || isOver) {
      if (before.matches('guest') || before.matches('beginning'))
        assertSame(before, after, `${event.type} ends what a guest does without a login`);
      else if (before.matches('ending'))
        assertSame(
          before,
          after,
          `${event.type} ends a logout that is under way, or what goes on without a login`,
        );
      else if (isWorking(before))
        assertKept(before, after, `${event.type} ends what a learner is in the middle of`);
      else assert(after.matches('signedOut'), 'nobody is logged in');
    }
    if (before.matches({ ending: 'finishing' }) && after.matches('signedOut'))
      assert(after.context.isRefused, 'a message says that the latest answers are on this device');
    if (event.type === 'work.changed') {
      const isLeft = before.matches({ ending: 'finishing' }) && event.work === null;
      assert(isLeft ? after.matches('signedOut') : stateOf(before) === stateOf(after));
      assert.deepEqual(after.context.work, event.work);
    }
    if (event.type.endsWith('.actor.clearActivity'))
      assert(
        after.matches({ ending: { signingOut: 'revoking' } }),
        'whether the log could be cleared or not',
      );
    if (event.type.startsWith('xstate.after.clearPatience') && before.matches('ending'))
      assert(
        after.matches({ ending: { signingOut: 'revoking' } }),
        'a database that hangs doesn’t block a logout',
      );
    if (event.type.startsWith('xstate.after.countPatience')) {
      assert.equal(
        after.matches({ ending: { leaving: 'asking' } }),
        !before.matches(recounting) || before.context.unsent !== null,
        'a database that hangs doesn’t block a logout',
      );
      if (after.hasTag('dialog')) assert.equal(after.context.unsent, null, 'the loss is unknown');
    }
    const isImpatient = event.type.startsWith('xstate.after.signOutPatience');
    const hasGone = event.type === 'xstate.done.actor.signOut' || event.type.endsWith('.actor.forgetSession');
    if (isImpatient || event.type === 'xstate.error.actor.signOut')
      assert(
        after.matches({ ending: { signingOut: 'forgetting' } }),
        'without the service, this device forgets alone',
      );
    if (hasGone) {
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
    if (event.type === 'session.refused' && after.matches('signedOut'))
      assert(after.context.isRefused, 'the login form says why');
    if (before.matches('signedOut') && before.context.isRefused && !after.context.isRefused)
      assert(after.matches('signedIn'), 'the reason is shown until somebody logs in');
    if (event.type === 'xstate.done.actor.beginGuest') {
      assert(after.matches('guest'));
      assert.deepEqual(after.context.user, guest);
      assert.deepEqual(screens, ['home'], 'one press leads to Today');
    }
    if (before.matches('guest') && event.type === 'guest.ended') {
      assert(after.matches('signedOut'));
      assert.deepEqual(screens, ['home']);
    }
    if (after.matches('guest')) assert(after.context.user?.isGuest);
    if (event.type === 'xstate.error.actor.beginGuest') assert.deepEqual(screens, ['auth']);
    if (before.matches({ ending: 'signingOut' }) && after.matches('signedOut'))
      assert(!after.context.isRefused, 'a learner who logs out isn’t asked to log in again');
    if (before.matches({ ending: 'leaving' }) && !after.matches({ ending: 'leaving' })) {
      const { unsent, leaveReason } = after.context;
      assert.deepEqual([unsent, leaveReason], [nothing, null], 'why somebody wanted to leave is forgotten');
    }
    if (after.context.isRefused && !before.context.isRefused)
      assert(before.matches({ ending: 'finishing' }) || event.type === 'session.refused');
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
      assert.ok(!isKeptByDevice(event.type) || !isFrom(event, before), 'a stored session is no answer');
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
    'login.requested': [{ loading: 'stalled' }, { ending: 'finishing' }],
    'guest.chosen': ['loading', 'guest', 'signedOut'],
    'guest.ended': ['guest'],
    'logout.requested': ['signedIn', { ending: 'finishing' }],
    'link.followed': ['signedIn'],
    'account.deleted': ['signedIn'],
    'logout.confirmed': [{ ending: { leaving: 'warning' } }, { ending: { leaving: 'asking' } }],
    'logout.cancelled': [{ ending: { leaving: 'warning' } }, { ending: { leaving: 'asking' } }],
    'work.changed': everywhere,
  },
  ignores: {
    INITIAL_SESSION: [{ ending: 'leaving' }, signingOut],
    SIGNED_IN: ['ending'],
    TOKEN_REFRESHED: [{ ending: 'leaving' }, signingOut],
    USER_UPDATED: ['ending'],
    MFA_CHALLENGE_VERIFIED: ['ending'],
    PASSWORD_RECOVERY: [...undecided, signingOut, { ending: 'finishing' }],
    SIGNED_OUT: ['ending', 'beginning', 'guest'],
    'session.refused': ['ending', 'beginning', 'guest'],
  },
  tags: {
    busy: [
      'loading',
      { ending: { leaving: 'sending' } },
      { ending: { leaving: 'counting' } },
      recounting,
      { ending: { leaving: 'following' } },
      signingOut,
      'beginning',
    ],
    dialog: [{ ending: { leaving: 'warning' } }, { ending: { leaving: 'asking' } }],
    slow: [{ loading: 'stalled' }],
    known: ['signedIn', 'guest', 'signedOut'],
    offline: [{ signedIn: 'offline' }],
  },
  emits: [
    { type: 'link.settled', outcome: 'stayed' },
    { type: 'link.settled', outcome: 'switched', user: ben },
    { type: 'link.settled', outcome: 'switched', user },
    { type: 'link.settled', outcome: 'refused', message: 'expired' },
    { type: 'link.settled', outcome: 'refused', message: '' },
    { type: 'link.settled', outcome: 'refused', message: UNREACHABLE },
    { type: 'navigation.requested', screen: 'auth' },
    { type: 'navigation.requested', screen: 'newPassword' },
    { type: 'navigation.requested', screen: 'home' },
  ],
});

/** Whether a learner's pages are open. */
function hasPages(state: Seen): boolean {
  return state.matches('signedIn') || state.matches('guest');
}

function isSilence(type: string): boolean {
  const silent = ['service.unreachable', 'network.lost', 'xstate.error.actor.watchSession'];
  return silent.includes(type) || type.startsWith('xstate.after.renewal');
}

function hasAnswered(type: string): boolean {
  return ['service.answered', 'xstate.done.actor.followLink'].includes(type);
}

/** Client events about a session stored on this device, sent without asking the service. */
function isKeptByDevice(type: string): boolean {
  return ['INITIAL_SESSION', 'SIGNED_IN'].includes(type);
}

function isFrom(event: { user?: User | null } | object, { context }: Seen): boolean {
  return 'user' in event && event.user?.id === context.user?.id;
}

function isWorking({ context: { user: someone, work } }: Seen): boolean {
  return someone !== null && work?.isFinished === false;
}

/** Whether more is lost than the learner agreed to; null is an unknown amount. */
function isMore(lost: Unsent | null, agreed: Unsent | null): boolean {
  if (!lost || !agreed) return agreed !== null;
  return lost.records > agreed.records || lost.settings > agreed.settings;
}

/** Neither state nor context has changed. */
function assertSame(before: Seen, after: Seen, fault: string): void {
  assert.equal(stateOf(after), stateOf(before), fault);
  assert.deepEqual(after.context, before.context, fault);
}

/** Running work continues for the learner who began it. */
function assertKept(before: Seen, after: Seen, fault: string): void {
  assert(after.matches({ ending: 'finishing' }), fault);
  assert.deepEqual(after.context.user, before.context.user, fault);
}

function stateOf({ value }: Seen): string {
  return JSON.stringify(value);
}
