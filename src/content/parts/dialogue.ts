import type { ReadingData } from '#machines/games/bank.types.ts';
import { glossed } from '../glossed-readings.ts';
import { typedKeysOf } from '../typed-keys.ts';

const dialogues = import.meta.glob<ReadingData>('../dialogues/*.ts', { eager: true, import: 'default' });

/** A unit's own dialogue with a gloss for each of its words, and what judges its lines when they're typed. */
export default function dialogueOfUnit(unit: string) {
  const dialogue = dialogues[`../dialogues/${unit}.ts`];
  return dialogue && { ...glossed(dialogue), keys: typedKeysOf(dialogue) };
}
