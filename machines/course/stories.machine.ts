import { assertEvent, assign, setup } from 'xstate';
import { isKnown } from '../learning/known-words.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { logWatch } from '../parts/log-watch.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { ShelfStory, Story } from './stories.types.ts';

interface Context {
  /** Null until it's loaded. */
  log: Progress | null;
  stories: readonly Story[];
  /** Null until log and stories are loaded. */
  shelf: readonly ShelfStory[] | null;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, { log: Progress | null }>(),
  loadStories: promiseStub<readonly Story[]>(),
};

type Event = { type: 'log.changed'; log: Progress } | { type: 'load.retried' } | ActorEvents<typeof actors>;

export const storiesMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log'>;
    tags: 'busy';
  },
  actors,
  guards: { isKnown: ({ context }) => context.log !== null },
  actions: {
    storeLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log };
    }),
    storeStories: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadStories');
      return { stories: event.output };
    }),
    fillShelf: assign(({ context: { log, stories } }) => ({ shelf: log && shelfOf(stories, log) })),
  },
}).createMachine({
  id: 'stories',
  context: ({ input }) => ({ ...input, stories: [], shelf: null }),
  invoke: { ...logWatch, onError: [{ guard: 'isKnown' }, { target: '.failed' }] },
  initial: 'preparing',
  on: { 'log.changed': { actions: 'storeLog' } },
  states: {
    preparing: {
      tags: 'busy',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadStories',
            src: 'loadStories',
            onDone: { target: 'waiting', actions: 'storeStories' },
            onError: '#stories.failed',
          },
        },
        waiting: {
          always: { guard: 'isKnown', target: '#stories.browsing', actions: 'fillShelf' },
        },
      },
    },
    browsing: { on: { 'log.changed': { actions: ['storeLog', 'fillShelf'] } } },
    failed: { on: { 'load.retried': { target: '#stories', reenter: true } } },
  },
});

/** The readings with the learner's figures, in the same order. */
export function shelfOf(stories: readonly Story[], log: Progress): ShelfStory[] {
  return stories.map(({ cards, ...story }) => ({
    ...story,
    words: cards.length,
    known: cards.filter((card) => isKnown(log.cards.get(card) ?? [])).length,
    best: log.stories.get(story.unit)?.best ?? null,
  }));
}
