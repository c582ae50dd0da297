import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { isPair } from '#machines/games/word-match.rules.ts';
import { wordMatchXp } from '#machines/learning/xp.rules.ts';
import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { cards, gameWords } from '../../support/cards.ts';
import { assertGame, assertRecalled, choicesOf, inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const rules = { pairs: { easy: 2, medium: 3, hard: 4 }, flipBack: 1000, tick: 1000 };

/** Two words for a board with or without pictures, and one without a picture. */
const pictured = cards(2).map((card, index) => ({ ...card, picture: `picture-${index}` }));

export default defineModel(wordMatchMachine, {
  inputs: [{ seed: 7, rules }],
  cases: {
    'difficulty.chosen': () => choicesOf('difficulty', ['easy', 'medium']),
    'words.chosen': () => [{ words: 'verbs' }],
    'partner.chosen': () => choicesOf('partner', ['english', 'picture']),
    'tile.clicked': clicks,
    'xstate.done.actor.loadCards': ({ context: { words } }) =>
      [pictured, cards(1)].map((loaded) => ({ output: gameWords(loaded, words ?? 'all') })),
    'xstate.done.actor.loadRecentGames': () => [{ output: [['an-item']] }],
    'xstate.error.actor.loadRecentGames': () => [{ error: new Error('unread') }],
    'xstate.error.actor.loadCards': () => [{ error: new Error('offline') }],
  },
  project: (context) => [
    context.difficulty,
    context.words,
    context.partner,
    usable(context),
    context.matched.length,
    context.first !== null,
    context.second !== null,
  ],
  invariant: (step) => {
    const { before, after, event, emitted } = step;
    assertRecalled(step);
    assertGame(step, {
      difficulty: 'difficulty.chosen',
      words: 'words.chosen',
      partner: 'partner.chosen',
    });
    const { words, difficulty, partner } = after.context;
    if (['words.chosen', 'partner.chosen'].includes(event.type) && before.matches('preparing')) {
      const next = before.matches({ preparing: 'loadingRecentGames' }) ? 'loadingRecentGames' : 'loading';
      assert(after.matches({ preparing: next }), 'another choice is loaded');
    }
    if (after.matches({ preparing: 'loading' })) {
      const categories = words === 'verbs' ? [words] : ['greetings', 'nouns', 'adjectives'];
      assert.deepEqual(inputOf(after, 'loadCards'), { words, categories });
    }
    if (after.matches({ preparing: 'ready' })) assert(usable(after.context) >= rules.pairs[difficulty]);
    if (after.matches({ preparing: 'tooFewCards' })) assert(usable(after.context) < rules.pairs[difficulty]);
    const { tiles, matched, moves, first, second } = after.context;
    assert(matched.length <= moves, 'a pair costs at least one move');
    assert.equal(
      new Set(tiles.map((tile) => tile.text)).size,
      tiles.length,
      'no two tiles have the same text',
    );
    if (tiles !== before.context.tiles)
      for (const { language, picture, cardId } of tiles)
        assert.equal(
          picture?.picture,
          partner === 'picture' && language === 'english'
            ? after.context.cards.find(({ id }) => id === cardId)?.picture
            : undefined,
          'a picture is that of its card, instead of the English',
        );
    if (before.hasTag('locked') && event.type === 'tile.clicked') {
      assert.deepEqual(after.context, before.context, 'nothing changes while locked');
    }
    for (const tile of [first, second])
      assert(!tile || !matched.includes(tile.cardId), 'a matched tile is settled');
    if (before.matches('complete') && after.matches('playing')) assert.deepEqual([matched, moves], [[], 0]);
    if (after.matches('playing')) {
      assert.equal(tiles.length, 2 * rules.pairs[difficulty], 'a game has all its pairs');
      const expected = second ? 'mismatched' : first ? 'choosingSecond' : 'choosingFirst';
      assert(after.matches({ playing: { board: expected } }), `the board is ${expected}`);
    }
    if (after.hasTag('locked')) assert(first && second && !isPair(first, second));
    assert.deepEqual(
      emitted.filter((emit) => emit.type === 'answer.judged'),
      moves > before.context.moves
        ? [{ type: 'answer.judged', isRight: matched.length > before.context.matched.length }]
        : [],
      'each move is judged once',
    );
    const { answers, seen } = after.context;
    const [asked] = answers.slice(before.context.answers.length);
    const { first: turned, seen: seenBefore } = before.context;
    if (event.type === 'tile.clicked' && asked && turned) {
      const direction = turned.id.endsWith(':es') ? 'es-en' : 'en-es';
      const right = matched.length > before.context.matched.length;
      assert.deepEqual(asked, { id: turned.cardId, right, direction });
      if (!right) assert(second && seenBefore.includes(second.id) && second.language !== turned.language);
    }
    if (event.type !== 'tile.clicked' && after.context.tiles === before.context.tiles)
      assert.deepEqual(answers, before.context.answers, 'only a pair is an answer');
    for (const tile of [before.context.first, before.context.second])
      if (tile && before.matches('playing') && !first && !matched.includes(tile.cardId) && moves > 0)
        assert(seen.includes(tile.id), 'a tile turned back was seen');
    if (moves === 0 && !first) assert.deepEqual(answers, [], 'no move, no answer');
    const results = emitted.filter((emit) => emit.type === 'game.finished');
    assert.equal(results.length, after.matches('complete') && !before.matches('complete') ? 1 : 0);
    for (const { result } of results) {
      assert.equal(result.right, result.total);
      assert.deepEqual(
        result.cards.map(({ id }) => id).toSorted(),
        matched.toSorted(),
        'one outcome for each pair',
      );
      assert.deepEqual(result.cards, after.context.answers);
      assert.deepEqual([result.moves, result.seconds], [moves, after.context.seconds]);
      assert.equal(result.total, tiles.length / 2);
      assert.equal(
        wordMatchXp(result.total, result.moves ?? 0),
        Math.max(10, Math.round((50 * result.total) / moves)),
      );
    }
  },
  takes: {
    'difficulty.chosen': ['preparing'],
    'words.chosen': ['preparing'],
    'partner.chosen': ['preparing'],
    'load.retried': [{ preparing: 'failed' }],
    'game.started': [{ preparing: 'ready' }],
    'tile.clicked': [{ playing: { board: 'choosingFirst' } }, { playing: { board: 'choosingSecond' } }],
    'restart.requested': ['playing'],
    'restart.confirmed': ['confirmingRestart'],
    'restart.cancelled': ['confirmingRestart'],
    'game.replayed': ['complete'],
    'setup.requested': ['complete'],
  },
  tags: {
    setup: ['preparing'],
    busy: [{ preparing: 'loadingRecentGames' }, { preparing: 'loading' }],
    locked: [{ playing: { board: 'mismatched' } }],
    timed: ['playing'],
    dialog: ['confirmingRestart'],
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load flashcards. Please try again.' },
    { type: 'toast.shown', kind: 'success', title: 'Match found!' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    { type: 'toast.shown', kind: 'success', title: 'Congratulations! Game completed!' },
    { type: 'game.finished', result: expect.objectContaining({ game: 'word-match', right: 2, total: 2 }) },
  ],
});

/** How many cards a board may have: with pictures one for each picture. */
function usable({ cards: known, partner }: SnapshotFrom<typeof wordMatchMachine>['context']): number {
  if (partner === 'english') return known.length;
  return new Set(known.flatMap(({ picture }) => picture ?? [])).size;
}

function clicks({ context }: SnapshotFrom<typeof wordMatchMachine>) {
  const { tiles, matched, first } = context;
  const open = tiles.filter((tile) => !matched.includes(tile.cardId) && tile.id !== first?.id);
  const partner = open.find((tile) => first && isPair(first, tile));
  const stranger = open.find((tile) => !first || !isPair(first, tile));
  const settled = tiles.find((tile) => matched.includes(tile.cardId));
  const ids = [first?.id, partner?.id, stranger?.id, settled?.id];
  return [...ids.filter((id) => id !== undefined), 'of another board'].map((id) => ({ id }));
}
