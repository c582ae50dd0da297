import { assertEvent, assign, emit, sendTo, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { callbackStub, messageOf, promiseStub } from '../parts/stubs.ts';
import { authEvents, type AuthEvent, type LinkEmit } from './session.types.ts';
import type { NavigationEmit, User } from '../types.ts';

/** Milliseconds. */
const SESSION_PATIENCE = 3000;
const LOGOUT_PATIENCE = 3000;
const SIGN_OUT_PATIENCE = 3000;

interface Context {
  user: User | null;
  patience: number;
  logoutPatience: number;
  signOutPatience: number;
  /** How many of the learner's records the account lacks, as far as is known. */
  unsent: number;
  /** Whether the learner leaves for a link that signs in someone, instead of logging out. */
  isFollowing: boolean;
}

type Event =
  | AuthEvent
  | { type: 'service.unreachable' }
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'logout.requested' }
  | { type: 'link.followed' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  | DoneActorEvent<User, 'followLink'>
  | ErrorActorEvent<unknown, 'followLink'>
  | DoneActorEvent<{ unsent: number }, 'sendActivity' | 'countActivity'>
  | ErrorActorEvent<unknown, 'sendActivity' | 'countActivity'>
  | DoneActorEvent<void, 'clearActivity' | 'signOut' | 'forgetSession'>
  | ErrorActorEvent<unknown, 'clearActivity' | 'signOut' | 'forgetSession'>;

export const sessionMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { patience?: number; logoutPatience?: number; signOutPatience?: number } | undefined;
    emitted: NavigationEmit | LinkEmit;
    tags: 'busy' | 'slow' | 'known' | 'dialog';
  },
  actors: {
    watchSession: callbackStub<{ type: 'retry.requested' }>(),
    sendActivity: promiseStub<{ unsent: number }, { userId: string }>(),
    countActivity: promiseStub<{ unsent: number }, { userId: string }>(),
    followLink: promiseStub<User, { userId: string }>(),
    clearActivity: promiseStub<void, { userId: string }>(),
    signOut: promiseStub<void, { userId: string }>(),
    forgetSession: promiseStub<void>(),
  },
  guards: {
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
    logoutPatience: ({ context }) => context.logoutPatience,
    signOutPatience: ({ context }) => context.signOutPatience,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    user: null,
    patience: input?.patience ?? SESSION_PATIENCE,
    logoutPatience: input?.logoutPatience ?? LOGOUT_PATIENCE,
    signOutPatience: input?.signOutPatience ?? SIGN_OUT_PATIENCE,
    unsent: 0,
    isFollowing: false,
  }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'loading',
  on: {
    INITIAL_SESSION: [
      { guard: 'hasUser', target: '.signedIn', actions: 'rememberUser' },
      { target: '.signedOut' },
    ],
    SIGNED_IN: { guard: 'hasUser', target: '.signedIn', actions: 'rememberUser' },
    TOKEN_REFRESHED: { guard: 'hasUser', target: '.signedIn', actions: 'rememberUser' },
    USER_UPDATED: { guard: 'hasUser', target: '.signedIn', actions: 'rememberUser' },
    MFA_CHALLENGE_VERIFIED: { guard: 'hasUser', target: '.signedIn', actions: 'rememberUser' },
    PASSWORD_RECOVERY: {
      guard: 'hasUser',
      target: '.signedIn',
      actions: ['rememberUser', 'openNewPassword'],
    },
    SIGNED_OUT: '.signedOut',
  },
  states: {
    loading: {
      tags: 'busy',
      initial: 'waiting',
      on: { 'service.unreachable': '.stalled.unreachable' },
      states: {
        waiting: {
          after: { patience: 'stalled' },
        },
        stalled: {
          description: 'The guard says what it is waiting for and offers to retry or log in.',
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
      on: {
        'logout.requested': { target: 'leaving', actions: 'noteAim' },
        'link.followed': { target: 'leaving', actions: 'noteAim' },
      },
    },
    leaving: {
      description:
        'What the account lacks is sent before this device forgets it. A token renewed now changes nothing.',
      initial: 'sending',
      on: { SIGNED_IN: {}, TOKEN_REFRESHED: {}, USER_UPDATED: {} },
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
          description: 'The service does not answer: what would be lost?',
          tags: 'busy',
          invoke: {
            id: 'countActivity',
            src: 'countActivity',
            input: ownUser,
            onDone: { target: 'weighing', actions: 'noteUnsent' },
            onError: 'decided',
          },
        },
        weighing: {
          always: [{ guard: 'isAllSent', target: 'decided' }, { target: 'asking' }],
        },
        asking: {
          tags: 'dialog',
          on: {
            'logout.confirmed': 'decided',
            'logout.cancelled': [
              { guard: 'isFollowing', target: '#session.signedIn', actions: 'tellStayed' },
              { target: '#session.signedIn' },
            ],
          },
        },
        decided: {
          always: [{ guard: 'isFollowing', target: 'following' }, { target: '#session.signingOut' }],
        },
        following: {
          description: 'A link that does not work changes nothing: the learner is still signed in.',
          tags: 'busy',
          on: { PASSWORD_RECOVERY: { actions: 'openNewPassword' } },
          invoke: {
            id: 'followLink',
            src: 'followLink',
            input: ownUser,
            onDone: { target: '#session.signedIn', actions: ['rememberUser', 'tellSwitched'] },
            onError: { target: '#session.signedIn', actions: 'tellRefused' },
          },
        },
      },
    },
    signingOut: {
      description: 'This device is logged out whatever the service answers or announces.',
      tags: 'busy',
      initial: 'clearing',
      on: { INITIAL_SESSION: {}, SIGNED_IN: {}, TOKEN_REFRESHED: {}, USER_UPDATED: {}, SIGNED_OUT: {} },
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
          description: 'The service may still know the session; this device does not.',
          invoke: {
            id: 'forgetSession',
            src: 'forgetSession',
            onDone: { target: '#session.signedOut', actions: 'openLogin' },
            onError: { target: '#session.signedOut', actions: 'openLogin' },
          },
        },
      },
    },
    signedOut: {
      tags: 'known',
      entry: 'forgetUser',
    },
  },
});

function ownUser({ context }: { context: Context }) {
  return { userId: context.user?.id ?? '' };
}
