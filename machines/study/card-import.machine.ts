import { assertEvent, assign, sendTo, setup } from 'xstate';
import { callbackStub } from '../parts/stubs.ts';
import type { AnyCard } from '../types.ts';
import {
  noChoices,
  noList,
  STORING_PATIENCE,
  swappedColumns,
  withColumn,
  type CardList,
  type ListToRead,
  type Part,
  type Source,
} from './card-import.rules.ts';
import type { OwnValues } from './own-words.rules.ts';

interface Input {
  learner: string;
  /** The learner's timezone (IANA), for the facts. */
  zone: string;
}

/** Cards to store, all or none. */
export interface Storing extends Input {
  cards: readonly OwnValues[];
}

interface Context extends Input, ListToRead {
  /** How much of the list has been read or stored, from 0 to 1. */
  done: number;
  list: CardList;
  /** Why the list can't be read; empty if it can. */
  reason: string;
}

/** Events while a list is read. */
export type ReadingNews =
  | { type: 'list.progressed'; done: number }
  | { type: 'list.read'; list: CardList }
  | { type: 'list.refused'; reason: string };

/**
 * Events while cards are stored, all or none. `cards.refused`: there is no room; `cards.discarded`: the learner
 * cancelled.
 */
export type StoringNews =
  | { type: 'cards.progressed'; done: number }
  | { type: 'cards.stored' }
  | { type: 'cards.refused' }
  | { type: 'cards.discarded' };

/** Asks to store no card, if it's not too late. */
export interface StopStoring {
  type: 'storing.cancelled';
}

type Event =
  | { type: 'source.chosen'; source: Source; words: readonly AnyCard[] }
  | ReadingNews
  | StoringNews
  | { type: 'separator.chosen'; separator: string }
  | { type: 'heading.chosen'; hasHeading: boolean }
  | { type: 'column.chosen'; part: Part; column: number | null }
  | { type: 'notes.chosen'; noteType: number }
  | { type: 'languages.swapped' }
  | { type: 'import.confirmed' }
  | { type: 'import.cancelled' };

const nothing = {
  source: { kind: 'text', text: '' },
  words: [],
  choices: noChoices,
  done: 0,
  list: noList,
  reason: '',
} satisfies Omit<Context, keyof Input>;

const readsList = { id: 'readList', src: 'readList', input: ownReading } as const;

export const cardImportMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'refused';
  },
  actors: {
    readList: callbackStub<{ type: 'none' }, ListToRead>(),
    storeCards: callbackStub<StopStoring, Storing>(),
  },
  delays: { patience: STORING_PATIENCE },
  guards: {
    hasCards: ({ context }) => context.list.cards.length > 0,
  },
  actions: {
    takeSource: assign(({ event }) => {
      assertEvent(event, 'source.chosen');
      const { source, words } = event;
      return { ...nothing, source, words };
    }),
    noteProgress: assign(({ event }) => {
      assertEvent(event, ['list.progressed', 'cards.progressed']);
      return { done: event.done };
    }),
    storeList: assign(({ event }) => {
      assertEvent(event, 'list.read');
      return { list: event.list, reason: '' };
    }),
    noteRefusal: assign(({ event }) => {
      assertEvent(event, 'list.refused');
      return { reason: event.reason };
    }),
    clearReason: assign({ reason: '' }),
    dropCards: assign(({ context }) => ({ list: { ...noList, format: context.list.format } })),
    chooseSeparator: assign(({ context, event }) => {
      assertEvent(event, 'separator.chosen');
      return { choices: { ...context.choices, separator: event.separator, columns: null } };
    }),
    chooseHeading: assign(({ context, event }) => {
      assertEvent(event, 'heading.chosen');
      return { choices: { ...context.choices, hasHeading: event.hasHeading, columns: null } };
    }),
    chooseNotes: assign(({ context, event }) => {
      assertEvent(event, 'notes.chosen');
      return { choices: { ...context.choices, noteType: event.noteType, columns: null } };
    }),
    chooseColumn: assign(({ context, event }) => {
      assertEvent(event, 'column.chosen');
      const columns = withColumn(
        context.choices.columns ?? context.list.format.columns,
        event.part,
        event.column,
      );
      return { choices: { ...context.choices, columns } };
    }),
    swap: assign(({ context }) => {
      const columns = swappedColumns(context.choices.columns ?? context.list.format.columns);
      return { choices: { ...context.choices, columns } };
    }),
    clearProgress: assign({ done: 0 }),
    stopStoring: sendTo('storeCards', { type: 'storing.cancelled' }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'card-import',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'offered',
  states: {
    offered: {
      initial: 'waiting',
      on: { 'source.chosen': { target: 'reading', actions: 'takeSource' } },
      states: {
        waiting: {},
        refused: { tags: 'refused' },
        stored: {},
        cancelled: {},
      },
    },
    reading: {
      tags: 'busy',
      invoke: { ...readsList, onError: 'offered.refused' },
      on: {
        'list.progressed': { actions: 'noteProgress' },
        'list.read': { target: 'previewing', actions: 'storeList' },
        'list.refused': { target: 'offered.refused', actions: 'noteRefusal' },
        'import.cancelled': { target: 'offered', actions: 'forget' },
      },
    },
    previewing: {
      initial: 'current',
      on: {
        'separator.chosen': { target: '.rereading', reenter: true, actions: 'chooseSeparator' },
        'heading.chosen': { target: '.rereading', reenter: true, actions: 'chooseHeading' },
        'notes.chosen': { target: '.rereading', reenter: true, actions: 'chooseNotes' },
        'column.chosen': { target: '.rereading', reenter: true, actions: 'chooseColumn' },
        'languages.swapped': { target: '.rereading', reenter: true, actions: 'swap' },
        'import.cancelled': { target: 'offered', actions: 'forget' },
      },
      states: {
        current: {
          on: {
            'import.confirmed': {
              guard: 'hasCards',
              target: '#card-import.storing',
              actions: 'clearProgress',
            },
          },
        },
        rereading: {
          tags: 'busy',
          invoke: { ...readsList, onError: { target: 'unreadable', actions: ['clearReason', 'dropCards'] } },
          on: {
            'list.read': { target: 'current', actions: 'storeList' },
            'list.refused': { target: 'unreadable', actions: ['noteRefusal', 'dropCards'] },
          },
        },
        unreadable: { tags: 'refused' },
      },
    },
    storing: {
      tags: 'busy',
      invoke: { id: 'storeCards', src: 'storeCards', input: ownStoring, onError: 'full' },
      initial: 'starting',
      on: {
        'cards.progressed': { actions: 'noteProgress' },
        'cards.stored': 'offered.stored',
        'cards.refused': 'full',
        'cards.discarded': { target: 'offered.cancelled', actions: 'forget' },
      },
      states: {
        starting: { after: { patience: 'slow' } },
        slow: { on: { 'import.cancelled': { target: 'stopping', actions: 'stopStoring' } } },
        stopping: {},
      },
    },
    full: {
      on: {
        'import.confirmed': { target: 'storing', actions: 'clearProgress' },
        'import.cancelled': { target: 'offered', actions: 'forget' },
      },
    },
  },
});

function ownReading({ context: { source, words, choices } }: { context: Context }): ListToRead {
  return { source, words, choices };
}

function ownStoring({ context: { learner, zone, list } }: { context: Context }): Storing {
  return { learner, zone, cards: list.cards };
}
