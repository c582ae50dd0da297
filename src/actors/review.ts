import type { Sitting } from '#machines/study/backlog.types.ts';
import type { IndexedCard } from '#machines/types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { fromPromise } from 'xstate';
import type * as Day from '../services/day.ts';

/** Fetches what a day is planned with before it is asked for; a failure shows when it is. */
export async function fetchDay(): Promise<void> {
  await Promise.allSettled([import('../services/day.ts'), import('../content/course-index.ts')]);
}

/** Even a module that is there takes tasks to import, which a page opened again would wait for. */
let day: typeof Day | undefined;

/** What is due for review now; computed in slices, and stopped with its flow. */
export const countDue = fromPromise(
  async ({ input, signal }: { input: Omit<Sitting<IndexedCard>, 'now'>; signal: AbortSignal }) =>
    (await import('../services/due.ts')).countDue(input, signal),
);

/** What there is to do today, computed as `countDue` does. */
export const countDay = fromPromise(
  async ({ input, signal }: { input: Omit<Sitting<IndexedCard>, 'now'>; signal: AbortSignal }) =>
    (day ??= await import('../services/day.ts')).countDay(input, signal),
);

/** The week before a Monday, as `findLookBack` tells it. */
export const lookBack = fromPromise(async ({ input }: { input: { progress: Progress; zone: string } }) =>
  (day ??= await import('../services/day.ts')).findLookBack(input.progress, input.zone),
);
