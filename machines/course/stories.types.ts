import type { Reading } from '../games/bank.types.ts';

/** A reading of the course without its text. */
export interface Story extends Pick<Reading, 'unit' | 'level' | 'title' | 'kind'> {
  /** The Spanish title of its unit. */
  unitTitle: string;
  /** The ids of the cards whose words it uses, each once. */
  cards: readonly string[];
}

/** A reading and what the learner has done with it. */
export interface ShelfStory extends Omit<Story, 'cards'> {
  /** How many words of the course it uses, and how many of them were answered right last. */
  words: number;
  known: number;
  /** The best share of right answers about it, from 0 to 1; null if it was not read yet. */
  best: number | null;
}
