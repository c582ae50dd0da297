import { fsrs, type FSRS } from 'ts-fsrs';
import type { FitOutcome, NoFit } from './memory-fit.types.ts';
import { DECIMALS, isNumbers, LOSS_DECIMALS, rounded } from './memory-numbers.rules.ts';
import type { FitEvent } from './progress.rules.ts';
import type { AnswerLog } from './rated-answers.rules.ts';
import { AVERAGE } from './schedule.rules.ts';

/** How many answers a fit needs. */
export const FIT_ANSWERS = 400;
/** How many more there must be before Today offers the next fit. */
const OFFER_AGAIN = 1000;
/** How many words must have been forgotten, and how many recalled, for a fit to have something to learn from. */
const FEWEST_OF_EACH = 5;
const OLDER = 0.8;
/** Keeps the loss of one answer finite. */
const LEAST_CHANCE = 1e-4;

/** What fsrs-rs fits to: each answer after the first, with all before it; `deltas` are days since the one before. */
export interface TrainingSet {
  ratings: Uint32Array;
  deltas: Uint32Array;
  lengths: Uint32Array;
}

/** The time (milliseconds since 1970) before which answers belong to the older four fifths. */
function splitTime({ times }: AnswerLog): number {
  const sorted = times.toSorted();
  return sorted[Math.floor(OLDER * sorted.length)] ?? Infinity;
}

/** Why a fit would have nothing to learn from; null if it has. */
export function noFitFor(log: AnswerLog): NoFit | null {
  if (log.times.length < FIT_ANSWERS) return 'few';
  const split = splitTime(log);
  const counts = { forgotten: 0, recalled: 0 };
  for (const { place, isFirst } of placesIn(log)) {
    if (isFirst || (log.times[place] ?? 0) >= split) continue;
    counts[log.ratings[place] === 1 ? 'forgotten' : 'recalled'] += 1;
  }
  return Math.min(counts.forgotten, counts.recalled) < FEWEST_OF_EACH ? 'one-sided' : null;
}

export function trainingSetOf(log: AnswerLog): TrainingSet {
  const split = splitTime(log);
  const ratings: number[] = [];
  const deltas: number[] = [];
  const lengths: number[] = [];
  for (const { place, start, isFirst } of placesIn(log)) {
    if (isFirst || (log.times[place] ?? 0) >= split) continue;
    lengths.push(place - start + 1);
    for (let at = start; at <= place; at += 1) {
      ratings.push(log.ratings[at] ?? 0);
      deltas.push(at === start ? 0 : daysBefore(log, at));
    }
  }
  return {
    ratings: Uint32Array.from(ratings),
    deltas: Uint32Array.from(deltas),
    lengths: Uint32Array.from(lengths),
  };
}

/** The mean log loss of FSRS-6 with the numbers `w` on the newest fifth of the answers; 0 if it predicts none of them. */
export function lossOf(log: AnswerLog, w: readonly number[]): number {
  const split = splitTime(log);
  const model = fsrs({ w });
  let memory: ReturnType<FSRS['next_state']> | null = null;
  let sum = 0;
  let count = 0;
  for (const { place, isFirst } of placesIn(log)) {
    const delta = isFirst ? 0 : daysBefore(log, place);
    const rating = log.ratings[place] ?? 0;
    if (isFirst) memory = null;
    else if (memory && (log.times[place] ?? 0) >= split) {
      const recall = model.forgetting_curve(delta, memory.stability);
      const chance = rating === 1 ? 1 - recall : recall;
      sum -= Math.log(Math.max(LEAST_CHANCE, chance));
      count += 1;
    }
    memory = model.next_state(memory, delta, rating);
  }
  return count === 0 ? 0 : rounded(sum / count, LOSS_DECIMALS);
}

/**
 * Compares fitted numbers, as fsrs-rs returns them, with those in use: adopted only if their loss is lower. Null if
 * there are none, or if they're out of range.
 */
export function outcomeOf(
  log: AnswerLog,
  current: readonly number[],
  raw: ArrayLike<number> | null,
): FitOutcome {
  const numbers = raw && Array.from(raw, (value) => rounded(value, DECIMALS));
  const w = isNumbers(numbers) ? numbers : null;
  const fitted = w && lossOf(log, w);
  const used = lossOf(log, current);
  return {
    answers: log.times.length,
    default: lossOf(log, AVERAGE),
    current: used,
    fitted,
    adopted: fitted !== null && fitted < used,
    w,
  };
}

/**
 * Whether Today offers a fit: at 400 answers, and again 1,000 after the last fit, or after the last offer that was
 * declined or led to nothing. `asked` is how many answers there were then; null before.
 */
export function isFitOffered(answers: number, fits: readonly FitEvent[], asked: number | null): boolean {
  const fitted = fits.reduce<number | null>(
    (most, fit) => (fit.kind === 'memory.fitted' ? Math.max(most ?? 0, fit.facts.answers) : most),
    asked,
  );
  return answers >= (fitted === null ? FIT_ANSWERS : Math.max(FIT_ANSWERS, fitted + OFFER_AGAIN));
}

function* placesIn({ lengths }: AnswerLog): Generator<{ place: number; start: number; isFirst: boolean }> {
  let start = 0;
  for (const length of lengths) {
    for (let place = start; place < start + length; place += 1)
      yield { place, start, isFirst: place === start };
    start += length;
  }
}

function daysBefore({ days }: AnswerLog, place: number): number {
  return (days[place] ?? 0) - (days[place - 1] ?? 0);
}
