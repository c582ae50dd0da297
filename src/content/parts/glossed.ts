import type { ReadingData } from '#machines/games/bank.types.ts';
import { glossed } from '../glossed-readings.ts';

const readings = import.meta.glob<ReadingData>('../readings/*.ts', { eager: true, import: 'default' });
const dialogues = import.meta.glob<ReadingData>('../dialogues/*.ts', { eager: true, import: 'default' });

/** A unit's reading with a gloss for each of its words, and the title of the dialogue beside it. */
export default function glossedReadingOf(unit: string) {
  const reading = readings[`../readings/${unit}.ts`];
  const dialogue = dialogues[`../dialogues/${unit}.ts`];
  return reading && { ...glossed(reading), ...(dialogue && { dialogue: dialogue.title }) };
}
