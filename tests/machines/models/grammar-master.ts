import { GRAMMAR_XP } from '#machines/constants.ts';
import { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';

import type { Difficulty } from '#machines/types.ts';
import { grammarXp } from '#machines/learning/xp.rules.ts';
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { assertGame, assertRecalled, choicesOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';
import { questions } from '../../support/questions.ts';

type Snapshot = SnapshotFrom<typeof grammarMasterMachine>;

const rules = { questions: { easy: 2, medium: 2, hard: 3 }, advanceDelay: 2000, tick: 1000 };
const history = { recentGames: [['noun-0']], missed: ['noun-0'] };
const bank = questions('noun', 'verb', 'mixed', 'adjective', 'mixed');

export default defineModel(grammarMasterMachine, {
  inputs: [{ seed: 7, rules }],
  cases: {
    'difficulty.chosen': () => choicesOf('difficulty', ['easy', 'medium']),
    'filter.chosen': () => choicesOf('filter', ['noun', 'mixed']),
    'option.chosen': choices,
    'quit.requested': () => [{ address: '/games' }],
    'xstate.done.actor.loadQuestions': () => [{ output: bank }, { output: [] }],
    'xstate.error.actor.loadQuestions': () => [{ error: new Error('offline') }],
    'xstate.done.actor.loadRecentGames': () => [{ output: history }],
    'xstate.error.actor.loadRecentGames': () => [{ error: new Error('unread') }],
  },
  project: (context) => [
    context.difficulty,
    context.filter,
    context.bank.length,
    context.questions.length,
    context.index,
    context.answers.map(({ right }) => right),
  ],
  invariant: (step) => {
    const { before, after, event, emitted } = step;
    assertRecalled(step);
    assertGame(step, { difficulty: 'difficulty.chosen', filter: 'filter.chosen' });
    if (event.type === 'xstate.done.actor.loadQuestions')
      assert(!after.hasTag('busy'), 'an answer ends the load');
    assert.equal(after.status, after.matches('abandoned') ? 'done' : 'active');
    if (event.type === 'xstate.done.actor.loadRecentGames')
      assert.deepEqual(after.context.missed, history.missed);
    if (event.type === 'quit.requested' && before.can(event))
      assert.equal(after.context.address, event.address, 'where the learner wants to go is remembered');
    if (event.type === 'quit.confirmed' && before.matches('confirmingQuit'))
      assert(after.matches('abandoned'));
    if (event.type === 'quit.cancelled' && before.matches('confirmingQuit')) assert(after.matches('playing'));
    const { questions: asked, index, answers, seconds, difficulty, filter } = after.context;
    const right = answers.filter((answer) => answer.right).length;
    assert(right <= answers.length && answers.length <= asked.length, 'no more right answers than questions');
    if (before.hasTag('locked') && !/^(xstate\.after|question\.advanced)/.test(event.type)) {
      const { address } = after.context;
      assert.deepEqual(after.context, { ...before.context, address }, 'nothing changes while locked');
    }
    const hasTicked = event.type.startsWith('xstate.after.tick');
    assert(
      hasTicked ? before.hasTag('timed') : seconds <= before.context.seconds,
      'time passes by ticks only',
    );
    if (hasTicked) assert.equal(seconds, before.context.seconds + 1);
    if (after.matches('playing')) {
      assert.equal(after.hasTag('timed'), !after.matches({ playing: { question: 'reading' } }));
      assert.equal(answers.length, after.hasTag('locked') ? index + 1 : index);
      assert.equal(asked.length, rules.questions[difficulty]);
      assert.equal(new Set(asked.map(({ id }) => id)).size, asked.length, 'no question twice');
      assert.deepEqual(
        after.context.recentGames.at(-1),
        asked.map(({ id }) => id),
      );
      for (const { options, correctAnswer, grammarType } of asked) {
        assert.equal(new Set(options).size, 4, 'four different options');
        assert.equal(options.filter((option) => option === correctAnswer).length, 1);
        if (filter !== 'mixed') assert(grammarType === filter || grammarType === 'mixed');
      }
      if (filter === 'noun')
        assert.equal(asked.filter(({ grammarType }) => grammarType === 'noun').length, 1);
    } else {
      assert(!after.hasTag('timed'), 'the timer runs only while playing');
    }

    const isJudged =
      event.type === 'option.chosen' &&
      before.matches({ playing: { question: 'answering' } }) &&
      (before.context.questions[index]?.options.includes(event.option) ?? false);
    const wasRight = isJudged && event.option === before.context.questions[index]?.correctAnswer;
    assert.equal(answers.length > before.context.answers.length, isJudged);
    const titles = emitted.flatMap((emit) => (emit.type === 'toast.shown' && emit.lang ? emit.title : []));
    const isFinished = after.matches('complete') && !before.matches('complete');
    const judgement = wasRight ? '¡Correcto! (Correct!)' : '¡Incorrecto! (Incorrect)';
    assert.deepEqual(titles, [
      ...(isJudged ? [judgement] : []),
      ...(isFinished ? ['¡Juego completado! (Game completed!)'] : []),
    ]);
    assert.deepEqual(
      emitted.filter((emit) => emit.type === 'answer.judged'),
      isJudged ? [{ type: 'answer.judged', isRight: wasRight }] : [],
    );

    const results = emitted.filter((emit) => emit.type === 'game.finished');
    assert.equal(
      results.length,
      isFinished ? 1 : 0,
      'one result per finished game, none for one that was quit',
    );
    for (const { result } of results) {
      assert.equal(result.total, asked.length);
      assert.deepEqual([result.right, result.seconds], [right, seconds]);
      assert.deepEqual(
        answers.map(({ id }) => id),
        asked.map(({ id }) => id),
      );
      assert.deepEqual(result.cards, [], 'grammar questions are not cards');
      assert.deepEqual(
        result.items,
        answers.map((answer) => ({ id: answer.id, right: answer.right })),
      );
      for (const answer of answers)
        assert.equal(
          after.context.missed.includes(answer.id),
          !answer.right,
          'what is wrong counts as missed',
        );
      assert.equal(
        grammarXp(difficulty, result.right, result.total, result.seconds),
        GRAMMAR_XP[difficulty] +
          Math.round((right / asked.length) * 50) +
          Math.max(0, 50 - Math.floor(seconds / asked.length)),
      );
    }
  },
  takes: {
    'difficulty.chosen': ['preparing'],
    'filter.chosen': ['preparing'],
    'load.retried': [{ preparing: 'failed' }],
    'game.started': [{ preparing: 'ready' }],
    'option.chosen': [{ playing: { question: 'answering' } }],
    'explanation.held': [{ playing: { timer: 'ticking' } }],
    'question.advanced': [{ playing: { question: 'explaining' } }, { playing: { question: 'reading' } }],
    'quit.requested': ['playing'],
    'quit.confirmed': ['confirmingQuit'],
    'quit.cancelled': ['confirmingQuit'],
    'game.replayed': ['complete'],
    'setup.requested': ['complete'],
  },
  tags: {
    setup: ['preparing'],
    busy: [{ preparing: 'loadingRecentGames' }, { preparing: 'loading' }],
    locked: [{ playing: { question: 'explaining' } }, { playing: { question: 'reading' } }],
    timed: [{ playing: { timer: 'ticking' } }],
    dialog: ['confirmingQuit'],
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load the questions. Please try again.' },
    { type: 'toast.shown', kind: 'success', title: '¡Correcto! (Correct!)', lang: 'es' },
    { type: 'toast.shown', kind: 'error', title: '¡Incorrecto! (Incorrect)', lang: 'es' },
    { type: 'toast.shown', kind: 'success', title: '¡Juego completado! (Game completed!)', lang: 'es' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    { type: 'departure.confirmed', address: '/games' },
    ...(['easy', 'medium'] satisfies Difficulty[]).flatMap((difficulty) =>
      [0, 1, 2].map((right) => ({
        type: 'game.finished' as const,
        result: expect.objectContaining({ game: 'grammar-master', difficulty, right, total: 2 }),
      })),
    ),
  ],
});

function choices({ context: { questions: asked, index } }: Snapshot): { option: string }[] {
  const question = asked[index];
  if (!question) return [];
  const wrong = question.options.find((option) => option !== question.correctAnswer) ?? '';
  return [{ option: question.correctAnswer }, { option: wrong }, { option: 'of another question' }];
}
