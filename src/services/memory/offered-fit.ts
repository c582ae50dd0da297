import { offeredFitKey } from '../log/log.ts';
import { storage } from '../storage.ts';

/** How many answers there were when the learner last answered the offer of a fit on this device; null before. */
export function offeredFit(learner: string): number | null {
  const stored = Number(storage.getItem(offeredFitKey(learner)) ?? Number.NaN);
  return Number.isInteger(stored) && stored >= 0 ? stored : null;
}

export function noteOfferedFit(learner: string, answers: number): void {
  storage.setItem(offeredFitKey(learner), String(answers));
}
