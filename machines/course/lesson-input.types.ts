import type { BankSentence, ExamText, Mistake, Reply, Transform } from '../games/bank.types.ts';
import type {
  AnyTense,
  GrammarExample,
  GrammarQuestion,
  VerbForms,
  VerbTable,
} from '../games/exercise.types.ts';
import type { Card } from '../types.ts';
import type { CourseUnit } from './course.types.ts';
import type { LessonPlan } from './lesson.types.ts';
import type { WordNeeds } from './word-needs.rules.ts';

/** Where a sentence uses a card: the index of its first word, and how many words it has. */
export interface CardUse {
  card: string;
  at: number;
  length: number;
}

/** A sentence with its cards and the words needed to read it. */
export interface LessonSentence extends BankSentence {
  uses: readonly CardUse[];
  needs: WordNeeds;
}

/** A grammar question and the words needed to read it besides those of its point. */
export interface LessonQuestion extends GrammarQuestion {
  needs: WordNeeds;
}

/** Something said with its replies, and the words needed to read them. */
interface LessonReply extends Reply {
  needs: WordNeeds;
}

/** A sentence to say otherwise, and the words needed to read it besides those of its point. */
export interface LessonTransform extends Transform {
  needs: WordNeeds;
}

/** A sentence to correct, and the words needed to read it besides those of its point. */
export interface LessonMistake extends Mistake {
  needs: WordNeeds;
}

/** An example of a grammar point, with the forms that show its rule, in the order in which they appear. */
export interface PointExample extends GrammarExample {
  forms: readonly string[];
}

/** A grammar point; «» mark Spanish in its title and text. */
export interface LessonPoint {
  id: string;
  title: string;
  text: string;
  /** The id of its section of the reference. */
  section: string;
  examples: readonly PointExample[];
  /** What must have been met beside the point to read each of them. */
  exampleNeeds: readonly WordNeeds[];
  /** Number in the course, from 0, of the lesson that teaches it. */
  at: number;
}

/** The table of a known verb in a tense that a point teaches; `card` is the id of the verb's card. */
export interface LessonTable {
  card: string;
  infinitive: string;
  translation: string;
  tense: AnyTense;
  forms: Partial<VerbForms>;
  /** The id of the point. */
  point: string;
}

/** The content that a lesson is planned from. */
export interface LessonInput {
  /** The id of its stop, as in the log. */
  stop: string;
  kind: LessonPlan['kind'];
  /** The unit of the stop; for an exam, the last one of its level. */
  unit: Pick<CourseUnit, 'id' | 'title' | 'goal'>;
  /** Number in the course, from 0, of the lesson, or of the last lesson before the stop. */
  at: number;
  /** The cards it teaches or asks, of the lesson, unit or level, in course order. */
  cards: readonly Card[];
  /** Cards of this unit and those before, for wrong options and due cards. */
  others: readonly Card[];
  /** Ids of the cards and points of earlier lessons. */
  earlier: ReadonlySet<string>;
  sentences: readonly LessonSentence[];
  /** Words needed to read a card's example, by card id; examples not listed can be read. */
  examples: ReadonlyMap<string, WordNeeds>;
  /** The points that are taught by now: of the unit and those before it, or only of the unit or the level. */
  points: readonly LessonPoint[];
  /** Questions on these points, those of the unit first. */
  questions: readonly LessonQuestion[];
  /** The verbs that these points teach to conjugate. */
  tables: readonly LessonTable[];
  /** The tables of verbs by the ids of their cards, for rival forms. */
  verbs: ReadonlyMap<string, VerbTable>;
  /** Words that one slip makes of those in a sentence to type, by its id, or by its card's if it's an example. */
  rivals: ReadonlyMap<string, readonly string[]>;
  /** On these points; none but in lessons and checkpoints. */
  transforms: readonly LessonTransform[];
  mistakes: readonly LessonMistake[];
  /** Of the unit and the one before; none but in lessons. */
  replies: readonly LessonReply[];
  /** Of the level; none but in exams. */
  texts: readonly ExamText[];
}
