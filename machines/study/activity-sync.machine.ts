import { assertEvent, assign, emit, setup, stateIn, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { backoffOf, refusalText } from './activity.rules.ts';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT, SYNC_INTERVAL } from '../constants.ts';
import type { ToastEmit } from '../types.ts';

interface SyncRules {
  backoff: number;
  backoffLimit: number;
  interval: number;
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

type Event =
  | { type: 'log.written' }
  | { type: 'network.restored' }
  | { type: 'network.lost' }
  | DoneActorEvent<Exchange, 'exchangeActivity'>
  | ErrorActorEvent<unknown, 'exchangeActivity'>
  | DoneActorEvent<{ unsent: number }, 'countUnsent'>;

const defaultRules: SyncRules = {
  backoff: SYNC_BACKOFF,
  backoffLimit: SYNC_BACKOFF_LIMIT,
  interval: SYNC_INTERVAL,
};

export const activitySyncMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; emitted: ToastEmit },
  actors: {
    watchSync: callbackStub<{ type: 'none' }, { learner: string }>(),
    exchangeActivity: promiseStub<Exchange, { learner: string }>(),
    countUnsent: promiseStub<{ unsent: number }, { learner: string }>(),
  },
  guards: {
    hasRefusals: ({ context }) => context.refusals.length > 0,
    hasMore: ({ context }) => context.hasMore,
  },
  actions: {
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
  },
}).createMachine({
  id: 'activity-sync',
  description: 'Sends what the account lacks and fetches what this device lacks. Repeating it is harmless.',
  context: ({ input }) => ({
    learner: input.learner,
    rules: input.rules ?? defaultRules,
    unsent: null,
    hasMore: false,
    refusals: [],
    attempt: 0,
  }),
  invoke: { id: 'watchSync', src: 'watchSync', input: ownLearner },
  initial: 'exchanging',
  states: {
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
      description: 'The account lacks what this device has, and cannot be reached.',
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
              description:
                'Browsers do not always say when the network is back, so it is tried from time to time.',
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
