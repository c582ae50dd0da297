import { AVERAGE, LONGEST_INTERVAL, schedulerOf, type Retention } from './schedule.rules.ts';
import { FIT_ANSWERS } from './memory-fit.rules.ts';
import type { FitFailure } from './memory-fit.types.ts';
import type { Rating } from './activity.types.ts';

/** How many times a word is recalled before its interval counts as a later one. */
export const RECALLS = 4;
/** By what share an interval must change to be told. */
const NOTICED = 0.1;

type Change = 'shorter' | 'same' | 'longer';

const sentences: Readonly<Record<`${Change} ${Change}`, (than: string) => string>> = {
  'shorter shorter': (than) => `You forget sooner than ${than}: first and later intervals become shorter.`,
  'shorter same': (than) => `You forget new words sooner than ${than}: first intervals become shorter.`,
  'shorter longer': (than) =>
    `You forget new words sooner than ${than}, then keep them longer: first intervals become shorter, later ones longer.`,
  'same shorter': (than) => `You forget known words sooner than ${than}: later intervals become shorter.`,
  'same same': (than) => `You remember much as ${than}: your intervals change only a little.`,
  'same longer': (than) => `You keep known words longer than ${than}: later intervals become longer.`,
  'longer shorter': (than) =>
    `You keep new words longer than ${than}, then forget them sooner: first intervals become longer, later ones shorter.`,
  'longer same': (than) => `You keep new words longer than ${than}: first intervals become longer.`,
  'longer longer': (than) => `You remember longer than ${than}: first and later intervals become longer.`,
};

/** What fitted numbers mean, in a sentence: `before` are those used until then. */
export function fitSentence(
  before: readonly number[],
  after: readonly number[],
  retention: Retention,
): string {
  const [first, later] = [1, RECALLS].map((recalls) =>
    changeOf(daysAfter(before, recalls, retention), daysAfter(after, recalls, retention)),
  );
  const isAverage = AVERAGE.every((value, index) => value === before[index]);
  return sentences[`${first ?? 'same'} ${later ?? 'same'}`](isAverage ? 'most' : 'the last fit expected');
}

/** The days until a new word comes back, by the rating of its first answer. */
export function firstIntervals(w: readonly number[], retention: Retention): Record<Rating, number> {
  const model = schedulerOf(retention, w);
  const days = (rating: Rating) => daysOf(w, model.next_state(null, 0, rating).stability, retention);
  return { 1: days(1), 2: days(2), 3: days(3), 4: days(4) };
}

/** The days until a word comes back that was recalled so often that its interval counts as a later one. */
export function laterInterval(w: readonly number[], retention: Retention): number {
  return daysAfter(w, RECALLS, retention);
}

const failures: Readonly<Record<FitFailure, string>> = {
  blocked: 'This browser blocks WebAssembly, which the fit needs.',
  memory: 'This device is short of memory. Close other tabs, then try again.',
  unloaded: 'The fit couldn’t be loaded. Check your connection, then try again.',
  broken: 'The fit failed. Try again, or report the problem from the menu.',
  few: `A fit needs ${FIT_ANSWERS} answers.`,
  'one-sided': 'Almost all your answers are the same, so there’s nothing yet to learn from.',
  newer: 'Your numbers changed meanwhile, on another device or in another tab. Try again.',
};

/** Why a fit failed, worded for learners. */
export function failureText(reason: FitFailure): string {
  return `${failures[reason]} Nothing has changed.`;
}

/** The days until a word comes back after so many answers Good, each when it's due. */
function daysAfter(w: readonly number[], answers: number, retention: Retention): number {
  const model = schedulerOf(retention, w);
  let memory = model.next_state(null, 0, 3);
  for (let answer = 1; answer < answers; answer += 1)
    memory = model.next_state(memory, daysOf(w, memory.stability, retention), 3);
  return daysOf(w, memory.stability, retention);
}

function daysOf(w: readonly number[], stability: number, retention: Retention): number {
  const days = Math.round(stability * schedulerOf(retention, w).interval_modifier);
  return Math.min(LONGEST_INTERVAL, Math.max(1, days));
}

function changeOf(before: number, after: number): Change {
  if (after < before * (1 - NOTICED)) return 'shorter';
  return after > before * (1 + NOTICED) ? 'longer' : 'same';
}
