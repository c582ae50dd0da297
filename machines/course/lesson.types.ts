import type { ExamText } from '../games/bank.types.ts';
import type { AnswerKey } from '../learning/judging.rules.ts';
import type { Card, Direction } from '../types.ts';
import type { Part } from './phrases.rules.ts';

/** What a step asks; its `Answer` says how. */
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
  | 'conjugate'
  | 'transform'
  | 'mistake'
  | 'reply'
  | 'text';

type Language = 'es' | 'en';

/** A text that several questions are about; `gapped` are its lines as asked, if it's to complete. */
export interface Passage extends Pick<ExamText, 'id' | 'title' | 'lines'> {
  gapped?: ExamText['lines'];
}

/** Shown or heard; «» mark Spanish in English texts. */
export interface Prompt {
  text: string;
  language: Language;
  /** Helps to understand it, such as the translation of a sentence with a gap. */
  hint?: string;
  /** The instruction, if each question has its own. */
  task?: string;
  /** The card whose picture replaces the text, which then is its alternative text. */
  picture?: Pick<Card, 'category' | 'picture'>;
}

/** How an exercise is answered, and the right answer. */
export type Answer =
  | { by: 'choice'; language: Language; options: readonly string[]; right: string }
  /** `wordings` are sentences whose phrases may change places. */
  | ({ by: 'text'; wordings?: readonly (readonly Part[])[] } & AnswerKey)
  /** `words` are those of the first order and distractors, shuffled; `orders` are listed, further ones in `wordings`. */
  | {
      by: 'order';
      words: readonly string[];
      orders: readonly (readonly string[])[];
      wordings?: readonly (readonly Part[])[];
    }
  /** Both columns, shuffled, and the right pairs. */
  | {
      by: 'pairs';
      spanish: readonly string[];
      english: readonly string[];
      pairs: Readonly<Record<string, string>>;
    }
  /** The words of a sentence, the index of the wrong one, and what is right in its place. */
  | ({ by: 'correction'; words: readonly string[]; wrong: number } & AnswerKey);

/** A rule in a line, and the section of the reference that explains it. */
interface Explanation {
  text: string;
  section: string | null;
  /** Whether a right answer shows or offers it, too. Else only a wrong one shows it. */
  afterRight?: 'shown' | 'offered';
}

/** Shows a word with its meaning before the first question on it. */
export interface Meeting {
  kind: 'meet';
  id: string;
  card: Card;
  /** Whether the learner met it elsewhere, such as among the flashcards, but no lesson or story taught it. */
  isMet?: boolean;
  /** A sentence of the course around the word; without one, the card's own example is shown. */
  shown?: { parts: readonly [before: string, word: string, after: string]; english: string };
}

/** Shows the rule of a point before the first question on it; «» mark Spanish in its title and text. */
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
  /** Unique within a plan. */
  id: string;
  /** The id of the card, sentence or question it asks, as in the log. */
  item: string;
  /** The id of the sentence in which it asks a form, as in the log. */
  sentence?: string;
  /** Ids of the cards it asks. */
  cards: readonly string[];
  prompt: Prompt;
  /** The text that the prompt asks about, shown or heard beside it. */
  passage?: Passage;
  answer: Answer;
  /** Spanish to hear: instead of the prompt if `isHeard`, else after the answer. */
  sound: string;
  /** Whether the learner only hears the Spanish. */
  isHeard: boolean;
  /** Whether the learner produces Spanish: types it or builds a sentence. */
  isProduced: boolean;
  /** The card and direction it rates if it's the card's first strong attempt; null for weak evidence. */
  rates: { card: Card; direction: Direction } | null;
  /** The right answer, shown after a wrong one. */
  solution: string;
  /** The translation of the solution, unless the prompt has it. */
  meaning: string | null;
  explanation: Explanation | null;
  /** The same question one rung easier, for the second attempt; null repeats it unchanged. */
  easier: Exercise | null;
  /** Replaces it for learners who can't listen; null leaves it out if it's asked by ear. */
  silent: Exercise | null;
}

export type Step = Meeting | PointStep | Exercise;

/**
 * The learner's input: the option, the text, the words in order, the tiles in the order chosen, or the index of a word
 * and what to put in its place.
 */
export type Draft = readonly string[];

/** What a stop asks. A lesson gives feedback at once, a checkpoint and an exam at the end. */
export interface LessonPlan {
  /** The id of its stop, as in the log. */
  stop: string;
  kind: 'lesson' | 'checkpoint' | 'exam' | 'dictation';
  /** In Spanish. */
  title: string;
  goal: string;
  steps: readonly Step[];
  /** What the day has paid before: the best XP of this stop, and the keys of the directions rated. */
  paid: { stop: number; rated: readonly string[] };
}
