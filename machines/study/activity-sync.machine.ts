import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { refusalText, UNANSWERED } from './activity.rules.ts';
import { backoffOf } from '../parts/backoff.ts';
import { callbackStub, messageOf, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { AccountSnapshot } from './log.types.ts';
import {
  SNAPSHOT_EVERY,
  SYNC_BACKOFF,
  SYNC_BACKOFF_LIMIT,
  SYNC_INTERVAL,
  SYNC_PATIENCE,
  SYNC_REST,
} from '../constants.ts';
import type { ToastEmit } from '../types.ts';

export interface SyncRules {
  backoff: number;
  backoffLimit: number;
  interval: number;
  /** From an account snapshot to the rest of the log, and from the last fact to the upload of a snapshot. */
  rest: number;
  /** How long to wait for the account's first answer. */
  patience: number;
  /** How many facts lie between two snapshots. */
  every: number;
}

/** Facts that the account lacks, including those it doesn't accept yet. */
export interface Unsent {
  unsent: number;
  /** When the oldest one happened, in milliseconds since 1970; absent if there is none. */
  since?: number;
}

/** The result of sending and fetching one page. */
export interface Exchange extends Unsent {
  /** Whether another exchange would bring more. */
  hasMore: boolean;
  /** Why facts were refused for good; usually none. */
  refusals: readonly string[];
}

interface Input {
  learner: string;
  rules?: SyncRules;
}

interface Context extends Omit<Exchange, keyof Unsent> {
  /** Null until known. */
  unsent: number | null;
  since: number | null;
  learner: string;
  rules: SyncRules;
  /** Failures in a row. */
  attempt: number;
  /** The account's last answer. `silent`: it takes long or fails. */
  account: 'awaited' | 'silent' | 'answered';
  /** Whether the last failure was that nothing answered. */
  isUnreachable: boolean;
}

/** The account lacks facts; emitted once until it has them all. */
interface DelayEmit {
  type: 'facts.delayed';
}

/** For the log's flow, which shows it until this device has the account's facts. */
interface SnapshotEmit {
  type: 'snapshot.fetched';
  accountSnapshot: AccountSnapshot;
}

const actors = {
  watchSync: callbackStub<{ type: 'none' }, { learner: string }>(),
  fetchSnapshot: promiseStub<AccountSnapshot | null, { learner: string }>(),
  exchangeActivity: promiseStub<Exchange, { learner: string; attempt: number }>(),
  uploadSnapshot: promiseStub<void, { learner: string; every: number }>(),
  countUnsent: promiseStub<Unsent, { learner: string }>(),
};

type Event =
  | { type: 'log.written' }
  | { type: 'network.restored' }
  | { type: 'network.lost' }
  | ActorEvents<typeof actors>;

export const syncRules: SyncRules = {
  backoff: SYNC_BACKOFF,
  backoffLimit: SYNC_BACKOFF_LIMIT,
  interval: SYNC_INTERVAL,
  rest: SYNC_REST,
  patience: SYNC_PATIENCE,
  every: SNAPSHOT_EVERY,
};

export const activitySyncMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: ToastEmit | SnapshotEmit | DelayEmit;
  },
  actors,
  guards: {
    isSnapshot: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.fetchSnapshot');
      return event.output !== null;
    },
    hasRefusals: ({ context }) => context.refusals.length > 0,
    hasMore: ({ context }) => context.hasMore,
    isAwaited: ({ context }) => context.account === 'awaited',
    isDelayed: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.countUnsent');
      return event.output.unsent > 0 && !context.unsent;
    },
  },
  actions: {
    noteAllSent: assign({ unsent: 0, since: null, account: 'answered' }),
    passSnapshot: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.fetchSnapshot');
      if (!event.output) throw new Error('There is no account snapshot');
      return { type: 'snapshot.fetched', accountSnapshot: event.output };
    }),
    noteExchange: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.exchangeActivity');
      const { since = null, ...exchange } = event.output;
      return { ...exchange, since, attempt: 0, account: 'answered', isUnreachable: false };
    }),
    noteUnsent: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countUnsent');
      const { unsent, since = null } = event.output;
      return { unsent, since };
    }),
    noteSilence: assign({ account: 'silent' }),
    noteFailure: assign(({ context, event }) => {
      assertEvent(event, 'xstate.error.actor.exchangeActivity');
      return {
        attempt: context.attempt + 1,
        account: 'silent',
        isUnreachable: messageOf(event.error, '') === UNANSWERED,
      };
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    announceDelay: emit({ type: 'facts.delayed' }),
    noteMore: assign({ hasMore: true }),
    forgetRefusals: assign({ refusals: [] }),
    announceRefusals: emit(({ context }) =>
      toast('error', 'Some of your activity was refused', { description: refusalText(context.refusals) }),
    ),
  },
  delays: {
    backoff: ({ context }) => backoffOf(context.attempt, context.rules),
    interval: ({ context }) => context.rules.interval,
    rest: ({ context }) => context.rules.rest,
    patience: ({ context }) => context.rules.patience,
  },
}).createMachine({
  id: 'activity-sync',
  context: ({ input }) => ({
    learner: input.learner,
    rules: input.rules ?? syncRules,
    unsent: null,
    since: null,
    hasMore: false,
    refusals: [],
    attempt: 0,
    account: 'awaited',
    isUnreachable: false,
  }),
  invoke: {
    id: 'watchSync',
    src: 'watchSync',
    input: ownLearner,
    onError: { target: '.unwatched', actions: 'countAttempt' },
  },
  initial: 'fetchingSnapshot',
  after: { patience: { guard: 'isAwaited', actions: 'noteSilence' } },
  states: {
    unwatched: { after: { backoff: { target: '#activity-sync', reenter: true } } },
    fetchingSnapshot: {
      invoke: {
        id: 'fetchSnapshot',
        src: 'fetchSnapshot',
        input: ownLearner,
        onDone: [
          { guard: 'isSnapshot', target: 'hasSnapshot', actions: ['noteAllSent', 'passSnapshot'] },
          { target: 'exchanging' },
        ],
        onError: 'exchanging',
      },
    },
    hasSnapshot: {
      on: { 'log.written': 'exchanging', 'network.lost': 'waitingToRetry.connection.offline' },
      after: { rest: 'exchanging' },
    },
    exchanging: {
      initial: 'current',
      invoke: {
        id: 'exchangeActivity',
        src: 'exchangeActivity',
        input: ownAttempt,
        onDone: [
          {
            guard: stateIn({ exchanging: 'overtaken' }),
            target: 'judging',
            actions: ['noteExchange', 'noteMore'],
          },
          { target: 'judging', actions: 'noteExchange' },
        ],
        onError: { target: 'waitingToRetry', actions: 'noteFailure' },
      },
      states: {
        current: { on: { 'log.written': 'overtaken' } },
        overtaken: {},
      },
    },
    judging: {
      always: [
        {
          guard: 'hasRefusals',
          target: 'judging',
          reenter: true,
          actions: ['announceRefusals', 'forgetRefusals'],
        },
        { guard: 'hasMore', target: 'exchanging' },
        { target: 'idle' },
      ],
    },
    idle: {
      initial: 'resting',
      on: {
        'log.written': 'exchanging',
        'network.restored': 'exchanging',
        'network.lost': 'waitingToRetry.connection.offline',
      },
      after: { interval: 'exchanging' },
      states: {
        resting: { after: { rest: 'uploading' } },
        uploading: {
          invoke: {
            id: 'uploadSnapshot',
            src: 'uploadSnapshot',
            input: ownProgress,
            onDone: 'settled',
            onError: 'settled',
          },
        },
        settled: {},
      },
    },
    waitingToRetry: {
      type: 'parallel',
      on: { 'network.restored': 'exchanging' },
      states: {
        connection: {
          initial: 'waiting',
          states: {
            waiting: {
              on: { 'network.lost': 'offline' },
              after: { backoff: '#activity-sync.exchanging' },
            },
            offline: {
              after: { interval: '#activity-sync.exchanging' },
            },
          },
        },
        count: {
          initial: 'counting',
          on: { 'log.written': '.counting', 'network.lost': '.counting' },
          states: {
            counting: {
              invoke: {
                id: 'countUnsent',
                src: 'countUnsent',
                input: ownLearner,
                onDone: [
                  { guard: 'isDelayed', target: 'counted', actions: ['noteUnsent', 'announceDelay'] },
                  { target: 'counted', actions: 'noteUnsent' },
                ],
                onError: 'counted',
              },
            },
            counted: {},
          },
        },
      },
    },
  },
});

function ownLearner({ context }: { context: Context }) {
  return { learner: context.learner };
}

function ownProgress({ context: { learner, rules } }: { context: Context }) {
  return { learner, every: rules.every };
}

function ownAttempt({ context }: { context: Context }) {
  return { learner: context.learner, attempt: context.attempt };
}
