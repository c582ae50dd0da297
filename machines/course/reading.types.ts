import type { StoryResult } from '../learning/activity.types.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { Seed } from '../parts/random.ts';
import type { Reading } from '../games/bank.types.ts';

/** The meaning of a word or phrase in its text, and the id of its card, if any. */
export type Gloss = readonly [meaning: string, card?: string];

/** A reading with a gloss for each word and phrase but names, by its text in lower case. */
export interface GlossedReading extends Reading {
  words: Readonly<Record<string, Gloss>>;
  /** The title of the dialogue beside it, if its unit has one. */
  dialogue?: string;
}

/** A piece of a line, with the key of its gloss, if it has one. */
export interface Part {
  text: string;
  key: string | null;
}

/** A word or phrase of a line; `at` is its index among the pieces of the line. */
export interface OpenWord {
  line: number;
  at: number;
  key: string;
}

interface Choice {
  chosen: string;
  right: boolean;
}

/** A word to come next in review: the key of its gloss, and its card. */
export interface AddedWord {
  key: string;
  card: string;
}

/** A text to read aloud, with an id of its own; `voice` is 1 for a second speaker. */
export interface SpokenLine {
  id: string;
  text: string;
  voice?: number;
  isSlow?: boolean;
}

/** How the sound of a line ended. `interrupted`: another sound stopped it; `unheard`: there is no voice. */
export type SoundEnd = 'heard' | 'interrupted' | 'unheard';

/** What the learner has done since opening the text. Lines count from 0. */
export interface Visit {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The line being read aloud, or read aloud next. */
  line: number;
  /** Whether the lines after it are read, too. */
  isWhole: boolean;
  /** The lines whose English is shown. */
  revealed: readonly number[];
  /** The line whose words are shown as buttons. */
  listed: number | null;
  word: OpenWord | null;
  /** The meanings to choose from. */
  meanings: readonly string[];
  guess: Choice | null;
  /** One for each question answered so far. */
  answers: readonly Choice[];
  index: number;
  result: StoryResult | null;
  /** The XP that it adds to the log. */
  xp: number;
}

export interface Context extends Visit {
  unit: string;
  seed: Seed;
  log: Progress;
  /** IANA name; decides when a day begins. */
  zone: string;
  reading: GlossedReading | null;
  added: readonly AddedWord[];
}
