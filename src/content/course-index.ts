import { lessonsOf } from '#machines/course/stops.rules.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import type { CourseUnit } from '#machines/course/course.types.ts';
import type { IndexedCard } from '#machines/types.ts';
import { difficulties, unitsWithCards } from './course-data.ts';

/** The units and lessons of the course, whose `cards` are those of `courseIndex`, in the same order. */
export const courseUnits: readonly CourseUnit[] = unitsWithCards.map((unit) => ({
  ...unit,
  lessons: lessonsOf(unit.id, unit.cards),
}));

/** All cards without texts, in course order. */
export const courseIndex: readonly IndexedCard[] = courseUnits
  .flatMap(({ cards }) => cards)
  .map((id, place) => {
    const difficulty = difficulties[place];
    return { id, category: categoryOfCardId(id) ?? 'course', ...(difficulty && { difficulty }) };
  });
