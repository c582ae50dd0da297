import { assertEvent, assign, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { areMany, type OfferedFile, type TracePile } from './trace-player.rules.ts';

interface Context {
  files: readonly OfferedFile[];
  /** Their contents, once read. */
  pile: TracePile | null;
}

const actors = {
  sortTraces: promiseStub<TracePile, { files: readonly OfferedFile[] }>(),
};

type Event =
  | { type: 'files.offered'; files: readonly OfferedFile[] }
  | { type: 'reading.canceled' }
  | { type: 'sorting.retried' }
  | ActorEvents<typeof actors>;

export const tracePileMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors,
  guards: {
    isSeveral: ({ event }) => {
      assertEvent(event, 'files.offered');
      return areMany(event.files);
    },
  },
  actions: {
    storeFiles: assign(({ event }) => {
      assertEvent(event, 'files.offered');
      return { files: event.files, pile: null };
    }),
    storePile: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.sortTraces');
      return { pile: event.output };
    }),
    forgetFiles: assign({ files: [], pile: null }),
  },
}).createMachine({
  id: 'trace-pile',
  context: { files: [], pile: null },
  initial: 'empty',
  on: {
    'files.offered': [
      { guard: 'isSeveral', target: '.sorting', actions: 'storeFiles' },
      { target: '.empty', actions: 'forgetFiles' },
    ],
  },
  states: {
    empty: {},
    sorting: {
      tags: 'busy',
      invoke: {
        id: 'sortTraces',
        src: 'sortTraces',
        input: offeredFiles,
        onDone: { target: 'sorted', actions: 'storePile' },
        onError: 'failed',
      },
      on: { 'reading.canceled': { target: 'empty', actions: 'forgetFiles' } },
    },
    sorted: {},
    failed: {
      on: { 'sorting.retried': 'sorting' },
    },
  },
});

function offeredFiles({ context: { files } }: { context: Context }) {
  return { files };
}
