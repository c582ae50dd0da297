import type { Sitting } from '#machines/study/backlog.rules.ts';
import type { IndexedCard } from '#machines/types.ts';
import { fromPromise } from 'xstate';

/** What is due for review now; computed in slices, and stopped with its flow. */
export const countDue = fromPromise(
  async ({ input, signal }: { input: Omit<Sitting<IndexedCard>, 'now'>; signal: AbortSignal }) =>
    (await import('../services/due.ts')).countDue(input, signal),
);
