import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { WATCH_RETRY } from '../constants.ts';
import type { FactEmit } from '../learning/activity.types.ts';
import { ownCardsOf } from '../learning/own-cards.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { logWatch } from '../parts/log-watch.ts';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
import type { AnyCard } from '../types.ts';
import {
  foundIn,
  noValues,
  OWN_PORTION,
  valuesOfCard,
  writtenFact,
  type Checked,
  type OwnErrors,
  type OwnValues,
  type Twin,
} from './own-words.rules.ts';

interface Context {
  /** Null until it is known what the learner has done. */
  log: Progress | null;
  /** The learner's own cards, the one changed last at the end; null without a log. */
  words: readonly AnyCard[] | null;
  search: string;
  /** How many of the words found are on show. */
  shown: number;
  /** The card that the form changes; null if it makes a new one. */
  changing: string | null;
  /** What the form began with, or what was submitted. */
  values: OwnValues;
  /** Counts the forms: each has fields of its own. */
  round: number;
  /** The id of the card that is written. */
  card: string;
  errors: OwnErrors;
  twin: Twin | null;
  /** The word written last; null if there is none to tell of. */
  written: { spanish: string; isNew: boolean } | null;
  /** The words dropped on this page, the last one at the end. */
  dropped: readonly AnyCard[];
}

type Event =
  | { type: 'log.changed'; log: Progress }
  | { type: 'search.changed'; search: string }
  | { type: 'more.wanted' }
  | { type: 'field.changed' }
  /** `id` is a new UUID. */
  | { type: 'form.submitted'; values: OwnValues; id: string }
  | { type: 'twin.accepted' }
  | { type: 'word.chosen'; id: string }
  | { type: 'change.cancelled' }
  | { type: 'word.dropped'; id: string }
  | { type: 'drop.undone' }
  | DoneActorEvent<Checked, 'checkWord'>
  | ErrorActorEvent<unknown, 'checkWord' | 'watchLog'>;

/** What a word is checked against; `except` is the card that is being changed. */
export interface WordCheck {
  values: OwnValues;
  words: readonly AnyCard[];
  except: string | null;
}

export const ownWordsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log'>;
    emitted: FactEmit;
    tags: 'busy';
  },
  actors: {
    watchLog: callbackStub<{ type: 'none' }, { log: Progress | null }>(),
    checkWord: promiseStub<Checked, WordCheck>(),
  },
  delays: { watchRetry: WATCH_RETRY },
  guards: {
    isKnown: ({ context }) => context.log !== null,
    hasMore: ({ context: { words, search, shown } }) => foundIn(words ?? [], search).length > shown,
    isOwnWord: ({ context, event }) => {
      assertEvent(event, ['word.chosen', 'word.dropped']);
      return wordIn(context, event.id) !== undefined;
    },
    isBeingChanged: ({ context, event }) => {
      assertEvent(event, 'word.dropped');
      return context.changing === event.id && wordIn(context, event.id) !== undefined;
    },
    isChange: ({ context }) => context.changing !== null,
    hasDropped: ({ context }) => context.dropped.length > 0,
    isFine: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkWord');
      return event.output.ok && event.output.twin === null;
    },
    isTwin: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkWord');
      return event.output.ok;
    },
  },
  actions: {
    keepLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log, words: ownCardsOf(event.log) };
    }),
    search: assign(({ event }) => {
      assertEvent(event, 'search.changed');
      return { search: event.search, shown: OWN_PORTION };
    }),
    showMore: assign({ shown: ({ context }) => context.shown + OWN_PORTION }),
    takeValues: assign(({ context, event }) => {
      assertEvent(event, 'form.submitted');
      return { values: event.values, card: context.changing ?? `own-${event.id}` };
    }),
    clearMessages: assign({ errors: {}, twin: null, written: null }),
    takeChecked: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkWord');
      const { output } = event;
      return output.ok ? { values: output.values, twin: output.twin } : { errors: output.errors };
    }),
    write: emit(({ context: { changing, card, values } }) => ({
      type: 'fact.recorded',
      fact: writtenFact(changing === null ? 'card.made' : 'card.changed', card, values),
    })),
    noteWritten: assign(({ context: { changing, values } }) => ({
      written: { spanish: values.spanish, isNew: changing === null },
      twin: null,
    })),
    openNew: assign(({ context }) => ({ changing: null, values: noValues, round: context.round + 1 })),
    openWord: assign(({ context, event }) => {
      assertEvent(event, 'word.chosen');
      const { id } = event;
      return { changing: id, values: textsOf({ ...context, changing: id }), round: context.round + 1 };
    }),
    drop: emit(({ event }) => {
      assertEvent(event, 'word.dropped');
      return { type: 'fact.recorded', fact: { kind: 'card.dropped', facts: { card: event.id } } };
    }),
    noteDropped: assign(({ context, event }) => {
      assertEvent(event, 'word.dropped');
      const word = wordIn(context, event.id);
      return { dropped: word ? [...context.dropped, word] : context.dropped };
    }),
    makeAgain: emit(({ context: { dropped } }) => {
      const word = dropped.at(-1);
      const values = word ? valuesOfCard(word) : noValues;
      return { type: 'fact.recorded', fact: writtenFact('card.made', word?.id ?? '', values) };
    }),
    forgetDropped: assign(({ context }) => ({ dropped: context.dropped.slice(0, -1) })),
  },
}).createMachine({
  id: 'own-words',
  context: ({ input }) => ({
    log: input.log,
    words: input.log && ownCardsOf(input.log),
    search: '',
    shown: OWN_PORTION,
    changing: null,
    values: noValues,
    round: 0,
    card: '',
    errors: {},
    twin: null,
    written: null,
    dropped: [],
  }),
  invoke: { ...logWatch, onError: [{ guard: 'isKnown' }, { target: '.reading.unwatched' }] },
  initial: 'reading',
  on: { 'log.changed': { actions: 'keepLog' } },
  states: {
    reading: {
      tags: 'busy',
      initial: 'watched',
      always: { guard: 'isKnown', target: 'open' },
      states: {
        watched: {},
        unwatched: { after: { watchRetry: { target: '#own-words', reenter: true } } },
      },
    },
    open: {
      initial: 'editing',
      on: {
        'search.changed': { actions: 'search' },
        'more.wanted': { guard: 'hasMore', actions: 'showMore' },
        'word.chosen': { guard: 'isOwnWord', target: '.editing', actions: ['clearMessages', 'openWord'] },
        'change.cancelled': { guard: 'isChange', target: '.editing', actions: ['clearMessages', 'openNew'] },
        'word.dropped': [
          {
            guard: 'isBeingChanged',
            target: '.editing',
            actions: ['drop', 'noteDropped', 'clearMessages', 'openNew'],
          },
          { guard: 'isOwnWord', actions: ['drop', 'noteDropped'] },
        ],
        'drop.undone': { guard: 'hasDropped', actions: ['makeAgain', 'forgetDropped'] },
      },
      states: {
        editing: {
          on: { 'form.submitted': { target: 'checking', actions: ['takeValues', 'clearMessages'] } },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkWord',
            src: 'checkWord',
            input: ownCheck,
            onDone: [
              {
                guard: 'isFine',
                target: 'written',
                actions: ['takeChecked', 'write', 'noteWritten', 'openNew'],
              },
              { guard: 'isTwin', target: 'doubled', actions: 'takeChecked' },
              { target: 'refused', actions: 'takeChecked' },
            ],
            onError: 'failed',
          },
        },
        written: {
          on: {
            'field.changed': { target: 'editing', actions: 'clearMessages' },
            'form.submitted': { target: 'checking', actions: ['takeValues', 'clearMessages'] },
          },
        },
        doubled: {
          on: {
            'twin.accepted': { target: 'written', actions: ['write', 'noteWritten', 'openNew'] },
            'field.changed': { target: 'editing', actions: 'clearMessages' },
          },
        },
        refused: {
          on: { 'form.submitted': { target: 'checking', actions: ['takeValues', 'clearMessages'] } },
        },
        failed: {
          on: { 'form.submitted': { target: 'checking', actions: ['takeValues', 'clearMessages'] } },
        },
      },
    },
  },
});

/** The texts of the card that the form changes; empty if it makes a new one. */
export function textsOf(context: Pick<Context, 'words' | 'changing'>): OwnValues {
  const word = context.changing === null ? undefined : wordIn(context, context.changing);
  return word ? valuesOfCard(word) : noValues;
}

function wordIn({ words }: Pick<Context, 'words'>, id: string): AnyCard | undefined {
  return words?.find((word) => word.id === id);
}

function ownCheck({ context: { values, words, changing } }: { context: Context }): WordCheck {
  return { values, words: words ?? [], except: changing };
}
