import { assertEvent, assign, sendTo, setup } from 'xstate';
import { callbackStub } from '../parts/stubs.ts';
import type { AnyCard } from '../types.ts';
import { STORING_PATIENCE, type CardList, type Source } from './card-import.rules.ts';
import type { OwnValues } from './own-words.rules.ts';

interface Input {
  learner: string;
  /** The learner's timezone (IANA), for the facts. */
  zone: string;
}

/** A list to read; `words` are the learner's own cards. */
export interface ListToRead {
  source: Source;
  words: readonly AnyCard[];
  isSwapped: boolean;
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
export type ReadingFact =
  | { type: 'list.progressed'; done: number }
  | { type: 'list.read'; list: CardList }
  | { type: 'list.refused'; reason: string };

/**
 * Events while cards are stored, all or none. `cards.refused`: there is no room; `cards.discarded`: the learner
 * cancelled.
 */
export type StoringFact =
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
  | ReadingFact
  | StoringFact
  | { type: 'languages.swapped' }
  | { type: 'import.confirmed' }
  | { type: 'import.cancelled' };

const nothing: ListToRead = { source: { kind: 'text', text: '' }, words: [], isSwapped: false };
const noList: CardList = { cards: [], leftOut: [] };

export const cardImportMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy';
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
      return { source, words, isSwapped: false, done: 0, list: noList, reason: '' };
    }),
    noteProgress: assign(({ event }) => {
      assertEvent(event, ['list.progressed', 'cards.progressed']);
      return { done: event.done };
    }),
    storeList: assign(({ event }) => {
      assertEvent(event, 'list.read');
      return { list: event.list };
    }),
    noteRefusal: assign(({ event }) => {
      assertEvent(event, 'list.refused');
      return { reason: event.reason };
    }),
    swap: assign(({ context }) => ({ isSwapped: !context.isSwapped, done: 0 })),
    clearProgress: assign({ done: 0 }),
    stopStoring: sendTo('storeCards', { type: 'storing.cancelled' }),
    forget: assign({ ...nothing, done: 0, list: noList, reason: '' }),
  },
}).createMachine({
  id: 'card-import',
  context: ({ input }) => ({ ...input, ...nothing, done: 0, list: noList, reason: '' }),
  initial: 'offered',
  states: {
    offered: {
      initial: 'waiting',
      on: { 'source.chosen': { target: 'reading', actions: 'takeSource' } },
      states: {
        waiting: {},
        refused: {},
        stored: {},
        cancelled: {},
      },
    },
    reading: {
      tags: 'busy',
      invoke: { id: 'readList', src: 'readList', input: ownReading, onError: 'offered.refused' },
      on: {
        'list.progressed': { actions: 'noteProgress' },
        'list.read': { target: 'previewing', actions: 'storeList' },
        'list.refused': { target: 'offered.refused', actions: 'noteRefusal' },
        'import.cancelled': { target: 'offered', actions: 'forget' },
      },
    },
    previewing: {
      on: {
        'languages.swapped': { target: 'reading', actions: 'swap' },
        'import.confirmed': { guard: 'hasCards', target: 'storing', actions: 'clearProgress' },
        'import.cancelled': { target: 'offered', actions: 'forget' },
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

function ownReading({ context: { source, words, isSwapped } }: { context: Context }): ListToRead {
  return { source, words, isSwapped };
}

function ownStoring({ context: { learner, zone, list } }: { context: Context }): Storing {
  return { learner, zone, cards: list.cards };
}
