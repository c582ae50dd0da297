import { assertEvent, assign, emit, setup } from 'xstate';
import type { DepartureEmit } from '../types.ts';

type Event =
  | { type: 'text.typed' }
  | { type: 'text.kept' }
  | { type: 'text.discarded' }
  | { type: 'leave.requested'; address: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

export const unsavedTextMachine = setup({
  types: {} as {
    /** Where the learner wanted to go while something typed was not saved. */
    context: { address: string };
    events: Event;
    emitted: DepartureEmit;
    tags: 'dialog';
  },
  actions: {
    rememberAddress: assign(({ event }) => {
      assertEvent(event, 'leave.requested');
      return { address: event.address };
    }),
    leave: emit(({ context }) => ({ type: 'departure.confirmed', address: context.address })),
  },
}).createMachine({
  id: 'unsaved-text',
  context: { address: '' },
  initial: 'empty',
  states: {
    empty: { on: { 'text.typed': 'typed' } },
    typed: {
      on: {
        'text.kept': 'kept',
        'text.discarded': 'empty',
        'leave.requested': { target: 'confirmingLeave', actions: 'rememberAddress' },
      },
    },
    kept: { on: { 'text.typed': 'typed' } },
    confirmingLeave: {
      tags: 'dialog',
      on: {
        'leave.confirmed': { target: 'empty', actions: 'leave' },
        'leave.cancelled': 'typed',
        'text.kept': { target: 'kept', actions: 'leave' },
      },
    },
  },
});
