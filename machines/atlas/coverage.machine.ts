import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { NO_TRACES, withUses, type FlowCoverage, type TraceUses } from '../inspect/coverage.ts';
import { promiseStub } from '../parts/stubs.ts';
import { MAX_FILES, type Measure } from './coverage.rules.ts';
import type { OfferedFile } from './trace-player.rules.ts';

interface Context {
  flow: string;
  coverage: FlowCoverage | null;
  /** Files that are not counted yet. */
  waiting: readonly OfferedFile[];
  /** What the files say that were dropped since the page was opened. */
  dropped: TraceUses;
  /** What the list is sorted by. */
  order: Measure;
  /** What the lines of the diagram are as wide as; `null` for lines of one width. */
  width: Measure | null;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'files.offered'; files: readonly OfferedFile[] }
  | { type: 'files.forgotten' }
  | { type: 'order.chosen'; measure: Measure }
  | { type: 'width.chosen'; measure: Measure | null }
  | DoneActorEvent<FlowCoverage, 'loadCoverage'>
  | ErrorActorEvent<unknown, 'loadCoverage'>
  | DoneActorEvent<TraceUses, 'countTraces'>
  | ErrorActorEvent<unknown, 'countTraces'>;

export const coverageMachine = setup({
  types: {} as { context: Context; events: Event; input: { flow: string } },
  actors: {
    loadCoverage: promiseStub<FlowCoverage, { flow: string }>(),
    countTraces: promiseStub<TraceUses, { flow: string; files: readonly OfferedFile[] }>(),
  },
  guards: {
    hasTooMany: ({ context: { waiting }, event }) => {
      assertEvent(event, 'files.offered');
      return waiting.length + event.files.length > MAX_FILES;
    },
    hasFiles: ({ event }) => {
      assertEvent(event, 'files.offered');
      return event.files.length > 0;
    },
  },
  actions: {
    keepCoverage: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCoverage');
      return { coverage: event.output };
    }),
    addFiles: assign(({ context, event }) => {
      assertEvent(event, 'files.offered');
      return { waiting: [...context.waiting, ...event.files] };
    }),
    addCounts: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.countTraces');
      return { dropped: withUses(context.dropped, event.output), waiting: [] };
    }),
    dropFiles: assign({ waiting: [] }),
    forgetCounts: assign({ dropped: NO_TRACES, waiting: [] }),
    chooseOrder: assign(({ event }) => {
      assertEvent(event, 'order.chosen');
      return { order: event.measure };
    }),
    chooseWidth: assign(({ event }) => {
      assertEvent(event, 'width.chosen');
      return { width: event.measure };
    }),
  },
}).createMachine({
  id: 'coverage',
  context: ({ input }) => ({
    flow: input.flow,
    coverage: null,
    waiting: [],
    dropped: NO_TRACES,
    order: 'paths',
    width: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCoverage',
        src: 'loadCoverage',
        input: ownFlow,
        onDone: { target: 'ready', actions: 'keepCoverage' },
        onError: 'failed',
      },
    },
    failed: { on: { 'load.retried': 'loading' } },
    ready: {
      initial: 'idle',
      on: {
        'files.offered': [
          { guard: 'hasTooMany', target: '.tooMany', actions: 'dropFiles' },
          { guard: 'hasFiles', target: '.counting', actions: 'addFiles' },
        ],
        'files.forgotten': { target: '.idle', actions: 'forgetCounts' },
        'order.chosen': { actions: 'chooseOrder' },
        'width.chosen': { actions: 'chooseWidth' },
      },
      states: {
        idle: {},
        counting: {
          invoke: {
            id: 'countTraces',
            src: 'countTraces',
            input: waitingFiles,
            onDone: { target: 'idle', actions: 'addCounts' },
            onError: { target: 'uncounted', actions: 'dropFiles' },
          },
        },
        uncounted: {},
        tooMany: {},
      },
    },
  },
});

function ownFlow({ context }: { context: Context }) {
  return { flow: context.flow };
}

function waitingFiles({ context: { flow, waiting } }: { context: Context }) {
  return { flow, files: waiting };
}
