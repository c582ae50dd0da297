import { assertEvent, assign, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { Comparison } from '../inspect/compare.ts';
import { printable } from '../inspect/trace-file.ts';
import { refusalOf, type OfferedFile } from './trace-player.rules.ts';

/** Two compared traces, or why they can't be compared. */
export type ComparedTraces = { ok: true; comparison: Comparison } | { ok: false; message: string };

/** Traces to compare; without a second, the first is compared with what the machine does now. */
export interface WantedComparison {
  left: Blob;
  right: Blob | null;
}

interface Context {
  left: Blob;
  right: Blob | null;
  fileName: string;
  refusal: string;
  comparison: Comparison | null;
  /** The row's index. */
  position: number;
}

const actors = {
  compareTraces: promiseStub<ComparedTraces, WantedComparison>(),
};

type Event =
  | { type: 'files.offered'; files: readonly OfferedFile[] }
  | { type: 'present.chosen' }
  | { type: 'reading.canceled' }
  | { type: 'comparison.closed' }
  | { type: 'row.chosen'; position: number }
  | { type: 'row.advanced' }
  | { type: 'row.returned' }
  | { type: 'difference.followed' }
  | { type: 'difference.returned' }
  | ActorEvents<typeof actors>;

export const traceCompareMachine = setup({
  types: {} as { context: Context; events: Event; input: { left: Blob | null }; tags: 'busy' },
  actors,
  guards: {
    isRefused: ({ event }) => {
      assertEvent(event, 'files.offered');
      return refusalOf(event.files) !== '';
    },
    isComparison: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.compareTraces');
      return event.output.ok;
    },
    isRow: ({ context, event }) => {
      assertEvent(event, 'row.chosen');
      return event.position in rowsOf(context);
    },
    hasNext: ({ context }) => context.position + 1 < rowsOf(context).length,
    hasPrevious: ({ context }) => context.position > 0,
    hasNextDifference: ({ context }) => nextDifference(context) !== undefined,
    hasPreviousDifference: ({ context }) => previousDifference(context) !== undefined,
  },
  actions: {
    storeFile: assign(({ event }) => {
      assertEvent(event, 'files.offered');
      const [file] = event.files;
      return { fileName: printable(file?.name ?? ''), right: file?.content ?? null };
    }),
    choosePresent: assign({ fileName: '', right: null }),
    refuse: assign(({ event }) => {
      assertEvent(event, 'files.offered');
      return { refusal: refusalOf(event.files) };
    }),
    storeRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.compareTraces');
      return { refusal: event.output.ok ? '' : event.output.message };
    }),
    refuseUnreadable: assign({
      refusal: 'The traces couldn’t be read. Check your connection and that the files are still there.',
    }),
    forgetRefusal: assign({ refusal: '' }),
    storeComparison: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.compareTraces');
      const comparison = event.output.ok ? event.output.comparison : null;
      return { comparison, position: comparison?.differences[0] ?? 0 };
    }),
    forgetComparison: assign({ comparison: null, position: 0 }),
    chooseRow: assign(({ event }) => {
      assertEvent(event, 'row.chosen');
      return { position: event.position };
    }),
    showNext: assign({ position: ({ context }) => context.position + 1 }),
    goBack: assign({ position: ({ context }) => context.position - 1 }),
    goToNext: assign(({ context }) => ({ position: nextDifference(context) ?? context.position })),
    goToPrevious: assign(({ context }) => ({ position: previousDifference(context) ?? context.position })),
  },
}).createMachine({
  id: 'trace-compare',
  context: ({ input }) => ({
    left: input.left ?? new Blob(),
    right: null,
    fileName: '',
    refusal: '',
    comparison: null,
    position: 0,
  }),
  initial: 'waiting',
  on: {
    'files.offered': [
      { guard: 'isRefused', target: '.refused', actions: ['storeFile', 'refuse'] },
      { target: '.comparing', actions: 'storeFile' },
    ],
  },
  states: {
    waiting: {
      on: { 'present.chosen': { target: 'comparing', actions: 'choosePresent' } },
    },
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'compareTraces',
        src: 'compareTraces',
        input: bothTraces,
        onDone: [
          { guard: 'isComparison', target: 'ready', actions: 'storeComparison' },
          { target: 'refused', actions: 'storeRefusal' },
        ],
        onError: { target: 'refused', actions: 'refuseUnreadable' },
      },
      on: { 'reading.canceled': 'waiting' },
    },
    refused: {
      exit: 'forgetRefusal',
      on: { 'present.chosen': { target: 'comparing', actions: 'choosePresent' } },
    },
    ready: {
      exit: 'forgetComparison',
      on: {
        'row.chosen': { guard: 'isRow', actions: 'chooseRow' },
        'row.advanced': { guard: 'hasNext', actions: 'showNext' },
        'row.returned': { guard: 'hasPrevious', actions: 'goBack' },
        'difference.followed': { guard: 'hasNextDifference', actions: 'goToNext' },
        'difference.returned': { guard: 'hasPreviousDifference', actions: 'goToPrevious' },
        'comparison.closed': 'waiting',
      },
    },
  },
});

function bothTraces({ context: { left, right } }: { context: Context }) {
  return { left, right };
}

function rowsOf({ comparison }: Context) {
  return comparison?.rows ?? [];
}

function nextDifference({ comparison, position }: Context): number | undefined {
  return comparison?.differences.find((row) => row > position);
}

function previousDifference({ comparison, position }: Context): number | undefined {
  return comparison?.differences.findLast((row) => row < position);
}
