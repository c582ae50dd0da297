import type { VERBS } from '../constants.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import type { Seed } from '../parts/random.ts';
import type { AnyTense, Person, TableKind, Verb, VerbForms } from './exercise.types.ts';

/** A difficulty, or all verbs in chosen tenses. */
export type VerbLevel = keyof typeof VERBS;

/** A level, or verbs met in tenses of the course so far, which count as all verbs. */
export type VerbChoice = VerbLevel | 'mine';

/** A verb in one tense; its id is `{infinitive}-{tense}`. Skips persons without a form. */
export interface Round {
  id: string;
  infinitive: string;
  translation: string;
  tense: AnyTense;
  forms: Partial<VerbForms>;
}

/** Rounds to deal: of all verbs, or the learner's, for which tenses and kind don't apply. */
export interface DealRequest {
  isMine?: boolean;
  tenses: readonly AnyTense[];
  kind: TableKind;
  count: number;
  recentGames: RecentGames;
  seed: Seed;
}

export interface Deal {
  rounds: readonly Round[];
  seed: Seed;
}

export type Answers = Readonly<Record<Person, string>>;

/** A round's result: each form asked, by `{infinitive}-{tense}-{person}`. */
export interface JudgedRound {
  forms: readonly { id: string; right: boolean }[];
}

export interface VerbConjugationRules {
  verbs: Record<VerbLevel, number>;
  /** The persons to ask; vosotros is optional. */
  persons: readonly Person[];
  tenses: readonly AnyTense[];
  tick: number;
}

export interface VerbConjugationInput {
  seed: Seed;
  rules?: Partial<VerbConjugationRules>;
}

export interface VerbConjugationContext {
  rules: VerbConjugationRules;
  seed: Seed;
  difficulty: VerbChoice;
  tenses: readonly AnyTense[];
  kind: TableKind;
  verbs: readonly Verb[];
  rounds: readonly Round[];
  /** Includes the current game. */
  recentGames: RecentGames;
  index: number;
  answers: Answers;
  judged: readonly JudgedRound[];
  seconds: number;
}
