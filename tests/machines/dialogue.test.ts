import {
  dialogueIn,
  newRun,
  optionsFor,
  partStart,
  rolesIn,
  typedPart,
  voicesOf,
} from '#machines/course/dialogue.rules.ts';
import type { Context } from '#machines/course/dialogue.types.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialoguesIn, readingFiles, readingsIn } from '../support/bank/files.ts';
import { dialogue } from './models/dialogue.ts';

const all = dialoguesIn([...readingFiles.keys()]);

const said = (...speakers: string[]) =>
  speakers.map((speaker) => ({ speaker, spanish: 'Sí.', english: 'Yes.' }));

test.each([
  [
    ['Ana', 'Eva', 'Ana', 'Eva'],
    [0, 1, 0, 1],
  ],
  [
    ['Ana', 'Eva', 'Luis', 'Eva', 'Ana'],
    [0, 1, 0, 1, 0],
  ],
  [
    ['Ana', 'Eva', 'Ana', 'Luis'],
    [0, 1, 0, 1],
  ],
])('%j speak with the voices %j', (speakers, voices) => {
  expect(voicesOf(said(...speakers))).toEqual(voices);
});

test('who has one line only has no role', () => {
  expect(rolesIn(dialogue)).toEqual(['Ana', 'Eva']);
});

test('every dialogue has two roles or more, and two speakers have two voices', () => {
  for (const { id, lines } of all) expect(rolesIn({ lines }).length, id).toBeGreaterThanOrEqual(2);
  const pairs = all.filter(({ lines }) => new Set(lines.map(({ speaker }) => speaker)).size === 2);
  expect(pairs.length).toBeGreaterThan(10);
  for (const { id, lines } of pairs) expect(new Set(voicesOf(lines)).size, id).toBe(2);
});

test('a story is no dialogue', () => {
  const [reading] = readingsIn(readingFiles, ['a1-mi-dia']);
  expect(reading && dialogueIn(reading)).toBeNull();
});

test.each([
  ['¡Hola!', '¡Hola!'],
  ['¡Buenos días! Yo soy Ana, la doctora. ¿Es usted Marta?', 'Yo soy Ana, la doctora.'],
  ['Buenos días. No, no soy Marta. Me llamo Ana María.', 'Me llamo Ana María.'],
  ['Sí… ¡y muy inteligente!', 'Sí… ¡y muy inteligente!'],
  [
    'Me dijo que sí, pero se la dio al gato que vivía en la casa. ¡Pobre gato!',
    'Me dijo que sí, pero se la dio al gato que vivía en la casa.',
  ],
])('of «%s» one types %s', (line, part) => {
  expect(typedPart(line)[1]).toBe(part);
});

test('what is typed and what is given make up every line, and most of it is short', () => {
  const parts = all.flatMap(({ lines }) =>
    lines.map(({ spanish }) => [spanish, typedPart(spanish)] as const),
  );
  for (const [spanish, part] of parts) {
    expect(part.join('')).toBe(spanish);
    expect(part[1].trim()).not.toBe('');
  }
  const long = parts.filter(([, [, part]]) => part.split(' ').length > 8);
  expect(long.length / parts.length).toBeLessThan(0.25);
});

test('of three different lines to choose from, one is right, and the same seed offers the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.nat(30), fc.nat(), (one, at, seed) => {
      const line = at % one.lines.length;
      const context: Context = {
        ...newRun,
        unit: one.unit,
        source: 'reading',
        seed,
        voices: 0,
        dialogue: { ...one, words: {}, keys: [] },
        address: '',
        line,
      };
      const { options } = optionsFor(context);
      expect(new Set(options).size).toBe(3);
      expect(options).toContain(one.lines[line]?.spanish);
      expect(optionsFor(context).options).toEqual(options);
      const neighbors = [one.lines[line - 1], one.lines[line + 1]].flatMap((each) => each?.spanish ?? []);
      expect(neighbors.filter((each) => options.some((option) => option === each))).toEqual([]);
    }),
  );
});

test('a part to hear again begins after the question before, or at the start', () => {
  const context = (line: number, answers: number): Context => ({
    ...newRun,
    unit: 'a1-hola',
    source: 'reading',
    seed: 1,
    voices: 2,
    dialogue,
    address: '',
    line,
    answers: Array.from({ length: answers }, () => ({ chosen: 'A dog', right: true })),
  });
  expect(partStart(context(2, 0))).toBe(0);
  expect(partStart(context(5, 1))).toBe(2);
});
