import { keyOf } from '#machines/learning/answer-key.rules.ts';
import { judgeTyped } from '#machines/learning/judging.rules.ts';
import type { Direction } from '#machines/types.ts';
import { expect, test } from 'vitest';
import { ownWord } from '../support/judged-lines.ts';

const judged = (spanish: string, english: string, direction: Direction, typed: string) =>
  judgeTyped(typed, keyOf(ownWord(spanish, english), direction)).judgement;

test.each([
  ['la niebla', 'fog, mist', ['fog', 'mist', 'mist, fog']],
  ['la casa', 'house; home', ['house', 'home']],
  ['la casa', 'house / home', ['house', 'home']],
  ['la casa', 'house/home', ['house', 'home']],
  ['la casa', 'house or home', ['house', 'home', 'the house']],
  ['la casa', 'house (building), home', ['house', 'home', 'house (building)']],
  ['llevar', 'to carry, to wear', ['to carry', 'wear']],
  ['la casa', 'house; home; household', ['household']],
])('%s, “%s”: each meaning is right', (spanish, english, meanings) => {
  expect(meanings.map((typed) => judged(spanish, english, 'es-en', typed))).toEqual(
    meanings.map(() => 'right'),
  );
  expect(judged(spanish, english, 'es-en', 'window')).toBe('wrong');
});

test('each Spanish word of a card is right, too', () => {
  for (const typed of ['el coche', 'el carro', 'el coche, el carro'])
    expect(judged('el coche / el carro', 'car', 'en-es', typed)).toBe('right');
});
