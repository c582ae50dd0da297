import type { Reading } from '../games/bank.types.ts';

/** A reading of the course without its text. */
export interface Story extends Pick<Reading, 'unit' | 'level' | 'title' | 'kind'> {
  /** The Spanish title of its unit. */
  unitTitle: string;
  /** The title of the dialogue that its unit has beside it, if any. */
  dialogue: string | null;
  /** Ids of the cards it uses, each once. */
  cards: readonly string[];
}

/** A reading with the learner's figures. */
export interface ShelfStory extends Omit<Story, 'cards'> {
  /** How many words of the course it uses, and how many of them the learner last answered right. */
  words: number;
  known: number;
  /** The best share of right answers about it, from 0 to 1; null if it wasn't read yet. */
  best: number | null;
}
