import { inflectionsOf, kindOf } from '#machines/learning/forms.rules.ts';
import type { CategorySlug } from '#machines/types.ts';
import { expect, it } from 'vitest';
import { cards } from '../support/content-files.ts';
import { allowing, spanishDictionary, misspellings } from '../support/spelling.ts';
import { allowedSpanish } from '../support/spelling-allowed.ts';

const inflected = cards.flatMap((card) => {
  const text = inflectionsOf(card);
  return text ? [{ place: card.id, card, text }] : [];
});

it.each<[spanish: string, category: CategorySlug, forms: string | undefined]>([
  ['alto', 'adjectives', 'alto, alta, altos, altas'],
  ['verde', 'adjectives', 'verde, verdes'],
  ['fácil', 'adjectives', 'fácil, fáciles'],
  ['feliz', 'adjectives', 'feliz, felices'],
  ['inglés', 'adjectives', 'inglés, inglesa, ingleses, inglesas'],
  ['español', 'adjectives', 'español, española, españoles, españolas'],
  ['trabajador', 'adjectives', 'trabajador, trabajadora, trabajadores, trabajadoras'],
  ['mejor', 'adjectives', 'mejor, mejores'],
  ['marrón', 'adjectives', 'marrón, marrones'],
  ['el lápiz', 'nouns', 'los lápices'],
  ['la canción', 'nouns', 'las canciones'],
  ['el autobús', 'nouns', 'los autobuses'],
  ['el país', 'nouns', undefined],
  ['la casa', 'nouns', undefined],
  ['el color', 'nouns', undefined],
  ['los padres', 'nouns', undefined],
  ['el/la turista', 'nouns', undefined],
  ['hablar', 'verbs', undefined],
])('%s in %s: %s', (spanish, category, forms) => {
  expect(inflectionsOf({ spanish, category })).toBe(forms);
});

it('prefers what the card says', () => {
  const word = { spanish: 'joven', category: 'adjectives' } as const;
  expect(inflectionsOf({ ...word, forms: 'joven, jóvenes' })).toBe('joven, jóvenes');
});

it('gives only words of the dictionary', () => {
  const spanish = allowing(spanishDictionary, {
    ...allowedSpanish,
    'a plural that is said': ['currículums'],
  });
  expect(misspellings(inflected, spanish)).toEqual([]);
});

const withoutPlural: ReadonlySet<string> = new Set([
  'course-el-internet',
  'course-el-norte',
  'course-el-oeste',
  'course-el-sur',
]);

it('gives the plural of every noun that does not just add -s or -es', () => {
  const spanish = allowing(spanishDictionary, allowedSpanish);
  const plain = cards.flatMap((card) => {
    const noun = /^(?:el|la) (\p{L}+)$/u.exec(card.spanish)?.[1];
    if (noun === undefined || inflectionsOf(card) !== undefined || withoutPlural.has(card.id)) return [];
    return [{ place: card.id, text: /[aeiouáéóú]$/u.test(noun) ? `${noun}s` : `${noun}es` }];
  });
  expect(plain.length).toBeGreaterThan(200);
  expect(misspellings(plain, spanish)).toEqual([]);
});

it('gives every adjective two or four forms, the headword first', () => {
  for (const { card, text } of inflected.filter((each) => kindOf(each.card) === 'adjectives')) {
    expect([2, 4]).toContain(text.split(', ').length);
    expect(text.split(', ')[0]).toBe(card.spanish);
  }
});

it('gives nouns one plural with its article', () => {
  const nouns = inflected.filter(({ card }) => kindOf(card) !== 'adjectives');
  expect(nouns.length).toBeGreaterThan(20);
  for (const { text } of nouns) expect(text).toMatch(/^(los|las) \p{Ll}+( \p{Ll}+)*$/u);
});

it('is written by hand only where the rule says something else', () => {
  const needless = cards.filter(({ forms, ...card }) => forms !== undefined && inflectionsOf(card) === forms);
  expect(needless.map(({ id }) => id)).toEqual([]);
});
