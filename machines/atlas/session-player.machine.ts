import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  setup,
  type DoneActorEvent,
  type ErrorActorEvent,
} from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import type { OpenedSession, SessionPlayback } from '../inspect/session-playback.ts';
import { printable } from '../inspect/trace-file.ts';
import { linesOf, LINES, pageAt, type SessionLine } from './session-player.rules.ts';
import { isTooLarge, type OfferedFile } from './trace-player.rules.ts';

interface Context {
  /** Name of the file offered last. */
  fileName: string;
  content: Blob | null;
  /** Why the last session was not opened; empty if it was, or was none. */
  refusal: string;
  session: SessionPlayback | null;
  /** The timeline, ticks folded. */
  lines: readonly SessionLine[];
  /** Index of the first line shown. */
  from: number;
  /** Index of the line chosen last; -1 for none. */
  chosen: number;
}

/** A trace as a text, and the index of the step that is wanted first. */
interface OfferedTrace {
  name: string;
  text: string;
  position: number;
}

type Event =
  | { type: 'files.offered'; files: readonly OfferedFile[] }
  | { type: 'reading.canceled' }
  | { type: 'session.closed' }
  | { type: 'lines.returned' }
  | { type: 'lines.advanced' }
  | { type: 'line.chosen'; line: number }
  | DoneActorEvent<boolean, 'sortFile'>
  | DoneActorEvent<OpenedSession, 'openSession'>
  | ErrorActorEvent<unknown, 'sortFile' | 'openSession'>;

export const sessionPlayerMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: { type: 'session.found' } | ({ type: 'trace.offered' } & OfferedTrace);
    tags: 'busy';
  },
  actors: {
    sortFile: promiseStub<boolean, { content: Blob }>(),
    openSession: promiseStub<OpenedSession, { content: Blob }>(),
  },
  guards: {
    canBeSession: ({ event }) => {
      assertEvent(event, 'files.offered');
      const [file, ...others] = event.files;
      return file !== undefined && others.length === 0 && !file.isFolder && !isTooLarge(file);
    },
    isSession: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.sortFile');
      return event.output;
    },
    isOpened: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.openSession');
      return event.output.ok;
    },
    isLine: ({ context, event }) => {
      assertEvent(event, 'line.chosen');
      const { from, lines } = context;
      return event.line >= from && event.line < from + LINES && event.line in lines;
    },
    hasEarlier: ({ context }) => context.from > 0,
    hasLater: ({ context }) => context.from + LINES < context.lines.length,
  },
  actions: {
    keepFile: assign(({ event }) => {
      assertEvent(event, 'files.offered');
      const [file] = event.files;
      return { fileName: printable(file?.name ?? ''), content: file?.content ?? null };
    }),
    announceSession: emit({ type: 'session.found' }),
    keepSession: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.openSession');
      if (!event.output.ok) return {};
      const lines = linesOf(event.output.session.rows);
      return { session: event.output.session, lines, from: pageAt(lines.length, lines.length) };
    }),
    keepRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.openSession');
      return { refusal: event.output.ok ? '' : event.output.message };
    }),
    refuseUnreadable: assign({
      refusal: 'This file could not be read. Check your connection and that the file is still there.',
    }),
    forgetRefusal: assign({ refusal: '' }),
    dropSession: assign({ session: null, lines: [], from: 0, chosen: -1 }),
    showEarlier: assign({ from: ({ context }) => pageAt(context.from - LINES, context.lines.length) }),
    showLater: assign({ from: ({ context }) => pageAt(context.from + LINES, context.lines.length) }),
    chooseLine: assign(({ event }) => {
      assertEvent(event, 'line.chosen');
      return { chosen: event.line };
    }),
    offerTrace: enqueueActions(({ context, enqueue }) => {
      const trace = traceOfLine(context);
      if (trace) enqueue.emit({ type: 'trace.offered', ...trace });
    }),
  },
}).createMachine({
  id: 'session-player',
  context: { fileName: '', content: null, refusal: '', session: null, lines: [], from: 0, chosen: -1 },
  initial: 'closed',
  on: {
    'files.offered': [
      { guard: 'canBeSession', target: '.sorting', actions: 'keepFile' },
      { target: '.closed' },
    ],
  },
  states: {
    closed: {},
    sorting: {
      invoke: {
        id: 'sortFile',
        src: 'sortFile',
        input: offeredContent,
        onDone: [{ guard: 'isSession', target: 'reading', actions: 'announceSession' }, { target: 'closed' }],
        onError: 'closed',
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: offeredContent,
        onDone: [
          { guard: 'isOpened', target: 'open', actions: 'keepSession' },
          { target: 'refused', actions: 'keepRefusal' },
        ],
        onError: { target: 'refused', actions: 'refuseUnreadable' },
      },
      on: { 'reading.canceled': 'closed' },
    },
    refused: {
      exit: 'forgetRefusal',
    },
    open: {
      exit: 'dropSession',
      on: {
        'session.closed': 'closed',
        'lines.returned': { guard: 'hasEarlier', actions: 'showEarlier' },
        'lines.advanced': { guard: 'hasLater', actions: 'showLater' },
        'line.chosen': { guard: 'isLine', actions: ['chooseLine', 'offerTrace'] },
      },
    },
  },
});

function offeredContent({ context }: { context: Context }) {
  return { content: context.content ?? new Blob() };
}

/** The trace of the flow of the chosen line, at its step. */
function traceOfLine({ lines, chosen, session, fileName }: Context): OfferedTrace | null {
  const line = lines[chosen];
  const flow = line && session?.flows[line.flow];
  return flow ? { name: fileName, text: flow.trace, position: line.n - flow.first } : null;
}
