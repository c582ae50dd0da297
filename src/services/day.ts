import { categoryOfCardId } from '#machines/learning/cards.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { weekBehind, type LookBack } from '#machines/study/look-back.rules.ts';
import { recentMisses, weakSpotOf, type WeakSpot } from '#machines/study/weak-spot.rules.ts';
import type { Sitting } from '#machines/study/backlog.types.ts';
import type { DayCounts } from '#machines/study/today.rules.ts';
import type { IndexedCard } from '#machines/types.ts';
import { loadCategory } from './cards.ts';
import { countDue } from './due.ts';

/** What there is to do today, and on Mondays a look back. Rejects if `signal` is aborted. */
export async function countDay(
  sitting: Omit<Sitting<IndexedCard>, 'now'>,
  signal: AbortSignal,
): Promise<DayCounts> {
  const { progress, zone } = sitting;
  const counts = await countDue(sitting, signal);
  const [weakSpot, lookBack] = await Promise.all([
    findWeakSpot(progress, counts.now),
    lookBackOn(progress, dayOf(counts.now, zone)),
  ]);
  return { ...counts, weakSpot, lookBack };
}

async function findWeakSpot(progress: Progress, now: number): Promise<WeakSpot | null> {
  const misses = recentMisses(progress.asked, now);
  if (misses.length === 0) return null;
  try {
    const { pointTitles, pointsOfQuestions } = await import('../content/question-points.ts');
    return weakSpotOf(misses, { titles: pointTitles, points: pointsOfQuestions });
  } catch {
    return null;
  }
}

/** Words that cannot be loaded, or that the course does not have any more, are left out. */
async function lookBackOn(progress: Progress, today: string): Promise<LookBack | null> {
  const week = weekBehind(progress, today);
  if (!week) return null;
  const hard = await Promise.all(week.hard.map(textOf));
  return { ...week, hard: hard.flat() };
}

async function textOf(id: string): Promise<LookBack['hard']> {
  const category = categoryOfCardId(id);
  try {
    const cards = category ? await loadCategory(category) : [];
    return cards.filter((card) => card.id === id).map(({ spanish, english }) => ({ id, spanish, english }));
  } catch {
    return [];
  }
}
