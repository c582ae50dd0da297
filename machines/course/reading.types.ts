import type { StoryResult } from '../learning/activity.types.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { Seed } from '../parts/random.ts';
import type { Reading } from '../games/bank.types.ts';

/** What a word or a phrase means in its text, and the id of its card, if there is one. */
export type Gloss = readonly [meaning: string, card?: string];

/** A reading with a gloss for each of its words and phrases but names, by how they stand there in lower case. */
export interface GlossedReading extends Reading {
  words: Readonly<Record<string, Gloss>>;
}

/** A piece of a line: what can be asked for has the key of its gloss. */
export interface Part {
  text: string;
  key: string | null;
}

/** A word or phrase of a line; `at` is its place among the pieces of the line. */
export interface OpenWord {
  line: number;
  at: number;
  key: string;
}

/** What was chosen, and whether it is right. */
interface Choice {
  chosen: string;
  right: boolean;
}

/** A word that comes next in review: the key of its gloss, and its card. */
export interface KeptWord {
  key: string;
  card: string;
}

/** How the sound of a line ended: heard, stopped for another sound, or not heard at all, for want of a voice. */
export type SoundEnd = 'heard' | 'interrupted' | 'unheard';

/** What the learner has done with the text since it was last opened. Lines are counted from 0. */
export interface Visit {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The line that is read aloud, or would be. */
  line: number;
  /** Whether the lines after it follow. */
  isWhole: boolean;
  /** The lines whose English is shown. */
  revealed: readonly number[];
  /** The line whose words are laid out as buttons. */
  listed: number | null;
  word: OpenWord | null;
  /** The meanings to choose from. */
  meanings: readonly string[];
  guess: Choice | null;
  /** One for each question answered so far. */
  answers: readonly Choice[];
  index: number;
  result: StoryResult | null;
}

export interface Context extends Visit {
  unit: string;
  seed: Seed;
  log: Progress;
  reading: GlossedReading | null;
  kept: readonly KeptWord[];
}
