import type { Examples } from '../services/examples.ts';

const loads = new Map<string, () => Promise<Examples>>();

/** Returns a loader of a unit's sentences by card: the same function for the same unit. */
export function examplesIn(unit: string): () => Promise<Examples> {
  const load =
    loads.get(unit) ?? (async () => (await import('../services/examples.ts')).loadExamplesOf(unit));
  loads.set(unit, load);
  return load;
}
