import { EASY_VERBS, VERB_TENSES } from '../constants.ts';
import type { Person, Tense, Verb, VerbForms } from './exercise.types.ts';
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

/** What became of a round: each form asked, by `{infinitive}-{tense}-{person}`. */
export interface JudgedRound {
  forms: readonly { id: string; right: boolean }[];
}

/** A place where typed and expected text meet; the letter that one of them lacks is empty. */
export interface LetterPair {
  typed: string;
  expected: string;
  mark: 'right' | 'wrong' | 'missing' | 'extra';
}

/**
 * Up to `count` verbs in random order, each in a random tense of those that it has and the difficulty asks for
 * (specification section 9): easy asks for hablar, comer and vivir only.
 */
export function drawRounds(
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
    const drawn = shuffle(tablesOf(verb, VERB_TENSES[difficulty]), current);
    current = drawn.seed;
    rounds.push(...drawn.items.slice(0, 1));
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

/** The rounds in which something was wrong, each with the persons whose forms were. */
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

/** 1 with all forms right, 0.5 with at least half of them, else 0 (specification section 9). */
export function roundScore(judged: JudgedRound): 0 | 0.5 | 1 {
  const right = rightForms(judged);
  if (right === judged.forms.length) return 1;
  return 2 * right >= judged.forms.length ? 0.5 : 0;
}

export function totalScore(judged: readonly JudgedRound[]): number {
  return judged.reduce((sum, round) => sum + roundScore(round), 0);
}

/**
 * Lays the typed text beside the expected one, letter by letter, with the fewest corrections; a letter that lacks
 * only its accent is paired with the accented one before any other.
 */
export function alignLetters(typed: string, expected: string): LetterPair[] {
  const from = Array.from(plainAnswer(typed));
  const to = Array.from(expected);
  const costs = costTable(from, to);
  const pairs: LetterPair[] = [];
  let row = from.length;
  let column = to.length;
  while (row > 0 || column > 0) {
    const cost = costAt(costs, row, column);
    const letter = from[row - 1] ?? '';
    const wanted = to[column - 1] ?? '';
    const isPair = cost === costAt(costs, row - 1, column - 1) + pairCost(letter, wanted);
    const isExtra = !isPair && cost === costAt(costs, row - 1, column) + SINGLE_COST;
    pairs.unshift(pairOf(isPair || isExtra ? letter : '', isExtra ? '' : wanted));
    if (isPair || isExtra) row -= 1;
    if (!isExtra) column -= 1;
  }
  return pairs;
}

const SINGLE_COST = 2;

function costTable(from: readonly string[], to: readonly string[]): number[][] {
  const costs: number[][] = [[0, ...to.map((_letter, index) => (index + 1) * SINGLE_COST)]];
  for (const [above, letter] of from.entries()) {
    const row = [(above + 1) * SINGLE_COST];
    for (const [left, wanted] of to.entries()) {
      const cost = Math.min(
        costAt(costs, above, left) + pairCost(letter, wanted),
        costAt(costs, above, left + 1) + SINGLE_COST,
        (row[left] ?? 0) + SINGLE_COST,
      );
      row.push(cost);
    }
    costs.push(row);
  }
  return costs;
}

/** What lies outside the table costs more than any way through it. */
function costAt(costs: readonly number[][], row: number, column: number): number {
  return costs[row]?.[column] ?? Infinity;
}

function pairCost(letter: string, wanted: string): number {
  if (letter === wanted) return 0;
  return baseLetter(letter) === baseLetter(wanted) ? 1 : 3;
}

function pairOf(typed: string, expected: string): LetterPair {
  if (typed === '') return { typed, expected, mark: 'missing' };
  if (expected === '') return { typed, expected, mark: 'extra' };
  return { typed, expected, mark: typed === expected ? 'right' : 'wrong' };
}

function baseLetter(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}

function plainAnswer(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

function tablesOf({ infinitive, translation, conjugations }: Verb, tenses: readonly Tense[]): Round[] {
  return tenses.flatMap((tense) => {
    const forms = conjugations[tense];
    return forms ? [{ id: `${infinitive}-${tense}`, infinitive, translation, tense, forms }] : [];
  });
}
