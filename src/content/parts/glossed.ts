import type { ReadingData } from '#machines/games/bank.types.ts';
import { glossed } from '../glossed-readings.ts';

const readings = import.meta.glob<ReadingData>('../readings/*.ts', { eager: true, import: 'default' });

/** A unit's reading with a gloss for each of its words. */
export default function glossedReadingOf(unit: string) {
  const reading = readings[`../readings/${unit}.ts`];
  return reading && glossed(reading);
}
