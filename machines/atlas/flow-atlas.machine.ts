import { assertEvent, assign, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { AtlasEntry } from '../inspect/picture.ts';

interface Context {
  entries: readonly AtlasEntry[];
  query: string;
}

const actors = {
  loadAtlas: promiseStub<readonly AtlasEntry[]>(),
};

type Event = { type: 'query.changed'; query: string } | { type: 'load.retried' } | ActorEvents<typeof actors>;

export const flowAtlasMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors,
  actions: {
    storeEntries: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadAtlas');
      return { entries: event.output };
    }),
    rememberQuery: assign(({ event }) => {
      assertEvent(event, 'query.changed');
      return { query: event.query };
    }),
  },
}).createMachine({
  id: 'flow-atlas',
  context: { entries: [], query: '' },
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
      on: { 'query.changed': { actions: 'rememberQuery' } },
    },
    failed: {
      on: { 'load.retried': 'loading' },
    },
  },
});
