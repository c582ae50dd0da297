import type { Sitting } from '#machines/study/backlog.types.ts';
import type { IndexedCard } from '#machines/types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { fromPromise } from 'xstate';
import * as day from '../services/day.ts';
import * as due from '../services/due.ts';

/** What is due for review now; computed in slices, and stopped with its flow. */
export const countDue = fromPromise(
  async ({ input, signal }: { input: Omit<Sitting<IndexedCard>, 'now'>; signal: AbortSignal }) =>
    due.countDue(input, signal),
);

/** What there is to do today, computed as `countDue` does. */
export const countDay = fromPromise(
  async ({ input, signal }: { input: Omit<Sitting<IndexedCard>, 'now'>; signal: AbortSignal }) =>
    day.countDay(input, signal),
);

/** The week before a Monday, as `findLookBack` tells it. */
export const lookBack = fromPromise(async ({ input }: { input: { progress: Progress; zone: string } }) =>
  day.findLookBack(input.progress, input.zone),
);
