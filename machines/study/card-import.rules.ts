import { OWN_LIMITS } from '../learning/facts.rules.ts';
import type { AnyCard } from '../types.ts';
import { bareWord, visibleText, type OwnValues } from './own-words.rules.ts';
import { headOf, rowsIn, separatorOf, type Row } from './word-list-rows.rules.ts';

/** Limits for a list in rows, and for a file in bytes. */
export const IMPORT_ROWS = 5000;
export const IMPORT_BYTES = 5 * 1024 * 1024;
/** Milliseconds before progress is shown while a list is stored. */
export const STORING_PATIENCE = 200;

/** A file or a text with a list of words. */
export type Source =
  | { kind: 'file'; file: { size: number; arrayBuffer: () => Promise<ArrayBuffer> } }
  | { kind: 'text'; text: string };

/** A row left out: its line, the beginning of its text, and the reason, worded for learners. */
interface LeftOut {
  line: number;
  text: string;
  reason: string;
  /** Whether its word is a duplicate: in the list, of the learner's words or of Camino's. */
  isDouble: boolean;
}

export interface CardList {
  cards: readonly OwnValues[];
  leftOut: readonly LeftOut[];
}

/** Its message says why the whole list can't be read, worded for learners. */
export class UnreadableList extends Error {}

const SPANISH = /^(spanish|español|espanol|front|anverso|word|palabra|term)$/i;
const ENGLISH = /^(english|inglés|ingles|back|reverso|meaning|translation|definition|traducción)$/i;
const SENTENCE = /^(sentence|example|ejemplo|frase|oración|oracion)$/i;
/** How many rows decide which columns are empty. */
const SAMPLE = 100;
const EXCERPT = 60;
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads a list in steps. Yields the share done, from 0 to 1, so that the caller may let others work. Words of `known`,
 * Camino's cards, and `own`, the learner's, are left out. Throws an UnreadableList.
 */
export function* readList(
  text: string,
  { own, known, isSwapped }: { own: readonly AnyCard[]; known: readonly AnyCard[]; isSwapped: boolean },
): Generator<number, CardList> {
  const head = headOf(text);
  const separator = head.separator ?? separatorOf(text, head);
  const rows: Row[] = [];
  for (const row of rowsIn(text, { ...head, separator })) {
    rows.push(row);
    if (rows.length > IMPORT_ROWS + 1) throw new UnreadableList(tooLong());
    if (rows.length % SAMPLE === 0) yield (0.5 * row.end) / text.length;
  }
  const clean = head.isAnki ? (field: string) => plainField(field, head.isHtml) : (field: string) => field;
  const named = head.names === null ? null : namedColumns(head.names.split(separator));
  const first = rows[0]?.fields ?? null;
  const inFirst = named ?? (first && namedColumns(first));
  if (!named && inFirst) rows.shift();
  if (rows.length > IMPORT_ROWS) throw new UnreadableList(tooLong());
  if (rows.length === 0)
    throw new UnreadableList('It has no words. Choose a list with one word on each line.');
  const { spanish, english, sentence } = swapped(inFirst ?? filledColumns(rows, head.meta), isSwapped);
  const seen = new Map(known.map((card) => [bareWord(card.spanish), 'Camino already has it.']));
  for (const card of own) seen.set(bareWord(card.spanish), 'You already have it.');
  const cards: OwnValues[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, { line, fields }] of rows.entries()) {
    const at = (column: number | undefined) =>
      column === undefined ? '' : visibleText(clean(fields?.[column] ?? ''));
    const values = { spanish: at(spanish), english: at(english), sentence: at(sentence) };
    const word = bareWord(values.spanish);
    const problem = fields ? problemOf(values) : 'A quotation mark isn’t closed.';
    const reason = problem ?? seen.get(word);
    if (reason === undefined) {
      cards.push(values);
      seen.set(word, `Line ${line} has the same word.`);
    } else leftOut.push({ line, text: excerptOf(fields, clean), reason, isDouble: problem === undefined });
    if (index % SAMPLE === 0) yield 0.5 + (0.5 * index) / rows.length;
  }
  return { cards, leftOut };
}

function tooLong(): string {
  return `It has more than ${IMPORT_ROWS.toLocaleString('en')} rows. Divide it into smaller lists.`;
}

interface Columns {
  spanish: number | undefined;
  english: number | undefined;
  sentence: number | undefined;
}

/** The columns by name; null if the names lack a language. */
function namedColumns(names: readonly string[]): Columns | null {
  const placeOf = (pattern: RegExp) => {
    const place = names.findIndex((name) => pattern.test(visibleText(name)));
    return place < 0 ? undefined : place;
  };
  const columns = { spanish: placeOf(SPANISH), english: placeOf(ENGLISH), sentence: placeOf(SENTENCE) };
  return columns.spanish === undefined || columns.english === undefined ? null : columns;
}

/** The first three columns that aren't empty. */
function filledColumns(rows: readonly Row[], meta: ReadonlySet<number>): Columns {
  const filled = new Set<number>();
  for (const { fields } of rows.slice(0, SAMPLE))
    for (const [index, field] of (fields ?? []).entries())
      if (!meta.has(index) && visibleText(field) !== '') filled.add(index);
  const [spanish, english, sentence] = [...filled].toSorted((one, other) => one - other);
  return { spanish, english, sentence };
}

function swapped({ spanish, english, sentence }: Columns, isSwapped: boolean): Columns {
  return isSwapped ? { spanish: english, english: spanish, sentence } : { spanish, english, sentence };
}

/** An Anki field without sounds and, if it's HTML, without tags. */
function plainField(field: string, isHtml: boolean): string {
  const silent = field.replaceAll(/\[sound:[^\]]*\]/g, ' ');
  if (!isHtml) return silent;
  return silent
    .replaceAll(/<(style|script)\b[^>]*>.*?<\/\1>/gis, ' ')
    .replaceAll(/<\/?(br|div|p|li|ul|ol|tr|td|hr)\b[^<>]*>/gi, ' ')
    .replaceAll(/<[/!a-z][^<>]*>/gi, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) =>
        name === undefined
          ? letterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
          : (entities[name] ?? whole),
    );
}

function letterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

function problemOf({ spanish, english, sentence }: OwnValues): string | undefined {
  if (spanish === '') return 'It has no Spanish.';
  if (english === '') return 'It has no English.';
  if (bareWord(spanish) === '') return 'Its Spanish has no letter.';
  const long = Object.entries({ spanish, english, sentence }).find(([field, value]) => {
    const limit = OWN_LIMITS[field as keyof OwnValues];
    return value.length > limit && Array.from(value).length > limit;
  });
  if (!long) return undefined;
  const [field, value] = long;
  const name = field === 'sentence' ? 'sentence' : field === 'spanish' ? 'Spanish' : 'English';
  return `Its ${name} has ${Array.from(value).length.toLocaleString('en')} characters; ${OWN_LIMITS[field as keyof OwnValues]} fit on a card.`;
}

function excerptOf(fields: readonly string[] | null, clean: (field: string) => string): string {
  const text = visibleText(
    (fields ?? [])
      .slice(0, 3)
      .map((field) => visibleText(clean(field)))
      .filter(Boolean)
      .join(' · ')
      .slice(0, 4 * EXCERPT),
  );
  const letters = Array.from(text);
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : text;
}
