import { assertEvent, assign, emit, setup, stateIn, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { refusalText } from './activity.rules.ts';
import { backoffOf } from '../parts/backoff.ts';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { Bridge } from './log.types.ts';
import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT, SYNC_INTERVAL, SYNC_REST } from '../constants.ts';
import type { ToastEmit } from '../types.ts';

interface SyncRules {
  backoff: number;
  backoffLimit: number;
  interval: number;
  /** Between a bridge and the rest of the log. */
  rest: number;
}

/** The result of sending and fetching one page. */
export interface Exchange {
  /** Facts that the account still lacks, those it does not take yet included. */
  unsent: number;
  /** Whether another exchange would bring more. */
  hasMore: boolean;
  /** Why facts were refused for good; usually none. */
  refusals: readonly string[];
}

interface Input {
  learner: string;
  rules?: SyncRules;
}

interface Context extends Omit<Exchange, 'unsent'> {
  /** Null until known. */
  unsent: number | null;
  learner: string;
  rules: SyncRules;
  attempt: number;
}

/** What is shown until this device has the account's facts; for the log's own flow. */
interface BridgeEmit {
  type: 'bridge.fetched';
  bridge: Bridge;
}

type Event =
  | { type: 'log.written' }
  | { type: 'network.restored' }
  | { type: 'network.lost' }
  | DoneActorEvent<Bridge | null, 'fetchBridge'>
  | ErrorActorEvent<unknown, 'fetchBridge'>
  | DoneActorEvent<Exchange, 'exchangeActivity'>
  | ErrorActorEvent<unknown, 'exchangeActivity'>
  | DoneActorEvent<{ unsent: number }, 'countUnsent'>;

const defaultRules: SyncRules = {
  backoff: SYNC_BACKOFF,
  backoffLimit: SYNC_BACKOFF_LIMIT,
  interval: SYNC_INTERVAL,
  rest: SYNC_REST,
};

export const activitySyncMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; emitted: ToastEmit | BridgeEmit },
  actors: {
    watchSync: callbackStub<{ type: 'none' }, { learner: string }>(),
    fetchBridge: promiseStub<Bridge | null, { learner: string }>(),
    exchangeActivity: promiseStub<Exchange, { learner: string }>(),
    countUnsent: promiseStub<{ unsent: number }, { learner: string }>(),
  },
  guards: {
    isBridge: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.fetchBridge');
      return event.output !== null;
    },
    hasRefusals: ({ context }) => context.refusals.length > 0,
    hasMore: ({ context }) => context.hasMore,
  },
  actions: {
    noteAllSent: assign({ unsent: 0 }),
    passBridge: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.fetchBridge');
      if (!event.output) throw new Error('There is no bridge');
      return { type: 'bridge.fetched', bridge: event.output };
    }),
    noteExchange: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.exchangeActivity');
      return { ...event.output, attempt: 0 };
    }),
    noteUnsent: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countUnsent');
      return { unsent: event.output.unsent };
    }),
    noteMore: assign({ hasMore: true }),
    forgetRefusals: assign({ refusals: [] }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    announceRefusals: emit(({ context }) =>
      toast('error', 'Some of your activity was refused', { description: refusalText(context.refusals) }),
    ),
  },
  delays: {
    backoff: ({ context }) => backoffOf(context.attempt, context.rules),
    interval: ({ context }) => context.rules.interval,
    rest: ({ context }) => context.rules.rest,
  },
}).createMachine({
  id: 'activity-sync',
  context: ({ input }) => ({
    learner: input.learner,
    rules: input.rules ?? defaultRules,
    unsent: null,
    hasMore: false,
    refusals: [],
    attempt: 0,
  }),
  invoke: { id: 'watchSync', src: 'watchSync', input: ownLearner },
  initial: 'bridging',
  states: {
    bridging: {
      invoke: {
        id: 'fetchBridge',
        src: 'fetchBridge',
        input: ownLearner,
        onDone: [
          { guard: 'isBridge', target: 'bridged', actions: ['noteAllSent', 'passBridge'] },
          { target: 'exchanging' },
        ],
        onError: 'exchanging',
      },
    },
    bridged: {
      on: { 'log.written': 'exchanging', 'network.lost': 'behind.connection.offline' },
      after: { rest: 'exchanging' },
    },
    exchanging: {
      initial: 'current',
      invoke: {
        id: 'exchangeActivity',
        src: 'exchangeActivity',
        input: ownLearner,
        onDone: [
          {
            guard: stateIn({ exchanging: 'overtaken' }),
            target: 'judging',
            actions: ['noteExchange', 'noteMore'],
          },
          { target: 'judging', actions: 'noteExchange' },
        ],
        onError: { target: 'behind', actions: 'countAttempt' },
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
      on: {
        'log.written': 'exchanging',
        'network.restored': 'exchanging',
        'network.lost': 'behind.connection.offline',
      },
      after: { interval: 'exchanging' },
    },
    behind: {
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
                onDone: { target: 'counted', actions: 'noteUnsent' },
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
