import { assertEvent, assign, emit, sendTo, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { callbackStub, promiseStub } from './actors.ts';
import { SESSION_PATIENCE } from './constants.ts';
import type { NavigationEmit, User } from './types.ts';

/** The seven events of the authentication service, with what the app may know of the session: its user. */
export interface AuthEvent {
  type:
    | 'INITIAL_SESSION'
    | 'SIGNED_IN'
    | 'SIGNED_OUT'
    | 'TOKEN_REFRESHED'
    | 'USER_UPDATED'
    | 'PASSWORD_RECOVERY'
    | 'MFA_CHALLENGE_VERIFIED';
  user: User | null;
}

interface Context {
  user: User | null;
  patience: number;
}

type Event =
  | AuthEvent
  | { type: 'service.unreachable' }
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'logout.requested' }
  | DoneActorEvent<void, 'signOut'>
  | ErrorActorEvent<unknown, 'signOut'>;

export const sessionMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { patience?: number } | undefined;
    emitted: NavigationEmit;
    tags: 'busy' | 'slow' | 'known';
  },
  actors: {
    watchSession: callbackStub<{ type: 'retry.requested' }>(),
    signOut: promiseStub<void, { userId: string }>(),
  },
  guards: {
    hasUser: ({ event }) => 'user' in event && event.user !== null,
  },
  actions: {
    rememberUser: assign(({ event }) => {
      assertEvent(event, authEvents);
      return { user: event.user };
    }),
    forgetUser: assign({ user: null }),
    restartWatch: sendTo('watchSession', { type: 'retry.requested' }),
    openLogin: emit({ type: 'navigation.requested', screen: 'auth' }),
    openNewPassword: emit({ type: 'navigation.requested', screen: 'newPassword' }),
  },
  delays: {
    patience: ({ context }) => context.patience,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ user: null, patience: input?.patience ?? SESSION_PATIENCE }),
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
      on: { 'service.unreachable': '.unreachable' },
      states: {
        waiting: {
          after: { patience: 'slow' },
        },
        slow: {
          description: 'The guard says that it is still trying and offers a way on.',
          tags: 'slow',
          on: {
            'retry.requested': { target: 'waiting', actions: 'restartWatch' },
            'login.requested': { target: '#session.signedOut', actions: 'openLogin' },
          },
        },
        unreachable: {
          tags: 'slow',
          on: {
            'retry.requested': { target: 'waiting', actions: 'restartWatch' },
            'login.requested': { target: '#session.signedOut', actions: 'openLogin' },
          },
        },
      },
    },
    signedIn: {
      tags: 'known',
      on: { 'logout.requested': 'signingOut' },
    },
    signingOut: {
      description: 'This device is logged out whatever the service answers.',
      tags: 'busy',
      on: { SIGNED_OUT: {} },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ownUser,
        onDone: { target: 'signedOut', actions: 'openLogin' },
        onError: { target: 'signedOut', actions: 'openLogin' },
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

const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'MFA_CHALLENGE_VERIFIED',
  'PASSWORD_RECOVERY',
] as const;
