import { SENTENCE_XP } from '#machines/constants.ts';
import { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';

import { dealOf, sizeOf } from '#machines/games/sentence-builder.rules.ts';
import { sentenceXp } from '#machines/learning/xp.rules.ts';
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { assertGame, assertRecalled, choicesOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';
import { sentences } from '../../support/sentences.ts';

type Sentence = Snapshot['context']['sentences'][number];
type Snapshot = SnapshotFrom<typeof sentenceBuilderMachine>;

const rules = {
  sentences: { easy: 2, medium: 1, hard: 1, a1: 1, a2: 1, b1: 1 },
  advanceDelay: 1500,
  tick: 1000,
};
const bank = sentences('easy', 'easy', 'medium', 'hard');
const words = ['vives', 'aquí', 'tú'];
const course = { id: 'a1-hola-vives-aqui', spanish: '¿Vives aquí tú?', english: 'Do you live here?', words };
const twoOrders = { ...course, orders: [words.toReversed()] };

export default defineModel(sentenceBuilderMachine, {
  inputs: [{ seed: 7, rules }],
  cases: {
    'difficulty.chosen': () => choicesOf('difficulty', ['easy', 'more']),
    'level.chosen': (snapshot) =>
      snapshot.context.difficulty === 'more' ? choicesOf('level', ['A1', 'A2']) : [],
    'word.placed': placements,
    'word.returned': ({ context: { answer } }) => [
      ...answer.slice(0, 1).map(({ id }) => ({ id })),
      { id: 99 },
    ],
    'xstate.done.actor.loadSentences': () => [{ output: bank }, { output: bank.slice(0, 2) }, { output: [] }],
    'xstate.done.actor.loadRecentGames': () => [{ output: [['an-item']] }],
    'xstate.error.actor.loadRecentGames': () => [{ error: new Error('unread') }],
    'xstate.error.actor.loadSentences': () => [{ error: new Error('offline') }],
    'xstate.done.actor.dealSentences': ({ context: { recentGames, seed } }) => [
      { output: dealOf([twoOrders], 1, recentGames, seed) },
    ],
    'xstate.error.actor.dealSentences': () => [{ error: new Error('offline') }],
  },
  project: ({ difficulty, bank: loaded, sentences: asked, index, answer, misses, solved }) => [
    difficulty,
    loaded.length,
    asked.length,
    index,
    answer.map(({ id }) => id),
    misses > 0,
    solved.map(({ right }) => right),
  ],
  invariant: (step) => {
    const { before, after, event, emitted } = step;
    assertRecalled(step);
    assertGame(step, { difficulty: 'difficulty.chosen', level: 'level.chosen' });
    if (after.matches('dealing')) assert.equal(after.context.difficulty, 'more');
    if (event.type === 'xstate.error.actor.dealSentences') assert(after.matches({ preparing: 'failed' }));
    if (
      event.type === 'sentence.reset' &&
      before.hasTag('timed') &&
      !before.matches({ playing: { sentence: 'right' } })
    ) {
      assert.deepEqual(after.context.answer, [], 'Reset takes every word back');
      assert(after.matches({ playing: { sentence: 'building' } }));
    }
    const { sentences: asked, index, answer, solved, seconds, difficulty } = after.context;
    const size = sizeOf(after.context);
    const sentence = asked[index];
    const hasTicked = event.type.startsWith('xstate.after.tick');
    if (hasTicked) assert.equal(seconds, before.context.seconds + 1);
    else assert(seconds <= before.context.seconds, 'only ticks count time');
    assert.equal(after.hasTag('timed'), after.matches('playing'), 'the timer runs only while playing');
    if (before.hasTag('locked') && event.type.startsWith('word.')) {
      assert.deepEqual(after.context, before.context, 'words do not move while locked');
    }
    if (after.matches('playing') && sentence) {
      const offered = sentence.shuffledWords;
      assert.deepEqual(offered.map(({ text }) => text).toSorted(), sentence.words.toSorted());
      assert.notDeepEqual(
        offered.map(({ text }) => text),
        sentence.words,
        'never offered in the right order',
      );
      assert.equal(new Set(answer).size, answer.length, 'no word is placed twice');
      for (const word of answer) assert(offered.some(({ id, text }) => id === word.id && text === word.text));
      assert.equal(
        after.can({ type: 'answer.submitted' }),
        !after.hasTag('locked') && answer.length === sentence.words.length,
        'Check needs all words',
      );
      assert.equal(asked.length, rules.sentences[size]);
      assert.deepEqual(
        after.context.recentGames.at(-1),
        asked.map(({ id }) => id),
      );
      assert.equal(new Set(asked.map(({ id }) => id)).size, asked.length, 'no sentence twice');
      const isOfSet = (id: string) => bank.some((one) => one.id === id && one.level === difficulty);
      assert(asked.every(({ id }) => (difficulty === 'more' ? id === course.id : isOfSet(id))));
      const isRight = isRightOrder(sentence, answer);
      if (after.hasTag('locked')) {
        assert.equal(after.matches({ playing: { sentence: isRight ? 'right' : 'wrong' } }), true);
      }
      assert.equal(solved.length, after.hasTag('locked') && isRight ? index + 1 : index);
    }
    if (event.type === 'sentence.reset' && before.matches({ playing: { sentence: 'wrong' } })) {
      assert.deepEqual(answer, []);
    }
    if (event.type === 'word.returned' && before.can(event)) {
      const others = before.context.answer.filter(({ id }) => id !== event.id);
      assert.deepEqual(answer, others, 'a word that is taken back leaves the others as they are');
    }
    if (event.type === 'xstate.done.actor.loadSentences' && before.matches({ preparing: 'loading' })) {
      const isPlayable = after.matches({ preparing: 'ready' });
      assert.equal(isPlayable, event.output === bank, 'sentences of every level make the game ready');
      assert.equal(after.matches({ preparing: 'failed' }), !isPlayable, 'without them the load has failed');
    }
    if (event.type === 'answer.retried' && before.matches({ playing: { sentence: 'wrong' } })) {
      assert(after.matches({ playing: { sentence: 'building' } }));
      assert.deepEqual(answer, before.context.answer, 'the words are kept');
    }

    const isJudged = event.type === 'answer.submitted' && before.can(event);
    const wasRight = isJudged && isRightOrder(sentence, before.context.answer);
    if (isJudged && !wasRight) {
      assert.equal(after.context.misses, before.context.misses + 1, 'a wrong Check is counted');
    }
    if (wasRight) assert.equal(solved.at(-1)?.right, before.context.misses === 0, 'right at the first Check');
    const isFinished = after.matches('complete') && !before.matches('complete');
    const titles = emitted.flatMap((emit) => (emit.type === 'toast.shown' && emit.lang ? emit.title : []));
    assert.deepEqual(titles, [
      ...(isJudged ? [wasRight ? '¡Correcto!' : 'Inténtalo de nuevo'] : []),
      ...(isFinished ? ['¡Juego completado!'] : []),
    ]);
    assert.deepEqual(
      emitted.filter((emit) => emit.type === 'answer.judged'),
      isJudged ? [{ type: 'answer.judged', isRight: wasRight }] : [],
    );
    const results = emitted.filter((emit) => emit.type === 'game.finished');
    assert.equal(results.length, isFinished ? 1 : 0, 'one result per finished game');
    for (const { result } of results) {
      assert.deepEqual(
        solved.map(({ id }) => id),
        asked.map(({ id }) => id),
      );
      assert.deepEqual(result.cards, [], 'sentences are not cards');
      assert.equal(result.seconds, seconds);
      assert.equal(result.right, result.total, 'a game ends when every sentence is solved');
      assert.deepEqual([result.difficulty, result.total], [size, rules.sentences[size]]);
      assert.deepEqual(result.items, solved, 'an outcome for each sentence');
      assert.equal(sentenceXp(size, result.right), SENTENCE_XP[size] * solved.length);
    }
  },
  takes: {
    'difficulty.chosen': ['preparing'],
    'level.chosen': ['preparing'],
    'load.retried': [{ preparing: 'failed' }],
    'game.started': [{ preparing: 'ready' }],
    'word.placed': [{ playing: { sentence: 'building' } }],
    'word.returned': [{ playing: { sentence: 'building' } }],
    'answer.submitted': [{ playing: { sentence: 'building' } }],
    'answer.retried': [{ playing: { sentence: 'wrong' } }],
    'sentence.reset': [{ playing: { sentence: 'building' } }, { playing: { sentence: 'wrong' } }],
    'game.replayed': ['complete'],
    'setup.requested': ['complete'],
  },
  tags: {
    setup: ['preparing', 'dealing'],
    busy: [{ preparing: 'loadingRecentGames' }, { preparing: 'loading' }, 'dealing'],
    locked: [{ playing: { sentence: 'right' } }, { playing: { sentence: 'wrong' } }],
    timed: ['playing'],
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load the sentences. Please try again.' },
    { type: 'toast.shown', kind: 'success', title: '¡Correcto!', lang: 'es' },
    { type: 'toast.shown', kind: 'error', title: 'Inténtalo de nuevo', lang: 'es' },
    { type: 'toast.shown', kind: 'success', title: '¡Juego completado!', lang: 'es' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    finished('easy', 2),
    finished(expect.stringMatching(/^a[12]$/), 1),
  ],
});

function isRightOrder(sentence: Sentence | undefined, answer: readonly { text: string }[]): boolean {
  const text = answer.map((word) => word.text).join(' ');
  return [sentence?.words, ...(sentence?.orders ?? [])].some((order) => order?.join(' ') === text);
}

/** Every word at the end, the last one placed also at the beginning, and one that isn't offered. */
function placements({ context: { sentences: asked, index, answer } }: Snapshot) {
  const open = asked[index]?.shuffledWords.filter(({ id }) => answer.every((word) => word.id !== id)) ?? [];
  return [
    ...open.map(({ id }) => ({ id })),
    ...answer.slice(-1).map(({ id }) => ({ id, position: 0 })),
    { id: 99 },
  ];
}

function finished(difficulty: string, total: number) {
  const facts = { game: 'sentence-builder', difficulty, right: total, total };
  return { type: 'game.finished' as const, result: expect.objectContaining(facts) };
}
