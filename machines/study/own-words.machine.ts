import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { WATCH_RETRY } from '../constants.ts';
import type { FactEmit } from '../learning/activity.types.ts';
import { ownCardsOf } from '../learning/own-cards.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { logWatch } from '../parts/log-watch.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { AnyCard } from '../types.ts';
import {
  foundIn,
  noValues,
  OWN_PORTION,
  valuesOfCard,
  writtenFact,
  type Checked,
  type Duplicate,
  type OwnErrors,
  type OwnValues,
} from './own-words.rules.ts';

interface Context {
  /** Null until it's loaded. */
  log: Progress | null;
  /** The learner's own cards, the last changed at the end; null without a log. */
  words: readonly AnyCard[] | null;
  search: string;
  /** How many of the words found are shown. */
  shown: number;
  /** The id of the card being changed; empty for a new one. */
  card: string;
  /** The id for the new card of the submitted form. */
  newCard: string;
  /** The form's first values, or the submitted ones. */
  values: OwnValues;
  /** Counts the forms; each gets fresh fields. */
  round: number;
  errors: OwnErrors;
  duplicate: Duplicate | null;
  /** The word saved last, in Spanish. */
  written: string;
  /** The words dropped on this page, latest last. */
  dropped: readonly AnyCard[];
}

/** A word to check against others; `except` is the card being changed. */
export interface WordCheck {
  values: OwnValues;
  words: readonly AnyCard[];
  except: string | null;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, { log: Progress | null }>(),
  checkWord: promiseStub<Checked, WordCheck>(),
};

type Event =
  | { type: 'log.changed'; log: Progress }
  | { type: 'search.changed'; search: string }
  | { type: 'more.wanted' }
  | { type: 'field.changed' }
  /** `id` is a new UUID. */
  | { type: 'form.submitted'; values: OwnValues; id: string }
  | { type: 'duplicate.accepted' }
  | { type: 'word.chosen'; id: string }
  | { type: 'change.cancelled' }
  | { type: 'word.dropped'; id: string }
  | { type: 'drop.undone' }
  | ActorEvents<typeof actors>;

/** What was written last may be what is dropped, so its message goes. */
const dropAfter = { guard: 'isOwnWord', target: 'editing', actions: ['drop', 'noteDropped'] } as const;

export const ownWordsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log'>;
    emitted: FactEmit;
    tags: 'busy' | 'written';
  },
  actors,
  delays: { watchRetry: WATCH_RETRY },
  guards: {
    isKnown: ({ context }) => context.log !== null,
    hasMore: ({ context: { words, search, shown } }) => foundIn(words ?? [], search).length > shown,
    isOwnWord: ({ context, event }) => {
      assertEvent(event, ['word.chosen', 'word.dropped']);
      return wordIn(context, event.id) !== undefined;
    },
    isInForm: ({ context, event }) => {
      assertEvent(event, 'word.dropped');
      return context.card === event.id && wordIn(context, event.id) !== undefined;
    },
    isChanging: stateIn({ open: { card: 'changing' } }),
    isWriting: stateIn({ open: { form: 'writing' } }),
    hasDropped: ({ context }) => context.dropped.length > 0,
    isFine: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkWord');
      return event.output.ok && event.output.duplicate === null;
    },
    isDuplicate: ({ event }) => {
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
    takeValues: assign(({ event }) => {
      assertEvent(event, 'form.submitted');
      return { values: event.values, newCard: `own-${event.id}` };
    }),
    clearMessages: assign({ errors: {}, duplicate: null }),
    takeChecked: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkWord');
      const { output } = event;
      return output.ok ? { values: output.values, duplicate: output.duplicate } : { errors: output.errors };
    }),
    writeNew: emit(({ context: { newCard, values } }) => ({
      type: 'fact.recorded',
      fact: writtenFact('card.made', newCard, values),
    })),
    writeChange: emit(({ context: { card, values } }) => ({
      type: 'fact.recorded',
      fact: writtenFact('card.changed', card, values),
    })),
    noteWritten: assign(({ context: { values } }) => ({ written: values.spanish, duplicate: null })),
    openNew: assign(({ context }) => ({ card: '', values: noValues, round: context.round + 1 })),
    openWord: assign(({ context, event }) => {
      assertEvent(event, 'word.chosen');
      const { id } = event;
      return { card: id, values: textsOf({ ...context, card: id }), round: context.round + 1 };
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
    card: '',
    newCard: '',
    values: noValues,
    round: 0,
    errors: {},
    duplicate: null,
    written: '',
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
      type: 'parallel',
      on: {
        'search.changed': { actions: 'search' },
        'more.wanted': { guard: 'hasMore', actions: 'showMore' },
        'drop.undone': { guard: 'hasDropped', actions: ['makeAgain', 'forgetDropped'] },
      },
      states: {
        card: {
          initial: 'adding',
          states: {
            adding: { on: { 'word.chosen': { guard: 'isOwnWord', target: 'changing' } } },
            changing: {
              always: { guard: 'isWriting', target: 'adding' },
              on: {
                'change.cancelled': 'adding',
                'word.dropped': { guard: 'isInForm', target: 'adding' },
              },
            },
          },
        },
        form: {
          initial: 'ready',
          on: {
            'word.chosen': { guard: 'isOwnWord', target: '.ready', actions: ['clearMessages', 'openWord'] },
            'change.cancelled': {
              guard: 'isChanging',
              target: '.ready',
              actions: ['clearMessages', 'openNew'],
            },
            'word.dropped': [
              {
                guard: 'isInForm',
                target: '.ready',
                actions: ['drop', 'noteDropped', 'clearMessages', 'openNew'],
              },
              { guard: 'isOwnWord', actions: ['drop', 'noteDropped'] },
            ],
          },
          states: {
            ready: {
              initial: 'editing',
              on: { 'form.submitted': { target: 'checking', actions: ['takeValues', 'clearMessages'] } },
              states: {
                editing: {},
                refused: {},
                failed: {},
                added: { tags: 'written', on: { 'field.changed': 'editing', 'word.dropped': dropAfter } },
                changed: { tags: 'written', on: { 'field.changed': 'editing', 'word.dropped': dropAfter } },
              },
            },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'checkWord',
                src: 'checkWord',
                input: ownCheck,
                onDone: [
                  { guard: 'isFine', target: 'writing', actions: 'takeChecked' },
                  { guard: 'isDuplicate', target: 'duplicate', actions: 'takeChecked' },
                  { target: 'ready.refused', actions: 'takeChecked' },
                ],
                onError: 'ready.failed',
              },
            },
            writing: {
              always: [
                {
                  guard: 'isChanging',
                  target: 'ready.changed',
                  actions: ['writeChange', 'noteWritten', 'openNew'],
                },
                { target: 'ready.added', actions: ['writeNew', 'noteWritten', 'openNew'] },
              ],
            },
            duplicate: {
              on: {
                'duplicate.accepted': 'writing',
                'field.changed': { target: 'ready', actions: 'clearMessages' },
              },
            },
          },
        },
      },
    },
  },
});

/** The texts of the card being changed; empty for a new one. */
export function textsOf(context: Pick<Context, 'words' | 'card'>): OwnValues {
  const word = wordIn(context, context.card);
  return word ? valuesOfCard(word) : noValues;
}

function wordIn({ words }: Pick<Context, 'words'>, id: string): AnyCard | undefined {
  return words?.find((word) => word.id === id);
}

function ownCheck({ context: { values, words, card } }: { context: Context }): WordCheck {
  return { values, words: words ?? [], except: card === '' ? null : card };
}
