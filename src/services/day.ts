import { recentMisses, weakSpotOf } from '#machines/study/weak-spot.rules.ts';
import type { Sitting } from '#machines/study/backlog.types.ts';
import type { DayCounts } from '#machines/study/today.rules.ts';
import type { IndexedCard } from '#machines/types.ts';
import { countDue } from './due.ts';

/** What there is to do today. Rejects if `signal` is aborted. */
export async function countDay(
  sitting: Omit<Sitting<IndexedCard>, 'now'>,
  signal: AbortSignal,
): Promise<DayCounts> {
  const counts = await countDue(sitting, signal);
  const misses = recentMisses(sitting.progress.asked, counts.now);
  if (misses.length === 0) return { ...counts, weakSpot: null };
  try {
    const { pointTitles, pointsOfQuestions } = await import('../content/question-points.ts');
    return { ...counts, weakSpot: weakSpotOf(misses, { titles: pointTitles, points: pointsOfQuestions }) };
  } catch {
    return { ...counts, weakSpot: null };
  }
}
