import { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import {
  coversLevels,
  pickSentences,
  isSolved,
  placeWord,
  rightPlaces,
  shuffleWords,
  takeBack,
  gameOf,
  sizeOf,
} from '#machines/games/sentence-builder.rules.ts';
import type { Sentence } from '#machines/games/exercise.types.ts';
import type { Difficulty } from '#machines/types.ts';
import { sentenceXp } from '#machines/learning/xp.rules.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type EmittedFrom } from 'xstate';
import bank from '../../src/content/sentences.ts';
import { sentences } from '../support/sentences.ts';

const seeds = Array.from({ length: 200 }, (_unused, seed) => seed);
const [a, b, c] = ['a', 'b', 'c'].map((text, id) => ({ id, text })) as [Word, Word, Word];

interface Word {
  id: number;
  text: string;
}

test.each<[Difficulty, number, number]>([
  ['easy', 5, 50],
  ['medium', 5, 75],
  ['hard', 7, 140],
  ['hard', 0, 0],
])('%s with %i solved earns %i XP', (difficulty, correct, xp) => {
  expect(sentenceXp(difficulty, correct)).toBe(xp);
});

describe('choosing', () => {
  test.each<[Difficulty, number]>([
    ['easy', 5],
    ['medium', 5],
    ['hard', 7],
  ])('%s: %i different sentences of the level, none of them in the right order', (level, count) => {
    for (const seed of seeds) {
      const picked = pickSentences(bank, level, count, seed).sentences;
      expect(new Set(picked.map(({ id }) => id)).size).toBe(count);
      for (const sentence of picked) {
        expect(bank.find(({ id }) => id === sentence.id)?.level).toBe(level);
        expect(textOf(sentence.shuffledWords)).not.toBe(sentence.spanish);
        expect(sentence.shuffledWords.map(({ text }) => text).toSorted()).toEqual(sentence.words.toSorted());
        expect(new Set(sentence.shuffledWords.map(({ id }) => id)).size).toBe(sentence.words.length);
      }
    }
  });

  test('the same seed gives the same game, and every sentence is chosen at some time', () => {
    expect(pickSentences(bank, 'easy', 5, 7)).toEqual(pickSentences(bank, 'easy', 5, 7));
    const picked = seeds.flatMap((seed) => pickSentences(bank, 'easy', 5, seed).sentences);
    expect(new Set(picked.map(({ id }) => id)).size).toBe(7);
  });

  test('all of a level that has fewer sentences than asked for', () => {
    expect(pickSentences(sentences('easy', 'hard'), 'easy', 5, 1).sentences.length).toBe(1);
  });

  test('a bank must cover all levels', () => {
    expect(coversLevels(bank)).toBe(true);
    expect(coversLevels(sentences('easy', 'medium', 'hard'))).toBe(true);
    expect(coversLevels(sentences('easy', 'medium'))).toBe(false);
    expect(coversLevels([])).toBe(false);
  });
});

describe('shuffling', () => {
  test('never yields the right order, even if there is only one other', () => {
    const two = sentenceOf('Hola', 'Ana.');
    for (const seed of seeds)
      expect(textOf(shuffleWords(two, seed).sentence.shuffledWords)).toBe('Ana. Hola');
  });

  test('never yields it when a word occurs twice', () => {
    const twice = sentenceOf('no', 'no', 'sé.');
    for (const seed of seeds) {
      expect(textOf(shuffleWords(twice, seed).sentence.shuffledWords)).not.toBe('no no sé.');
    }
  });

  test('reaches every other order', () => {
    const three = sentenceOf('Me', 'llamo', 'Ana.');
    const orders = seeds.map((seed) => textOf(shuffleWords(three, seed).sentence.shuffledWords));
    expect(new Set(orders).size).toBe(5);
  });
});

describe('placing', () => {
  test.each([
    ['at the end', [a, b], c, undefined, 'a b c'],
    ['before the first', [a, b], c, 0, 'c a b'],
    ['between', [a, b], c, 1, 'a c b'],
    ['past the end', [a, b], c, 99, 'a b c'],
    ['before the beginning', [a, b], c, -5, 'c a b'],
    ['moved forward', [a, b, c], c, 0, 'c a b'],
    ['moved back', [a, b, c], a, 1, 'b a c'],
    ['where it is', [a, b, c], b, 1, 'a b c'],
  ])('%s', (_where, answer, word, position, text) => {
    expect(textOf(placeWord(answer, word, position))).toBe(text);
  });

  test('taking back leaves the other words as they are', () => {
    expect(takeBack([a, b, c], 1)).toEqual([a, c]);
    expect(takeBack([a, c], 1)).toEqual([a, c]);
  });
});

describe('judging', () => {
  const twice = sentenceOf('no', 'no', 'sé.');

  test('compares the joined words: equal ones may change places', () => {
    const [first, second, third] = twice.words.map((text, id) => ({ id, text })) as [Word, Word, Word];
    expect(isSolved(twice, [second, first, third])).toBe(true);
    expect(isSolved(twice, [first, third, second])).toBe(false);
    expect(isSolved(twice, [first, second])).toBe(false);
    expect(isSolved(undefined, [])).toBe(false);
    expect(rightPlaces(twice, [second, third, first])).toEqual([true, false, false]);
  });
});

test('a sentence that took two checks is solved, but not at the first try; XP counts solved ones', async () => {
  const clock = new SimulatedClock();
  const machine = sentenceBuilderMachine.provide({
    actors: { loadSentences: fromPromise(() => Promise.resolve<readonly Sentence[]>(bank)) },
  });
  const game = createActor(machine, { input: { seed: 3 }, clock });
  const emitted: EmittedFrom<typeof machine>[] = [];
  game.on('*', (emit) => emitted.push(emit));
  game.start();
  await waitFor(game, (state) => !state.hasTag('busy'));
  game.send({ type: 'game.started' });
  for (let index = 0; index < 5; index += 1) {
    if (index === 1) {
      for (const { id } of offered(game)) game.send({ type: 'word.placed', id });
      game.send({ type: 'answer.submitted' });
      game.send({ type: 'sentence.reset' });
    }
    for (const { id } of offered(game).toSorted((one, other) => one.id - other.id)) {
      game.send({ type: 'word.placed', id });
    }
    game.send({ type: 'answer.submitted' });
    game.send({ type: 'answer.submitted' });
    clock.increment(1500);
  }
  clock.increment(60_000);
  const results = emitted.flatMap((emit) => (emit.type === 'game.finished' ? [emit.result] : []));
  expect(results.length).toBe(1);
  expect(results[0]).toMatchObject({ game: 'sentence-builder', difficulty: 'easy', right: 5, total: 5 });
  expect(game.getSnapshot().context.solved.map(({ right }) => right)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  game.stop();
});

function offered(game: { getSnapshot: () => { context: Context } }): readonly Word[] {
  const { sentences: asked, index } = game.getSnapshot().context;
  return asked[index]?.shuffledWords ?? [];
}

interface Context {
  sentences: readonly { shuffledWords: readonly Word[] }[];
  index: number;
}

function sentenceOf(...words: string[]): Sentence {
  return { id: words.join('-'), spanish: words.join(' '), english: '', words, level: 'easy' };
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

test('a game of the course counts and pays as the level that was dealt', () => {
  const context = { difficulty: 'course' as const, level: 'A2' as const };
  expect(sizeOf(context)).toBe('a2');
  expect(sizeOf({ ...context, difficulty: 'easy' })).toBe('easy');
  expect(gameOf({ recentGames: [] }, { sentences: [], seed: 2, level: 'B1' })).toMatchObject({
    level: 'B1',
    seed: 2,
  });
});
