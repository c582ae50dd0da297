import { categoryAt } from '#machines/learning/card-ids.rules.ts';
import {
  cardsFor,
  cardsOnPage,
  categoriesOf,
  findCards,
  matchesIn,
  pageCount,
  pageWindow,
  requestOf,
} from '#machines/study/flashcards.rules.ts';
import { describe, expect, test } from 'vitest';
import greetings from '../../src/content/cards/greetings.ts';
import { categories } from '../../src/content/categories.ts';
import { cards } from '../support/cards.ts';
import { cards as everything, flashcards } from '../support/content-files.ts';

const deck = greetings.map((data) => ({ ...data, category: 'greetings' as const }));
const found = (search: string) => findCards(deck, search).map(({ id }) => id);

describe('search', () => {
  test.each([
    ['Spanish', 'adiós'],
    ['Spanish without its accent', 'adios'],
    ['capital letters and spaces around', '  ADIÓS '],
    ['English', 'goodbye'],
    ['a word of the example', 'desde el tren'],
  ])('finds a card by %s', (_what, search) => {
    expect(found(search)).toContain('greetings-adios');
  });

  test('finds nothing across the border of two fields', () => {
    expect(found('adiós! goodbye')).toEqual([]);
    expect(found('adiós!goodbye')).toEqual([]);
  });

  test.each(['', '   '])('shows every card for "%s"', (search) => {
    expect(found(search).length).toBe(45);
  });

  test.each(['<b>', '😀', '(', '\\', 'x'.repeat(10_000)])('takes odd text literally: %s', (search) => {
    expect(found(search.slice(0, 10_000)).every((id) => id.startsWith('greetings-'))).toBe(true);
  });
});

describe('among all flashcards', () => {
  const all = { kind: 'all' } as const;

  test('a learner browses the 950 of the categories', () => {
    expect(matchesIn(all, everything, ' ')).toEqual(flashcards);
    expect(flashcards).toHaveLength(950);
  });

  test('a search also finds words that only the course teaches', () => {
    expect(matchesIn(all, everything, 'llover').map(({ id }) => id)).toContain('course-llover');
  });

  test('the page of those words shows them all', () => {
    const words = everything.filter(({ category }) => category === 'course');
    expect(matchesIn({ kind: 'category', category: 'course' }, words, '')).toBe(words);
    expect(requestOf(undefined, 'course-llover')).toEqual({
      kind: 'card',
      category: 'course',
      id: 'course-llover',
    });
  });
});

describe('pages', () => {
  test.each([
    [0, 1],
    [6, 1],
    [7, 2],
    [13, 3],
  ])('%i cards take %i pages', (count, pages) => {
    expect(pageCount(count)).toBe(pages);
  });

  test.each([
    [1, [0, 1, 2, 3, 4, 5]],
    [2, [6, 7, 8, 9, 10, 11]],
    [3, [12]],
  ])('page %i shows the cards %j', (page, places) => {
    const all = cards(13);
    expect(cardsOnPage(all, page)).toEqual(places.map((place) => all[place]));
  });

  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('page %i of %i offers %j', (page, pages, window) => {
    expect(pageWindow(page, pages)).toEqual(window);
  });
});

test.each([
  [undefined, undefined, { kind: 'all' }],
  ['verbs', undefined, { kind: 'category', category: 'verbs' }],
  ['klingon', undefined, { kind: 'unknown' }],
  [undefined, 'food-drinks-el-pan', { kind: 'card', category: 'food-drinks', id: 'food-drinks-el-pan' }],
  [undefined, 'constructor', { kind: 'unknown' }],
  [undefined, undefined, { kind: 'list', ids: ['nouns-el-sol', 'verbs-ser'] }, 'nouns-el-sol,verbs-ser'],
  [undefined, undefined, { kind: 'list', ids: ['verbs-ser'] }, 'verbs-ser,verbs-ser'],
  [undefined, undefined, { kind: 'list', ids: [''] }, ''],
] as const)('the address parts %s and %s ask for %j', (category, id, request, list: string | null = null) => {
  expect(requestOf(category, id, list)).toEqual(request);
});

test.each([
  ['its slug', 'food-drinks', 'food-drinks'],
  ['its title', 'Food & Drinks', 'food-drinks'],
  ['its title as an address holds it', 'Food%20%26%20Drinks', 'food-drinks'],
  ['capital letters and spaces around', '%20FOOD-drinks ', 'food-drinks'],
  ['no name of any', 'submarines', null],
  ['no text that an address can hold', '100%', null],
  ['nothing', '', null],
])('an address names a category by %s', (_what, text, category) => {
  expect(categoryAt(text, categories)).toBe(category);
});

test('a list of cards needs their categories only, and is shown in its order without unknown ids', () => {
  const [first, second, third] = cards(3);
  const ids = [third, first].map((card) => card?.id ?? '');
  const request = { kind: 'list', ids: ['nouns-nada', ...ids, 'nada'] } as const;
  expect(categoriesOf(request)).toEqual(['nouns', 'food-drinks']);
  expect(cardsFor(request, cards(3))).toEqual([third, first]);
  expect(cardsFor({ kind: 'list', ids: ['nada'] }, cards(3))).toEqual([]);
  expect(cardsFor({ kind: 'all' }, cards(2))).toEqual([first, second]);
});
