import type { MemorySource } from '#machines/study/memory.machine.ts';
import type { OutlookSource } from '#machines/study/what-if.machine.ts';
import { cardCategories } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { daySettings, restedInput, watchLearnerInput, type LearnerFlows } from './learner-flows.ts';
import { cardsOf } from './library.ts';
import * as memory from '../services/memory.ts';

export const measureMemory = fromPromise(({ input, signal }: { input: MemorySource; signal: AbortSignal }) =>
  memory.measureMemory(input, signal),
);

export const simulate = fromPromise(({ input, signal }: { input: OutlookSource; signal: AbortSignal }) =>
  memory.simulate(input, signal),
);

/** As `watchLearnerInput`, each time that all known data is in the log. */
export function watchRested(flows: LearnerFlows) {
  return watchLearnerInput(flows, daySettings, undefined, restedInput);
}

export const findStubborn = fromPromise(
  async ({ input, signal }: { input: MemorySource; signal: AbortSignal }) => {
    const service = await import('../services/stubborn.ts');
    return service.findStubborn(input, () => cardsOf(cardCategories), signal);
  },
);
