import type { GlossedReading } from '#machines/course/reading.types.ts';
import type { ReadingData } from '#machines/games/bank.types.ts';
import type { CardData } from '#machines/types.ts';
import { categories } from './categories.ts';
import { glossBookOf, glossesOf } from './glosses.ts';

const files = import.meta.glob<readonly CardData[]>('./cards/*.ts', { eager: true, import: 'default' });
const book = glossBookOf(
  categories.flatMap(({ slug }) =>
    (files[`./cards/${slug}.ts`] ?? []).map((card) => ({ ...card, category: slug })),
  ),
);

/** A reading with a gloss for each of its words, as its chunk has it. */
export function glossed(reading: ReadingData): Omit<GlossedReading, 'unit' | 'level'> {
  return { ...reading, words: glossesOf(reading, book), glosses: {} };
}
