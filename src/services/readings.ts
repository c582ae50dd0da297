import type { Reading } from '#machines/games/bank.types.ts';
import { readingOf } from '../content/bank-entries.ts';

const readings = import.meta.glob<{ default: unknown }>('../content/readings/*.ts');

/** The reading of a unit, a chunk of its own, if it has one. Rejects if it cannot be fetched; a new call tries again. */
export async function loadReadingOf(unit: string): Promise<Reading | undefined> {
  const file = readings[`../content/readings/${unit}.ts`];
  return file && readingOf(unit, (await file()).default);
}
