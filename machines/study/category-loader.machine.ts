import { assertEvent, assign, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { ESSENTIAL_PRELOAD_DELAY } from '../constants.ts';
import type { Card, CardCategory } from '../types.ts';

interface Context {
  category: CardCategory;
  isEssential: boolean;
  preloadDelay: number;
  cards: readonly Card[];
}

const actors = {
  loadCategory: promiseStub<readonly Card[], { category: CardCategory }>(),
};

type Event = { type: 'load.requested' } | ActorEvents<typeof actors>;

export const categoryLoaderMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { category: CardCategory; isEssential: boolean; preloadDelay?: number };
    tags: 'busy';
  },
  actors,
  guards: {
    isEssential: ({ context }) => context.isEssential,
  },
  actions: {
    storeCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCategory');
      return { cards: event.output };
    }),
  },
  delays: {
    preloadDelay: ({ context }) => context.preloadDelay,
  },
}).createMachine({
  id: 'category-loader',
  context: ({ input }) => ({ preloadDelay: ESSENTIAL_PRELOAD_DELAY, cards: [], ...input }),
  initial: 'waiting',
  states: {
    waiting: {
      after: { preloadDelay: { guard: 'isEssential', target: 'loading' } },
      on: { 'load.requested': 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCategory',
        src: 'loadCategory',
        input: ownCategory,
        onDone: { target: 'loaded', actions: 'storeCards' },
        onError: 'failed',
      },
    },
    loaded: { type: 'final' },
    failed: {
      on: { 'load.requested': 'loading' },
    },
  },
});

function ownCategory({ context }: { context: Context }) {
  return { category: context.category };
}
