import { assertEvent, assign, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { AtlasEntry, Place } from '../inspect/picture.ts';

interface Input {
  /** Whether the page quotes states and arrows before anybody searches. */
  isQuoting: boolean;
}

interface Context extends Input {
  entries: readonly AtlasEntry[];
  query: string;
  /** What a search can find; empty until somebody searches, or the page quotes it. */
  places: readonly Place[];
}

const actors = {
  loadAtlas: promiseStub<readonly AtlasEntry[]>(),
  loadPlaces: promiseStub<readonly Place[]>(),
};

type Event = { type: 'query.changed'; query: string } | { type: 'load.retried' } | ActorEvents<typeof actors>;

export const flowAtlasMachine = setup({
  types: {} as { context: Context; events: Event; input: Input | undefined; tags: 'busy' },
  actors,
  guards: { isQuoting: ({ context }) => context.isQuoting },
  actions: {
    storeEntries: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadAtlas');
      return { entries: event.output };
    }),
    storePlaces: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadPlaces');
      return { places: event.output };
    }),
    rememberQuery: assign(({ event }) => {
      assertEvent(event, 'query.changed');
      return { query: event.query };
    }),
  },
}).createMachine({
  id: 'flow-atlas',
  context: ({ input }) => ({
    isQuoting: input?.isQuoting ?? false,
    entries: [],
    query: '',
    places: [],
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAtlas',
        src: 'loadAtlas',
        onDone: { target: 'ready', actions: 'storeEntries' },
        onError: 'failed',
      },
    },
    ready: {
      initial: 'listing',
      on: { 'query.changed': { actions: 'rememberQuery' } },
      states: {
        listing: {
          always: { guard: 'isQuoting', target: 'preparing' },
          on: { 'query.changed': { target: 'preparing', actions: 'rememberQuery' } },
        },
        preparing: {
          invoke: {
            id: 'loadPlaces',
            src: 'loadPlaces',
            onDone: { target: 'searchable', actions: 'storePlaces' },
            onError: 'unsearchable',
          },
        },
        searchable: {},
        unsearchable: { on: { 'load.retried': 'preparing' } },
      },
    },
    failed: {
      on: { 'load.retried': 'loading' },
    },
  },
});
