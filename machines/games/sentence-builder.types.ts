import type { SENTENCES } from '../constants.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import type { Seed } from '../parts/random.ts';
import type { Difficulty, ItemOutcome, Level } from '../types.ts';

import type { Sentence } from './exercise.types.ts';

/** The figures of a game; times are milliseconds. */
export interface SentenceRules {
  sentences: Record<keyof typeof SENTENCES, number>;
  advanceDelay: number;
  tick: number;
}

/** What the learner chooses: a set of the game, more sentences of a level, or those of their course so far. */
export type SentenceChoice = Difficulty | 'more' | 'course';

/** A word to place; `id` tells equal words apart. */
export interface Word {
  id: number;
  text: string;
}

/** A sentence to build; `orders` are further right orders of its words. */
export interface BuiltSentence extends Omit<Sentence, 'level'> {
  orders?: readonly (readonly string[])[];
}

/** A sentence with its words in the order in which they are offered. */
export interface AskedSentence extends BuiltSentence {
  shuffledWords: readonly Word[];
}

/** Which sentences of the course to deal: those of a level, or of the learner's unit and those before it. */
export interface SentenceRequest {
  level: Level | 'course';
  count: number;
  recentGames: RecentGames;
  seed: Seed;
}

export interface SentenceDeal {
  sentences: readonly AskedSentence[];
  seed: Seed;
  /** That of the easiest of them, where the learner did not choose one. */
  level?: Level;
}

export interface SentenceBuilderInput {
  seed: Seed;
  rules?: SentenceRules;
}

export interface SentenceBuilderContext {
  rules: SentenceRules;
  seed: Seed;
  difficulty: SentenceChoice;
  /** The level of a game of more sentences, chosen or dealt. */
  level: Level;
  bank: readonly Sentence[];
  sentences: readonly AskedSentence[];
  /** The last games, this one included. */
  recentGames: RecentGames;
  index: number;
  /** The words placed so far, in order. */
  answer: readonly Word[];
  /** Wrong checks of this sentence. */
  misses: number;
  /** One for each sentence solved so far, right if it was at the first Check. */
  solved: readonly ItemOutcome[];
  seconds: number;
}
