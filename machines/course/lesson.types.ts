import type { AnswerKey } from '../learning/judging.rules.ts';
import type { Card, Direction } from '../types.ts';

/** What a step asks: see the kinds of `Answer` for how it is answered. */
export type ExerciseKind =
  | 'meaning'
  | 'word'
  | 'listen'
  | 'match'
  | 'gap'
  | 'build'
  | 'type'
  | 'dictation'
  | 'form'
  | 'rule'
  | 'reply';

type Language = 'es' | 'en';

/** What is shown or heard. In English texts, Spanish stands in «». */
export interface Prompt {
  text: string;
  language: Language;
  /** What helps to understand it, such as the translation of a sentence with a gap. */
  hint?: string;
  /** The card whose picture stands for the text, which is then its alternative text only. */
  picture?: Pick<Card, 'category' | 'picture'>;
}

/** How an exercise is answered, and what is right. */
export type Answer =
  | { by: 'choice'; language: Language; options: readonly string[]; right: string }
  | ({ by: 'text' } & AnswerKey)
  /** `words` are those of the first order and distractors, shuffled. */
  | { by: 'order'; words: readonly string[]; orders: readonly (readonly string[])[] }
  /** Both columns, shuffled, and what belongs together. */
  | {
      by: 'pairs';
      spanish: readonly string[];
      english: readonly string[];
      pairs: Readonly<Record<string, string>>;
    };

/** A rule in a line, and the section of the reference that explains it. */
interface Explanation {
  text: string;
  section: string | null;
  /** A rule is there after a right answer, too: shown at once, or on request. Else only a wrong one shows it. */
  afterRight?: 'shown' | 'offered';
}

/** A new word is shown with its meaning. */
export interface Meeting {
  kind: 'meet';
  id: string;
  card: Card;
  /** A sentence of the course with the word in the middle; without one, the card's own example is shown. */
  shown?: { parts: readonly [before: string, word: string, after: string]; english: string };
}

/** The rule of a point of grammar is shown before the point is asked; Spanish in its title and text is set in «». */
export interface PointStep {
  kind: 'point';
  id: string;
  /** The id of the point. */
  point: string;
  title: string;
  text: string;
  /** The id of its section of the reference. */
  section: string;
  /** `parts` join to the Spanish; every second one is a form that shows the rule. */
  examples: readonly { parts: readonly string[]; english: string }[];
}

export interface Exercise {
  kind: ExerciseKind;
  /** Tells one step of a plan from the others. */
  id: string;
  /** The id of the card, sentence or question that it asks, as the log keeps it. */
  item: string;
  /** The ids of the cards that it asks. */
  cards: readonly string[];
  prompt: Prompt;
  answer: Answer;
  /** Spanish to hear: instead of the prompt if `isHeard`, else once it is answered. */
  sound: string;
  /** Whether the learner only hears the Spanish. */
  isHeard: boolean;
  /** Whether the learner produces Spanish: types it or builds a sentence. */
  isProduced: boolean;
  /** The card and direction that it rates if this is the card's first strong attempt; null for weak evidence. */
  rates: { card: Card; direction: Direction } | null;
  /** The right answer as it is shown after a wrong one. */
  solution: string;
  /** The translation of the solution, where the prompt does not say it. */
  meaning: string | null;
  explanation: Explanation | null;
  /** What asks the same one rung lower, for the second attempt; null repeats it as it is. */
  easier: Exercise | null;
  /** What takes its place for who cannot listen now; null if it asks nothing by ear. */
  silent: Exercise | null;
}

export type Step = Meeting | PointStep | Exercise;

/** What the learner has entered: the option, the text, the words in order, or tiles in the order of choosing them. */
export type Draft = readonly string[];

/** A sitting. A lesson gives feedback at once, a checkpoint and an exam at the end. */
export interface LessonPlan {
  /** The id of its stop, as the log keeps it. */
  stop: string;
  kind: 'lesson' | 'checkpoint' | 'exam' | 'dictation';
  /** In Spanish. */
  title: string;
  goal: string;
  steps: readonly Step[];
}
