import { GAME_MEMORY, GRAMMAR_QUESTIONS } from '#machines/constants.ts';
import { grammarTypes } from '#machines/games/exercise.types.ts';
import {
  judgeAnswer,
  knownPoints,
  missedAfter,
  newGame,
  onPoints,
  pickQuestions,
  unplayed,
  withGames,
  type History,
} from '#machines/games/grammar-master.rules.ts';
import { grammarXp } from '#machines/learning/xp.rules.ts';
import { describe, expect, test } from 'vitest';
import bank from '../../src/content/grammar-questions.ts';
import { questions } from '../support/questions.ts';

describe('XP', () => {
  test.each([
    ['easy', 5, 5, 0, 150],
    ['easy', 0, 5, 0, 100],
    ['easy', 0, 5, 250, 50],
    ['easy', 0, 5, 9999, 50],
    ['easy', 5, 5, 254, 100],
    ['easy', 5, 5, 249, 101],
    ['medium', 7, 10, 95, 176],
    ['hard', 1, 15, 44, 201],
    ['hard', 15, 15, 15, 249],
    ['hard', 2, 15, 750, 157],
  ] as const)('%s, %i of %i right in %i s earn %i', (difficulty, right, total, seconds, xp) => {
    expect(grammarXp(difficulty, right, total, seconds)).toBe(xp);
  });
});

test('an answer is right only when it is exactly the right option', () => {
  const [question] = pickQuestions(questions('noun'), 'noun', 1, 1).questions;
  if (!question) throw new Error('No question');
  expect(judgeAnswer(question, 'noun-0 b')).toEqual({ id: 'noun-0', chosen: 'noun-0 b', right: true });
  expect(judgeAnswer(question, 'Noun-0 b').right).toBe(false);
});

test('a question asked counts once, however often the setup opens', () => {
  const log = [['a', 'b'], ['c']];
  const first = withGames(log, []);
  const played = withGames(first, [['b', 'd']]);
  expect(played).toEqual([['a'], ['c'], ['b', 'd']]);
  expect(withGames([...log, ['b', 'd']], played)).toEqual(played);
});

test('with no points chosen, all questions are asked', () => {
  const all = questions('noun', 'verb');
  expect(onPoints(all, [])).toEqual(all);
  expect(onPoints(all, ['plural'])).toEqual(all);
  expect(onPoints(all, ['gender'])).toEqual([]);
});

test('a missed question that comes again is asked once', () => {
  const all = questions('noun', 'noun', 'noun', 'noun');
  const asked = [['noun-0'], ...Array.from({ length: GAME_MEMORY }, () => ['gone'])];
  for (let seed = 0; seed < 20; seed += 1) {
    const picked = pickQuestions(all, 'noun', 6, seed, { recentGames: asked, missed: ['noun-0'] });
    expect(picked.questions.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id));
  }
});

describe('choosing', () => {
  const small = questions('noun', 'noun', 'verb', 'mixed', 'mixed', 'pronoun');

  test('a type takes its own questions first and fills up with mixed ones only', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const typesOf = (count: number) =>
        pickQuestions(small, 'noun', count, seed)
          .questions.map(({ grammarType }) => grammarType)
          .toSorted();
      expect(typesOf(2)).toEqual(['noun', 'noun']);
      expect(typesOf(3)).toEqual(['mixed', 'noun', 'noun']);
      expect(typesOf(9)).toEqual(['mixed', 'mixed', 'noun', 'noun']);
    }
  });

  test('the fillers are anywhere among the others', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 200; seed += 1) {
      const { questions: picked } = pickQuestions(small, 'noun', 3, seed);
      places.add(picked.findIndex(({ grammarType }) => grammarType === 'mixed'));
    }
    expect(places).toEqual(new Set([0, 1, 2]));
  });

  test('mixed takes questions of all types', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 50; seed += 1) {
      for (const { grammarType } of pickQuestions(small, 'mixed', 2, seed).questions) types.add(grammarType);
    }
    expect([...types].toSorted()).toEqual(['mixed', 'noun', 'pronoun', 'verb']);
  });

  test('the same seed gives the same game, the next seed another', () => {
    const first = pickQuestions(bank, 'verb', 10, 7);
    expect(pickQuestions(bank, 'verb', 10, 7)).toEqual(first);
    expect(pickQuestions(bank, 'verb', 10, first.seed).questions).not.toEqual(first.questions);
  });

  test('the right option is in every place about equally often', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed += 1) {
      for (const { options, correctAnswer } of pickQuestions(small, 'mixed', 5, seed).questions) {
        const place = options.indexOf(correctAnswer);
        places[place] = (places[place] ?? 0) + 1;
      }
    }
    for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(80);
  });

  test.each(grammarTypes)('the real questions give a full game of every length for %s', (type) => {
    for (const count of Object.values(GRAMMAR_QUESTIONS)) {
      for (let seed = 0; seed < 100; seed += 1) {
        const { questions: picked } = pickQuestions(bank, type, count, seed);
        expect(new Set(picked.map(({ id }) => id)).size).toBe(count);
        for (const { options, correctAnswer, id } of picked) {
          expect(new Set(options).size).toBe(4);
          expect(options).toContain(correctAnswer);
          expect(options.toSorted()).toEqual(bank.find((one) => one.id === id)?.options.toSorted());
        }
      }
    }
  });
});

describe('from game to game', () => {
  const pool = questions(...Array.from({ length: 60 }, () => 'mixed' as const));
  const idsOf = (count: number, seed: number, history: History) =>
    pickQuestions(pool, 'mixed', count, seed, history).questions.map(({ id }) => id);

  test('new questions come first, then those asked longest ago', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const asked: string[][] = [];
      for (let game = 0; game < 8; game += 1) {
        asked.push(idsOf(15, seed + 100 * game, { recentGames: asked, missed: [] }));
      }
      expect(new Set(asked.slice(0, 4).flat()).size).toBe(60);
      expect(asked[4]?.toSorted()).toEqual(asked[0]?.toSorted());
      expect(asked[7]?.toSorted()).toEqual(asked[3]?.toSorted());
    }
  });

  test('a missed question comes again, but not in the next two games', () => {
    const missed = ['mixed-0', 'mixed-1'];
    for (let seed = 0; seed < 50; seed += 1) {
      const history = (...recentGames: string[][]) => ({ recentGames, missed });
      expect(idsOf(10, seed, history(missed)).filter((id) => missed.includes(id))).toEqual([]);
      expect(idsOf(10, seed, history(missed, ['mixed-9'])).filter((id) => missed.includes(id))).toEqual([]);
      expect(idsOf(10, seed, history(missed, ['mixed-9'], ['mixed-8']))).toEqual(
        expect.arrayContaining(missed),
      );
    }
  });

  test.each([
    [5, 1],
    [10, 3],
    [15, 5],
  ])('of %i questions at most %i were missed before, while there are new ones', (count, most) => {
    const missed = pool.slice(0, 30).map(({ id }) => id);
    for (let seed = 0; seed < 50; seed += 1) {
      const ids = idsOf(count, seed, { recentGames: [missed, ['x'], ['y']], missed });
      expect(ids.length).toBe(count);
      expect(ids.filter((id) => missed.includes(id)).length).toBe(most);
    }
  });

  test('an answer takes a question off the missed ones or puts it on', () => {
    const answer = (id: string, right: boolean) => ({ id, chosen: '', right });
    expect(missedAfter(['a', 'b', 'c'], [answer('a', true), answer('b', false), answer('d', false)])).toEqual(
      ['c', 'b', 'd'],
    );
  });
});

describe('points of grammar to practice', () => {
  const small = questions('noun', 'verb', 'pronoun', 'mixed', 'mixed', 'noun').map((question, index) => ({
    ...question,
    point: index < 4 ? 'plural' : 'gender',
  }));

  test('are asked alone, whatever the type, new questions first, even if they are fewer than the game has', () => {
    const game = { ...unplayed({ seed: 1, points: ['plural'] }), bank: small, difficulty: 'medium' as const };
    const asked = [small.slice(0, 3).map(({ id }) => id)];
    const { questions: dealt } = newGame({ ...game, filter: 'noun', recentGames: asked });
    expect(dealt.map(({ id }) => id).toSorted()).toEqual(
      small
        .slice(0, 4)
        .map(({ id }) => id)
        .toSorted(),
    );
    const rules = { ...game.rules, questions: { easy: 1, medium: 1, hard: 1 } };
    for (let seed = 0; seed < 20; seed += 1)
      expect(newGame({ ...game, seed, rules, recentGames: asked }).questions.map(({ id }) => id)).toEqual([
        small[3]?.id,
      ]);
  });

  test('are those that have questions, enough of them for a game', () => {
    expect(knownPoints(small, ['unknown', 'plural'])).toEqual(['plural']);
    expect(knownPoints(small, ['gender'])).toEqual([]);
    expect(knownPoints(small, ['gender', 'plural'])).toEqual(['gender', 'plural']);
    expect(knownPoints(small, ['', '<b>😀'])).toEqual([]);
  });
});
