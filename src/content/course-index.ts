import type { CourseUnit } from '#machines/course/course.types.ts';
import type { CardData, IndexedCard } from '#machines/types.ts';
import { categories } from './categories.ts';
import { inCourseOrder, unitsOf } from './course.ts';

const files = import.meta.glob<readonly CardData[]>('./cards/*.ts', { eager: true, import: 'default' });
const cards = categories.flatMap(({ slug }) =>
  (files[`./cards/${slug}.ts`] ?? []).map((card) => ({ ...card, category: slug })),
);

/** All cards without their texts, in the order in which they are learned. A build has only the result. */
export const courseIndex: readonly IndexedCard[] = inCourseOrder(cards).map(
  ({ id, category, difficulty }) => ({ id, category, ...(difficulty && { difficulty }) }),
);

/** The units and lessons of the course; their `cards` are those of `courseIndex`, in the same order. */
export const courseUnits: readonly CourseUnit[] = unitsOf(cards);
