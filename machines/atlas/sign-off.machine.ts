import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
import {
  readerName,
  SIGN_OFF_EXPECTED,
  SIGN_OFF_MAX_BYTES,
  withMarks,
  withoutMark,
  type FlowPrints,
  type ParsedSignOff,
  type ReadMark,
  type SignOff,
} from './sign-off.rules.ts';

/** What is marked: a flow, or a state of it. */
type MarkedPart = Pick<ReadMark, 'flow' | 'state'>;

interface Context extends SignOff {
  prints: FlowPrints;
  /** Why the last file was not read or saved; empty if it was. */
  refusal: string;
}

/** That another tab of this browser has marked something. */
export interface SignOffKept {
  type: 'signOff.kept';
  signOff: SignOff;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'reader.named'; name: string }
  | ({ type: 'part.read'; name: string; now: number } & MarkedPart)
  | ({ type: 'part.unread' } & MarkedPart)
  | { type: 'file.offered'; size: number; content: Blob }
  | { type: 'file.requested'; now: number }
  | SignOffKept
  | DoneActorEvent<SignOff & { prints: FlowPrints }, 'loadSignOff'>
  | ErrorActorEvent<unknown, 'loadSignOff'>
  | DoneActorEvent<void, 'keepSignOff' | 'saveSignOff'>
  | ErrorActorEvent<unknown, 'keepSignOff' | 'saveSignOff'>
  | DoneActorEvent<ParsedSignOff, 'readSignOff'>
  | ErrorActorEvent<unknown, 'readSignOff'>;

export const signOffMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'open' },
  actors: {
    loadSignOff: promiseStub<SignOff & { prints: FlowPrints }>(),
    keepSignOff: promiseStub<void, SignOff>(),
    watchSignOff: callbackStub<SignOffKept>(),
    readSignOff: promiseStub<ParsedSignOff, { content: Blob | null }>(),
    saveSignOff: promiseStub<void, SignOff & { now: number }>(),
  },
  guards: {
    isNamed: ({ context }) => context.reader.trim() !== '',
    isMarked: ({ context: { marks, reader }, event }) => {
      assertEvent(event, 'part.unread');
      return withoutMark(marks, { ...event, reader: reader.trim() }).length < marks.length;
    },
    isTooLarge: ({ event }) => {
      assertEvent(event, 'file.offered');
      return event.size > SIGN_OFF_MAX_BYTES;
    },
    isSignOff: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.readSignOff');
      return event.output.ok;
    },
  },
  actions: {
    keepLoaded: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadSignOff');
      return event.output;
    }),
    takeKept: assign(({ event }) => {
      assertEvent(event, 'signOff.kept');
      return event.signOff;
    }),
    nameReader: assign(({ event }) => {
      assertEvent(event, 'reader.named');
      return { reader: readerName(event.name) };
    }),
    markRead: assign(({ context: { marks, prints, reader }, event }) => {
      assertEvent(event, 'part.read');
      const { flow, state, name, now } = event;
      const print = prints[flow]?.[state] ?? '';
      return { marks: withMarks(marks, [{ flow, state, name, reader: reader.trim(), print, readAt: now }]) };
    }),
    unmark: assign(({ context: { marks, reader }, event }) => {
      assertEvent(event, 'part.unread');
      return { marks: withoutMark(marks, { ...event, reader: reader.trim() }) };
    }),
    addMarks: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readSignOff');
      return { marks: event.output.ok ? withMarks(context.marks, event.output.marks) : context.marks };
    }),
    keepRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readSignOff');
      return { refusal: event.output.ok ? '' : event.output.message };
    }),
    refuseSize: assign({ refusal: `This file is larger than 2 MB. ${SIGN_OFF_EXPECTED}` }),
    refuseUnreadable: assign({ refusal: 'This file could not be read. Check that it is still there.' }),
    refuseSaving: assign({ refusal: 'The file could not be saved. Please try again.' }),
    forgetRefusal: assign({ refusal: '' }),
  },
}).createMachine({
  id: 'sign-off',
  context: { reader: '', marks: [], prints: {}, refusal: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSignOff',
        src: 'loadSignOff',
        onDone: { target: 'open', actions: 'keepLoaded' },
        onError: 'failed',
      },
    },
    failed: { on: { 'load.retried': 'loading' } },
    open: {
      tags: 'open',
      initial: 'idle',
      invoke: { id: 'watchSignOff', src: 'watchSignOff', onError: 'failed' },
      on: {
        'signOff.kept': { actions: 'takeKept' },
        'reader.named': { target: '.keeping', actions: 'nameReader' },
        'part.read': [{ guard: 'isNamed', target: '.keeping', actions: 'markRead' }, { target: '.nameless' }],
        'part.unread': { guard: 'isMarked', target: '.keeping', actions: 'unmark' },
        'file.offered': [
          { guard: 'isTooLarge', target: '.refused', actions: 'refuseSize' },
          { target: '.importing' },
        ],
        'file.requested': '.exporting',
      },
      states: {
        idle: {},
        nameless: {},
        keeping: {
          invoke: {
            id: 'keepSignOff',
            src: 'keepSignOff',
            input: ownSignOff,
            onDone: 'idle',
            onError: 'unkept',
          },
        },
        unkept: {},
        importing: {
          invoke: {
            id: 'readSignOff',
            src: 'readSignOff',
            input: offeredFile,
            onDone: [
              { guard: 'isSignOff', target: 'keeping', actions: 'addMarks' },
              { target: 'refused', actions: 'keepRefusal' },
            ],
            onError: { target: 'refused', actions: 'refuseUnreadable' },
          },
        },
        exporting: {
          invoke: {
            id: 'saveSignOff',
            src: 'saveSignOff',
            input: savedNow,
            onDone: 'idle',
            onError: { target: 'refused', actions: 'refuseSaving' },
          },
        },
        refused: { exit: 'forgetRefusal' },
      },
    },
  },
});

function ownSignOff({ context: { reader, marks } }: { context: Context }): SignOff {
  return { reader: reader.trim(), marks };
}

function offeredFile({ event }: { event: Event }) {
  return { content: event.type === 'file.offered' ? event.content : null };
}

function savedNow({ context, event }: { context: Context; event: Event }) {
  return { ...ownSignOff({ context }), now: event.type === 'file.requested' ? event.now : 0 };
}
