import type { Card } from '#machines/types.ts';
import {
  correctionOf,
  judgementText,
  judgeTyped,
  suggestedRating,
} from '#machines/learning/typed-answer.rules.ts';
import { expect, test } from 'vitest';
import { cards } from '../support/cards.ts';

test.each([
  ['la mariposa', 'la mriposa', 'slip'],
  ['la mariposa', 'la marriposa', 'slip'],
  ['la mariposa', 'la maripsoa', 'wrong'],
  ['la mariposa', 'la amriposa', 'slip'],
  ['la mariposa', 'la mariposo', 'wrong'],
  ['la mariposa', 'mirapsa', 'wrong'],
  ['hablamos', 'hablamas', 'wrong'],
  ['hablo', 'habla', 'wrong'],
  ['hablo', 'hblo', 'wrong'],
  ['el corazón', 'el corazon', 'accents'],
  ['la mariposa', 'la mxriposa', 'slip'],
  ['la mariposa', 'la mxxiposa', 'wrong'],
  ['la mariposa', 'la maaxriposa', 'wrong'],
  ['la mariposa', 'la maripsa', 'wrong'],
  ['la mariposa', 'mariposa roja', 'wrong'],
  ['las llaves', 'unas llaves', 'wrong'],
  ['la mariposa', '', 'wrong'],
  ['la mariposa', '(?)', 'wrong'],
  ['la mariposa', 'la mrxiposa', 'wrong'],
  ['la mariposa', 'la mxaiposa', 'wrong'],
  ['la mariposa', 'la mraixosa', 'wrong'],
  ['la mariposa', 'la mriposa roja', 'wrong'],
  ['vive la vida', 'vive vida', 'wrong'],
  ['(…)', '', 'wrong'],
  ['buenas mañanas', 'buenas mxnanas', 'slip'],
  ['buenas mañanas', 'bxenas manxnas', 'wrong'],
  ['despacio despacio', 'dspacio dspacio', 'wrong'],
  ['lugares', 'lgares', 'slip'],
  ['lugar', 'lgar', 'wrong'],
  ['lugars', 'lgars', 'wrong'],
  ['el corazón grande', 'corazon grxnde', 'wrong'],
  ['la conversación', 'conersacion', 'slip'],
  ['abogado', 'bogado', 'slip'],
  ['abogado', 'baogado', 'slip'],
  ['abogado', 'bbogado', 'slip'],
] as const)('for “%s”, “%s” is %s', (spanish, typed, judgement) => {
  expect(judgeTyped(typed, word(spanish), 'en-es')).toBe(judgement);
});

test.each([
  ['el mapa', 'mapa'],
  ['el mapa', 'la mapa'],
  ['los lentes', 'LENTES'],
  ['las llaves', 'llaves'],
  ['un poco', 'poco'],
  ['una vez', 'vez'],
  ['¿Qué tal?', ' qué  tal '],
  ['ser (siempre)', 'ser'],
  ['ser', 'ser (siempre)'],
  ['el primo(a)hermano', 'primo hermano'],
  ['el', 'el'],
])('for “%s”, “%s” is right: articles, brackets, marks and case don’t count', (spanish, typed) => {
  expect(judgeTyped(typed, word(spanish), 'en-es')).toBe('right');
});

test.each([
  ['to eat', 'eat'],
  ['a house', 'the house'],
  ['an apple', 'apple'],
  ['the bread', 'BREAD'],
  ['apple', 'an apple'],
  ['to', 'to'],
  ['food', 'meal'],
])('for “%s”, “%s” is right in English, as is a synonym', (english, typed) => {
  const card = { ...word('x'), english, alsoEnglish: ['meal'], alsoSpanish: ['la comida'] };
  expect(judgeTyped(typed, card, 'es-en')).toBe('right');
  expect(judgeTyped('la comida', card, 'es-en')).toBe('wrong');
  expect(judgeTyped('comida', card, 'en-es')).toBe('right');
  expect(judgeTyped('meal', card, 'en-es')).toBe('wrong');
});

test.each([
  ['corazón', 'Right.'],
  ['corzón', 'Not quite: one letter differs. If that was a slip, you knew it.'],
  ['perro', 'Not right. Compare the two.'],
])('the text about “%s”: %s', (typed, text) => {
  expect(judgementText(correctionOf(typed, word('el corazón'), 'en-es'))).toBe(text);
});

test.each([
  ['corazon', 'accents'],
  ['pajaro', 'accents'],
  ['corzón', 'slip'],
  ['mriposa', 'slip'],
  ['perro', 'wrong'],
])('with synonyms “%s” is %s', (typed, judgement) => {
  const card = { ...word('el corazón'), alsoSpanish: ['el pájaro', 'la mariposa'] };
  expect(judgeTyped(typed, card, 'en-es')).toBe(judgement);
});

test('accents are named letter by letter', () => {
  expect(judgementText(correctionOf('corazon', word('el corazón'), 'en-es'))).toBe(
    'Right except for an accent: ó, not o.',
  );
  expect(judgementText(correctionOf('JOVENES ASI', word('jóvenes así'), 'en-es'))).toBe(
    'Right except for accents: ó, not o; í, not i.',
  );
});

test.each([
  ['caro', 'el coche', 'el carro', 'carro'],
  ['coch', 'el carro', 'el coche', 'coche'],
  ['pesadila', 'el pez', 'la pesadilla', 'pesadilla'],
])('“%s” is aligned with the nearest of %s and %s', (typed, spanish, synonym, nearest) => {
  const { letters } = correctionOf(typed, { ...word(spanish), alsoSpanish: [synonym] }, 'en-es');
  expect(letters.map(({ expected }) => expected).join('')).toBe(nearest);
});

test.each([
  ['wrong', 4, 1],
  ['accents', 4, 2],
  ['slip', 4, 2],
  ['right', 4, 3],
  ['accents', 2, 3],
  ['wrong', 2, 1],
] as const)('%s suggests with %d buttons the rating %d', (judgement, buttons, rating) => {
  expect(suggestedRating(judgement, buttons)).toBe(rating);
});

function word(spanish: string): Card {
  const [first] = cards(1);
  if (!first) throw new Error('No card');
  return { ...first, spanish };
}
