import { assertEvent, assign, emit, not, sendTo, setup } from 'xstate';
import { callbackStub, messageOf, promiseStub } from '../parts/stubs.ts';
import { authEvents, PATIENCE, type Context, type SessionTypes } from './session.types.ts';
import type { User } from '../types.ts';

const signIn = { guard: 'hasUser', target: '.signedIn.current', actions: 'rememberUser' } as const;

export const sessionMachine = setup({
  types: {} as SessionTypes,
  actors: {
    watchSession: callbackStub<{ type: 'retry.requested' }>(),
    sendActivity: promiseStub<{ unsent: number }, { userId: string }>(),
    countActivity: promiseStub<{ unsent: number }, { userId: string }>(),
    followLink: promiseStub<User, { userId: string }>(),
    clearActivity: promiseStub<void, { userId: string }>(),
    signOut: promiseStub<void, { userId: string }>(),
    forgetSession: promiseStub<void, { userId: string }>(),
  },
  guards: {
    isStored: ({ context }) => context.user !== null,
    hasUser: ({ event }) => 'user' in event && event.user !== null,
    isAllSent: ({ context }) => context.unsent === 0,
    isFollowing: ({ context }) => context.isFollowing,
  },
  actions: {
    rememberUser: assign(({ event }) => {
      assertEvent(event, [...authEvents, 'xstate.done.actor.followLink']);
      return { user: 'output' in event ? event.output : event.user };
    }),
    forgetUser: assign({ user: null, unsent: 0 }),
    forgetUnsent: assign({ unsent: null }),
    noteAim: assign(({ event }) => ({ isFollowing: event.type === 'link.followed' })),
    noteUnsent: assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.sendActivity', 'xstate.done.actor.countActivity']);
      return { unsent: event.output.unsent };
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
    tellStayed: emit({ type: 'link.settled', outcome: 'stayed' }),
    openLogin: emit({ type: 'navigation.requested', screen: 'auth' }),
    openNewPassword: emit({ type: 'navigation.requested', screen: 'newPassword' }),
  },
  delays: {
    patience: ({ context }) => context.patience,
    renewalPatience: ({ context }) => context.renewalPatience,
    retryInterval: ({ context }) => context.retryInterval,
    logoutPatience: ({ context }) => context.logoutPatience,
    signOutPatience: ({ context }) => context.signOutPatience,
  },
}).createMachine({
  id: 'session',
  context: ({ input: { stored = null, ...patience } = {} }) => ({
    ...PATIENCE,
    ...patience,
    user: stored,
    unsent: 0,
    isFollowing: false,
  }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'starting',
  on: {
    INITIAL_SESSION: [signIn, { target: '.signedOut' }],
    SIGNED_IN: signIn,
    TOKEN_REFRESHED: signIn,
    USER_UPDATED: signIn,
    MFA_CHALLENGE_VERIFIED: signIn,
    PASSWORD_RECOVERY: { ...signIn, actions: ['rememberUser', 'openNewPassword'] },
    SIGNED_OUT: '.signedOut',
    'session.refused': '.signedOut.refused',
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
        'logout.requested': { target: 'leaving', actions: 'noteAim' },
        'link.followed': { target: 'leaving', actions: 'noteAim' },
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
            INITIAL_SESSION: { guard: 'hasUser', actions: 'rememberUser' },
            SIGNED_IN: { guard: 'hasUser', actions: 'rememberUser' },
            'service.answered': 'current',
            'network.restored': { actions: 'restartWatch' },
          },
          after: { retryInterval: { target: 'offline', reenter: true, actions: 'restartWatch' } },
        },
      },
    },
    leaving: {
      initial: 'sending',
      on: { INITIAL_SESSION: { guard: 'hasUser' }, SIGNED_IN: {}, TOKEN_REFRESHED: {}, USER_UPDATED: {} },
      states: {
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
        },
        weighing: { always: [{ guard: 'isAllSent', target: 'decided' }, { target: 'asking' }] },
        asking: {
          tags: 'dialog',
          on: {
            'logout.confirmed': 'decided',
            'logout.cancelled': [
              { guard: 'isFollowing', target: '#session.signedIn', actions: ['restartWatch', 'tellStayed'] },
              { target: '#session.signedIn', actions: 'restartWatch' },
            ],
          },
        },
        decided: {
          always: [{ guard: 'isFollowing', target: 'following' }, { target: '#session.signingOut' }],
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
        },
      },
    },
    signingOut: {
      tags: 'busy',
      initial: 'clearing',
      on: {
        INITIAL_SESSION: {},
        SIGNED_IN: {},
        TOKEN_REFRESHED: {},
        USER_UPDATED: {},
        MFA_CHALLENGE_VERIFIED: {},
        PASSWORD_RECOVERY: {},
        SIGNED_OUT: {},
        'session.refused': {},
      },
      states: {
        clearing: {
          invoke: {
            id: 'clearActivity',
            src: 'clearActivity',
            input: ownUser,
            onDone: 'revoking',
            onError: 'revoking',
          },
        },
        revoking: {
          invoke: {
            id: 'signOut',
            src: 'signOut',
            input: ownUser,
            onDone: { target: '#session.signedOut', actions: 'openLogin' },
            onError: 'forgetting',
          },
          after: { signOutPatience: 'forgetting' },
        },
        forgetting: {
          invoke: {
            id: 'forgetSession',
            src: 'forgetSession',
            input: ownUser,
            onDone: { target: '#session.signedOut', actions: 'openLogin' },
            onError: { target: '#session.signedOut', actions: 'openLogin' },
          },
        },
      },
    },
    signedOut: {
      tags: 'known',
      entry: 'forgetUser',
      initial: 'unasked',
      on: { INITIAL_SESSION: { guard: not('hasUser') }, SIGNED_OUT: {} },
      states: {
        unasked: {},
        refused: {
          tags: 'refused',
        },
      },
    },
  },
});

function ownUser({ context }: { context: Context }) {
  return { userId: context.user?.id ?? '' };
}
