import { PLACEMENT_QUESTIONS } from '../constants.ts';

/** `gap` and `type` are answered by typing Spanish, the others by choosing one of four. */
export type PlacementKind = 'meaning' | 'gap' | 'type' | 'rule';

export type Outcome = 'right' | 'wrong' | 'unknown';

/** `unit` is the number of the question's unit, from 0 in course order. */
export interface PlacementAnswer {
  id: string;
  unit: number;
  kind: PlacementKind;
  outcome: Outcome;
}

/** Kinds of question, in rotation. */
const turns: readonly PlacementKind[] = ['meaning', 'gap', 'rule'];

/** How often an answer is right without knowledge, and wrong despite it. */
const errors: Readonly<Record<PlacementKind, { guess: number; slip: number }>> = {
  meaning: { guess: 0.25, slip: 0.08 },
  gap: { guess: 0.02, slip: 0.2 },
  type: { guess: 0.02, slip: 0.2 },
  rule: { guess: 0.25, slip: 0.15 },
};

/** Knowledge doesn't stop at the end of a unit; it fades over about this many units. */
const FADING = 0.8;
/** How many times likelier it is to know nothing than any other number of units. */
const BEGINNERS = 3;
/** How many units beyond the furthest right answer the next question may be. */
const REACH = 6;
const FEWEST_QUESTIONS = 5;
/** The test ends once the learner belongs within this many units of the suggestion with this probability. */
const MARGIN = 2;
const CERTAINTY = 0.95;
const UNKNOWN_AT_ONCE = 2;

/** Number of the unit to ask next, of `count`: near the likely level, never far ahead of what was answered right. */
export function nextUnit(answers: readonly PlacementAnswer[], count: number): number {
  const right = answers.filter(({ outcome }) => outcome === 'right').map(({ unit }) => unit);
  const furthest = right.length === 0 ? 0 : Math.max(...right) + REACH;
  return Math.min(suggestedUnit(answers, count), furthest);
}

export function nextKind(answers: readonly PlacementAnswer[]): PlacementKind {
  return turns[answers.length % turns.length] ?? 'meaning';
}

/** Whether the place is clear enough, or the last question was asked. */
export function isEnough(answers: readonly PlacementAnswer[], count: number): boolean {
  if (answers.length >= PLACEMENT_QUESTIONS || isBeginner(answers)) return true;
  if (answers.length < FEWEST_QUESTIONS) return false;
  const chances = chancesOf(answers, count);
  const middle = medianOf(chances);
  const near = chances.slice(Math.max(0, middle - MARGIN), middle + MARGIN + 1);
  return near.reduce((sum, chance) => sum + chance, 0) >= CERTAINTY;
}

/** Number of the unit to begin in, of `count`: the median of how many units the learner knows. */
export function suggestedUnit(answers: readonly PlacementAnswer[], count: number): number {
  return isBeginner(answers) ? 0 : Math.min(count - 1, medianOf(chancesOf(answers, count)));
}

/** Two questions not known and none right: more would tell nothing new. */
function isBeginner(answers: readonly PlacementAnswer[]): boolean {
  const unknown = answers.filter(({ outcome }) => outcome === 'unknown').length;
  return unknown >= UNKNOWN_AT_ONCE && answers.every(({ outcome }) => outcome !== 'right');
}

/** The probability, by Bayes' rule, that the learner knows the first 0, 1, …, `count` units. */
function chancesOf(answers: readonly PlacementAnswer[], count: number): readonly number[] {
  const before = Array.from({ length: count + 1 }, (_, known) => (known === 0 ? BEGINNERS : 1));
  const weights = before.map((weight, known) =>
    answers.reduce((product, answer) => product * likelihoodOf(answer, known), weight),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** How likely the answer is of a learner who knows the first `known` units. */
function likelihoodOf({ unit, kind, outcome }: PlacementAnswer, known: number): number {
  const { guess, slip } = errors[kind];
  const knowledge = 1 / (1 + Math.exp((unit + 0.5 - known) / FADING));
  const right = guess + (1 - guess - slip) * knowledge;
  return outcome === 'right' ? right : 1 - right;
}

function medianOf(chances: readonly number[]): number {
  let sum = 0;
  return chances.findIndex((chance) => {
    sum += chance;
    return sum >= 0.5;
  });
}
