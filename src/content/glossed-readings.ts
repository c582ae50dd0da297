import type { GlossedReading } from '#machines/course/reading.types.ts';
import type { ReadingData } from '#machines/games/bank.types.ts';
import { allCards } from './all-cards.ts';
import { glossBookOf, glossesOf } from './glosses.ts';

const book = glossBookOf(allCards);

/** A reading with a gloss for each of its words, as stored in its chunk. */
export function glossed(reading: ReadingData): Omit<GlossedReading, 'unit' | 'level'> {
  return { ...reading, words: glossesOf(reading, book), glosses: {} };
}
