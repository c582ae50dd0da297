import { flashcardsMachine } from '#machines/flashcards.machine.ts';
import { pageCount } from '#machines/flashcards.rules.ts';
import assert from 'node:assert/strict';
import { cards } from '../../support/cards.ts';
import { defineModel } from '../../support/paths/model.ts';

const seven = cards(7);
const third = seven[2];
assert(third);

export default defineModel(flashcardsMachine, {
  inputs: [
    { seed: 7, request: { kind: 'category', category: 'food-drinks' } },
    { seed: 7, request: { kind: 'all' } },
    { seed: 7, request: { kind: 'card', category: 'food-drinks', id: third.id } },
    { seed: 7, request: { kind: 'card', category: 'food-drinks', id: 'food-drinks-nada' } },
    { seed: 7, request: { kind: 'unknown' } },
  ],
  cases: {
    'search.changed': ({ context }) =>
      [' PAN ', 'zzz', ''].filter((search) => search !== context.search).map((search) => ({ search })),
    'page.chosen': () => [{ page: 1 }, { page: 2 }, { page: 3 }],
    'card.opened': () => [{ id: third.id }, { id: 'food-drinks-nada' }],
    'xstate.done.actor.loadCards': () => [{ output: seven }, { output: [] }],
    'xstate.error.actor.loadCards': () => [{ error: new Error('offline') }],
  },
  project: (context) => [
    context.request,
    context.matches.length,
    context.search,
    context.page,
    Math.min(context.index, 1),
    context.deck === context.cards,
  ],
  invariant: ({ after }) => {
    const { matches, page, index, search, deck, cards: all } = after.context;
    assert(page >= 1 && page <= pageCount(matches), 'the page exists');
    assert(index === 0 || index < matches.length, 'the index is on the list');
    assert.equal(deck.length, all.length, 'shuffling loses no card');
    if (search === '') assert.equal(matches.length, all.length, 'no search hides no card');
  },
  takes: {
    'load.retried': ['failed'],
    'search.changed': ['viewing'],
    'page.chosen': [{ viewing: 'grid' }],
    'card.opened': [{ viewing: 'grid' }],
    'single.chosen': [{ viewing: 'grid' }],
    'grid.chosen': [{ viewing: 'single' }],
    'card.advanced': [{ viewing: 'single' }],
    'card.returned': [{ viewing: 'single' }],
    'deck.reset': [{ viewing: 'single' }],
    'deck.shuffled': [{ viewing: 'single' }],
  },
  tags: { busy: ['loading'] },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load flashcards. Please try again.' },
    { type: 'toast.shown', kind: 'error', title: 'No flashcards found for category: food-drinks' },
    { type: 'toast.shown', kind: 'error', title: 'No flashcards found for category: all' },
  ],
});
