import type { Examples } from '../services/examples.ts';

const loads = new Map<string, () => Promise<Examples>>();

/** Returns the function that loads a unit's examples; always the same one for a unit. */
export function examplesIn(unit: string): () => Promise<Examples> {
  const load =
    loads.get(unit) ?? (async () => (await import('../services/examples.ts')).loadExamplesOf(unit));
  loads.set(unit, load);
  return load;
}
