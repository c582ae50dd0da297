import { addDays } from './day.rules.ts';
import type { Progress } from './progress.rules.ts';

/** A new word is met once, then asked three times. */
export const ANSWERS_OF_A_NEW_WORD = 3;
const PACE_DAYS = 7;
const PACE_RATINGS = 20;
const USUAL_PACE = 8000;

/** Milliseconds per answer: the average of the days to `today` (YYYY-MM-DD) if they have enough ratings, else a usual one. */
export function paceOf(progress: Progress, today: string): number {
  let ratings = 0;
  let milliseconds = 0;
  for (let back = 0; back < PACE_DAYS; back += 1) {
    const day = progress.days.get(addDays(today, -back));
    ratings += day?.ratings ?? 0;
    milliseconds += day?.ratingMilliseconds ?? 0;
  }
  return ratings >= PACE_RATINGS ? milliseconds / ratings : USUAL_PACE;
}
