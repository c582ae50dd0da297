import { lessonsOf } from '#machines/course/stops.rules.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import type { CourseUnit } from '#machines/course/course.types.ts';
import type { IndexedCard } from '#machines/types.ts';
import { difficulties, unitsWithCards } from './course-data.ts';

/** The units and lessons of the course, whose `cards` are those of `courseIndex`, in the same order. */
export const courseUnits: readonly CourseUnit[] = unitsWithCards.map((unit) => ({
  ...unit,
  lessons: lessonsOf(unit.id, unit.cards, unit.grown?.from),
}));

/** All cards with their units and lessons, without texts, in course order. */
export const courseIndex: readonly IndexedCard[] = courseUnits
  .flatMap(({ id: unit, lessons }) =>
    lessons.flatMap(({ id: lesson, cards }) => cards.map((id) => ({ id, unit, lesson }))),
  )
  .map((card, place) => {
    const difficulty = difficulties[place];
    return { ...card, category: categoryOfCardId(card.id) ?? 'course', ...(difficulty && { difficulty }) };
  });
