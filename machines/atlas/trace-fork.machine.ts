import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { forkCases, forkCauses, type ForkCase } from '../inspect/fork.ts';
import type { PathList, StoredScenes } from '../inspect/picture.ts';
import type { OpenedTrace, Playback, PlaybackStep } from '../inspect/playback.ts';
import type { TraceEvent } from '../inspect/trace.ts';
import type { Told } from '../inspect/words.ts';
import { promiseStub } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { ToastEmit } from '../types.ts';

/** What a flow is told in, and what its recorded events carry. */
export interface ForkParts {
  told: Told;
  scenes: { paths: PathList; stored: StoredScenes };
}

/** A trace up to a step, and what happens then instead. */
export interface WantedFork {
  content: Blob;
  /** How many of its events are kept. */
  position: number;
  events: readonly TraceEvent[];
}

interface Context {
  content: Blob;
  playback: Playback;
  /** Index of the step at which the trace is left. */
  position: number;
  parts: ForkParts | null;
  /** Key of what is to happen; null as long as nothing is chosen. */
  cause: string | null;
  /** Index of the event of that cause. */
  choice: number;
  /** What was sent instead of what the trace has. */
  events: readonly TraceEvent[];
  /** The run with these events, maybe with more that were taken back; null as long as none was sent. */
  forked: Playback | null;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'cause.chosen'; cause: string }
  | { type: 'case.chosen'; choice: number }
  | { type: 'event.sent' }
  | { type: 'event.returned' }
  | { type: 'save.requested' }
  | DoneActorEvent<ForkParts, 'loadParts'>
  | ErrorActorEvent<unknown, 'loadParts'>
  | DoneActorEvent<OpenedTrace, 'runFork'>
  | ErrorActorEvent<unknown, 'runFork'>
  | DoneActorEvent<void, 'saveFork'>
  | ErrorActorEvent<unknown, 'saveFork'>;

interface Input {
  content: Blob | null;
  playback: Playback;
  position: number;
}

export const traceForkMachine = setup({
  types: {} as { context: Context; events: Event; emitted: ToastEmit; input: Input; tags: 'busy' },
  actors: {
    loadParts: promiseStub<ForkParts, { flow: string }>(),
    runFork: promiseStub<OpenedTrace, WantedFork>(),
    saveFork: promiseStub<void, WantedFork & { name: string }>(),
  },
  guards: {
    isCause: ({ context: { parts }, event }) => {
      assertEvent(event, 'cause.chosen');
      return parts !== null && forkCauses(parts.told, []).some(({ key }) => key === event.cause);
    },
    isCase: ({ context, event }) => {
      assertEvent(event, 'case.chosen');
      return event.choice in casesOf(context);
    },
    canSend: ({ context }) =>
      forkedSteps(context).at(-1)?.status === 'active' && context.choice in casesOf(context),
    hasForked: ({ context }) => context.events.length > 0,
    isRun: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.runFork');
      return event.output.ok;
    },
  },
  actions: {
    keepParts: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadParts');
      return { parts: event.output };
    }),
    chooseCause: assign(({ event }) => {
      assertEvent(event, 'cause.chosen');
      return { cause: event.cause, choice: 0 };
    }),
    chooseCase: assign(({ event }) => {
      assertEvent(event, 'case.chosen');
      return { choice: event.choice };
    }),
    dropEvent: assign(({ context }) => ({ events: context.events.slice(0, -1) })),
    keepRun: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.runFork');
      if (!event.output.ok) return {};
      return { forked: event.output.playback, events: eventsSent(context), choice: 0 };
    }),
    announceFailure: emit(toast('error', 'What happens then could not be found out. Please try again.')),
    announceSaved: emit(toast('success', 'The fork is saved as a trace.')),
    announceUnsaved: emit(toast('error', 'The fork could not be saved. Please try again.')),
  },
}).createMachine({
  id: 'trace-fork',
  context: ({ input: { content, playback, position } }) => ({
    content: content ?? new Blob(),
    playback,
    position,
    parts: null,
    cause: null,
    choice: 0,
    events: [],
    forked: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadParts',
        src: 'loadParts',
        input: ({ context }) => ({ flow: context.playback.machine }),
        onDone: { target: 'asking', actions: 'keepParts' },
        onError: 'failed',
      },
    },
    failed: {
      on: { 'load.retried': 'loading' },
    },
    asking: {
      on: {
        'cause.chosen': { guard: 'isCause', actions: 'chooseCause' },
        'case.chosen': { guard: 'isCase', actions: 'chooseCase' },
        'event.sent': { guard: 'canSend', target: 'running' },
        'event.returned': { guard: 'hasForked', actions: 'dropEvent' },
        'save.requested': { guard: 'hasForked', target: 'saving' },
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'runFork',
        src: 'runFork',
        input: ({ context }) => ({ ...wantedFork(context), events: eventsSent(context) }),
        onDone: [
          { guard: 'isRun', target: 'asking', actions: 'keepRun' },
          { target: 'asking', actions: 'announceFailure' },
        ],
        onError: { target: 'asking', actions: 'announceFailure' },
      },
    },
    saving: {
      invoke: {
        id: 'saveFork',
        src: 'saveFork',
        input: ({ context }) => ({
          ...wantedFork(context),
          name: `${context.playback.machine}-fork-of-step-${context.playback.steps[context.position]?.n ?? 0}.trace.json`,
        }),
        onDone: { target: 'asking', actions: 'announceSaved' },
        onError: { target: 'asking', actions: 'announceUnsaved' },
      },
    },
  },
});

/** The step at which the trace is left, then those of the events that were sent instead. */
export function forkedSteps({ playback, forked, position, events }: Context): readonly PlaybackStep[] {
  return (forked ?? playback).steps.slice(position, position + events.length + 1);
}

/** What can be sent for the cause that was chosen, at the last of these steps. */
export function casesOf(context: Context): readonly ForkCase[] {
  const { parts, cause, playback } = context;
  if (!parts || cause === null) return [];
  const run = playback.run.events.flatMap((event, index) => {
    const step = playback.steps[index + 1];
    return step ? [{ n: step.n, event }] : [];
  });
  return forkCases(parts.told, parts.scenes, run, forkedSteps(context).at(-1)?.states ?? [], cause);
}

function eventsSent(context: Context): readonly TraceEvent[] {
  const chosen = casesOf(context)[context.choice];
  return chosen ? [...context.events, chosen.event] : context.events;
}

function wantedFork({ content, position, events }: Context): WantedFork {
  return { content, position, events };
}
