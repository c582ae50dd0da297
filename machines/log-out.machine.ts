import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import type { Exchange } from './activity-sync.machine.ts';
import { promiseStub } from './actors.ts';
import { LOGOUT_PATIENCE } from './constants.ts';

interface Input {
  learner: string;
  patience?: number;
}

interface Context {
  learner: string;
  patience: number;
  /** Facts that the account lacks; 0 while nobody can tell. */
  unsent: number;
  hasMore: boolean;
}

type Event =
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  | DoneActorEvent<Exchange, 'exchangeActivity'>
  | ErrorActorEvent<unknown, 'exchangeActivity'>
  | DoneActorEvent<{ unsent: number }, 'countUnsent'>
  | ErrorActorEvent<unknown, 'countUnsent'>
  | DoneActorEvent<void, 'clearActivity'>
  | ErrorActorEvent<unknown, 'clearActivity'>;

export const logOutMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: { type: 'logout.allowed' };
    tags: 'busy' | 'dialog';
  },
  actors: {
    exchangeActivity: promiseStub<Exchange, { learner: string }>(),
    countUnsent: promiseStub<{ unsent: number }, { learner: string }>(),
    clearActivity: promiseStub<void, { learner: string }>(),
  },
  guards: {
    hasMore: ({ context }) => context.hasMore,
    isAllSent: ({ context }) => context.unsent === 0,
  },
  actions: {
    noteExchange: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.exchangeActivity');
      const { unsent, hasMore } = event.output;
      return { unsent, hasMore };
    }),
    noteUnsent: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countUnsent');
      return { unsent: event.output.unsent };
    }),
    allowLogout: emit({ type: 'logout.allowed' }),
  },
  delays: {
    patience: ({ context }) => context.patience,
  },
}).createMachine({
  id: 'log-out',
  description:
    'What the account lacks is sent before the device forgets it, or given up if the learner says so.',
  context: ({ input }) => ({
    learner: input.learner,
    patience: input.patience ?? LOGOUT_PATIENCE,
    unsent: 0,
    hasMore: false,
  }),
  initial: 'idle',
  states: {
    idle: { on: { 'logout.requested': 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'exchangeActivity',
        src: 'exchangeActivity',
        input: ownLearner,
        onDone: { target: 'sent', actions: 'noteExchange' },
        onError: 'counting',
      },
      after: { patience: 'counting' },
    },
    sent: {
      always: [
        { guard: 'hasMore', target: 'sending' },
        { guard: 'isAllSent', target: 'clearing' },
        { target: 'asking' },
      ],
    },
    counting: {
      description: 'The service does not answer. What would be lost?',
      tags: 'busy',
      invoke: {
        id: 'countUnsent',
        src: 'countUnsent',
        input: ownLearner,
        onDone: { target: 'counted', actions: 'noteUnsent' },
        onError: 'clearing',
      },
    },
    counted: {
      always: [{ guard: 'isAllSent', target: 'clearing' }, { target: 'asking' }],
    },
    asking: {
      tags: 'dialog',
      on: { 'logout.confirmed': 'clearing', 'logout.cancelled': 'idle' },
    },
    clearing: {
      tags: 'busy',
      invoke: {
        id: 'clearActivity',
        src: 'clearActivity',
        input: ownLearner,
        onDone: 'left',
        onError: 'left',
      },
    },
    left: {
      description: 'The session may end now.',
      entry: 'allowLogout',
      type: 'final',
    },
  },
});

function ownLearner({ context }: { context: Context }) {
  return { learner: context.learner };
}
