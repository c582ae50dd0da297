import type { Level } from '../types.ts';

/**
 * A sentence of the course. `orders` are further right orders of the same words, each as a whole sentence; `points` are
 * the ids of the points of grammar that it practices.
 */
export interface BankSentence {
  id: string;
  spanish: string;
  english: string;
  alsoEnglish?: readonly string[];
  alsoSpanish?: readonly string[];
  orders?: readonly string[];
  points?: readonly string[];
  unit: string;
  level: Level;
}

/** A sentence as written in `src/content/bank/{unit}.ts`; the loader adds the unit and its level. */
export type BankSentenceData = Omit<BankSentence, 'unit' | 'level'>;

/** What one person says, or a sentence or two of a story. */
interface ReadingLine {
  speaker?: string;
  spanish: string;
  english: string;
}

/** A question in English about the text; `correctAnswer` is one of the options. */
export interface ReadingQuestion {
  question: string;
  options: readonly [string, string, string, string];
  correctAnswer: string;
}

/**
 * The dialogue or story of a unit. `glosses` give the meaning, in this text, of words that no card so far explains, by
 * the word in lower case as it stands there.
 */
export interface Reading {
  id: string;
  title: string;
  kind: 'dialogue' | 'story';
  lines: readonly ReadingLine[];
  glosses: Readonly<Record<string, string>>;
  questions: readonly ReadingQuestion[];
  unit: string;
  level: Level;
}

/** A reading as written in `src/content/readings/{unit}.ts`; the loader adds the unit and its level. */
export type ReadingData = Omit<Reading, 'unit' | 'level'>;
