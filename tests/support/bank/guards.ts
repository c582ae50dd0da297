import type { BankSentence } from '#machines/games/bank.types.ts';
import type { Card } from '#machines/types.ts';
import { sentencesOf } from '../../../src/content/bank-entries.ts';
import { when, writtenProblems } from '../card-text.ts';
import { sentencesIn, type Files } from './files.ts';
import { plainOf, samePatterns } from './sentence-patterns.ts';
import { unreadIn, type Course, type Met } from './met.ts';
import { englishMistakes, spanishMistakes } from './spelling-check.ts';
import { pointIds } from './taught.ts';
import { vosotrosIn } from './tenses.ts';
import { tokensOf } from './word-readings.ts';

const fields = new Set([
  'id',
  'spanish',
  'english',
  'alsoEnglish',
  'alsoSpanish',
  'orders',
  'points',
  'unfit',
  'vosotros',
]);
const LEAST_WORDS = 3;
/** What tells the English of «usted», «tú» or «vosotros». */
const note = / \((?:(?:in)?formal|friends, Spain|family, Spain)\)$/;
const mostWords = { A1: 8, A2: 12, B1: 12 } as const;

export function bankProblems(
  files: Files,
  cards: readonly Card[],
  course: Course,
  units: readonly string[] = [...files.keys()],
): Map<string, string[]> {
  const all = sentencesIn(
    files,
    course.units.map(({ id }) => id),
  );
  const repeated = repeats(all, cards);
  return new Map(
    units.map((unit): [string, string[]] => {
      const met = course.unit(unit);
      if (!met) return [unit, [`${unit}: the course has no such unit`]];
      const own = all.filter((sentence) => sentence.unit === unit);
      return [
        unit,
        [
          shapeProblems(unit, files.get(unit)),
          own.flatMap((sentence) =>
            sentenceProblems(sentence, met, course).map((reason) => `${sentence.id}: ${reason}`),
          ),
          own.flatMap(({ id }) => (repeated.get(id) ?? []).map((reason) => `${id}: ${reason}`)),
        ].flat(),
      ];
    }),
  );
}

export function sentenceProblems(sentence: BankSentence, met: Met, course: Course): string[] {
  const { id, unit, level, spanish, english, alsoEnglish = [], alsoSpanish = [], orders = [] } = sentence;
  const hasVosotros = sentence.vosotros === true;
  const words = countWords(spanish);
  const most = mostWords[level];
  const isOfUnit = course.units.some(({ id: prefix }) => id.startsWith(`${prefix}-`));
  const { unmet, untaught } = unreadIn(spanish, english, met, course, hasVosotros);
  return [
    when(
      !isOfUnit || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id),
      'the id should be the name of a unit and lower-case words joined by hyphens',
    ),
    when(words < LEAST_WORDS || words > most, `${words} words, ${LEAST_WORDS} to ${most} are wanted`),
    [spanish, ...alsoSpanish, ...orders].flatMap((text) => writtenProblems('Spanish', text, 'es')),
    [english, ...alsoEnglish].flatMap((text) => writtenProblems('English', text.replace(note, ''), 'en')),
    [spanish, ...alsoSpanish, ...orders].flatMap((text) => spanishMistakes('Spanish', text)),
    englishMistakes('English', english, spanish),
    alsoEnglish.flatMap((text) => englishMistakes('alsoEnglish', text, spanish)),
    when(unmet.length > 1, `${unmet.length} words not met by ${unit}, one may be: ${unmet.join(', ')}`),
    untaught.map((each) => `not taught by ${unit}: ${each}`),
    pointProblems(sentence, met),
    vosotrosProblems(sentence, course),
    when(repeatsItself([english, ...alsoEnglish]), 'alsoEnglish repeats itself or the English'),
    when(repeatsItself([spanish, ...alsoSpanish]), 'alsoSpanish repeats itself or the Spanish'),
    when(repeatsItself([spanish, ...orders]), 'orders repeats itself or the Spanish'),
    orders.flatMap((order) =>
      when(
        sortedWords(order) !== sortedWords(spanish),
        `orders: "${order}" has other words than the sentence`,
      ),
    ),
  ].flat();
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function shapeProblems(unit: string, entries: unknown): string[] {
  if (!Array.isArray(entries)) return [`${unit}: the file has no list of sentences as its default export`];
  return entries.flatMap((entry: unknown, at) => {
    const keys = typeof entry === 'object' && entry !== null ? Object.keys(entry) : [];
    const foreign = keys.filter((key) => !fields.has(key));
    const name = `${unit}, entry ${at + 1}`;
    return [
      when(sentencesOf(unit, [entry]).length === 0, `${name}: no sentence, see BankSentenceData`),
      when(foreign.length > 0, `${name}: unknown fields ${foreign.join(', ')}`),
      keys.flatMap((key) => {
        const value: unknown = Reflect.get(Object(entry), key);
        return when(Array.isArray(value) && value.length === 0, `${name}: ${key} is an empty list`);
      }),
    ].flat();
  });
}

function pointProblems({ points = [], unit }: BankSentence, met: Met): string[] {
  return points.flatMap((point) => {
    if (!pointIds.has(point)) return [`there is no point "${point}"`];
    return when(!met.points.has(point), `the point "${point}" is not taught by ${unit}`);
  });
}

function vosotrosProblems({ spanish, english, vosotros }: BankSentence, { read }: Course): string[] {
  const words = vosotrosIn(tokensOf(spanish, english), read);
  return [
    when(words.length > 0 && vosotros !== true, `marked without vosotros, but has ${words.join(', ')}`),
    when(words.length === 0 && vosotros === true, 'marked with vosotros, but has no word of it'),
    when(
      (vosotros === true) !== english.endsWith(', Spain)'),
      'only the English of vosotros ends with "(…, Spain)"',
    ),
  ].flat();
}

/** Duplicate ids and sentences, in the bank or beside a card, by the later id. */
function repeats(all: readonly BankSentence[], cards: readonly Card[]): Map<string, string[]> {
  const reasons = new Map<string, string[]>();
  const complain = (id: string, reason: string) => reasons.set(id, [...(reasons.get(id) ?? []), reason]);
  const ids = new Set<string>();
  const examples = new Map(cards.map(({ id, example }) => [plainOf(example), id]));
  for (const { id, spanish } of all) {
    const card = examples.get(plainOf(spanish));
    if (ids.has(id)) complain(id, 'the id occurs twice');
    if (card !== undefined) complain(id, `the sentence is the example of ${card}`);
    ids.add(id);
  }
  for (const [id, earlier] of samePatterns(all)) {
    complain(id, `the same sentence as ${earlier}, but for names and numbers`);
  }
  return reasons;
}

function repeatsItself(texts: readonly string[]): boolean {
  const plain = texts.map((text) => text.toLowerCase());
  return new Set(plain).size < plain.length;
}

function sortedWords(text: string): string {
  return plainOf(text).split(' ').toSorted().join(' ');
}
