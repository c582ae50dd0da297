import type { AnyCard } from '../types.ts';
import type { OwnValues } from './own-words.rules.ts';

/** Limits for a list in rows, and for a text and a package in bytes. */
export const IMPORT_ROWS = 5000;
export const IMPORT_BYTES = { text: 5 * 1024 * 1024, package: 500 * 1024 * 1024 };
/** Milliseconds before progress is shown while a list is stored. */
export const STORING_PATIENCE = 200;

/** What may stand between the fields of a row, the likeliest first; longer ones, `=` and `–` divide a row once. */
export const SEPARATORS = [
  { value: '\t', label: 'Tab' },
  { value: ';', label: 'Semicolon' },
  { value: '|', label: 'Vertical bar' },
  { value: ' – ', label: 'Dash' },
  { value: ' — ', label: 'Long dash' },
  { value: ' - ', label: 'Hyphen' },
  { value: ' → ', label: 'Arrow' },
  { value: ' -> ', label: 'Hyphen and angle bracket' },
  { value: ' => ', label: 'Equals sign and angle bracket' },
  { value: ' = ', label: 'Equals sign with spaces' },
  { value: ',', label: 'Comma' },
  { value: '=', label: 'Equals sign' },
  { value: ': ', label: 'Colon and space' },
  { value: ':', label: 'Colon' },
  { value: ' / ', label: 'Slash with spaces' },
  { value: '–', label: 'Dash without spaces' },
  { value: '  ', label: 'Several spaces' },
  { value: ' ', label: 'Space' },
] as const;

/** A file or a text with a list of words. */
export type Source = { kind: 'file'; file: Blob } | { kind: 'text'; text: string };

/** Notes of one type in an Anki package, each with as many fields as there are names. */
export interface NoteType {
  name: string;
  fields: readonly string[];
  notes: readonly (readonly string[])[];
}

/** What a source has: a text, or the notes of an Anki package and the number of sounds and pictures left out. */
export type Opened =
  | { kind: 'text'; text: string }
  | { kind: 'notes'; types: readonly NoteType[]; media: number };

export type Part = 'spanish' | 'english' | 'sentence';

/** The index of the column of each part, if it has one. */
export type Columns = Readonly<Record<Part, number | null>>;

/** How the learner wants a list to be read; null where Camino decides. */
export interface Choices {
  separator: string | null;
  hasHeading: boolean | null;
  columns: Columns | null;
  noteType: number | null;
}

/** How a list was read; null where it doesn't apply. */
export interface ListFormat {
  separator: string | null;
  hasHeading: boolean | null;
  columns: Columns;
  /** What each column is called, or its first text. */
  titles: readonly string[];
  /** The note types of a package, with the number of their notes. */
  noteTypes: readonly { name: string; count: number }[];
  noteType: number | null;
  /** What a row is called. */
  unit: 'Line' | 'Note';
  /** How many sounds and pictures are left out. */
  media: number;
}

/** A row left out: its number, the beginning of its text, and the reason, worded for learners. */
export interface LeftOut {
  line: number;
  text: string;
  reason: string;
  /** Whether its word is a duplicate: in the list, of the learner's words or of Camino's. */
  isDouble: boolean;
}

export interface CardList {
  cards: readonly OwnValues[];
  leftOut: readonly LeftOut[];
  format: ListFormat;
}

/** A list to read; `words` are the learner's own cards. */
export interface ListToRead {
  source: Source;
  words: readonly AnyCard[];
  choices: Choices;
}

/** Its message says why the whole list can't be read, worded for learners. */
export class UnreadableList extends Error {}

export const noChoices: Choices = { separator: null, hasHeading: null, columns: null, noteType: null };

export const noList: CardList = {
  cards: [],
  leftOut: [],
  format: {
    separator: null,
    hasHeading: null,
    columns: { spanish: null, english: null, sentence: null },
    titles: [],
    noteTypes: [],
    noteType: null,
    unit: 'Line',
    media: 0,
  },
};

export function swappedColumns({ spanish, english, sentence }: Columns): Columns {
  return { spanish: english, english: spanish, sentence };
}

/** The columns with this one for a part; another part that had it gets the column that this part had. */
export function withColumn(columns: Columns, part: Part, column: number | null): Columns {
  const given = (other: Part) =>
    other === part ? column : column !== null && columns[other] === column ? columns[part] : columns[other];
  return { spanish: given('spanish'), english: given('english'), sentence: given('sentence') };
}
