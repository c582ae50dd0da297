import { assertEvent, assign, emit, setup } from 'xstate';
import type { FactEmit } from '../learning/activity.types.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { loadFailure, toast } from '../parts/toasts.ts';
import {
  cardsFor,
  categoriesOf,
  deckOf,
  defaultRules,
  indexAfter,
  matchesIn,
  pageCount,
  type Request,
  type StudyRules,
} from './flashcards.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, CardCategory, ToastEmit } from '../types.ts';

interface Input {
  request: Request;
  seed: Seed;
  /** The cards of the requested categories, if all are loaded already. */
  known?: readonly Card[];
  rules?: StudyRules;
}

interface Context {
  rules: StudyRules;
  request: Request;
  seed: Seed;
  cards: readonly Card[];
  /** The words that only the course teaches, for a search in all cards. */
  words: readonly Card[];
  deck: readonly Card[];
  /** The cards of the deck to look at. */
  matches: readonly Card[];
  search: string;
  page: number;
  index: number;
  /** The card shown alone last, and since when, in milliseconds since 1970. */
  shown: { card: string; since: number };
}

const actors = {
  loadCards: promiseStub<readonly Card[], { categories: readonly CardCategory[] }>(),
  loadWords: promiseStub<readonly Card[]>(),
};

type Event =
  | { type: 'load.retried' }
  | { type: 'search.changed'; search: string }
  | { type: 'page.chosen'; page: number }
  | { type: 'grid.chosen' }
  | { type: 'single.chosen' }
  | { type: 'card.opened'; id: string }
  | { type: 'card.advanced' }
  | { type: 'card.returned' }
  | { type: 'deck.reset' }
  | { type: 'deck.shuffled' }
  /** A card is alone on the screen; `now` is milliseconds since 1970. */
  | { type: 'card.shown'; card: string; now: number }
  | { type: 'card.left'; now: number }
  | ActorEvents<typeof actors>;

export const flashcardsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: ToastEmit | FactEmit;
    tags: 'busy';
  },
  actors,
  guards: {
    isUnknown: ({ context }) => categoriesOf(context.request).length === 0,
    isComplete: ({ context }) => context.cards.length > 0,
    hasNoCards: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return event.output.length === 0;
    },
    isMissingCard: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return cardsFor(context.request, event.output).length === 0;
    },
    isSingleWanted: ({ context }) => context.request.kind === 'card' || context.request.kind === 'list',
    isPage: ({ context, event }) => {
      assertEvent(event, 'page.chosen');
      return event.page >= 1 && event.page <= pageCount(context.matches.length);
    },
    isInDeck: ({ context, event }) => {
      assertEvent(event, 'card.opened');
      return context.matches.some((card) => card.id === event.id);
    },
    hasMatches: ({ context }) => context.matches.length > 0,
    isInAll: ({ context, event }) => {
      assertEvent(event, 'search.changed');
      return context.request.kind === 'all' && event.search.trim() !== '';
    },
    isLongEnough: ({ context: { rules, shown }, event }) => {
      assertEvent(event, ['card.shown', 'card.left']);
      return event.now - shown.since >= rules.shortest;
    },
  },
  actions: {
    storeCards: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return deckOf(context.request, [...event.output, ...context.words], context.search);
    }),
    addWords: assign(({ context: { request, cards, deck, search }, event }) => {
      assertEvent(event, 'xstate.done.actor.loadWords');
      const words = event.output;
      if (cards.length === 0) return { words };
      const more = [...deck, ...words];
      return { words, cards: [...cards, ...words], deck: more, matches: matchesIn(request, more, search) };
    }),
    filter: assign(({ context, event }) => {
      assertEvent(event, 'search.changed');
      return {
        search: event.search,
        matches: matchesIn(context.request, context.deck, event.search),
        page: 1,
        index: 0,
      };
    }),
    turnPage: assign(({ event }) => {
      assertEvent(event, 'page.chosen');
      return { page: event.page };
    }),
    showCard: assign(({ context, event }) => {
      assertEvent(event, 'card.opened');
      return { index: context.matches.findIndex((card) => card.id === event.id) };
    }),
    showNext: assign({ index: ({ context }) => indexAfter(context, 1) }),
    showPrevious: assign({ index: ({ context }) => indexAfter(context, -1) }),
    restoreDeck: assign(({ context }) => ({
      deck: context.cards,
      matches: matchesIn(context.request, context.cards, context.search),
      page: 1,
      index: 0,
    })),
    shuffleDeck: assign(({ context }) => {
      const { items, seed } = shuffle(context.deck, context.seed);
      return {
        deck: items,
        seed,
        matches: matchesIn(context.request, items, context.search),
        page: 1,
        index: 0,
      };
    }),
    rememberShown: assign(({ event }) => {
      assertEvent(event, 'card.shown');
      return { shown: { card: event.card, since: event.now } };
    }),
    recordStudied: emit(({ context: { rules, shown }, event }) => {
      assertEvent(event, ['card.shown', 'card.left']);
      const milliseconds = Math.min(rules.longest, event.now - shown.since);
      return {
        type: 'fact.recorded',
        fact: { kind: 'card.studied', facts: { card: shown.card, milliseconds } },
      };
    }),
    announceLoadFailure: emit(loadFailure),
    announceNoCards: emit(({ context: { request } }) =>
      toast('error', `No flashcards found for category: ${'category' in request ? request.category : 'all'}`),
    ),
  },
}).createMachine({
  id: 'flashcards',
  context: ({ input }) => ({
    rules: input.rules ?? defaultRules,
    request: input.request,
    seed: input.seed,
    ...deckOf(input.request, input.known ?? [], ''),
    words: [],
    search: '',
    page: 1,
    shown: { card: '', since: 0 },
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isUnknown', target: 'empty' },
        { guard: 'isSingleWanted', target: 'viewing.mode.single' },
        { target: 'viewing' },
      ],
    },
    empty: {},
    viewing: {
      type: 'parallel',
      states: {
        cards: {
          initial: 'counting',
          states: {
            counting: { always: [{ guard: 'isComplete', target: 'complete' }, { target: 'loading' }] },
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadCards',
                src: 'loadCards',
                input: wantedCategories,
                onDone: [
                  { guard: 'hasNoCards', target: '#flashcards.empty', actions: 'announceNoCards' },
                  { guard: 'isMissingCard', target: '#flashcards.empty' },
                  { target: 'complete', actions: 'storeCards' },
                ],
                onError: { target: 'failed', actions: 'announceLoadFailure' },
              },
            },
            complete: {},
            failed: { on: { 'load.retried': 'loading' } },
          },
        },
        words: {
          initial: 'unasked',
          states: {
            unasked: { on: { 'search.changed': { guard: 'isInAll', target: 'loading' } } },
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadWords',
                src: 'loadWords',
                onDone: { target: 'complete', actions: 'addWords' },
                onError: 'unasked',
              },
            },
            complete: {},
          },
        },
        mode: {
          initial: 'grid',
          on: { 'search.changed': { actions: 'filter' } },
          states: {
            grid: {
              on: {
                'page.chosen': { guard: 'isPage', actions: 'turnPage' },
                'card.opened': { guard: 'isInDeck', target: 'single', actions: 'showCard' },
                'single.chosen': 'single',
              },
            },
            single: {
              on: {
                'card.advanced': { guard: 'hasMatches', actions: 'showNext' },
                'card.returned': { guard: 'hasMatches', actions: 'showPrevious' },
                'deck.reset': { guard: 'hasMatches', actions: 'restoreDeck' },
                'deck.shuffled': { guard: 'hasMatches', actions: 'shuffleDeck' },
                'grid.chosen': 'grid',
              },
            },
          },
        },
        attention: {
          initial: 'away',
          states: {
            away: { on: { 'card.shown': { target: 'looking', actions: 'rememberShown' } } },
            looking: {
              on: {
                'card.shown': [
                  { guard: 'isLongEnough', actions: ['recordStudied', 'rememberShown'] },
                  { actions: 'rememberShown' },
                ],
                'card.left': [
                  { guard: 'isLongEnough', target: 'away', actions: 'recordStudied' },
                  { target: 'away' },
                ],
              },
            },
          },
        },
      },
    },
  },
});

function wantedCategories({ context }: { context: Context }) {
  return { categories: categoriesOf(context.request) };
}
