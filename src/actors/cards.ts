import type { CourseUnit } from '#machines/course/course.types.ts';
import type { Course } from '#machines/study/today.machine.ts';
import { categorySlugs, type Card, type CategorySlug } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import { cardsOf } from './library.ts';

/** The cards of the wanted categories, in that order, from the category loaders. */
export const loadCards = fromPromise<readonly Card[], { categories: readonly CategorySlug[] }>(({ input }) =>
  cardsOf(input.categories),
);

/** All cards with their units and lessons, in the order in which they are learned. */
export const loadCourse = fromPromise<readonly Card[]>(async () => {
  const byId = new Map((await cardsOf(categorySlugs)).map((card) => [card.id, card]));
  return courseUnits.flatMap(({ id: unit, lessons }) =>
    lessons.flatMap(({ id: lesson, cards: ids }) =>
      ids.flatMap((id) => {
        const card = byId.get(id);
        return card ? [{ ...card, unit, lesson }] : [];
      }),
    ),
  );
});

/** The units of the course with their lessons. */
export const loadUnits = fromPromise<readonly CourseUnit[]>(() => Promise.resolve(courseUnits));

/** The course: all cards without their texts but with their units, in the order in which they are learned, and the units. */
export const loadCourseIndex = fromPromise<Course>(() => Promise.resolve(readCourse()));

function readCourse(): Course {
  const unitOf = new Map(courseUnits.flatMap(({ id, cards }) => cards.map((card) => [card, id] as const)));
  const cards = courseIndex.map((card) => {
    const unit = unitOf.get(card.id);
    return unit === undefined ? card : { ...card, unit };
  });
  return { cards, units: courseUnits };
}
