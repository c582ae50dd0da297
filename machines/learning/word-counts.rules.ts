import { startDaysOf } from './started-directions.rules.ts';
import { isKept } from './known-words.rules.ts';
import type { Progress } from './progress.rules.ts';
import { isMastered } from './streaks-and-mastery.rules.ts';

/**
 * Words met, and how many of them review asks, as a lesson or a story taught them or the learner answered them; how many
 * are kept and mastered. Both directions count once.
 */
export interface WordCounts {
  met: number;
  inReview: number;
  kept: number;
  mastered: number;
}

const metByDayCache = new WeakMap<Progress, ReadonlyMap<string, number>>();

/** Counts these words, or all words met, for every screen; the learner's dropped words don't count. */
export function countWords(progress: Progress, words: Iterable<string> = progress.met.keys()): WordCounts {
  const counts = { met: 0, inReview: 0, kept: 0, mastered: 0 };
  for (const word of words) {
    if (!progress.met.has(word) || progress.own.get(word)?.kind === 'card.dropped') continue;
    const answers = progress.cards.get(word) ?? [];
    counts.met += 1;
    const isBegun = Object.keys(startDaysOf(progress, word)).length > 0;
    if (isBegun || progress.shown.has(word)) counts.inReview += 1;
    if (isKept(answers)) counts.kept += 1;
    if (isMastered(answers)) counts.mastered += 1;
  }
  return counts;
}

/** How many words the learner first met on the day (YYYY-MM-DD), in whatever way; the daily goal counts these. */
export function metOn(progress: Progress, day: string): number {
  return metByDay(progress).get(day) ?? 0;
}

function metByDay(progress: Progress): ReadonlyMap<string, number> {
  const known = metByDayCache.get(progress);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const day of progress.met.values()) counts.set(day, (counts.get(day) ?? 0) + 1);
  metByDayCache.set(progress, counts);
  return counts;
}
