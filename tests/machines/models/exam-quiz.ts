import { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import { examXp } from '#machines/learning/xp.rules.ts';

import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { cards } from '../../support/cards.ts';
import { assertGame, assertRecalled, choicesOf, inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

type Snapshot = SnapshotFrom<typeof examQuizMachine>;

const rules = {
  questions: { beginner: 2, intermediate: 1, advanced: 4 },
  minimum: 1,
  cardLimit: 6,
  feedback: 2000,
  tick: 1000,
};

export default defineModel(examQuizMachine, {
  inputs: [{ seed: 7, category: null, rules }],
  cases: {
    'difficulty.chosen': () => choicesOf('difficulty', ['intermediate']),
    'category.chosen': () => [{ category: 'food-drinks' }, { category: null }],
    'option.chosen': choices,
    'xstate.done.actor.loadCards': () => [{ output: cards(8) }, { output: cards(0) }],
    'xstate.done.actor.loadRecentGames': () => [{ output: [['an-item']] }],
    'xstate.error.actor.loadRecentGames': () => [{ error: new Error('unread') }],
    'xstate.error.actor.loadCards': () => [{ error: new Error('offline') }],
  },
  project: (context) => [
    context.difficulty,
    context.category,
    context.cards.length,
    context.questions.length,
    context.index,
    context.chosen === null ? null : context.chosen === context.questions[context.index]?.correctAnswer,
    context.answers.filter(({ right }) => right).length,
    context.answers.at(-1)?.right,
  ],
  invariant: (step) => {
    const { before, after, event, emitted } = step;
    assertRecalled(step);
    assertGame(step, { difficulty: 'difficulty.chosen', category: 'category.chosen' });
    if (after.matches({ preparing: 'loading' }))
      assert.deepEqual(inputOf(after, 'loadCards'), { categories: [after.context.category] });
    if (after.matches({ preparing: 'withoutCategory' })) assert.equal(after.context.category, null);
    if (event.type === 'category.chosen' && before.matches({ preparing: 'loadingRecentGames' }))
      assert(after.matches({ preparing: 'loadingRecentGames' }), 'a choice does not stop the look-up');
    else if (event.type === 'category.chosen' && before.matches('preparing'))
      assert.equal(after.matches({ preparing: 'loading' }), event.category !== null);
    if (event.type === 'option.chosen' && before.can(event)) assert.equal(after.context.chosen, event.option);
    const { questions, index, chosen, answers, seconds, difficulty, category } = after.context;
    const score = answers.filter(({ right }) => right).length;
    const isOwnEvent = !event.type.startsWith('xstate.');
    if (before.hasTag('locked') && isOwnEvent) {
      assert.deepEqual(after.context, before.context, 'nothing changes while locked');
    }
    if (after.can({ type: 'game.started' })) {
      assert.notEqual(category, null, 'Start needs a category');
    }
    if (after.matches('playing')) {
      assert.equal(questions.length, rules.questions[difficulty]);
      assert.equal(answers.length, after.hasTag('locked') ? index + 1 : index);
      assert.equal(new Set(questions.map(({ flashcard }) => flashcard.id)).size, questions.length);
      for (const { options, correctAnswer } of questions) {
        assert.equal(new Set(options).size, 4, 'four options, all different');
        assert(options.includes(correctAnswer));
      }
      if (chosen !== null) assert(questions[index]?.options.includes(chosen));
      assert.equal(after.can({ type: 'answer.submitted' }), chosen !== null && !after.hasTag('locked'));
    }
    if (after.matches('playing') && !before.matches('playing')) {
      assert.deepEqual([index, chosen, answers, seconds], [0, null, [], 0], 'an exam starts from nothing');
    }
    const isStart = event.type === 'game.started' || event.type === 'game.replayed';
    if (isStart && before.can(event) && !after.matches('playing')) {
      assert(questions.length < rules.minimum);
      assert(after.matches({ preparing: 'ready' }));
    }

    const isJudged = event.type === 'answer.submitted' && before.can(event);
    const isRight = before.context.chosen === before.context.questions[before.context.index]?.correctAnswer;
    assert.deepEqual(
      emitted.filter((emit) => emit.type === 'answer.judged'),
      isJudged ? [{ type: 'answer.judged', isRight }] : [],
    );
    if (isJudged) {
      assert.equal(score, before.context.answers.filter(({ right }) => right).length + (isRight ? 1 : 0));
    }

    const results = emitted.filter((emit) => emit.type === 'game.finished');
    assert.equal(results.length, after.matches('complete') && !before.matches('complete') ? 1 : 0);
    for (const { result } of results) {
      assert.equal(result.difficulty, difficulty);
      assert.equal(result.total, questions.length);
      assert.equal(result.right, score);
      assert(score <= result.total);
      assert.equal(result.seconds, seconds);
      assert.equal(examXp(result.right), Math.max(10, 15 * result.right));
      assert.deepEqual(
        result.cards,
        questions.flatMap(({ type, flashcard: { id } }, place) =>
          type === 'grammar'
            ? []
            : [{ id, right: answers[place]?.right, direction: type === 'translate' ? 'es-en' : 'en-es' }],
        ),
        'an outcome for each card asked, in the order and the direction asked',
      );
    }
  },
  takes: {
    'difficulty.chosen': ['preparing'],
    'category.chosen': ['preparing'],
    'load.retried': [{ preparing: 'failed' }],
    'game.started': [{ preparing: 'ready' }],
    'option.chosen': [{ playing: { question: 'answering' } }],
    'answer.submitted': [{ playing: { question: 'answering' } }],
    'game.replayed': ['complete'],
    'setup.requested': ['complete'],
  },
  tags: {
    setup: ['preparing'],
    busy: [{ preparing: 'loadingRecentGames' }, { preparing: 'loading' }],
    locked: [{ playing: { question: 'feedback' } }],
    timed: ['playing'],
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load flashcards. Please try again.' },
    { type: 'toast.shown', kind: 'error', title: 'Not enough cards in this category to create an exam' },
    { type: 'toast.shown', kind: 'success', title: '¡Examen completado!', lang: 'es' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    ...resultsOf('beginner', 2),
    ...resultsOf('intermediate', 1),
  ],
});

/** The right option, a wrong one and a text that isn't an option. */
function choices({ context: { questions, index } }: Snapshot): { option: string }[] {
  const question = questions[index];
  if (!question) return [];
  const wrong = question.options.filter((option) => option !== question.correctAnswer).slice(0, 1);
  return [question.correctAnswer, ...wrong, 'no option'].map((option) => ({ option }));
}

function resultsOf(difficulty: 'beginner' | 'intermediate', total: number) {
  return Array.from({ length: total + 1 }, (_unused, right) => ({
    type: 'game.finished' as const,
    result: expect.objectContaining({ game: 'exam-quiz', difficulty, right, total }),
  }));
}
