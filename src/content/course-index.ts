import type { CardData, IndexedCard } from '#machines/types.ts';
import { categories } from './categories.ts';
import { inCourseOrder } from './course.ts';

const files = import.meta.glob<readonly CardData[]>('./cards/*.ts', { eager: true, import: 'default' });

/** All cards without their texts, in the order in which they are learned. A build has only the result. */
export const courseIndex: readonly IndexedCard[] = inCourseOrder(
  categories.flatMap(({ slug }) =>
    (files[`./cards/${slug}.ts`] ?? []).map((card) => ({ ...card, category: slug })),
  ),
).map(({ id, category, difficulty }) => ({ id, category, ...(difficulty && { difficulty }) }));
