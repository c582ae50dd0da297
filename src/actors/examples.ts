import type { Examples } from '../services/examples.ts';

const loads = new Map<string, () => Promise<Examples>>();

/** Returns the function that loads a unit's examples, with or without vosotros; always the same one for the same. */
export function examplesIn(unit: string, hasVosotros: boolean): () => Promise<Examples> {
  const key = `${unit} ${hasVosotros}`;
  const load =
    loads.get(key) ??
    (async () => (await import('../services/examples.ts')).loadExamplesOf(unit, hasVosotros));
  loads.set(key, load);
  return load;
}
