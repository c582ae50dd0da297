import type { ReadingData } from '#machines/games/bank.types.ts';
import { typedKeysOf } from '../typed-keys.ts';

const readings = import.meta.glob<ReadingData>('../readings/*.ts', { eager: true, import: 'default' });

/** What judges the lines of a unit's reading when they're typed. */
export default function typedKeysOfReading(unit: string) {
  const reading = readings[`../readings/${unit}.ts`];
  return reading && typedKeysOf(reading);
}
