import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { SENTENCES } from '../constants.ts';
import type { AskedGames } from '../parts/asked.ts';
import type { Seed } from '../parts/random.ts';
import type { Difficulty, ItemOutcome } from '../types.ts';
import type { Level } from './bank.types.ts';
import type { Sentence } from './exercise.types.ts';

/** The figures of a game; times are milliseconds. */
export interface SentenceRules {
  sentences: Record<keyof typeof SENTENCES, number>;
  advance: number;
  tick: number;
}

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

/** Which sentences of the course to deal. */
export interface SentenceRequest {
  level: Level;
  count: number;
  asked: AskedGames;
  seed: Seed;
}

export interface SentenceDeal {
  sentences: readonly AskedSentence[];
  seed: Seed;
}

export interface SentenceBuilderInput {
  seed: Seed;
  rules?: SentenceRules;
}

export interface SentenceBuilderContext {
  rules: SentenceRules;
  seed: Seed;
  difficulty: Difficulty | 'more';
  /** The level of the course of a game of more sentences. */
  level: Level;
  bank: readonly Sentence[];
  sentences: readonly AskedSentence[];
  /** The last games, this one included. */
  asked: AskedGames;
  index: number;
  /** The words placed so far, in order. */
  answer: readonly Word[];
  /** Wrong checks of this sentence. */
  misses: number;
  /** One for each sentence solved so far, right if it was at the first Check. */
  solved: readonly ItemOutcome[];
  seconds: number;
}

export type SentenceBuilderEvent =
  | { type: 'difficulty.chosen'; difficulty: Difficulty | 'more' }
  | { type: 'level.chosen'; level: Level }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'word.placed'; id: number; position?: number }
  | { type: 'word.returned'; id: number }
  | { type: 'answer.submitted' }
  | { type: 'answer.retried' }
  | { type: 'sentence.reset' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | DoneActorEvent<readonly Sentence[], 'loadSentences'>
  | ErrorActorEvent<unknown, 'loadSentences'>
  | DoneActorEvent<SentenceDeal, 'dealSentences'>
  | ErrorActorEvent<unknown, 'dealSentences'>
  | DoneActorEvent<AskedGames, 'recallGames'>
  | ErrorActorEvent<unknown, 'recallGames'>;
