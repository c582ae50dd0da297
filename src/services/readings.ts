import type { GlossedReading } from '#machines/course/reading.types.ts';
import { readingOf } from '../content/bank-entries.ts';

const readings = import.meta.glob<{ default: unknown }>('../content/readings/*.ts', { query: '?glossed' });

/**
 * A unit's reading with its glosses, in a chunk of its own; null without one. Rejects if the fetch fails;
 * a new call retries.
 */
export async function loadReadingOf(unit: string): Promise<GlossedReading | null> {
  const file = readings[`../content/readings/${unit}.ts`];
  const entry = file && (await file()).default;
  const reading = readingOf(unit, entry);
  return reading && hasWords(reading) ? reading : null;
}

function hasWords(reading: object): reading is GlossedReading {
  return 'words' in reading && typeof reading.words === 'object' && reading.words !== null;
}
