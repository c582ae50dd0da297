import type { Progress } from './progress.rules.ts';

/** A new word is met once, then asked three times. */
export const ANSWERS_OF_A_NEW_WORD = 3;
/** The pace is that of the last days with answers: at least so many days and answers. */
const PACE_DAYS = 7;
const PACE_RATINGS = 100;
/** With fewer answers it's a usual one. */
const LEAST_RATINGS = 20;
const USUAL_PACE = 8000;

/** How long an answer takes. */
export interface Pace {
  milliseconds: number;
  /** Whether it's the learner's own; else a usual one. */
  isMeasured: boolean;
}

/**
 * The average of the last days with answers up to `today` (YYYY-MM-DD), however long the breaks between them, so that
 * the first answers after one don't count alone; a usual pace if there are too few.
 */
export function paceOf({ days }: Pick<Progress, 'days'>, today: string): Pace {
  const studied = [...days].filter(([day, { ratings }]) => ratings > 0 && day <= today);
  let [count, sum, milliseconds] = [0, 0, 0];
  for (const [, { ratings, ratingMilliseconds }] of studied.toSorted(([one], [other]) =>
    one < other ? 1 : -1,
  )) {
    if (count >= PACE_DAYS && sum >= PACE_RATINGS) break;
    count += 1;
    sum += ratings;
    milliseconds += ratingMilliseconds;
  }
  return sum < LEAST_RATINGS
    ? { milliseconds: USUAL_PACE, isMeasured: false }
    : { milliseconds: milliseconds / sum, isMeasured: true };
}
