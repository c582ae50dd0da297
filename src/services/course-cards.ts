import type { IndexedCard } from '#machines/types.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';

/** All cards with their units and lessons, without texts, in course order. */
export function courseCards(): readonly IndexedCard[] {
  const placeOf = new Map(
    courseUnits.flatMap(({ id: unit, lessons }) =>
      lessons.flatMap(({ id: lesson, cards }) => cards.map((card) => [card, { unit, lesson }] as const)),
    ),
  );
  return courseIndex.map((card) => ({ ...card, ...placeOf.get(card.id) }));
}
