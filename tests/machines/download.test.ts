import {
  backPlace,
  basicCards,
  cardsOf,
  categoriesOf,
  countOf,
  countProblem,
  fileNameOf,
  frontPlace,
  pagesOfCards,
  pdfSets,
  titleOf,
  type CardOrder,
  type DownloadRequest,
} from '#machines/upkeep/download.rules.ts';
import { categorySlugs, type Card } from '#machines/types.ts';
import { describe, expect, test } from 'vitest';
import { loadCategory } from '../../src/services/cards.ts';
import { card as cardOf, cards } from '../support/cards.ts';

const all = (await Promise.all(categorySlugs.map(loadCategory))).flat();
const of = (category: string) => all.filter((card) => card.category === category);
const words = (chosen: readonly Card[]) => chosen.map(({ spanish }) => spanish);

describe('the four sets', () => {
  test('have 15, 25, 30 and 10 cards', () => {
    expect(pdfSets.map(({ title, count }) => [title, count])).toEqual([
      ['Basic Greetings', 15],
      ['Common Verbs', 25],
      ['Essential Nouns', 30],
      ['Grammar Cards', 10],
    ]);
  });

  test.each(pdfSets)('$title is named by it and made from its category', (set) => {
    const request: DownloadRequest = { kind: 'set', set, paper: 'a4' };
    expect(titleOf(request)).toBe(set.title);
    expect(fileNameOf(request)).toBe(`camino-${set.title.toLowerCase().replace(' ', '-')}.pdf`);
    expect(categoriesOf(request)).toEqual([set.category]);
  });

  test.each(pdfSets)('$title holds its basic cards', (set) => {
    const chosen = cardsOf({ kind: 'set', set, paper: 'a4' }, of(set.category));
    expect(chosen.length).toBe(set.count);
    expect(chosen.every(({ difficulty }) => difficulty === 'easy')).toBe(true);
    const easyGroups = new Set(
      of(set.category).flatMap((card) => (card.difficulty === 'easy' ? [card.group] : [])),
    );
    expect(new Set(chosen.map(({ group }) => group)).size).toBe(Math.min(easyGroups.size, set.count));
  });
});

test('basic cards: easy before hard, one of each group after the other, in their original order', () => {
  const card = (spanish: string, group: string, difficulty: 'easy' | 'hard') => ({
    ...cards(1)[0],
    spanish,
    group,
    difficulty,
  });
  const given = [
    card('a1', 'a', 'easy'),
    card('a2', 'a', 'hard'),
    card('a3', 'a', 'easy'),
    card('a4', 'a', 'easy'),
    card('b1', 'b', 'easy'),
    card('b2', 'b', 'hard'),
  ] as Card[];
  expect(words(basicCards(given, 2))).toEqual(['a1', 'b1']);
  expect(words(basicCards(given, 4))).toEqual(['a1', 'a3', 'a4', 'b1']);
  expect(words(basicCards(given, 5))).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  expect(basicCards(given, 99)).toEqual(given);
});

test('basic cards: a card without a difficulty is easy, and cards without a group form one', () => {
  const given = [
    cardOf('1', 'hard', '', { difficulty: 'hard' }),
    cardOf('2', 'first', ''),
    cardOf('3', 'second', ''),
    cardOf('4', 'grouped', '', { group: 'a' }),
    cardOf('5', 'third', ''),
  ];
  expect(words(basicCards(given, 1))).toEqual(['first']);
  expect(words(basicCards(given, 2))).toEqual(['first', 'grouped']);
  expect(words(basicCards(given, 3))).toEqual(['first', 'second', 'grouped']);
  expect(words(basicCards(given, 4))).toEqual(['first', 'second', 'grouped', 'third']);
});

describe('a custom PDF', () => {
  const custom = (order: CardOrder, count: number, seed = 7): DownloadRequest => ({
    kind: 'custom',
    categories: ['greetings', 'food-drinks'],
    count,
    order,
    seed,
    paper: 'a4',
    form: 'list',
  });
  const both = [...of('greetings'), ...of('food-drinks')];

  test('as in the app takes cards of every category', () => {
    const chosen = cardsOf(custom('app', 20), both);
    expect(chosen.length).toBe(20);
    expect(chosen).toEqual(both.filter((card) => chosen.includes(card)));
    expect(new Set(chosen.map(({ category }) => category)).size).toBe(2);
  });

  test('is named by its number of cards and made from the categories chosen', () => {
    const request = custom('app', 20);
    expect(titleOf(request)).toBe('My Spanish cards');
    expect(fileNameOf(request)).toBe('camino-my-cards-20.pdf');
    expect(categoriesOf(request)).toEqual(['greetings', 'food-drinks']);
  });

  test('alphabetical lists accents, articles, marks and equal words as a Spanish dictionary does', () => {
    const deck = [
      '¡Zas!',
      'la ñandú',
      'el oso',
      '¿Ánimo?',
      'elegir',
      'LAS uvas',
      'nube',
      'a',
      'a',
      'pan con la sal',
      'pan con mesa',
      'sí ¡zas!',
      'sí mamá',
    ].map((spanish, index) => ({ ...cards(1)[0], id: `id-${13 - index}`, spanish })) as Card[];
    const chosen = cardsOf(custom('alphabetical', 13), deck);
    expect(words(chosen)).toEqual([
      'a',
      'a',
      '¿Ánimo?',
      'elegir',
      'nube',
      'la ñandú',
      'el oso',
      'pan con la sal',
      'pan con mesa',
      'sí ¡zas!',
      'sí mamá',
      'LAS uvas',
      '¡Zas!',
    ]);
    expect(chosen.slice(0, 2).map(({ id }) => id)).toEqual(['id-5', 'id-6']);
  });

  test('alphabetical goes by the Spanish word without its article or opening mark', () => {
    const chosen = words(cardsOf(custom('alphabetical', 120), both));
    expect(chosen.indexOf('el agua')).toBeLessThan(chosen.indexOf('¡Buenos días!'));
    expect(chosen.indexOf('¡Buenos días!')).toBeLessThan(chosen.indexOf('el café'));
    expect(chosen.length).toBe(120);
  });

  test('shuffled is another order for another seed, and the same for the same', () => {
    expect(cardsOf(custom('shuffled', 20), both)).toEqual(cardsOf(custom('shuffled', 20), both));
    expect(cardsOf(custom('shuffled', 20), both).length).toBe(20);
    expect(cardsOf(custom('shuffled', 20), both)).not.toEqual(cardsOf(custom('shuffled', 20, 8), both));
    expect(new Set(words(cardsOf(custom('shuffled', 120), both)))).toEqual(new Set(words(both)));
  });
});

test('a file is named after its contents, and an export holds all cards of its category', () => {
  const anki: DownloadRequest = { kind: 'anki', category: 'food-drinks', title: 'Food & Drinks' };
  expect(fileNameOf(anki)).toBe('camino-food-drinks.apkg');
  expect(fileNameOf({ ...anki, kind: 'csv' })).toBe('camino-food-drinks.csv');
  expect(categoriesOf(anki)).toEqual(['food-drinks']);
  expect(titleOf(anki)).toBe('Food & Drinks');
  expect(cardsOf(anki, of('food-drinks'))).toEqual(of('food-drinks'));
  expect(of('food-drinks').length).toBe(75);
});

test.each([
  ['1', null],
  ['45', null],
  [' 20 ', null],
  ['0', 'Enter at least 1 card.'],
  ['-1', 'Enter at least 1 card.'],
  ['46', 'There are only 45 cards in the chosen categories.'],
  ['1000000000', 'There are only 45 cards in the chosen categories.'],
  ['9'.repeat(10_000), 'There are only 45 cards in the chosen categories.'],
  ['20,0', null],
  ['20,00', null],
  ['+20', null],
  ['45.5', 'There are only 45 cards in the chosen categories.'],
  ['0.5', 'Enter at least 1 card.'],
  ['2.5', 'Enter a whole number of cards.'],
  ['2,5', 'Enter a whole number of cards.'],
  ['2,', 'Enter a number from 1 to 45.'],
  ['20 cards', 'Enter a number from 1 to 45.'],
  ['about 20', 'Enter a number from 1 to 45.'],
  ['1e9', 'Enter a number from 1 to 45.'],
  ['', 'Enter a number from 1 to 45.'],
  ['twenty', 'Enter a number from 1 to 45.'],
  ['<b>20</b>', 'Enter a number from 1 to 45.'],
])('the number %.20s of 45 cards: %s', (text, problem) => {
  expect(countProblem(text, 45)).toBe(problem);
});

test.each([
  ['20', 20],
  [' 20 ', 20],
  ['20,0', 20],
  ['20.0', 20],
])('a count typed as “%s” makes a file of %i cards', (text, count) => {
  expect(countProblem(text, 45)).toBeNull();
  expect(countOf(text)).toBe(count);
});

test('cards to cut out: pages, and every back behind its front', () => {
  expect([1, 10, 11, 60].map(pagesOfCards)).toEqual([2, 2, 4, 12]);
  const fronts = Array.from({ length: 10 }, (_unused, index) => frontPlace(index));
  expect(fronts.map(({ column, row }) => `${row}${column}`).join(' ')).toBe('00 01 10 11 20 21 30 31 40 41');
  expect(new Set(fronts.map(({ column, row }) => `${column}/${row}`)).size).toBe(10);
  for (const [index, front] of fronts.entries())
    expect(backPlace(index)).toEqual({ column: 1 - front.column, row: front.row });
});
