import { assertEvent, assign, emit, setup } from 'xstate';
import type { FactEmit } from '../learning/activity.types.ts';
import type { Validated } from '../parts/form.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';

/** What helps the learner with a word, in their own words. */
interface NoteValues {
  note: string;
}

interface Context {
  card: string;
  /** The note that was saved when the form opened. */
  before: string;
  /** What the field begins with. */
  text: string;
  /** Typed, and neither saved nor cancelled; null if there's nothing. */
  draft: string | null;
  errors: { note?: string };
}

/** A note to check; `before` is the one it replaces. */
export interface NoteCheck extends NoteValues {
  before: string;
}

const actors = { checkNote: promiseStub<Validated<NoteValues>, NoteCheck>() };

type Event =
  /** `note` is the saved one. */
  | { type: 'note.opened'; note: string }
  | { type: 'form.submitted'; note: string }
  | { type: 'edit.cancelled' }
  /** Closed without a decision: what's typed stays. */
  | { type: 'note.closed'; note: string }
  | ActorEvents<typeof actors>;

export const wordNoteMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'card'>;
    emitted: FactEmit;
    tags: 'dialog' | 'busy' | 'saved';
  },
  actors,
  guards: {
    isFine: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkNote');
      return event.output.ok;
    },
  },
  actions: {
    openForm: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'note.opened');
      return { before: event.note, text: draft ?? event.note, errors: {} };
    }),
    keepDraft: assign(({ context: { before }, event }) => {
      assertEvent(event, 'note.closed');
      return { draft: event.note === before ? null : event.note };
    }),
    dropDraft: assign({ draft: null }),
    clearErrors: assign({ errors: {} }),
    showErrors: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkNote');
      return event.output.ok ? {} : { errors: event.output.errors };
    }),
    save: emit(({ context: { card }, event }) => {
      assertEvent(event, 'xstate.done.actor.checkNote');
      const note = event.output.ok ? event.output.values.note : '';
      return { type: 'fact.recorded', fact: { kind: 'card.noted', facts: { card, note } } };
    }),
  },
}).createMachine({
  id: 'word-note',
  context: ({ input }) => ({ ...input, before: '', text: '', draft: null, errors: {} }),
  initial: 'closed',
  states: {
    closed: {
      initial: 'unchanged',
      on: { 'note.opened': { target: 'open', actions: 'openForm' } },
      states: { unchanged: {}, saved: { tags: 'saved' } },
    },
    open: {
      tags: 'dialog',
      initial: 'editing',
      on: {
        'edit.cancelled': { target: 'closed', actions: 'dropDraft' },
        'note.closed': { target: 'closed', actions: 'keepDraft' },
      },
      states: {
        editing: {
          initial: 'begun',
          on: { 'form.submitted': { target: 'checking', actions: 'clearErrors' } },
          states: { begun: {}, refused: {}, failed: {} },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkNote',
            src: 'checkNote',
            input: noteCheck,
            onDone: [
              { guard: 'isFine', target: '#word-note.closed.saved', actions: ['save', 'dropDraft'] },
              { target: 'editing.refused', actions: 'showErrors' },
            ],
            onError: 'editing.failed',
          },
        },
      },
    },
  },
});

function noteCheck({
  context: { before },
  event,
}: {
  context: Context;
  event: { type: string; note?: string };
}): NoteCheck {
  return { note: event.note ?? '', before };
}
