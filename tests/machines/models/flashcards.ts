import { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import { cardsOnPage, pageCount } from '#machines/study/flashcards.rules.ts';
import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { card, cards } from '../../support/cards.ts';
import { inputOf } from '../../support/game-rules.ts';
import { categorySlugs, type Card } from '#machines/types.ts';
import { defineModel } from '../../support/paths/model.ts';

const seven = cards(7);
/** Words of lessons, the first of which every search finds. */
const words: readonly Card[] = ['Un pan zzz', 'x'].map((spanish, place) => ({
  ...card(`course-${place}`, spanish, 'a loaf'),
  category: 'course',
}));
const third = seven[2];
assert(third);
const listed = seven.toReversed().slice(0, 5);

type Snapshot = SnapshotFrom<typeof flashcardsMachine>;

export default defineModel(flashcardsMachine, {
  inputs: [
    { seed: 7, request: { kind: 'category', category: 'food-drinks' } },
    { seed: 7, request: { kind: 'all' } },
    {
      seed: 7,
      request: { kind: 'card', category: 'food-drinks', id: third.id },
      rules: { shortest: 30, longest: 500 },
    },
    { seed: 7, request: { kind: 'card', category: 'food-drinks', id: 'food-drinks-nada' } },
    { seed: 7, request: { kind: 'category', category: 'food-drinks' }, known: seven },
    {
      seed: 7,
      request: { kind: 'card', category: 'food-drinks', id: third.id },
      known: seven,
      rules: { shortest: 30, longest: 500 },
    },
    { seed: 7, request: { kind: 'unknown' } },
    { seed: 7, request: { kind: 'list', ids: ['food-drinks-nada', ...listed.map(({ id }) => id), 'nada'] } },
    { seed: 7, request: { kind: 'list', ids: ['food-drinks-nada'] } },
    { seed: 7, request: { kind: 'list', ids: ['nada'] } },
  ],
  cases: {
    'search.changed': (snapshot) => {
      const { search: last, request } = snapshot.context;
      const isComplete = snapshot.matches({ viewing: { cards: 'complete' } });
      if (!isComplete && request.kind !== 'all' && request.kind !== 'category') return [];
      const searches = isComplete ? [' PAN ', 'zzz', ''] : [' PAN ', ''];
      return searches.filter((search) => search !== last).map((search) => ({ search }));
    },
    'page.chosen': () => [{ page: 0 }, { page: 1 }, { page: 2 }, { page: 3 }],
    'card.opened': ({ context: { matches, page } }) =>
      [...cardsOnPage(matches, page).filter(({ id }) => id === third.id), { id: 'food-drinks-nada' }].map(
        ({ id }) => ({ id }),
      ),
    'card.shown': (snapshot) => momentsOf(snapshot).map((now) => ({ card: third.id, now })),
    'card.left': (snapshot) => momentsOf(snapshot).map((now) => ({ now })),
    'xstate.done.actor.loadCards': () => [{ output: seven }, { output: [] }],
    'xstate.error.actor.loadCards': () => [{ error: new Error('offline') }],
    'xstate.done.actor.loadWords': () => [{ output: words }],
    'xstate.error.actor.loadWords': () => [{ error: new Error('offline') }],
  },
  project: (context) => [
    context.request,
    context.matches.length,
    context.words.length,
    context.search,
    context.page,
    context.index < 6 ? Math.min(context.index, 1) : 6,
    context.deck === context.cards,
  ],
  invariant: ({ before, after, event, emitted, index: step }) => {
    const { request } = after.context;
    if (step === 0 && before.matches('viewing'))
      assert.equal(before.matches({ viewing: { mode: 'single' } }), ['card', 'list'].includes(request.kind));
    assert.deepEqual(
      emitted.filter(({ type }) => type === 'fact.recorded'),
      studiedBy(before, event),
    );
    if (event.type === 'card.shown' && before.matches('viewing')) {
      assert(after.matches({ viewing: { attention: 'looking' } }));
      assert.deepEqual(after.context.shown, { card: event.card, since: event.now });
    }
    if (event.type === 'card.left') assert(!after.matches({ viewing: { attention: 'looking' } }));
    if (after.matches({ viewing: { cards: 'loading' } })) {
      const categories =
        request.kind === 'all' ? categorySlugs : request.kind === 'unknown' ? [] : ['food-drinks'];
      assert.deepEqual(inputOf(after, 'loadCards'), { categories });
    }
    const isComplete = after.context.cards.length > 0;
    if (after.matches('viewing'))
      assert.equal(
        after.matches({ viewing: { cards: 'complete' } }),
        isComplete,
        'known cards are not loaded again',
      );
    if (before.matches({ viewing: { cards: 'complete' } })) assert(isComplete, 'no card is lost');
    if (event.type === 'load.retried') assert(!after.matches({ viewing: { cards: 'failed' } }));
    if (event.type === 'xstate.error.actor.loadCards')
      assert(after.matches({ viewing: { cards: 'failed' } }));
    const isAsked = after.matches({ viewing: { words: 'loading' } });
    if (isAsked) assert(request.kind === 'all', 'other decks have all their words');
    if (before.matches('viewing') && event.type === 'search.changed' && event.search.trim() !== '')
      assert.equal(
        isAsked || after.context.words.length > 0,
        request.kind === 'all',
        'a search in all cards asks for the words of lessons',
      );
    const found = after.context.cards.filter(({ category }) => category === 'course');
    assert.deepEqual(found, isComplete ? after.context.words : []);
    if (event.type === 'xstate.done.actor.loadCards') {
      const isListed = request.kind === 'list' && request.ids.length > 1;
      const isMissing = request.kind === 'card' && request.id !== third.id;
      assert.equal(
        after.matches('empty'),
        event.output.length === 0 || isMissing || (request.kind === 'list' && !isListed),
      );
      if (after.matches('viewing') && after.context.search === '')
        assert.deepEqual(after.context.matches, isListed ? listed : seven);
      if (after.context.search !== '')
        assert(after.context.matches.length < 3, 'what was typed while loading counts');
      if (after.matches('viewing') && (isListed || request.kind === 'card'))
        assert.equal(after.context.matches[after.context.index]?.id, isListed ? listed[0]?.id : third.id);
    }
    if (request.kind === 'unknown' || (request.kind === 'list' && request.ids[0] === 'nada'))
      assert(after.matches('empty'), 'an unknown address has its own page');
    if (event.type.includes('.actor.')) assertStill(before, after);
    else if (before.matches('viewing')) assertShown(before, event, after);
    const { matches, page, index, search, deck, cards: all } = after.context;
    const count = matches.length;
    assert(page >= 1 && page <= pageCount(count), 'the page exists');
    assert(index === 0 || index < count, 'the index is within the list');
    assert.equal(deck.length, all.length, 'shuffling loses no card');
    const shown = all.length - after.context.words.length * Math.min(1, all.length);
    if (search === '')
      assert.equal(matches.length, shown, 'without a search every card of the categories is shown');
  },
  takes: {
    'load.retried': [{ viewing: { cards: 'failed' } }],
    'search.changed': ['viewing'],
    'page.chosen': [{ viewing: { mode: 'grid' } }],
    'card.opened': [{ viewing: { mode: 'grid' } }],
    'single.chosen': [{ viewing: { mode: 'grid' } }],
    'grid.chosen': [{ viewing: { mode: 'single' } }],
    'card.advanced': [{ viewing: { mode: 'single' } }],
    'card.returned': [{ viewing: { mode: 'single' } }],
    'deck.reset': [{ viewing: { mode: 'single' } }],
    'deck.shuffled': [{ viewing: { mode: 'single' } }],
    'card.shown': ['viewing'],
    'card.left': [{ viewing: { attention: 'looking' } }],
  },
  tags: { busy: [{ viewing: { cards: 'loading' } }, { viewing: { words: 'loading' } }] },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load flashcards. Please try again.' },
    { type: 'toast.shown', kind: 'error', title: 'No flashcards found for category: food-drinks' },
    { type: 'toast.shown', kind: 'error', title: 'No flashcards found for category: all' },
    ...[30, 500].map((milliseconds) => ({
      type: 'fact.recorded' as const,
      fact: { kind: 'card.studied' as const, facts: { card: third.id, milliseconds } },
    })),
  ],
});

/** Times at which a card is left: a moment too early, just in time, and long after. One kind of request is enough. */
function momentsOf(snapshot: Snapshot): number[] {
  const { request, rules, shown } = snapshot.context;
  if (request.kind !== 'card' || !snapshot.matches({ viewing: { cards: 'complete' } })) return [];
  return [rules.shortest - 1, rules.shortest, rules.longest + 1].map((time) => shown.since + time);
}

/** The facts that an event records: the card that was shown, and for how long. */
function studiedBy(was: Snapshot, event: { type: string }): unknown[] {
  const isEnd = event.type === 'card.shown' || event.type === 'card.left';
  if (!isEnd || !was.matches({ viewing: { attention: 'looking' } })) return [];
  const { rules, shown } = was.context;
  const time = Number(Reflect.get(event, 'now')) - shown.since;
  const milliseconds = time > rules.longest ? rules.longest : time;
  const fact = { kind: 'card.studied', facts: { card: shown.card, milliseconds } };
  return time < rules.shortest ? [] : [{ type: 'fact.recorded', fact }];
}

/** The learner's choices stay when cards load or fail to. */
function assertStill(was: Snapshot, after: Snapshot): void {
  if (!after.matches('viewing')) return;
  for (const mode of ['grid', 'single'] as const)
    assert.equal(after.matches({ viewing: { mode } }), was.matches({ viewing: { mode } }));
  assert.deepEqual([after.context.page, after.context.search], [was.context.page, was.context.search]);
  if (was.context.cards.length === 0) return;
  assert.equal(after.context.index, was.context.index);
  if (was.context.search === '')
    assert.deepEqual(after.context.matches.slice(0, was.context.matches.length), was.context.matches);
}

/** The expected result of each event, from the list before it. */
function assertShown(was: Snapshot, event: { type: string }, after: Snapshot): void {
  const { context: before } = was;
  const { index, page, deck, matches } = after.context;
  const count = before.matches.length;
  const isComplete = was.matches({ viewing: { cards: 'complete' } });
  const isSingle = was.matches({ viewing: { mode: 'single' } });
  const isGrid = was.matches({ viewing: { mode: 'grid' } });
  if (event.type === 'search.changed') {
    assert.equal(after.context.search, Reflect.get(event, 'search'));
    assert.deepEqual([index, page], [0, 1], 'a search begins at the front');
  }
  if (event.type === 'page.chosen' && isGrid) {
    const wanted = Number(Reflect.get(event, 'page'));
    assert.equal(page, wanted >= 1 && wanted <= Math.max(1, Math.ceil(count / 6)) ? wanted : before.page);
  }
  if (event.type === 'card.opened' && isGrid && after.matches({ viewing: { mode: 'single' } }))
    assert.equal(matches[index]?.id, Reflect.get(event, 'id'));
  if (event.type === 'card.opened' && isGrid)
    assert.equal(
      after.matches({ viewing: { mode: 'single' } }),
      before.matches.some(({ id }) => id === Reflect.get(event, 'id')),
    );
  if (event.type !== 'search.changed' && isSingle && count === 0)
    assert.deepEqual({ ...after.context, shown: before.shown }, before, 'no card, no move');
  if (event.type === 'card.advanced' && isSingle && count > 0)
    assert.equal(index, (before.index + 1) % count);
  if (event.type === 'card.returned' && isSingle && count > 0)
    assert.equal(index, before.index === 0 ? count - 1 : before.index - 1);
  if ((event.type === 'deck.reset' || event.type === 'deck.shuffled') && !isComplete)
    assert.deepEqual(after.context, before, 'an incomplete deck keeps its order');
  if (event.type === 'deck.reset' && isSingle && isComplete && count > 0) {
    assert.equal(deck, before.cards);
    assert.deepEqual([index, page], [0, 1]);
  }
  if (event.type === 'deck.shuffled' && isSingle && isComplete && count > 0) {
    assert.notDeepEqual(deck, before.deck, 'another order');
    assert.deepEqual([index, page], [0, 1]);
    assert.notEqual(after.context.seed, before.seed, 'the next shuffle is another');
  }
  if (event.type === 'single.chosen') assert(after.matches({ viewing: { mode: 'single' } }));
  if (event.type === 'grid.chosen') assert(after.matches({ viewing: { mode: 'grid' } }));
}
