import { OWN_LIMITS } from '../learning/facts.rules.ts';
import type { AnyCard } from '../types.ts';
import {
  IMPORT_ROWS,
  UnreadableList,
  type CardList,
  type Choices,
  type Columns,
  type LeftOut,
  type Opened,
  type ListFormat,
} from './card-import.rules.ts';
import { bareWord, visibleText, type OwnValues } from './own-words.rules.ts';
import { decodedOnce } from './text-encoding.rules.ts';
import { filledColumns, namedColumns, rowsByLanguage } from './word-list-columns.rules.ts';
import { headOf } from './word-list-head.rules.ts';
import { plainField } from './word-list-html.rules.ts';
import { linedUp } from './word-list-layout.rules.ts';
import { hasTightCommas, rowsIn, separatorOf, type Row } from './word-list-rows.rules.ts';

/** Rows between two reports. */
const PORTION = 100;
const EXCERPT = 60;
const TITLE = 30;
/** How many rows tell how many columns there are, and the most columns. */
const SAMPLE = 100;
const MOST_COLUMNS = 30;
/** In how many of the first rows the names of the columns are looked for. */
const HIGHEST = 5;

interface Known {
  own: readonly AnyCard[];
  known: readonly AnyCard[];
  choices: Choices;
}

/** Rows, how they were read, and what cleans their fields. */
interface Table {
  rows: readonly (Row & { isOther?: boolean })[];
  format: ListFormat;
  clean: (field: string) => string;
}

/**
 * Reads a list in steps. Yields the share done, from 0 to 1, so that the caller may let others work. Words of `known`,
 * Camino's cards, and `own`, the learner's, are left out. Throws an UnreadableList.
 */
export function* readList(opened: Opened, { own, known, choices }: Known): Generator<number, CardList> {
  const table =
    opened.kind === 'text'
      ? yield* tableOf(linedUp(decodedOnce(opened.text)), choices)
      : notesTable(opened, choices);
  const { rows, format, clean } = table;
  if (rows.length > IMPORT_ROWS) throw new UnreadableList(tooLong(format.unit));
  if (rows.length === 0)
    throw new UnreadableList('It has no words. Choose a list with one word on each line.');
  const seen = new Map(known.map((card) => [bareWord(card.spanish), 'Camino already has it.']));
  for (const card of own) seen.set(bareWord(card.spanish), 'You already have it.');
  const cards: OwnValues[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, { line, fields, isOther = false }] of rows.entries()) {
    const at = (column: number | null) => visibleText(clean(column === null ? '' : (fields?.[column] ?? '')));
    const { spanish, english, sentence } = format.columns;
    const values = { spanish: at(spanish), english: at(english), sentence: at(sentence) };
    const word = bareWord(values.spanish);
    const problem = !fields
      ? 'A quotation mark isn’t closed.'
      : isOther
        ? 'It isn’t Spanish and English.'
        : problemOf(values);
    const reason = problem ?? seen.get(word);
    if (reason === undefined) {
      cards.push(values);
      seen.set(word, `${format.unit} ${line} has the same word.`);
    } else leftOut.push({ line, text: excerptOf(fields, clean), reason, isDouble: problem === undefined });
    if (index % PORTION === 0) yield 0.5 + (0.5 * index) / rows.length;
  }
  return { cards, leftOut, format };
}

function* tableOf(text: string, choices: Choices): Generator<number, Table> {
  const head = headOf(text, namesLanguages);
  const separator = choices.separator ?? head.separator ?? separatorOf(text, head);
  const found: Row[] = [];
  const isTight = separator === ',' && hasTightCommas(text, head);
  for (const row of rowsIn(text, { ...head, separator, isTight })) {
    if (!row.fields || !row.fields.every(isDivider)) found.push({ line: row.line, fields: row.fields });
    if (found.length > IMPORT_ROWS + 1) throw new UnreadableList(tooLong('Line'));
    if (found.length % PORTION === 0) yield (0.5 * row.end) / text.length;
  }
  const byLanguage = choices.hasHeading === true ? null : rowsByLanguage(found);
  const place = byLanguage ? -1 : headingIn(found, head.names, choices.hasHeading);
  const heading = found[place];
  const rows = byLanguage ?? aligned(found.filter((row) => row !== heading));
  const names = head.names ?? heading?.fields ?? null;
  const meta = byLanguage ? new Set<number>() : head.meta;
  const clean = (field: string) => plainField(field, head.isHtml);
  return {
    rows,
    clean,
    format: {
      separator,
      hasHeading: heading !== undefined,
      columns: choices.columns ?? (names && namedColumns(names)) ?? filledColumns(rows, meta, clean),
      titles: titlesOf({ rows, clean }, names),
      noteTypes: [],
      noteType: null,
      unit: 'Line',
      media: 0,
    },
  };
}

function notesTable({ types, media }: Opened & { kind: 'notes' }, choices: Choices): Table {
  const noteType = choices.noteType ?? 0;
  const { fields: names, notes } = types[noteType] ?? { fields: [], notes: [] };
  const rows = notes.map((fields, index) => ({ line: index + 1, fields }));
  return {
    rows,
    clean: ofHtml,
    format: {
      separator: null,
      hasHeading: null,
      columns: choices.columns ?? namedColumns(names) ?? filledColumns(rows, new Set(), ofHtml),
      titles: titlesOf({ rows, clean: ofHtml }, names),
      noteTypes: types.map(({ name, notes: own }) => ({ name, count: own.length })),
      noteType,
      unit: 'Note',
      media,
    },
  };
}

function ofHtml(field: string): string {
  return plainField(field, true);
}

/** Whether a field belongs to the line below a table’s head: empty, or `:---`. */
function isDivider(field: string): boolean {
  return /^\s*(?::?-{2,}:?\s*)?$/.test(field);
}

/** Whether a line is a heading in any of the usual separators. */
function namesLanguages(line: string): boolean {
  return namedColumns(line.split(/[\t;,|]/).map((name) => name.replaceAll('"', ''))) !== null;
}

/** The index of the row with the names of the columns; only titles may stand above it. -1 without one. */
function headingIn(found: readonly Row[], names: readonly string[] | null, chosen: boolean | null): number {
  if (chosen !== null) return chosen ? 0 : -1;
  if (names !== null) return -1;
  const first = found.slice(0, HIGHEST).findIndex((row) => filledIn(row).length > 1);
  const columns = namedColumns(found[first]?.fields ?? []);
  return columns && !isRepeated(columns, found.slice(first)) ? first : -1;
}

/** The rows without empty columns, if tabs or separators were added to line up texts: each has as many texts. */
function aligned(rows: readonly Row[]): readonly Row[] {
  const texts = rows.map(filledIn);
  const count = texts[0]?.length ?? 0;
  const isEven = count > 1 && texts.every(({ length }) => length === count);
  const places = new Set(rows.map(({ fields }) => fields?.map((field) => field.trim() !== '').join()));
  if (!isEven || places.size === 1) return rows;
  return rows.map((row, index) => ({ ...row, fields: texts[index] ?? null }));
}

function filledIn({ fields }: Row): readonly string[] {
  return fields?.filter((field) => field.trim() !== '') ?? [];
}

/** Whether another row has the same texts in these columns: then they are no names. */
function isRepeated({ spanish, english }: Columns, [first, ...rows]: readonly Row[]): boolean {
  const textsOf = ({ fields }: Row) => [spanish, english].map((column) => fields?.[column ?? 0]).join('\n');
  const wanted = first && textsOf(first);
  return rows.some((row) => textsOf(row) === wanted);
}

/** The names of the columns, or the first text in each. */
function titlesOf({ rows, clean }: Pick<Table, 'rows' | 'clean'>, names: readonly string[] | null): string[] {
  const sample = rows.slice(0, SAMPLE);
  const count = Math.max(names?.length ?? 0, ...sample.map(({ fields }) => fields?.length ?? 0));
  return Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_column, index) => {
    const name = visibleText(names?.[index] ?? '');
    const texts =
      name === '' ? sample.map(({ fields }) => visibleText(clean(fields?.[index] ?? ''))) : [name];
    return shortened(texts.find(Boolean) ?? '', TITLE);
  });
}

function tooLong(unit: ListFormat['unit']): string {
  const most = IMPORT_ROWS.toLocaleString('en');
  return unit === 'Line'
    ? `It has more than ${most} rows. Divide it into smaller lists.`
    : `It has more than ${most} notes of this type. Export its decks one by one.`;
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
  const texts = (fields ?? []).slice(0, 3).map((field) => visibleText(clean(field).slice(0, 4 * EXCERPT)));
  return shortened(texts.filter(Boolean).join(' · '), EXCERPT);
}

function shortened(text: string, most: number): string {
  const letters = Array.from(visibleText(text));
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
}
