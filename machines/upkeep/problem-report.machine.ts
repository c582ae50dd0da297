import { assertEvent, assign, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';

/** A run that can be saved. */
export interface ReportRun {
  id: number;
  /** The flow's title in the catalog; empty for several. */
  title: string;
  steps: number;
  isRunning: boolean;
  /** Its last steps, the last steps of all flows in order, or those recorded on request. */
  kind: 'recent' | 'session' | 'recorded';
}

export interface ReportFile {
  name: string;
  text: string;
}

interface Context {
  isRecording: boolean;
  runs: readonly ReportRun[];
  file: ReportFile | null;
}

const actors = {
  listRuns: promiseStub<readonly ReportRun[]>(),
  startRecording: promiseStub<void>(),
  stopRecording: promiseStub<void>(),
  makeFile: promiseStub<ReportFile, { id: number }>(),
  saveFile: promiseStub<void, ReportFile>(),
};

type Event =
  | { type: 'report.opened' }
  | { type: 'report.closed' }
  | { type: 'list.retried' }
  | { type: 'recording.started' }
  | { type: 'recording.stopped' }
  | { type: 'run.chosen'; id: number }
  | { type: 'preview.left' }
  | { type: 'save.requested' }
  | ActorEvents<typeof actors>;

export const problemReportMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { isRecording: boolean };
    tags: 'dialog' | 'busy' | 'choice' | 'preview';
  },
  actors,
  actions: {
    storeRuns: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.listRuns');
      return { runs: event.output };
    }),
    storeFile: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.makeFile');
      return { file: event.output };
    }),
    dropFile: assign({ file: null }),
    noteStart: assign({ isRecording: true }),
    noteStop: assign({ isRecording: false }),
  },
}).createMachine({
  id: 'problem-report',
  context: ({ input }) => ({ isRecording: input.isRecording, runs: [], file: null }),
  initial: 'unopened',
  states: {
    unopened: {
      on: { 'report.opened': 'open' },
    },
    closed: {
      on: { 'report.opened': 'open' },
    },
    open: {
      tags: 'dialog',
      initial: 'listing',
      on: { 'report.closed': { target: 'closed', actions: 'dropFile' } },
      states: {
        listing: {
          tags: 'busy',
          on: {
            'recording.started': 'starting',
            'recording.stopped': 'stopping',
          },
          invoke: {
            id: 'listRuns',
            src: 'listRuns',
            onDone: { target: 'choosing', actions: 'storeRuns' },
            onError: 'unavailable',
          },
        },
        choosing: {
          tags: 'choice',
          on: {
            'recording.started': 'starting',
            'recording.stopped': 'stopping',
            'run.chosen': 'preparing',
          },
        },
        starting: {
          tags: ['busy', 'choice'],
          invoke: {
            id: 'startRecording',
            src: 'startRecording',
            onDone: { target: 'listing', actions: 'noteStart' },
            onError: 'unavailable',
          },
        },
        stopping: {
          tags: ['busy', 'choice'],
          invoke: {
            id: 'stopRecording',
            src: 'stopRecording',
            onDone: { target: 'listing', actions: 'noteStop' },
            onError: 'unavailable',
          },
        },
        unavailable: {
          on: {
            'list.retried': 'listing',
            'recording.started': 'starting',
            'recording.stopped': 'stopping',
          },
        },
        preparing: {
          tags: ['busy', 'choice'],
          invoke: {
            id: 'makeFile',
            src: 'makeFile',
            input: chosenRun,
            onDone: { target: 'previewing', actions: 'storeFile' },
            onError: 'unavailable',
          },
        },
        previewing: {
          tags: 'preview',
          on: {
            'save.requested': 'saving',
            'preview.left': { target: 'listing', actions: 'dropFile' },
          },
        },
        saving: {
          tags: ['busy', 'preview'],
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: shownFile,
            onDone: 'saved',
            onError: 'saveFailed',
          },
        },
        saved: {
          tags: 'preview',
          on: {
            'save.requested': 'saving',
            'preview.left': { target: 'listing', actions: 'dropFile' },
          },
        },
        saveFailed: {
          tags: 'preview',
          on: {
            'save.requested': 'saving',
            'preview.left': { target: 'listing', actions: 'dropFile' },
          },
        },
      },
    },
  },
});

function chosenRun({ event }: { event: Event }) {
  assertEvent(event, 'run.chosen');
  return { id: event.id };
}

function shownFile({ context }: { context: Context }): ReportFile {
  if (!context.file) throw new Error('No file to save');
  return context.file;
}
