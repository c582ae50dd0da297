import type { GlossedReading } from '#machines/course/reading.types.ts';
import { readingOf } from '../content/bank-entries.ts';

const readings = import.meta.glob<{ default: unknown }>('../content/readings/*.ts', { query: '?glossed' });

/**
 * The reading of a unit with its glosses, a chunk of its own; null if there is none. Rejects if it cannot be fetched; a
 * new call tries again.
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
