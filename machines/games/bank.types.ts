import type { Level } from '../types.ts';

/**
 * A course sentence. `orders` are further valid word orders as whole sentences; `points` are ids of the
 * grammar points it practices, `unfit` other words of its cards, in lower case, that would not do in their place.
 * `vosotros`: whether it says vosotros, os or vuestro, or has a form of that person.
 */
export interface BankSentence {
  id: string;
  spanish: string;
  english: string;
  alsoEnglish?: readonly string[];
  alsoSpanish?: readonly string[];
  orders?: readonly string[];
  points?: readonly string[];
  unfit?: readonly string[];
  vosotros?: true;
  unit: string;
  level: Level;
}

/** As in `src/content/bank/{unit}.ts`; the loader adds unit and level. */
export type BankSentenceData = Omit<BankSentence, 'unit' | 'level'>;

/** What somebody says, its only fitting reply, and three others; nothing is translated but what was said and the reply. */
export interface Reply {
  id: string;
  said: string;
  saidEnglish: string;
  reply: string;
  replyEnglish: string;
  wrong: readonly [string, string, string];
}

/** By unit id. */
export type RepliesOfUnits = Readonly<Record<string, readonly Reply[]>>;

/** A sentence to say otherwise; `task` is the instruction in English. */
export interface Transform {
  id: string;
  /** The id of the grammar point it practices. */
  point: string;
  task: string;
  spanish: string;
  english: string;
  /** All right sentences; the first is shown. */
  right: readonly [string, ...string[]];
  rightEnglish: string;
}

/** By unit id. */
export type TransformsOfUnits = Readonly<Record<string, readonly Transform[]>>;

/** A sentence with one wrong word; the English is that of the right sentence. */
export interface Mistake {
  id: string;
  /** The id of the grammar point it practices. */
  point: string;
  spanish: string;
  english: string;
  /** The wrong word; the sentence has it once. */
  wrong: string;
  /** All words, or few words, that are right in its place; the first is shown. */
  right: readonly [string, ...string[]];
}

/** By unit id. */
export type MistakesOfUnits = Readonly<Record<string, readonly Mistake[]>>;

interface ReadingLine {
  speaker?: string;
  spanish: string;
  english: string;
}

/** `after`: how many lines of a dialogue have to be heard before it can be asked; all without. */
export interface ReadingQuestion {
  question: string;
  options: readonly [string, string, string, string];
  correctAnswer: string;
  after?: number;
}

/** What the shelf calls a text. */
export type ReadingKind =
  | 'dialogue'
  | 'story'
  | 'column'
  | 'diary'
  | 'forum'
  | 'instructions'
  | 'interview'
  | 'letter'
  | 'report'
  | 'review';

/**
 * A unit's text; `unit` is its key: the unit's id, with a further part if it's the second. `glosses` translate words that no card explains, keyed by the word in lower
 * case.
 */
export interface Reading {
  id: string;
  title: string;
  kind: ReadingKind;
  lines: readonly ReadingLine[];
  glosses: Readonly<Record<string, string>>;
  questions: readonly ReadingQuestion[];
  unit: string;
  level: Level;
}

export type ReadingData = Omit<Reading, 'unit' | 'level'>;

/** `why`, in English: the reason why only the right option fits a gap. */
interface ExamQuestion extends ReadingQuestion {
  why?: string;
}

/**
 * A text in the exam of a level with questions about it; `title` says what it is. A heard one is read without a voice.
 * Of a gapped one each question is a sentence of the text, in its order, with `___` for its right answer.
 */
export interface ExamText {
  id: string;
  title: string;
  isHeard: boolean;
  isGapped?: true;
  lines: readonly ReadingLine[];
  questions: readonly ExamQuestion[];
}
