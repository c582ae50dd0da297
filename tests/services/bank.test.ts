import { expect, test } from 'vitest';
import { readingOf, sentencesOf } from '../../src/content/bank-entries.ts';
import { loadSentencesOf } from '../../src/services/bank.ts';
import { loadReadingOf } from '../../src/services/readings.ts';

const sentence = { id: 'a2-casa-x', spanish: 'Vivía en Lima.', english: 'I used to live in Lima.' };
const reading = {
  id: 'b1-casa-x',
  title: 'X',
  kind: 'story',
  lines: [{ spanish: 'Vivo en Lima.', english: 'I live in Lima.' }],
  glosses: {},
  questions: [{ question: 'Where?', options: ['A', 'B', 'C', 'D'], correctAnswer: 'A' }],
};

test('the sentences of a unit come with the unit and its level', async () => {
  const sentences = await loadSentencesOf('a1-hola');
  expect(sentences[0]).toMatchObject({ spanish: 'Me llamo Ana.', unit: 'a1-hola', level: 'A1' });
  expect(sentencesOf('a2-casa', [sentence])).toEqual([{ ...sentence, unit: 'a2-casa', level: 'A2' }]);
});

test('the reading of a unit comes with the unit and its level', async () => {
  expect(await loadReadingOf('a1-hola')).toMatchObject({ kind: 'dialogue', unit: 'a1-hola', level: 'A1' });
  expect(readingOf('b1-casa', reading)).toEqual({ ...reading, unit: 'b1-casa', level: 'B1' });
});

test('a unit without a file has neither', async () => {
  expect(await loadSentencesOf('a1-nowhere')).toEqual([]);
  expect(await loadReadingOf('a1-nowhere')).toBeNull();
});

test.each([
  null,
  'text',
  { ...sentence, english: undefined },
  { ...sentence, orders: 'Vivía en Lima.' },
  { ...sentence, points: [7] },
])('invalid sentences are skipped: %o', (entry) => {
  expect(sentencesOf('a2-casa', [entry, sentence])).toHaveLength(1);
});

test.each([
  null,
  [reading],
  { ...reading, lines: [{}] },
  { ...reading, glosses: { a: 1 } },
  { ...reading, questions: 'x' },
])('an invalid reading counts as none: %o', (entry) => {
  expect(readingOf('b1-casa', entry)).toBeUndefined();
});

test('a file without a list has no sentences', () => {
  expect(sentencesOf('a2-casa', undefined)).toEqual([]);
});
