import { assertEvent, assign, emit, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import { PATH_STEP } from '../constants.ts';
import type { Expectation } from '../inspect/expected.ts';
import type { OpenedRuns, SessionRun } from '../inspect/session-playback.ts';
import { printable } from '../inspect/trace-file.ts';
import {
  areMany,
  openingOf,
  refusalOf,
  shownTrace,
  stepAt,
  testName,
  type OfferedFile,
  type PlaySpeed,
  type WantedTest,
} from './trace-player.rules.ts';
import type { ToastEmit } from '../types.ts';

interface Context {
  fileName: string;
  /** The last offered content. */
  content: Blob | null;
  /** Why the last file was refused; empty if it wasn't. */
  refusal: string;
  /** The file's runs: one, or those of a session. */
  runs: readonly SessionRun[];
  /** The run that's shown. */
  playback: SessionRun | null;
  /** The step's index; 0 is the start. */
  position: number;
  speed: PlaySpeed;
}

const actors = {
  openTrace: promiseStub<OpenedRuns, { content: Blob }>(),
  saveTest: promiseStub<void, WantedTest>(),
};

type Event =
  | { type: 'files.offered'; files: readonly OfferedFile[] }
  | { type: 'reading.canceled' }
  | { type: 'comparison.opened' }
  | { type: 'trace.resumed' }
  | { type: 'trace.closed' }
  | { type: 'run.chosen'; run: number }
  | { type: 'step.chosen'; position: number }
  | { type: 'step.advanced' }
  | { type: 'step.returned' }
  | { type: 'divergence.requested' }
  | { type: 'play.started' }
  | { type: 'play.paused' }
  | { type: 'speed.chosen'; speed: PlaySpeed }
  | { type: 'test.requested'; problem: string; expectation: Expectation }
  | ActorEvents<typeof actors>;

export const tracePlayerMachine = setup({
  types: {} as { context: Context; events: Event; emitted: ToastEmit; tags: 'busy' | 'playing' },
  actors,
  guards: {
    isSeveral: ({ event }) => {
      assertEvent(event, 'files.offered');
      return areMany(event.files);
    },
    isRefused: ({ event }) => {
      assertEvent(event, 'files.offered');
      return refusalOf(event.files) !== '';
    },
    isTrace: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.openTrace');
      return event.output.ok;
    },
    isRun: ({ context, event }) => {
      assertEvent(event, 'run.chosen');
      return event.run in context.runs;
    },
    isStep: ({ context, event }) => {
      assertEvent(event, 'step.chosen');
      return event.position in stepsOf(context);
    },
    hasNext: ({ context }) => context.position < stepsOf(context).length - 1,
    hasPrevious: ({ context }) => context.position > 0,
    isPlayable: ({ context }) => stepsOf(context).length > 1,
    isBeforeLast: ({ context }) => context.position === stepsOf(context).length - 2,
    isDivergent: ({ context }) => context.playback !== null && context.playback.divergence !== null,
  },
  actions: {
    storeName: assign(({ event }) => {
      assertEvent(event, 'files.offered');
      const [file] = event.files;
      return { fileName: printable(file?.name ?? ''), content: file?.content ?? null };
    }),
    refuse: assign(({ event }) => {
      assertEvent(event, 'files.offered');
      return { refusal: refusalOf(event.files) };
    }),
    storeRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.openTrace');
      return { refusal: event.output.ok ? '' : event.output.message };
    }),
    refuseUnreadable: assign({
      refusal: 'This file couldn’t be read. Check your connection and that the file is still there.',
    }),
    forgetRefusal: assign({ refusal: '' }),
    storeRuns: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.openTrace');
      return event.output.ok ? { runs: event.output.runs, ...openingOf(event.output.runs) } : {};
    }),
    dropRuns: assign({ runs: [], playback: null, position: 0 }),
    chooseRun: assign(({ context, event }) => {
      assertEvent(event, 'run.chosen');
      const { runs, playback, position } = context;
      const chosen = runs[event.run] ?? null;
      return { playback: chosen, position: stepAt(chosen, playback?.steps[position]?.t ?? 0) };
    }),
    chooseStep: assign(({ event }) => {
      assertEvent(event, 'step.chosen');
      return { position: event.position };
    }),
    goToDivergence: assign(({ context }) => ({ position: context.playback?.divergence?.position ?? 0 })),
    showNext: assign({ position: ({ context }) => context.position + 1 }),
    goBack: assign({ position: ({ context }) => context.position - 1 }),
    goToStart: assign({ position: 0 }),
    announceTest: emit(
      toast('success', 'The test is saved. Put it into tests/traces: it fails until this step is fixed.'),
    ),
    announceUnsavedTest: emit(
      toast(
        'error',
        'No test: the flow does that already, can’t repeat these steps, or the browser blocked it.',
      ),
    ),
    chooseSpeed: assign(({ event }) => {
      assertEvent(event, 'speed.chosen');
      return { speed: event.speed };
    }),
  },
  delays: {
    step: ({ context }) => PATH_STEP / context.speed,
  },
}).createMachine({
  id: 'trace-player',
  context: { fileName: '', content: null, refusal: '', runs: [], playback: null, position: 0, speed: 1 },
  initial: 'waiting',
  on: {
    'files.offered': [
      { guard: 'isSeveral', target: '.waiting' },
      { guard: 'isRefused', target: '.refused', actions: ['storeName', 'refuse'] },
      { target: '.reading', actions: 'storeName' },
    ],
  },
  states: {
    waiting: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'openTrace',
        src: 'openTrace',
        input: offeredTrace,
        onDone: [
          { guard: 'isTrace', target: 'ready', actions: 'storeRuns' },
          { target: 'refused', actions: 'storeRefusal' },
        ],
        onError: { target: 'refused', actions: 'refuseUnreadable' },
      },
      on: { 'reading.canceled': 'waiting' },
    },
    refused: {
      exit: 'forgetRefusal',
    },
    ready: {
      initial: 'replaying',
      exit: 'dropRuns',
      states: {
        replaying: {
          initial: 'paused',
          on: {
            'run.chosen': { guard: 'isRun', target: '.paused', actions: 'chooseRun' },
            'step.chosen': { guard: 'isStep', target: '.paused', actions: 'chooseStep' },
            'step.advanced': { guard: 'hasNext', target: '.paused', actions: 'showNext' },
            'step.returned': { guard: 'hasPrevious', target: '.paused', actions: 'goBack' },
            'divergence.requested': { guard: 'isDivergent', target: '.paused', actions: 'goToDivergence' },
            'speed.chosen': { actions: 'chooseSpeed' },
            'test.requested': { guard: 'hasPrevious', target: '.savingTest' },
            'comparison.opened': 'comparing',
            'trace.closed': '#trace-player.waiting',
          },
          states: {
            paused: {
              on: {
                'play.started': [
                  { guard: 'hasNext', target: 'playing' },
                  { guard: 'isPlayable', target: 'playing', actions: 'goToStart' },
                ],
              },
            },
            playing: {
              tags: 'playing',
              after: {
                step: [
                  { guard: 'isBeforeLast', target: 'paused', actions: 'showNext' },
                  { target: 'playing', reenter: true, actions: 'showNext' },
                ],
              },
              on: { 'play.paused': 'paused' },
            },
            savingTest: {
              invoke: {
                id: 'saveTest',
                src: 'saveTest',
                input: wantedTest,
                onDone: { target: 'paused', actions: 'announceTest' },
                onError: { target: 'paused', actions: 'announceUnsavedTest' },
              },
            },
          },
        },
        comparing: {
          on: {
            'trace.resumed': 'replaying',
            'files.offered': {},
          },
        },
      },
    },
  },
});

function offeredTrace({ context: { content } }: { context: Context }) {
  return { content: content ?? new Blob() };
}

function stepsOf({ playback }: Context) {
  return playback?.steps ?? [];
}

function wantedTest({ context, event }: { context: Context; event: Event }): WantedTest {
  assertEvent(event, 'test.requested');
  const { playback, position } = context;
  const { problem, expectation } = event;
  const step = stepsOf(context)[position]?.n ?? 0;
  return {
    content: shownTrace(context),
    step,
    expectation: { ...expectation, problem },
    name: testName(playback?.machine ?? '', problem, step),
  };
}
