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
  /** What went wrong on the page, a line each. */
  happened: readonly string[];
}

/** A file to make: of a listed run, or of all flows in order. */
export interface WantedFile {
  id: number | 'everything';
  problem: string;
}

interface Context {
  isRecording: boolean;
  /** What went wrong, in the learner's words. */
  problem: string;
  runs: readonly ReportRun[];
  file: ReportFile | null;
}

const actors = {
  listRuns: promiseStub<readonly ReportRun[]>(),
  startRecording: promiseStub<void>(),
  stopRecording: promiseStub<void>(),
  makeFile: promiseStub<ReportFile, WantedFile>(),
  saveFile: promiseStub<void, ReportFile>(),
};

type Event =
  | { type: 'report.opened' }
  | { type: 'crash.reported'; problem: string }
  | { type: 'problem.described'; problem: string }
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
    storeProblem: assign(({ event }) => {
      assertEvent(event, ['crash.reported', 'problem.described']);
      return { problem: event.problem };
    }),
    dropFile: assign({ file: null }),
    forgetProblem: assign({ problem: '' }),
    noteStart: assign({ isRecording: true }),
    noteStop: assign({ isRecording: false }),
  },
}).createMachine({
  id: 'problem-report',
  context: ({ input }) => ({ isRecording: input.isRecording, problem: '', runs: [], file: null }),
  initial: 'unopened',
  states: {
    unopened: {
      on: {
        'report.opened': 'open',
        'crash.reported': { target: 'open.preparing', actions: 'storeProblem' },
      },
    },
    closed: {
      on: {
        'report.opened': 'open',
        'crash.reported': { target: 'open.preparing', actions: 'storeProblem' },
      },
    },
    open: {
      tags: 'dialog',
      initial: 'listing',
      on: { 'report.closed': { target: 'closed', actions: ['dropFile', 'forgetProblem'] } },
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
            'problem.described': { actions: 'storeProblem' },
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
            input: wantedFile,
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

function wantedFile({ context, event }: { context: Context; event: Event }): WantedFile {
  return { id: event.type === 'run.chosen' ? event.id : 'everything', problem: context.problem };
}

function shownFile({ context }: { context: Context }): ReportFile {
  if (!context.file) throw new Error('No file to save');
  return context.file;
}
