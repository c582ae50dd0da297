import type { BankSentence } from '../games/bank.types.ts';
import type {
  AnyTense,
  GrammarExample,
  GrammarQuestion,
  VerbForms,
  VerbTable,
} from '../games/exercise.types.ts';
import type { CourseWords } from '../learning/answer-key.rules.ts';
import type { Card } from '../types.ts';
import type { CourseUnit } from './course.types.ts';
import type { LessonPlan } from './lesson.types.ts';
import type { WordNeeds } from './word-needs.rules.ts';

/** Where a card stands in a sentence: the number of its first word there, from 0, and how many words it has. */
export interface CardUse {
  card: string;
  at: number;
  length: number;
}

/** A sentence with its cards, and what must have been met to read it. */
export interface LessonSentence extends BankSentence {
  uses: readonly CardUse[];
  needs: WordNeeds;
}

/** A question on a point of grammar, and what must have been met beside the point to read it. */
export interface LessonQuestion extends GrammarQuestion {
  needs: WordNeeds;
}

/** A line of a dialogue, and what must have been met to read it. */
export interface LessonLine {
  spanish: string;
  english: string;
  needs: WordNeeds;
}

/** An example of a point of grammar, with the forms that show its rule, in the order in which it has them. */
export interface PointExample extends GrammarExample {
  forms: readonly string[];
}

/** A point of grammar; Spanish in its title and its text is set in «». */
export interface LessonPoint {
  id: string;
  title: string;
  text: string;
  /** The id of its section of the reference. */
  section: string;
  examples: readonly PointExample[];
  /** The number in the course, from 0, of the lesson that teaches it. */
  at: number;
}

/** A table of a verb that was met, in a tense that a point teaches; `card` is the id of the verb's card. */
export interface LessonTable {
  card: string;
  infinitive: string;
  translation: string;
  tense: AnyTense;
  forms: Partial<VerbForms>;
  /** The id of the point. */
  point: string;
}

/** What a sitting is planned from. */
export interface LessonInput {
  /** The id of its stop, as the log keeps it. */
  stop: string;
  kind: LessonPlan['kind'];
  /** The unit of the stop; of an exam the last one of its level. */
  unit: Pick<CourseUnit, 'id' | 'title' | 'goal'>;
  /** The number in the course, from 0, of the lesson, or of the last one before the stop. */
  at: number;
  /** The cards that it teaches or asks, in the order of the course: of the lesson, the unit, or the level. */
  cards: readonly Card[];
  /** Cards of the units up to this one, for wrong options and for what is due. */
  others: readonly Card[];
  /** The ids of cards and of points of earlier lessons. */
  earlier: ReadonlySet<string>;
  sentences: readonly LessonSentence[];
  /** What must have been met to read the example of a card, by its id; those of cards not listed can be read. */
  examples: ReadonlyMap<string, WordNeeds>;
  /** The points that are taught by now: of the unit and those before it, or only of the unit or the level. */
  points: readonly LessonPoint[];
  /** Questions on these points, those of the unit first. */
  questions: readonly LessonQuestion[];
  /** What these points teach to conjugate. */
  tables: readonly LessonTable[];
  /** The tables of verbs by the ids of their cards, for rival forms. */
  verbs: ReadonlyMap<string, VerbTable>;
  /** The words of the course, to tell a slip from another word. */
  words: CourseWords;
  /** What is said in the dialogue that was read last; none but in the last lesson of a unit. */
  lines: readonly LessonLine[];
}
