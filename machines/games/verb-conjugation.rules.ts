import { EASY_VERBS, VERB_TENSES } from '../constants.ts';
import type { Person, Tense, Verb, VerbForms } from './exercise.types.ts';
import { plainAnswer } from '../learning/letters.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Difficulty } from '../types.ts';

/** A verb to be conjugated in one tense; its id is `{infinitive}-{tense}`. */
export interface Round {
  id: string;
  infinitive: string;
  translation: string;
  tense: Tense;
  forms: VerbForms;
}

export type Answers = Readonly<Record<Person, string>>;

/** The result of a round: each form asked, by `{infinitive}-{tense}-{person}`. */
export interface JudgedRound {
  forms: readonly { id: string; right: boolean }[];
}

/**
 * Up to `count` verbs in random order, each in a random tense that it has and the difficulty allows. Easy asks only
 * hablar, comer and vivir.
 */
export function pickRounds(
  verbs: readonly Verb[],
  difficulty: Difficulty,
  count: number,
  seed: Seed,
): { rounds: Round[]; seed: Seed } {
  const easy: readonly string[] = EASY_VERBS;
  const pool = verbs.filter(({ infinitive }) => difficulty !== 'easy' || easy.includes(infinitive));
  const picked = shuffle(pool, seed);
  const rounds: Round[] = [];
  let current = picked.seed;
  for (const verb of picked.items.slice(0, count)) {
    const tables = shuffle(tablesOf(verb, VERB_TENSES[difficulty]), current);
    current = tables.seed;
    rounds.push(...tables.items.slice(0, 1));
  }
  return { rounds, seed: current };
}

/** Judges the forms of `persons`: trimmed and lower-cased, then compared exactly. Accents count. */
export function judgeRound(round: Round, answers: Answers, persons: readonly Person[]): JudgedRound {
  return {
    forms: persons.map((person) => ({
      id: `${round.id}-${person}`,
      right: plainAnswer(answers[person]) === round.forms[person],
    })),
  };
}

export function rightForms({ forms }: JudgedRound): number {
  return forms.filter(({ right }) => right).length;
}

/** The rounds with mistakes, each with the persons whose forms were wrong. */
export function missedRounds(
  rounds: readonly Round[],
  judged: readonly JudgedRound[],
  persons: readonly Person[],
): (Round & { persons: Person[] })[] {
  const missed = rounds.map((round, index) => ({
    ...round,
    persons: persons.filter((_person, place) => judged[index]?.forms[place]?.right === false),
  }));
  return missed.filter((round) => round.persons.length > 0);
}

/** 1 if all forms are right, 0.5 if at least half of them are, else 0. */
export function roundScore(judged: JudgedRound): 0 | 0.5 | 1 {
  const right = rightForms(judged);
  if (right === judged.forms.length) return 1;
  return 2 * right >= judged.forms.length ? 0.5 : 0;
}

export function totalScore(judged: readonly JudgedRound[]): number {
  return judged.reduce((sum, round) => sum + roundScore(round), 0);
}

function tablesOf({ infinitive, translation, conjugations }: Verb, tenses: readonly Tense[]): Round[] {
  return tenses.flatMap((tense) => {
    const forms = conjugations[tense];
    return forms ? [{ id: `${infinitive}-${tense}`, infinitive, translation, tense, forms }] : [];
  });
}
