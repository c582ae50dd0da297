import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { causesOf } from '../inspect/what-if.ts';
import { lineOf, type Told } from '../inspect/words.ts';

interface Context {
  flow: string;
  told: Told | null;
  /** Id of the state that is asked about; null as long as none is chosen. */
  state: string | null;
  /** Key of what may happen in it; null as long as nothing is chosen. */
  cause: string | null;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'state.chosen'; state: string }
  | { type: 'cause.chosen'; cause: string }
  | DoneActorEvent<Told, 'loadTold'>
  | ErrorActorEvent<unknown, 'loadTold'>;

export const plainEnglishMachine = setup({
  types: {} as { context: Context; events: Event; input: { flow: string } },
  actors: {
    loadTold: promiseStub<Told, { flow: string }>(),
  },
  guards: {
    isState: ({ context, event }) => {
      assertEvent(event, 'state.chosen');
      return context.told !== null && lineOf(context.told, event.state).length > 0;
    },
    isCause: ({ context, event }) => {
      assertEvent(event, 'cause.chosen');
      return context.told !== null && causesOf(context.told).some(({ key }) => key === event.cause);
    },
  },
  actions: {
    keepTold: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadTold');
      return { told: event.output };
    }),
    chooseState: assign(({ event }) => {
      assertEvent(event, 'state.chosen');
      return { state: event.state };
    }),
    chooseCause: assign(({ event }) => {
      assertEvent(event, 'cause.chosen');
      return { cause: event.cause };
    }),
  },
}).createMachine({
  id: 'plain-english',
  context: ({ input }) => ({ flow: input.flow, told: null, state: null, cause: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadTold',
        src: 'loadTold',
        input: ownFlow,
        onDone: { target: 'ready', actions: 'keepTold' },
        onError: 'failed',
      },
    },
    failed: {
      on: { 'load.retried': 'loading' },
    },
    ready: {
      on: {
        'state.chosen': { guard: 'isState', actions: 'chooseState' },
        'cause.chosen': { guard: 'isCause', actions: 'chooseCause' },
      },
    },
  },
});

function ownFlow({ context }: { context: Context }) {
  return { flow: context.flow };
}
