import { assertEvent, assign, emit, setup } from 'xstate';
import { callbackStub, type ActorEvents } from '../parts/stubs.ts';
import type { DepartureEmit } from '../types.ts';

const actors = { watchText: callbackStub<{ type: 'none' }>() };

type Event =
  | { type: 'text.typed' }
  | { type: 'text.saved' }
  | { type: 'text.discarded' }
  | { type: 'leave.requested'; address: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | { type: 'replacement.requested'; word: string }
  | { type: 'replacement.confirmed' }
  | { type: 'replacement.cancelled' }
  | ActorEvents<typeof actors>;

interface ReplacementEmit {
  type: 'replacement.confirmed';
  /** The id of the card to change now. */
  word: string;
}

export const unsavedTextMachine = setup({
  types: {} as {
    /** Where the learner wants to go, or the card they want to change, while typed text is unsaved. */
    context: { address: string; word: string };
    events: Event;
    emitted: DepartureEmit | ReplacementEmit;
    tags: 'dialog';
  },
  actors,
  actions: {
    rememberAddress: assign(({ event }) => {
      assertEvent(event, 'leave.requested');
      return { address: event.address };
    }),
    leave: emit(({ context }) => ({ type: 'departure.confirmed', address: context.address })),
    rememberWord: assign(({ event }) => {
      assertEvent(event, 'replacement.requested');
      return { word: event.word };
    }),
    replace: emit(({ context }) => ({ type: 'replacement.confirmed', word: context.word })),
  },
}).createMachine({
  id: 'unsaved-text',
  context: { address: '', word: '' },
  invoke: { id: 'watchText', src: 'watchText', onError: '.typed' },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'text.typed': 'typed',
        'replacement.requested': { actions: ['rememberWord', 'replace'] },
      },
    },
    typed: {
      on: {
        'text.saved': 'saved',
        'text.discarded': 'empty',
        'leave.requested': { target: 'confirmingLeave', actions: 'rememberAddress' },
        'replacement.requested': { target: 'confirmingReplacement', actions: 'rememberWord' },
      },
    },
    saved: {
      on: {
        'text.typed': 'typed',
        'replacement.requested': { actions: ['rememberWord', 'replace'] },
      },
    },
    confirmingLeave: {
      tags: 'dialog',
      on: {
        'leave.confirmed': { target: 'empty', actions: 'leave' },
        'leave.cancelled': 'typed',
        'text.saved': { target: 'saved', actions: 'leave' },
      },
    },
    confirmingReplacement: {
      tags: 'dialog',
      on: {
        'replacement.confirmed': { target: 'empty', actions: 'replace' },
        'replacement.cancelled': 'typed',
        'text.saved': { target: 'saved', actions: 'replace' },
        'leave.requested': { target: 'confirmingLeave', actions: 'rememberAddress' },
      },
    },
  },
});
