import { isNativeWord, nativeWord } from '#machines/study/audio-player.rules.ts';
import { expect, test } from 'vitest';

test.each([
  ['¡Hola!', 'hola'],
  ['¿Qué?', 'qué'],
  ['Adiós.', 'adiós'],
  ['a, b; c: d', 'a b c d'],
  [' ¡ Hola ! ', 'hola'],
])('%s is asked for as %s', (text, word) => {
  expect(nativeWord(text)).toBe(word);
});

test.each([
  ['¡Hola!', true],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['buenos días', false],
  ['¡!', false],
  ['', false],
])('native audio is tried for "%s": %s', (text, expected) => {
  expect(isNativeWord(text)).toBe(expected);
});
