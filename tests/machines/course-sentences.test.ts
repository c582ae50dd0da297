import type { BankSentence } from '#machines/games/bank.types.ts';
import { courseSentence } from '#machines/games/course-sentences.rules.ts';
import { dealOf, isSolved, rightPlaces, shuffleWords } from '#machines/games/sentence-builder.rules.ts';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../src/content/bank-entries.ts';

const files = import.meta.glob<readonly object[]>('../../src/content/bank/*.ts', {
  eager: true,
  import: 'default',
});
const bank = Object.entries(files).flatMap(([file, entries]) =>
  sentencesOf(file.replaceAll(/.*\/|\.ts$/g, ''), entries),
);
const seeds = Array.from({ length: 30 }, (_unused, seed) => seed);

function sentence(spanish: string, more: Partial<BankSentence> = {}): BankSentence {
  return { id: 'a1-casa-x', spanish, english: 'x', unit: 'a1-casa', level: 'A1', ...more };
}

const answerOf = (words: readonly string[]) => words.map((text, id) => ({ id, text }));

describe('the words on offer', () => {
  test('are those of the sentence where it has one order', () => {
    expect(courseSentence(sentence('¿Quién cocina aquí?'))?.words).toEqual(['¿Quién', 'cocina', 'aquí?']);
    expect(courseSentence(sentence('¿Quién cocina aquí?'))?.orders).toBeUndefined();
  });

  test('lose what only one order has on them', () => {
    const asked = courseSentence(
      sentence('¿Está Marcos dentro o fuera?', {
        orders: ['¿Marcos está dentro o fuera?', '¿Está Marcos fuera o dentro?'],
      }),
    );
    expect(asked?.words).toEqual(['está', 'Marcos', 'dentro', 'o', 'fuera']);
    expect(asked?.orders).toEqual([
      ['Marcos', 'está', 'dentro', 'o', 'fuera'],
      ['está', 'Marcos', 'fuera', 'o', 'dentro'],
    ]);
  });

  test('keep what all orders have on them', () => {
    const asked = courseSentence(
      sentence('Estamos abajo, en casa, hoy.', { orders: ['Estamos en casa, abajo, hoy.'] }),
    );
    expect(asked?.words).toEqual(['Estamos', 'abajo,', 'en', 'casa,', 'hoy.']);
  });

  test('have no order of other words', () => {
    const asked = courseSentence(
      sentence('Vivo en un apartamento.', {
        alsoSpanish: ['Vivo en un piso.'],
        orders: ['En un apartamento vivo yo.'],
      }),
    );
    expect(asked).toMatchObject({ words: ['Vivo', 'en', 'un', 'apartamento.'] });
    expect(asked?.orders).toBeUndefined();
  });

  test.each(['Muchas gracias.', 'uno dos tres cuatro cinco seis siete ocho nueve diez once'])(
    '%s has too few or too many',
    (spanish) => {
      expect(courseSentence(sentence(spanish))).toBeNull();
    },
  );
});

describe.each([
  { shuffles: 5, tags: [] },
  { shuffles: 30, tags: ['long'] },
])('dealt in $shuffles games', ({ shuffles, tags }) => {
  test(
    'every sentence of the course can be built, in each of its orders, and is not offered in one',
    { tags },
    () => {
      const asked = bank.flatMap((one) => courseSentence(one) ?? []);
      expect(asked.length).toBeGreaterThan(0.9 * bank.length);
      for (const built of asked) {
        for (const order of [built.words, ...(built.orders ?? [])]) {
          expect(order.toSorted()).toEqual(built.words.toSorted());
          expect(isSolved(built, answerOf(order))).toBe(true);
          expect(rightPlaces(built, answerOf(order))).toEqual(order.map(() => true));
        }
        const solved = seeds
          .slice(0, shuffles)
          .filter((seed) => isSolved(built, shuffleWords(built, seed).sentence.shuffledWords));
        expect(solved, built.id).toEqual([]);
      }
    },
  );
});

test('a word is in its place as in the order that is closest to the answer', () => {
  const built = {
    id: 'x',
    spanish: 'a b c d',
    english: '',
    words: ['a', 'b', 'c', 'd'],
    orders: [['d', 'c', 'b', 'a']],
  };
  expect(rightPlaces(built, answerOf(['d', 'c', 'a', 'b']))).toEqual([true, true, false, false]);
});

test('new sentences come first, then those asked longest ago', () => {
  const pool = bank.slice(0, 20).flatMap((one) => courseSentence(one) ?? []);
  for (const seed of seeds) {
    const games: string[][] = [];
    for (let next = seed; games.length < 4; next += 100) {
      games.push(dealOf(pool, 7, games, next).sentences.map(({ id }) => id));
    }
    const first = games.slice(0, 2).flat();
    expect(new Set(first).size).toBe(14);
    const third = games[2] ?? [];
    expect(third.filter((id) => first.includes(id)).every((id) => games[0]?.includes(id))).toBe(true);
  }
});
