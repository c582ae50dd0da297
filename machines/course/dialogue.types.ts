import type { Reading } from '../games/bank.types.ts';
import type { AnswerKey, Verdict } from '../learning/judging.rules.ts';
import type { Seed } from '../parts/random.ts';
import type { Gloss, OpenWord } from './reading.types.ts';

interface Turn {
  speaker: string;
  spanish: string;
  english: string;
}

/** A dialogue to hear. Its questions are in the order in which they can be asked. */
export interface Dialogue extends Pick<Reading, 'id' | 'unit' | 'level' | 'title' | 'questions'> {
  lines: readonly Turn[];
}

/** What judges the typed part of a line, beside the part itself. */
export type TypedKey = Pick<AnswerKey, 'rivals' | 'verbs'>;

/** A dialogue with a gloss for each word, and a key for each line. */
export interface SpokenDialogue extends Dialogue {
  words: Readonly<Record<string, Gloss>>;
  keys: readonly TypedKey[];
}

/** Where a unit's dialogue is: its reading is one, or it has one of its own. */
export type Source = 'reading' | 'dialogue';

/** Lines are heard first; then those of a role are chosen, and then typed. */
type Pass = 'hear' | 'choose' | 'type';

interface Choice {
  chosen: string;
  right: boolean;
}

/** What the page shows, also below a dialog. */
export type Screen = 'opening' | 'listening' | 'question' | 'reply' | 'text' | 'roles' | 'rehearsed';

/** What the learner has done since the dialogue began. Lines count from 0. */
export interface Run {
  screen: Screen;
  pass: Pass;
  /** The current line; the number of lines at the end. */
  line: number;
  isSlow: boolean;
  /** Whether the learner can't listen now. */
  isDeclined: boolean;
  /** Index of the question that was last asked. */
  asked: number;
  /** One for each question answered so far. */
  answers: readonly Choice[];
  /** The lines whose English is shown. */
  revealed: readonly number[];
  /** The line whose words are shown as buttons. */
  listed: number | null;
  word: OpenWord | null;
  /** The speaker whose lines the learner says. */
  role: string | null;
  /** The lines to choose from. */
  options: readonly string[];
  /** The chosen or typed line; empty before, and if it's unknown. */
  draft: string;
  verdict: Verdict | null;
  /** How many lines of the role were said so far, and how many right or nearly, by choice and typed. */
  said: number;
  right: number;
}

export interface Context extends Run {
  unit: string;
  source: Source;
  seed: Seed;
  /** How many Spanish voices can speak now, two at most. */
  voices: number;
  dialogue: SpokenDialogue | null;
  /** Where the learner wants to go. */
  address: string;
}
