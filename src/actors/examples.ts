import type { Examples } from '../services/examples.ts';

const loads = new Map<string, () => Promise<Examples>>();

/** Loads the sentences of a unit with their cards: the same function for the same unit. */
export function examplesIn(unit: string): () => Promise<Examples> {
  const load =
    loads.get(unit) ?? (async () => (await import('../services/examples.ts')).loadExamplesOf(unit));
  loads.set(unit, load);
  return load;
}
