import { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { wordsOfDay } from '#machines/games/daily-challenge.rules.ts';
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import { cards } from '../../support/cards.ts';
import { assertGame, inputOf } from '../../support/game-rules.ts';
import { categorySlugs } from '#machines/types.ts';
import { dailyXp } from '#machines/learning/xp.rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const rules = { words: 3, tick: 1000 };
const scores = [0, 1, 2, 3];

export default defineModel(dailyChallengeMachine, {
  inputs: [{ rules }],
  cases: {
    'game.started': () => [{ date: '2026-11-03' }],
    'game.replayed': () => [{ date: '2026-11-03' }],
    'word.rated': () => [{ isRight: true }, { isRight: false }],
    'xstate.done.actor.loadCards': () => [{ output: cards(8) }, { output: [] }],
    'xstate.error.actor.loadCards': () => [{ error: new Error('offline') }],
  },
  project: (context) => [
    context.cards.length,
    context.words.length,
    context.index,
    context.answers.map(({ right }) => right),
  ],
  invariant: (step) => {
    const { before, after, event, emitted } = step;
    assertGame(step, {});
    if (after.matches({ preparing: 'loading' }))
      assert.deepEqual(inputOf(after, 'loadCards'), { categories: categorySlugs });
    const { cards: known, date, words, index, answers, seconds } = after.context;
    const right = answers.filter((answer) => answer.right).length;
    const hasTicked = event.type.startsWith('xstate.after.tick');
    if (hasTicked) assert.equal(seconds, before.context.seconds + 1);
    else assert(seconds <= before.context.seconds, 'only ticks count time');
    assert.equal(after.hasTag('timed'), after.matches('playing'), 'the timer runs only while playing');
    if (event.type === 'game.started' || event.type === 'game.replayed') {
      if (before.can(event)) assert.equal(date, event.date, 'a game has the date of its start');
    } else {
      assert.equal(words, before.context.words, 'the words stay until the next start');
      assert.equal(date, before.context.date);
    }
    if (after.matches('playing')) {
      assert.equal(words.length, rules.words);
      assert.deepEqual(words, wordsOfDay(known, rules.words, date ?? ''));
      assert.equal(answers.length, index, 'every word before this one is rated, and no other');
    }
    if (after.matches('complete')) assert.equal(answers.length, words.length);

    const rating =
      event.type === 'word.rated' && before.matches({ playing: { word: 'revealed' } }) ? [event.isRight] : [];
    const isStart = event.type === 'game.started' || event.type === 'game.replayed';
    const rated = isStart && before.can(event) ? [] : before.context.answers;
    assert.deepEqual(
      answers.map((answer) => answer.right),
      [...rated.map((answer) => answer.right), ...rating],
      'a word is rated once, after its answer was revealed',
    );
    assert.deepEqual(
      emitted.filter((emit) => emit.type === 'answer.judged'),
      rating.map((isRight) => ({ type: 'answer.judged', isRight })),
    );

    const isFinished = after.matches('complete') && !before.matches('complete');
    const results = emitted.filter((emit) => emit.type === 'game.finished');
    assert.equal(results.length, isFinished ? 1 : 0, 'one result per finished game');
    for (const { result } of results) {
      assert.deepEqual(
        result.cards.map(({ id, direction }) => [id, direction]),
        words.map(({ id }) => [id, 'es-en']),
      );
      assert.deepEqual([result.difficulty, result.right, result.seconds], ['medium', right, seconds]);
      assert.equal(result.cards.filter((card) => card.right).length, right);
      assert.equal(result.total, rules.words);
      assert.equal(dailyXp(result.right), 10 * right);
      const title = `Challenge completed! Your score: ${right} out of ${rules.words}`;
      assert.deepEqual(
        emitted.filter((emit) => emit.type === 'toast.shown'),
        [{ type: 'toast.shown', kind: 'success', title }],
      );
    }
  },
  takes: {
    'load.retried': [{ preparing: 'failed' }],
    'game.started': [{ preparing: 'ready' }],
    'answer.revealed': [{ playing: { word: 'recalling' } }],
    'word.rated': [{ playing: { word: 'revealed' } }],
    'game.replayed': ['complete'],
  },
  tags: { setup: ['preparing'], busy: [{ preparing: 'loading' }], timed: ['playing'] },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load flashcards. Please try again.' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    ...scores.map((right) => ({
      type: 'toast.shown' as const,
      kind: 'success' as const,
      title: `Challenge completed! Your score: ${right} out of 3`,
    })),
    ...scores.map((right) => ({
      type: 'game.finished' as const,
      result: expect.objectContaining({ game: 'daily-challenge', right, total: 3 }),
    })),
  ],
});
