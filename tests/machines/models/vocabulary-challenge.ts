import { VOCABULARY_XP } from '#machines/constants.ts';
import type { Difficulty } from '#machines/types.ts';
import { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { vocabularyXp } from '#machines/learning/xp.rules.ts';

import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { cards, gameWords } from '../../support/cards.ts';
import { assertGame, assertRecalled, choicesOf, inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

type Snapshot = SnapshotFrom<typeof vocabularyChallengeMachine>;

const rules = {
  questions: { easy: 2, medium: 2, hard: 3 },
  seconds: { easy: 2, medium: 1, hard: 1 },
  advanceDelay: 1500,
  timeoutDelay: 1000,
  tick: 1000,
};
const words = cards(6);

export default defineModel(vocabularyChallengeMachine, {
  inputs: [{ seed: 7, rules }],
  cases: {
    'difficulty.chosen': () => choicesOf('difficulty', ['easy', 'medium']),
    'mode.chosen': () => choicesOf('mode', ['spanish-to-english', 'english-to-spanish']),
    'words.chosen': () => [{ words: 'unit' }],
    'option.chosen': choices,
    'xstate.done.actor.loadCards': ({ context }) =>
      [words, cards(3)].map((loaded) => ({ output: gameWords(loaded, context.words ?? 'all') })),
    'xstate.done.actor.loadRecentGames': () => [{ output: [['an-item']] }],
    'xstate.error.actor.loadRecentGames': () => [{ error: new Error('unread') }],
    'xstate.error.actor.loadCards': () => [{ error: new Error('offline') }],
  },
  project: (context) => [
    context.difficulty,
    context.mode,
    context.words,
    context.cards.length,
    context.questions.length,
    context.index,
    context.remaining,
    context.answers.map(({ right }) => right),
  ],
  invariant: (step) => {
    const { before, after, event, emitted } = step;
    assertRecalled(step);
    assertGame(step, {
      difficulty: 'difficulty.chosen',
      mode: 'mode.chosen',
      words: 'words.chosen',
    });
    if (after.matches({ preparing: 'loading' })) {
      const categories = ['greetings', 'nouns', 'verbs', 'food-drinks', 'time-days'];
      assert.deepEqual(inputOf(after, 'loadCards'), { words: after.context.words, categories });
      if (event.type === 'words.chosen') assert(before.matches('preparing'));
    }
    if (event.type === 'question.advanced' && before.hasTag('locked')) assert(!after.hasTag('locked'));
    const { questions, index, answers, remaining, seconds, difficulty, mode } = after.context;
    const right = answers.filter((answer) => answer.right).length;
    assert(
      right <= answers.length && answers.length <= questions.length,
      'no more right answers than questions',
    );
    if (before.hasTag('locked') && /^(option\.chosen|mode\.|difficulty\.)/.test(event.type)) {
      assert.deepEqual(after.context, before.context, 'nothing changes while locked');
    }
    const isTick = event.type === 'xstate.after.tick.vocabulary-challenge.playing.timer.ticking';
    const isSecond = event.type === 'xstate.after.tick.vocabulary-challenge.playing.question.answering';
    if (isTick) assert.equal(seconds, before.context.seconds + 1);
    else assert(seconds === before.context.seconds || seconds === 0, 'only ticks count time');
    if (isSecond) assert.equal(remaining, before.context.remaining - 1);
    assert.equal(after.hasTag('timed'), after.matches('playing'), 'the timer runs only while playing');
    if (after.matches('playing')) {
      const isAnswering = after.matches({ playing: { question: 'answering' } });
      assert.equal(isAnswering, !after.hasTag('locked'));
      assert.equal(answers.length, isAnswering ? index : index + 1);
      assert(isAnswering ? remaining > 0 : remaining >= 0, 'at zero the question is over');
      assert(remaining <= rules.seconds[difficulty]);
      assert.equal(questions.length, rules.questions[difficulty]);
      for (const question of questions) {
        const card = words.find(({ id }) => id === question.id);
        const [from, to] = mode === 'spanish-to-english' ? ['spanish', 'english'] : ['english', 'spanish'];
        assert.equal(question.word, card?.[from as 'spanish']);
        assert.equal(question.correctAnswer, card?.[to as 'english']);
        assert.equal(new Set(question.options).size, 4, 'four different options');
        assert.equal(question.options.filter((option) => option === question.correctAnswer).length, 1);
      }
      if (index > before.context.index) assert.equal(remaining, rules.seconds[difficulty]);
    }

    const asked = before.context.questions[before.context.index];
    const wasAnswering = before.matches({ playing: { question: 'answering' } });
    const isAnswered =
      wasAnswering && event.type === 'option.chosen' && (asked?.options.includes(event.option) ?? false);
    const isTimeout = isSecond && before.context.remaining === 1;
    const wasRight = isAnswered && event.option === asked?.correctAnswer;
    assert.equal(answers.length > before.context.answers.length, isAnswered || isTimeout);
    if (isTimeout) assert.equal(answers.at(-1)?.chosen, null);
    const isFinished = after.matches('complete') && !before.matches('complete');
    assert.deepEqual(
      emitted.flatMap((emit) => (emit.type === 'toast.shown' && emit.lang ? emit.title : [])),
      [
        ...(isAnswered ? [wasRight ? '¡Correcto!' : 'Incorrecto'] : []),
        ...(isTimeout ? ['¡Se acabó el tiempo!'] : []),
        ...(isFinished ? ['¡Juego completado!'] : []),
      ],
    );
    assert.deepEqual(
      emitted.filter((emit) => emit.type === 'answer.judged'),
      isAnswered || isTimeout ? [{ type: 'answer.judged', isRight: wasRight }] : [],
    );

    const results = emitted.filter((emit) => emit.type === 'game.finished');
    assert.equal(results.length, isFinished ? 1 : 0);
    for (const { result } of results) {
      assert.equal(result.total, questions.length);
      assert.deepEqual([result.right, result.seconds], [right, seconds]);
      assert.deepEqual(
        result.cards,
        answers.map((answer) => ({
          id: answer.id,
          right: answer.right,
          direction: mode === 'spanish-to-english' ? 'es-en' : 'en-es',
        })),
      );
      assert.equal(result.cards.length, result.total);
      assert.equal(vocabularyXp(difficulty, result.right), VOCABULARY_XP[difficulty] * right);
    }
  },
  takes: {
    'difficulty.chosen': ['preparing'],
    'mode.chosen': ['preparing'],
    'words.chosen': ['preparing'],
    'load.retried': [{ preparing: 'failed' }],
    'game.started': [{ preparing: 'ready' }],
    'option.chosen': [{ playing: { question: 'answering' } }],
    'question.advanced': [{ playing: { question: 'judged' } }, { playing: { question: 'timedOut' } }],
    'game.replayed': ['complete'],
    'setup.requested': ['complete'],
  },
  tags: {
    setup: ['preparing'],
    busy: [{ preparing: 'loadingRecentGames' }, { preparing: 'loading' }],
    locked: [{ playing: { question: 'judged' } }, { playing: { question: 'timedOut' } }],
    timed: ['playing'],
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load flashcards. Please try again.' },
    { type: 'toast.shown', kind: 'success', title: '¡Correcto!', lang: 'es' },
    { type: 'toast.shown', kind: 'error', title: 'Incorrecto', lang: 'es' },
    { type: 'toast.shown', kind: 'error', title: '¡Se acabó el tiempo!', lang: 'es' },
    { type: 'toast.shown', kind: 'success', title: '¡Juego completado!', lang: 'es' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    ...(['easy', 'medium'] satisfies Difficulty[]).flatMap((difficulty) =>
      [0, 1, 2].map((right) => ({
        type: 'game.finished' as const,
        result: expect.objectContaining({ game: 'vocabulary-challenge', difficulty, right, total: 2 }),
      })),
    ),
  ],
});

function choices({ context: { questions, index } }: Snapshot): { option: string }[] {
  const question = questions[index];
  if (!question) return [];
  const wrong = question.options.find((option) => option !== question.correctAnswer) ?? '';
  return [{ option: question.correctAnswer }, { option: wrong }, { option: 'of another question' }];
}
