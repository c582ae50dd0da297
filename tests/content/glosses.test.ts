import { namesIn, partsOf } from '#machines/course/gloss.rules.ts';
import { readingsOf } from '#machines/course/stops.rules.ts';
import type { ReadingData } from '#machines/games/bank.types.ts';
import { describe, expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { glossed } from '../../src/content/glossed-readings.ts';
import { glossBookOf, glossesOf } from '../../src/content/glosses.ts';
import { dialogueFiles, readingFiles, readingsIn } from '../support/bank/files.ts';
import { tokensOf } from '../support/bank/word-readings.ts';
import { cards } from '../support/content-files.ts';

const book = glossBookOf(cards);
const ids = new Set(cards.map(({ id }) => id));
const units = [...readingFiles.keys()].toSorted();
const readings = [...readingsIn(readingFiles, units), ...readingsIn(dialogueFiles, units)];
const wordsOf = new Map(readings.map((reading) => [reading, glossesOf(reading, book)] as const));

describe('the words of the readings', () => {
  it('are those of all readings of the course, and of the dialogues of units', () => {
    const own = courseUnits.flatMap(readingsOf);
    expect(readings.map(({ unit }) => unit).toSorted()).toEqual([...own, ...dialogueFiles.keys()].toSorted());
  });

  it.each(readings.map((reading) => [reading.id, reading] as const))('%s: each has a gloss', (_, reading) => {
    const words = wordsOf.get(reading) ?? {};
    const names = namesIn(reading);
    const unexplained = reading.lines.flatMap(({ spanish, english }) => {
      const loose = partsOf(spanish, words, names).flatMap(({ text, key }) => (key === null ? text : []));
      const without = new Set(loose.flatMap((text) => tokensOf(text).map(({ word }) => word)));
      return tokensOf(spanish, english).filter(({ word, isName }) => !isName && without.has(word));
    });
    expect(unexplained.map(({ word }) => word)).toEqual([]);
    const glosses = Object.entries(words);
    expect(glosses.filter(([, [meaning]]) => meaning.trim() === '')).toEqual([]);
    expect(glosses.filter(([, [, card]]) => card !== undefined && !ids.has(card))).toEqual([]);
  });

  it('are no mere articles before a verb', () => {
    const before = readings.flatMap((reading) => {
      const words = wordsOf.get(reading) ?? {};
      const text = reading.lines.map(({ spanish }) => spanish.toLowerCase()).join(' ');
      return [...text.matchAll(/(?<!\p{L})(las?|los) (\p{L}+)/gu)].flatMap(
        ([found, pronoun = '', verb = '']) =>
          /^(?!to )[^,]* \(\p{L}+\)$/u.test(words[verb]?.[0] ?? '') && words[verb]?.[1]?.startsWith('verbs-')
            ? [{ found, meaning: words[pronoun]?.[0] }]
            : [],
      );
    });
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter(({ meaning }) => meaning === 'the')).toEqual([]);
  });

  it('stand in the chunk of their reading', () => {
    for (const reading of readings.slice(0, 3))
      expect(glossed(reading).words).toEqual(glossesOf(reading, book));
  });

  it('make up the lines without a letter lost', () => {
    for (const reading of readings) {
      const words = wordsOf.get(reading) ?? {};
      for (const { spanish } of reading.lines) {
        const parts = partsOf(spanish, words, namesIn(reading));
        expect(parts.map(({ text }) => text).join('')).toBe(spanish);
      }
    }
  });
});

describe('a gloss by rule', () => {
  it.each<[word: string, spanish: string, english: string, gloss: string]>([
    ['llaves', 'Las llaves están aquí.', 'The keys are here.', 'keys'],
    ['abuela', 'Mi abuela canta.', 'My grandmother sings.', 'grandmother'],
    ['hablo', 'Hablo con Ana.', 'I talk to Ana.', 'I talk (hablar)'],
    ['habla', 'No habla.', "She doesn't talk.", 'talks (hablar)'],
    ['camina', '¿Camina usted mucho?', 'Do you walk a lot?', 'you walk (caminar)'],
    ['hablaba', 'Hablaba con Ana.', 'She was talking to Ana.', 'was talking (hablar)'],
    ['ha comido', 'Ha comido pan.', 'He has eaten bread.', 'has eaten (comer)'],
    ['me levanto', 'Me levanto tarde.', 'I get up late.', 'I get up (levantarse)'],
    ['me gusta', 'Me gusta el pan.', 'I like bread.', 'I like (gustar)'],
    ['verlo', 'Quiero verlo.', 'I want to see it.', 'to see it'],
    ['por favor', 'Un café, por favor.', 'A coffee, please.', 'please'],
    ['camino', 'Camino poco.', "I don't walk much.", 'I walk (caminar)'],
    ['la', 'La casa es grande.', "It's a big house.", 'the'],
  ])('%s in "%s"', (word, spanish, english, gloss) => {
    expect(glossesOf(readingWith(spanish, english), book)[word]?.[0]).toBe(gloss);
  });

  it.each([
    ['la', 'grammar-el-la'],
    ['las', 'grammar-los-las'],
  ])('links the article «%s» to its own card', (word, card) => {
    const reading = readingWith('La llave de las casas.', 'The key of the houses.');
    expect(glossesOf(reading, book)[word]).toEqual(['the', card]);
  });

  it('leaves names alone, also at the beginning of a sentence', () => {
    const words = glossesOf(readingWith('Veo a Rosa. Rosa canta.', 'I see Rosa. Rosa sings.'), book);
    expect(Object.keys(words)).not.toContain('rosa');
  });

  it('comes after what the reading says', () => {
    const reading = { ...readingWith('La llave.', 'The wrench.'), glosses: { llave: 'wrench' } };
    expect(glossesOf(reading, book)['llave']).toEqual(['wrench']);
  });
});

function readingWith(spanish: string, english: string): ReadingData {
  return { id: 'x', title: 'X', kind: 'story', lines: [{ spanish, english }], glosses: {}, questions: [] };
}
