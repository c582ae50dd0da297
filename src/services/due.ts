import { dueCountSteps } from '#machines/study/review-queue.rules.ts';
import type { DueCounts, ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { IndexedCard } from '#machines/types.ts';
import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { prepareSchedules } from '#machines/learning/schedule.rules.ts';
import { inSlices, slicer } from './slices.ts';

/**
 * Reviews due now, own cards included. Counted in slices to keep the page responsive; the schedules of a
 * long log are cached. Rejects if `signal` is aborted.
 */
export async function countDue(
  input: Omit<ReviewQueueInput<IndexedCard>, 'now'>,
  signal: AbortSignal,
): Promise<DueCounts> {
  const { progress, retention } = input;
  const own = ownCardsOf(progress);
  const cards = [...input.cards, ...own];
  const pause = slicer();
  await inSlices(prepareSchedules(progress, retention), signal);
  await pause();
  const counts = await inSlices(dueCountSteps({ ...input, cards, now: Date.now() }), signal);
  await pause();
  return counts;
}
