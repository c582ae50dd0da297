import type { IndexedCard } from '#machines/types.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';

/** All cards with their units, without texts, in course order. */
export function courseCards(): readonly IndexedCard[] {
  const unitOf = new Map(courseUnits.flatMap(({ id, cards }) => cards.map((card) => [card, id] as const)));
  return courseIndex.map((card) => {
    const unit = unitOf.get(card.id);
    return unit === undefined ? card : { ...card, unit };
  });
}
