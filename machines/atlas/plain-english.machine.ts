import { assertEvent, assign, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { causesOf } from '../inspect/what-if.ts';
import { lineOf, type FlowText } from '../inspect/words.ts';

interface Context {
  flow: string;
  flowText: FlowText | null;
  /** The chosen state; null before. */
  state: string | null;
  /** The chosen cause; null before. */
  cause: string | null;
}

const actors = {
  loadText: promiseStub<FlowText, { flow: string }>(),
};

type Event =
  | { type: 'load.retried' }
  | { type: 'state.chosen'; state: string }
  | { type: 'cause.chosen'; cause: string }
  | ActorEvents<typeof actors>;

export const plainEnglishMachine = setup({
  types: {} as { context: Context; events: Event; input: { flow: string } },
  actors,
  guards: {
    isState: ({ context, event }) => {
      assertEvent(event, 'state.chosen');
      return context.flowText !== null && lineOf(context.flowText, event.state).length > 0;
    },
    isCause: ({ context, event }) => {
      assertEvent(event, 'cause.chosen');
      return context.flowText !== null && causesOf(context.flowText).some(({ key }) => key === event.cause);
    },
  },
  actions: {
    storeText: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadText');
      return { flowText: event.output };
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
  context: ({ input }) => ({ flow: input.flow, flowText: null, state: null, cause: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadText',
        src: 'loadText',
        input: ownFlow,
        onDone: { target: 'ready', actions: 'storeText' },
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
