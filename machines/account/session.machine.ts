import { and, assertEvent, assign, emit, not, sendTo, setup } from 'xstate';
import { callbackStub, messageOf, promiseStub } from '../parts/stubs.ts';
import { authEvents, PATIENCE, type Context, type SessionTypes, type Unsent } from './session.types.ts';
import type { User } from '../types.ts';
import { UNREACHABLE } from './answers.rules.ts';

/** Somebody logs in where nobody is in the middle of something. */
const login = { guard: 'hasUser', target: '.signedIn.current', actions: 'rememberUser' } as const;

/** Somebody else logs in, in another tab, while something runs here: it goes on for whoever began it. */
const another = { guard: 'isAnother', target: 'ending.finishing' } as const;

/** The learner logs in again, in another tab, while something still runs here. */
const back = { guard: 'isSame', target: '#session.signedIn.current', actions: 'rememberUser' } as const;

/** What ran without a login is over. */
const left = { target: '#session.signedOut', actions: ['noteRefusal', 'restartWatch'] } as const;

const stay = [
  { guard: 'isFollowingLink', target: '#session.signedIn', actions: ['restartWatch', 'tellStayed'] },
  { target: '#session.signedIn', actions: 'restartWatch' },
] as const;

const uncounted = [
  { guard: 'isUnknown', target: 'decided' },
  { target: 'asking', actions: 'forgetUnsent' },
] as const;

/** Nothing was heard of the service meanwhile: the watcher tells if somebody else is logged in by now. */
const gone = { target: '#session.signedOut', actions: ['openLogin', 'restartWatch'] } as const;

const nothing: Unsent = { records: 0, settings: 0 };

/** The same answer to each event that tells who is logged in. */
function toWhoever<Answer>(answer: Answer) {
  return {
    INITIAL_SESSION: answer,
    SIGNED_IN: answer,
    TOKEN_REFRESHED: answer,
    USER_UPDATED: answer,
    MFA_CHALLENGE_VERIFIED: answer,
    PASSWORD_RECOVERY: answer,
  };
}

export const sessionMachine = setup({
  types: {} as SessionTypes,
  actors: {
    watchSession: callbackStub<{ type: 'retry.requested' }>(),
    watchWork: callbackStub<{ type: 'none' }>(),
    sendActivity: promiseStub<Unsent, { userId: string }>(),
    countActivity: promiseStub<Unsent, { userId: string }>(),
    followLink: promiseStub<User, { userId: string }>(),
    clearActivity: promiseStub<void, { userId: string }>(),
    signOut: promiseStub<void, { userId: string }>(),
    forgetSession: promiseStub<void, { userId: string }>(),
  },
  guards: {
    isStored: ({ context }) => context.user !== null,
    hasUser: ({ event }) => 'user' in event && event.user !== null,
    isSame: ({ context, event }) => 'user' in event && event.user?.id === context.user?.id,
    isWorking: ({ context }) => context.user !== null && context.work?.isFinished === false,
    isAnother: and(['hasUser', not('isSame'), 'isWorking']),
    isLeft: ({ event }) => 'work' in event && event.work === null,
    isAllSent: ({ context: { unsent } }) => unsent?.records === 0 && unsent.settings === 0,
    isUnknown: ({ context }) => context.unsent === null,
    isMore: ({ context: { unsent }, event }) => {
      assertEvent(event, 'xstate.done.actor.countActivity');
      const { records, settings } = event.output;
      return unsent !== null && (records > unsent.records || settings > unsent.settings);
    },
    isFollowingLink: ({ context }) => context.leaveReason === 'link',
  },
  actions: {
    rememberUser: assign(({ event }) => {
      assertEvent(event, [...authEvents, 'xstate.done.actor.followLink']);
      return { user: 'output' in event ? event.output : event.user, isRefused: false };
    }),
    forgetUser: assign(({ context }) => ({ user: null, logouts: context.logouts + 1 })),
    noteRefusal: assign({ isRefused: true }),
    noteWork: assign(({ event }) => {
      assertEvent(event, 'work.changed');
      return { work: event.work };
    }),
    forgetUnsent: assign({ unsent: null }),
    forgetWork: assign({ work: null }),
    noteLeaveReason: assign(({ event }) => ({
      leaveReason: event.type === 'link.followed' ? 'link' : 'logout',
    })),
    forgetLeaveReason: assign({ unsent: nothing, leaveReason: null, isRefused: false }),
    noteUnsent: assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.sendActivity', 'xstate.done.actor.countActivity']);
      return { unsent: event.output };
    }),
    restartWatch: sendTo('watchSession', { type: 'retry.requested' }),
    tellSwitched: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.followLink');
      return { type: 'link.settled', outcome: 'switched', user: event.output };
    }),
    tellRefused: emit(({ event }) => {
      assertEvent(event, 'xstate.error.actor.followLink');
      return { type: 'link.settled', outcome: 'refused', message: messageOf(event.error, '') };
    }),
    tellUnanswered: emit({ type: 'link.settled', outcome: 'refused', message: UNREACHABLE }),
    tellStayed: emit({ type: 'link.settled', outcome: 'stayed' }),
    openLogin: emit({ type: 'navigation.requested', screen: 'auth' }),
    openNewPassword: emit({ type: 'navigation.requested', screen: 'newPassword' }),
  },
  delays: {
    patience: ({ context }) => context.patience,
    renewalPatience: ({ context }) => context.renewalPatience,
    retryInterval: ({ context }) => context.retryInterval,
    logoutPatience: ({ context }) => context.logoutPatience,
    countPatience: ({ context }) => context.countPatience,
    clearPatience: ({ context }) => context.clearPatience,
    signOutPatience: ({ context }) => context.signOutPatience,
    followPatience: ({ context }) => context.followPatience,
  },
}).createMachine({
  id: 'session',
  context: ({ input: { stored = null, ...patience } = {} }) => ({
    ...PATIENCE,
    ...patience,
    user: stored,
    isRefused: false,
    logouts: 0,
    work: null,
    unsent: nothing,
    leaveReason: null,
  }),
  invoke: [
    {
      id: 'watchSession',
      src: 'watchSession',
      onError: [
        { guard: 'isStored', target: '.signedIn.offline' },
        { target: '.loading.stalled.unreachable' },
      ],
    },
    { id: 'watchWork', src: 'watchWork', onError: { actions: 'forgetWork' } },
  ],
  initial: 'starting',
  on: {
    ...toWhoever(login),
    INITIAL_SESSION: [login, { target: '.signedOut' }],
    PASSWORD_RECOVERY: { ...login, actions: ['rememberUser', 'openNewPassword'] },
    SIGNED_OUT: '.signedOut',
    'session.refused': { target: '.signedOut', actions: 'noteRefusal' },
    'work.changed': { actions: 'noteWork' },
  },
  states: {
    starting: { always: [{ guard: 'isStored', target: 'signedIn' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      initial: 'waiting',
      on: { 'service.unreachable': '.stalled.unreachable' },
      states: {
        waiting: { after: { patience: 'stalled' } },
        stalled: {
          tags: 'slow',
          initial: 'slow',
          on: {
            'retry.requested': { target: 'waiting', actions: 'restartWatch' },
            'login.requested': { target: '#session.signedOut', actions: 'openLogin' },
          },
          states: { slow: {}, unreachable: {} },
        },
      },
    },
    signedIn: {
      tags: 'known',
      initial: 'waiting',
      on: {
        ...toWhoever(another),
        INITIAL_SESSION: [another, { guard: and([not('hasUser'), 'isWorking']), target: 'ending.finishing' }],
        PASSWORD_RECOVERY: [
          another,
          { guard: and(['hasUser', 'isWorking']), target: '.current', actions: 'rememberUser' },
        ],
        SIGNED_OUT: { guard: 'isWorking', target: 'ending.finishing' },
        'session.refused': { guard: 'isWorking', target: 'ending.finishing', actions: 'noteRefusal' },
        'logout.requested': { target: 'ending', actions: 'noteLeaveReason' },
        'link.followed': { target: 'ending', actions: 'noteLeaveReason' },
        'account.deleted': { actions: 'restartWatch' },
        'service.unreachable': '.offline',
        'network.lost': '.offline',
      },
      states: {
        waiting: {
          on: { 'service.answered': 'current' },
          after: { renewalPatience: 'offline' },
        },
        current: { on: { 'service.failed': 'waiting' } },
        offline: {
          tags: 'offline',
          on: {
            INITIAL_SESSION: { guard: 'isSame', actions: 'rememberUser' },
            SIGNED_IN: { guard: 'isSame', actions: 'rememberUser' },
            'service.answered': 'current',
            'network.restored': { actions: 'restartWatch' },
          },
          after: { retryInterval: { target: 'offline', reenter: true, actions: 'restartWatch' } },
        },
      },
    },
    ending: {
      initial: 'leaving',
      on: { ...toWhoever({}), SIGNED_OUT: {}, 'session.refused': {} },
      states: {
        finishing: {
          on: {
            INITIAL_SESSION: back,
            TOKEN_REFRESHED: back,
            'logout.requested': { target: 'leaving', actions: 'noteLeaveReason' },
            'login.requested': { guard: not('isWorking'), ...left },
            'work.changed': [
              { guard: 'isLeft', target: left.target, actions: ['noteWork', ...left.actions] },
              { actions: 'noteWork' },
            ],
          },
        },
        leaving: {
          exit: 'forgetLeaveReason',
          initial: 'looking',
          states: {
            looking: { always: [{ guard: 'isWorking', target: 'warning' }, { target: 'sending' }] },
            warning: {
              tags: 'dialog',
              on: { 'logout.confirmed': 'sending', 'logout.cancelled': stay },
            },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'sendActivity',
                src: 'sendActivity',
                input: ownUser,
                onDone: { target: 'weighing', actions: 'noteUnsent' },
                onError: 'counting',
              },
              after: { logoutPatience: 'counting' },
            },
            counting: {
              tags: 'busy',
              invoke: {
                id: 'countActivity',
                src: 'countActivity',
                input: ownUser,
                onDone: { target: 'weighing', actions: 'noteUnsent' },
                onError: { target: 'asking', actions: 'forgetUnsent' },
              },
              after: { countPatience: { target: 'asking', actions: 'forgetUnsent' } },
            },
            weighing: { always: [{ guard: 'isAllSent', target: 'decided' }, { target: 'asking' }] },
            asking: {
              tags: 'dialog',
              on: { 'logout.confirmed': 'recounting', 'logout.cancelled': stay },
            },
            recounting: {
              tags: 'busy',
              invoke: {
                id: 'countActivity',
                src: 'countActivity',
                input: ownUser,
                onDone: [{ guard: 'isMore', target: 'asking', actions: 'noteUnsent' }, { target: 'decided' }],
                onError: uncounted,
              },
              after: { countPatience: uncounted },
            },
            decided: {
              always: [
                { guard: 'isFollowingLink', target: 'following' },
                { target: '#session.ending.signingOut' },
              ],
            },
            following: {
              tags: 'busy',
              on: { PASSWORD_RECOVERY: { actions: 'openNewPassword' } },
              invoke: {
                id: 'followLink',
                src: 'followLink',
                input: ownUser,
                onDone: { target: '#session.signedIn.current', actions: ['rememberUser', 'tellSwitched'] },
                onError: { target: '#session.signedIn', actions: ['restartWatch', 'tellRefused'] },
              },
              after: {
                followPatience: { target: '#session.signedIn', actions: ['restartWatch', 'tellUnanswered'] },
              },
            },
          },
        },
        signingOut: {
          tags: 'busy',
          initial: 'clearing',
          states: {
            clearing: {
              invoke: {
                id: 'clearActivity',
                src: 'clearActivity',
                input: ownUser,
                onDone: 'revoking',
                onError: 'revoking',
              },
              after: { clearPatience: 'revoking' },
            },
            revoking: {
              invoke: {
                id: 'signOut',
                src: 'signOut',
                input: ownUser,
                onDone: gone,
                onError: 'forgetting',
              },
              after: { signOutPatience: 'forgetting' },
            },
            forgetting: {
              invoke: {
                id: 'forgetSession',
                src: 'forgetSession',
                input: ownUser,
                onDone: gone,
                onError: gone,
              },
            },
          },
        },
      },
    },
    signedOut: { tags: 'known', entry: 'forgetUser' },
  },
});

function ownUser({ context }: { context: Context }) {
  return { userId: context.user?.id ?? '' };
}
