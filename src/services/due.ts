import { directions } from '#machines/learning/begun.rules.ts';
import { dueCountsOf, type DueCounts, type Sitting } from '#machines/study/backlog.rules.ts';
import type { IndexedCard } from '#machines/types.ts';
import { scheduleOf } from '#machines/learning/schedule.rules.ts';

/** Milliseconds of work before the page gets a turn. */
const SLICE = 8;

/**
 * What is due for review now. The schedules of a long log are built in slices, so that the page stays responsive; after
 * that they are cached. Rejects if `signal` is aborted.
 */
export async function countDue(
  sitting: Omit<Sitting<IndexedCard>, 'now'>,
  signal: AbortSignal,
): Promise<DueCounts> {
  const { progress, cards, retention } = sitting;
  let begun = performance.now();
  for (const { id } of cards) {
    for (const direction of directions) scheduleOf(progress, id, direction, retention);
    if (performance.now() - begun < SLICE) continue;
    await turn();
    signal.throwIfAborted();
    begun = performance.now();
  }
  return dueCountsOf({ ...sitting, now: Date.now() });
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
