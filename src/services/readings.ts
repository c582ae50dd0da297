import type { GlossedReading } from '#machines/course/reading.types.ts';
import { readingOf } from '../content/bank-entries.ts';

const readings = import.meta.glob<{ default: unknown }>('../content/readings/*.ts', { query: '?glossed' });

/**
 * A unit's reading with its glosses, in a chunk of its own; null without one. Rejects if the fetch fails;
 * a new call retries.
 */
export async function loadReadingOf(unit: string): Promise<GlossedReading | null> {
  const file = readings[`../content/readings/${unit}.ts`];
  return glossedReadingIn(unit, file && (await file()).default);
}

/** The reading in a unit's file with the glosses of its words; null if the file is anything else. */
export function glossedReadingIn(unit: string, entry: unknown): GlossedReading | null {
  const reading = readingOf(unit, entry);
  return reading && hasWords(reading) ? reading : null;
}

function hasWords(reading: object): reading is GlossedReading {
  return 'words' in reading && typeof reading.words === 'object' && reading.words !== null;
}
