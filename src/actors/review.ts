import type { Sitting } from '#machines/study/review.rules.ts';
import { fromPromise } from 'xstate';

/** What there is to review now; worked out in slices, and stopped with its flow. */
export const countDue = fromPromise(
  async ({ input, signal }: { input: Omit<Sitting, 'now'>; signal: AbortSignal }) =>
    (await import('../services/due.ts')).countDue(input, signal),
);
