import { dealRounds as deal } from '#machines/games/verb-conjugation.rules.ts';
import type { Deal, DealRequest } from '#machines/games/verb-conjugation.types.ts';
import { fromPromise } from 'xstate';

/** Deals rounds of all verbs. */
export const dealRounds = fromPromise<Deal, DealRequest>(async ({ input }) =>
  deal(await (await import('../services/exercises.ts')).loadVerbBook(), input),
);
