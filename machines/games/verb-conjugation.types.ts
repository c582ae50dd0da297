import type { VERBS } from '../constants.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import type { Seed } from '../parts/random.ts';
import type { AnyTense, Person, TableKind, Verb, VerbForms } from './exercise.types.ts';

/** A difficulty, or all verbs in tenses that the learner chooses. */
export type VerbLevel = keyof typeof VERBS;

/** A level, or the verbs that the learner has met in the tenses of their course, which count as all verbs. */
export type VerbChoice = VerbLevel | 'mine';

/** A verb to be conjugated in one tense; its id is `{infinitive}-{tense}`. Persons without a form are not asked. */
export interface Round {
  id: string;
  infinitive: string;
  translation: string;
  tense: AnyTense;
  forms: Partial<VerbForms>;
}

/** Which rounds to deal: of all verbs, or of the learner's, to whom tenses and kind do not apply. */
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

/** The result of a round: each form asked, by `{infinitive}-{tense}-{person}`. */
export interface JudgedRound {
  forms: readonly { id: string; right: boolean }[];
}

export interface VerbConjugationRules {
  verbs: Record<VerbLevel, number>;
  /** The persons to ask; learners may leave out vosotros. */
  persons: readonly Person[];
  /** The tenses that are chosen at first for a game of all verbs. */
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
  /** What a game of all verbs asks. */
  tenses: readonly AnyTense[];
  kind: TableKind;
  verbs: readonly Verb[];
  rounds: readonly Round[];
  /** The last games, this one included. */
  recentGames: RecentGames;
  index: number;
  answers: Answers;
  judged: readonly JudgedRound[];
  seconds: number;
}
