import type { Card, CardData } from '#machines/types.ts';
import { categories } from './categories.ts';
import { courseWords } from './course-words.ts';

const files = import.meta.glob<readonly CardData[]>('./cards/*.ts', { eager: true, import: 'default' });

/** Every card of the app: those of the categories in order, then the words that only the course teaches. */
export const allCards: readonly Card[] = [
  ...categories.flatMap(({ slug }) =>
    (files[`./cards/${slug}.ts`] ?? []).map((card) => ({ ...card, category: slug })),
  ),
  ...courseWords,
];
