import { and, assertEvent, assign, emit, not, sendTo, setup } from 'xstate';
import { SESSION_PATIENCE } from '../constants.ts';
import { callbackStub, messageOf, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { NavigationEmit, User } from '../types.ts';
import { UNREACHABLE } from './answers.rules.ts';

/** The auth client's seven events. */
const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const;

/** An auth event with its user, all that the app uses of a session. */
export interface AuthEvent {
  type: (typeof authEvents)[number];
  user: User | null;
}

/** News of login, service and network. */
export type SessionNews =
  | AuthEvent
  | { type: 'service.unreachable' | 'service.answered' | 'service.failed' }
  | { type: 'session.refused' | 'network.lost' | 'network.restored' | 'guest.ended' };

/**
 * The result of following a link while signed in: `message` is the service's reason for a failure, if
 * any.
 */
type LinkEmit =
  | { type: 'link.settled'; outcome: 'stayed' }
  | { type: 'link.settled'; outcome: 'switched'; user: User }
  | { type: 'link.settled'; outcome: 'refused'; message: string };

export interface Work {
  kind:
    | 'dialogue'
    | 'exam'
    | 'game'
    | 'import'
    | 'lesson'
    | 'reading'
    | 'review'
    | 'settings'
    | 'test'
    | 'text'
    | 'walk';
  isFinished: boolean;
}

export interface Unsent {
  records: number;
  settings: number;
}

type Patience = typeof SESSION_PATIENCE;

/** `stored` is the user of this device's stored session, else its guest, if any. */
interface Input extends Partial<Patience> {
  stored?: User | null;
}

interface Context extends Patience {
  user: User | null;
  /**
   * The login ended by itself: the learner is asked to log in again, and finds recent answers on this
   * device.
   */
  isRefused: boolean;
  /** Logouts on this page. */
  logouts: number;
  work: Work | null;
  unsent: Unsent | null;
  leaveReason: 'logout' | 'link' | null;
}

const actors = {
  watchSession: callbackStub<{ type: 'retry.requested' }>(),
  watchWork: callbackStub<{ type: 'none' }>(),
  sendActivity: promiseStub<Unsent, { userId: string }>(),
  countActivity: promiseStub<Unsent, { userId: string }>(),
  followLink: promiseStub<User, { userId: string }>(),
  clearActivity: promiseStub<void, { userId: string }>(),
  signOut: promiseStub<void, { userId: string }>(),
  forgetSession: promiseStub<void, { userId: string }>(),
  beginGuest: promiseStub<User>(),
};

type Event =
  | SessionNews
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'guest.chosen' }
  | { type: 'logout.requested' }
  | { type: 'account.deleted' }
  | { type: 'link.followed' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  | { type: 'work.changed'; work: Work | null }
  | ActorEvents<typeof actors>;

/** A login while nothing is in progress. */
const login = { guard: 'hasUser', target: '.signedIn.current', actions: 'rememberUser' } as const;

/** Another learner logs in, in another tab, while work is in progress: it continues for who began it. */
const another = { guard: 'isAnother', target: '.ending.finishing' } as const;

/** The learner logs in again in another tab while work is in progress. */
const back = { guard: 'isSame', target: '#session.signedIn.current', actions: 'rememberUser' } as const;

const nothing: Unsent = { records: 0, settings: 0 };

/** The same transitions for each event that reports who's logged in. */
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
  types: {} as {
    context: Context;
    events: Event;
    input: Input | undefined;
    emitted: NavigationEmit | LinkEmit;
    tags: 'busy' | 'slow' | 'known' | 'dialog' | 'offline';
  },
  actors,
  guards: {
    isStored: ({ context }) => context.user !== null,
    isGuest: ({ context }) => context.user?.isGuest === true,
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
      assertEvent(event, [...authEvents, 'xstate.done.actor.followLink', 'xstate.done.actor.beginGuest']);
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
    openHome: emit({ type: 'navigation.requested', screen: 'home' }),
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
    ...SESSION_PATIENCE,
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
        { guard: 'isGuest' },
        { guard: 'isStored', target: '.signedIn.offline' },
        { target: '.loading.stalled.unreachable' },
      ],
    },
    { id: 'watchWork', src: 'watchWork', onError: { actions: 'forgetWork' } },
  ],
  initial: 'starting',
  on: {
    ...toWhoever([another, login]),
    INITIAL_SESSION: [another, login, { guard: not('isGuest'), target: '.signedOut' }],
    PASSWORD_RECOVERY: [another, { ...login, actions: ['rememberUser', 'openNewPassword'] }],
    SIGNED_OUT: { guard: not('isGuest'), target: '.signedOut' },
    'session.refused': { guard: not('isGuest'), target: '.signedOut', actions: 'noteRefusal' },
    'work.changed': { actions: 'noteWork' },
  },
  states: {
    starting: {
      always: [
        { guard: 'isGuest', target: 'guest' },
        { guard: 'isStored', target: 'signedIn' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      initial: 'waiting',
      on: { 'service.unreachable': '.stalled.unreachable', 'guest.chosen': 'beginning' },
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
        INITIAL_SESSION: { guard: and([not('hasUser'), 'isWorking']), target: 'ending.finishing' },
        PASSWORD_RECOVERY: {
          guard: and(['isSame', 'isWorking']),
          target: '.current',
          actions: 'rememberUser',
        },
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
            'logout.requested': {
              guard: not('isGuest'),
              target: 'leaving',
              actions: 'noteLeaveReason',
            },
            'login.requested': {
              guard: not('isWorking'),
              target: '#session.signedOut',
              actions: ['noteRefusal', 'restartWatch'],
            },
            'work.changed': [
              {
                guard: 'isLeft',
                target: '#session.signedOut',
                actions: ['noteWork', 'noteRefusal', 'restartWatch'],
              },
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
              on: { 'logout.confirmed': 'sending', 'logout.cancelled': 'staying' },
            },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'sendActivity',
                src: 'sendActivity',
                input: ownUser,
                onDone: { target: 'checkingUnsent', actions: 'noteUnsent' },
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
                onDone: { target: 'checkingUnsent', actions: 'noteUnsent' },
                onError: 'uncounted',
              },
              after: { countPatience: 'uncounted' },
            },
            checkingUnsent: { always: [{ guard: 'isAllSent', target: 'routing' }, { target: 'asking' }] },
            asking: {
              tags: 'dialog',
              on: { 'logout.confirmed': 'recounting', 'logout.cancelled': 'staying' },
            },
            recounting: {
              tags: 'busy',
              invoke: {
                id: 'countActivity',
                src: 'countActivity',
                input: ownUser,
                onDone: [{ guard: 'isMore', target: 'asking', actions: 'noteUnsent' }, { target: 'routing' }],
                onError: 'uncounted',
              },
              after: { countPatience: 'uncounted' },
            },
            uncounted: {
              always: [
                { guard: 'isUnknown', target: 'routing' },
                { target: 'asking', actions: 'forgetUnsent' },
              ],
            },
            staying: {
              always: [
                {
                  guard: 'isFollowingLink',
                  target: '#session.signedIn',
                  actions: ['restartWatch', 'tellStayed'],
                },
                { target: '#session.signedIn', actions: 'restartWatch' },
              ],
            },
            routing: {
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
                onDone: 'finished',
                onError: 'forgetting',
              },
              after: { signOutPatience: 'forgetting' },
            },
            forgetting: {
              invoke: {
                id: 'forgetSession',
                src: 'forgetSession',
                input: ownUser,
                onDone: 'finished',
                onError: 'finished',
              },
            },
            finished: { always: { target: '#session.signedOut', actions: ['openLogin', 'restartWatch'] } },
          },
        },
      },
    },
    beginning: {
      tags: 'busy',
      on: { INITIAL_SESSION: { guard: not('hasUser') }, SIGNED_OUT: {}, 'session.refused': {} },
      invoke: {
        id: 'beginGuest',
        src: 'beginGuest',
        onDone: { target: 'guest', actions: ['rememberUser', 'openHome'] },
        onError: { target: 'signedOut', actions: 'openLogin' },
      },
    },
    guest: {
      tags: 'known',
      on: {
        'guest.chosen': { actions: 'openHome' },
        'guest.ended': { target: 'signedOut', actions: 'openHome' },
      },
    },
    signedOut: { tags: 'known', entry: 'forgetUser', on: { 'guest.chosen': 'beginning' } },
  },
});

function ownUser({ context }: { context: Context }) {
  return { userId: context.user?.id ?? '' };
}
