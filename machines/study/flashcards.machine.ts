import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { loadFailure, toast } from '../parts/toasts.ts';
import { findCards, pageCount, searchable, type Request, type SearchableCard } from './flashcards.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import { categorySlugs, type Card, type CategorySlug, type ToastEmit } from '../types.ts';

interface Context {
  request: Request;
  seed: Seed;
  cards: readonly SearchableCard[];
  deck: readonly SearchableCard[];
  matches: readonly Card[];
  search: string;
  page: number;
  index: number;
}

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
  | DoneActorEvent<readonly Card[], 'loadCards'>
  | ErrorActorEvent<unknown, 'loadCards'>;

export const flashcardsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { request: Request; seed: Seed };
    emitted: ToastEmit;
    tags: 'busy';
  },
  actors: {
    loadCards: promiseStub<readonly Card[], { categories: readonly CategorySlug[] }>(),
  },
  guards: {
    isUnknown: ({ context }) => context.request.kind === 'unknown',
    hasNoCards: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return event.output.length === 0;
    },
    isMissingCard: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      const { request } = context;
      return request.kind === 'card' && event.output.every((card) => card.id !== request.id);
    },
    isCardWanted: ({ context }) => context.request.kind === 'card',
    isPage: ({ context, event }) => {
      assertEvent(event, 'page.chosen');
      return event.page >= 1 && event.page <= pageCount(context.matches);
    },
    isInDeck: ({ context, event }) => {
      assertEvent(event, 'card.opened');
      return context.matches.some((card) => card.id === event.id);
    },
    hasMatches: ({ context }) => context.matches.length > 0,
  },
  actions: {
    keepCards: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      const cards = searchable(event.output);
      const wanted = context.request.kind === 'card' ? context.request.id : undefined;
      const index = event.output.findIndex((card) => card.id === wanted);
      return { cards, deck: cards, matches: event.output, index: Math.max(0, index) };
    }),
    filter: assign(({ context, event }) => {
      assertEvent(event, 'search.changed');
      return {
        search: event.search,
        matches: findCards(context.deck, event.search),
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
    showNext: assign({ index: ({ context }) => (context.index + 1) % context.matches.length }),
    showPrevious: assign({
      index: ({ context }) => (context.index + context.matches.length - 1) % context.matches.length,
    }),
    restoreDeck: assign(({ context }) => ({
      deck: context.cards,
      matches: findCards(context.cards, context.search),
      page: 1,
      index: 0,
    })),
    shuffleDeck: assign(({ context }) => {
      const { items, seed } = shuffle(context.deck, context.seed);
      return { deck: items, seed, matches: findCards(items, context.search), page: 1, index: 0 };
    }),
    announceLoadFailure: emit(loadFailure),
    announceNoCards: emit(({ context: { request } }) =>
      toast('error', `No flashcards found for category: ${'category' in request ? request.category : 'all'}`),
    ),
  },
}).createMachine({
  id: 'flashcards',
  context: ({ input }) => ({
    ...input,
    cards: [],
    deck: [],
    matches: [],
    search: '',
    page: 1,
    index: 0,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isUnknown', target: 'empty' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        input: wantedCategories,
        onDone: [
          { guard: 'hasNoCards', target: 'empty', actions: 'announceNoCards' },
          { guard: 'isMissingCard', target: 'empty' },
          { guard: 'isCardWanted', target: 'viewing.single', actions: 'keepCards' },
          { target: 'viewing', actions: 'keepCards' },
        ],
        onError: { target: 'failed', actions: 'announceLoadFailure' },
      },
    },
    failed: {
      on: { 'load.retried': 'loading' },
    },
    empty: {},
    viewing: {
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
  },
});

function wantedCategories({ context }: { context: Context }) {
  return {
    categories: 'category' in context.request ? [context.request.category] : categorySlugs,
  };
}
