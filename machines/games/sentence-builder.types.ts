import type { SENTENCES } from '../constants.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import type { Seed } from '../parts/random.ts';
import type { Difficulty, ItemOutcome, Level } from '../types.ts';

import type { Sentence } from './exercise.types.ts';

/** Times are in milliseconds. */
export interface SentenceRules {
  sentences: Record<keyof typeof SENTENCES, number>;
  advanceDelay: number;
  tick: number;
}

/** A set of the game, more sentences of a level, or those of the course so far. */
export type SentenceChoice = Difficulty | 'more' | 'course';

/** `id` distinguishes equal words. */
export interface Word {
  id: number;
  text: string;
}

/** `orders` are further valid orders of its words. */
export interface BuiltSentence extends Omit<Sentence, 'level'> {
  orders?: readonly (readonly string[])[];
}

/** A sentence with its shuffled words. */
export interface AskedSentence extends BuiltSentence {
  shuffledWords: readonly Word[];
}

/** Course sentences to deal: a level's, or those up to the learner's unit. */
export interface SentenceRequest {
  level: Level | 'course';
  count: number;
  recentGames: RecentGames;
  seed: Seed;
}

export interface SentenceDeal {
  sentences: readonly AskedSentence[];
  seed: Seed;
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
  level: Level;
  bank: readonly Sentence[];
  sentences: readonly AskedSentence[];
  recentGames: RecentGames;
  index: number;
  answer: readonly Word[];
  misses: number;
  solved: readonly ItemOutcome[];
  seconds: number;
}
