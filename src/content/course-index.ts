import type { CourseUnit } from '#machines/course/course.types.ts';
import type { IndexedCard } from '#machines/types.ts';
import { allCards } from './all-cards.ts';
import { inCourseOrder, unitsOf } from './course.ts';

/** All cards without texts, in course order. A build contains only the result. */
export const courseIndex: readonly IndexedCard[] = inCourseOrder(allCards).map(
  ({ id, category, difficulty }) => ({ id, category, ...(difficulty && { difficulty }) }),
);

/** The units and lessons of the course, whose `cards` are those of `courseIndex`, in the same order. */
export const courseUnits: readonly CourseUnit[] = unitsOf(allCards);
