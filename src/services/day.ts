import { dayOf } from '#machines/learning/day.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import type { LookBack } from '#machines/study/look-back.rules.ts';
import { recentMisses, weakSpotOf, type WeakSpot } from '#machines/study/weak-spot.rules.ts';
import type { ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { DayCounts } from '#machines/study/today.rules.ts';
import type { IndexedCard } from '#machines/types.ts';
import { countDue } from './due.ts';

const MONDAY = 1;
/** With fewer words met, hardly any of the day's ten are among them. */
const CHALLENGE_WORDS_MET = 250;

/** Today's tasks. Rejects if `signal` is aborted. */
export async function countDay(
  input: Omit<ReviewQueueInput<IndexedCard>, 'now'>,
  signal: AbortSignal,
): Promise<DayCounts> {
  const { progress, zone } = input;
  const now = Date.now();
  const others = Promise.all([findWeakSpot(progress, now), findChallenge(progress, dayOf(now, zone))]);
  const counts = await countDue(input, signal);
  const [weakSpot, isChallengeKnown] = await others;
  return { ...counts, weakSpot, isChallengeKnown };
}

/** The week before, on a Monday; null on other days or if it isn't known. */
export async function findLookBack(progress: Progress, zone: string): Promise<LookBack | null> {
  const today = dayOf(Date.now(), zone);
  if (new Date(Date.parse(today)).getUTCDay() !== MONDAY) return null;
  try {
    const { lookBackOn } = await import('./look-back.ts');
    return await lookBackOn(progress, today);
  } catch {
    return null;
  }
}

async function findWeakSpot(progress: Progress, now: number): Promise<WeakSpot | null> {
  if (recentMisses(progress.asked, now).length === 0) return null;
  try {
    const { pointTitles, pointsOfQuestions } = await import('../content/question-points.ts');
    return weakSpotOf(progress.asked, now, { titles: pointTitles, points: pointsOfQuestions });
  } catch {
    return null;
  }
}

/** Whether the learner has met enough words of today's Daily Challenge; false if that can't be loaded. */
async function findChallenge(progress: Progress, today: string): Promise<boolean> {
  if (progress.met.size < CHALLENGE_WORDS_MET) return false;
  try {
    const { isChallengeKnown } = await import('./challenge.ts');
    return isChallengeKnown(progress, today);
  } catch {
    return false;
  }
}
