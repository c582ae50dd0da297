import type { Card } from '#machines/types.ts';
import { allCards } from '../all-cards.ts';
import { inCourseOrder, unitsOf } from '../course.ts';

const cards = inCourseOrder(allCards);
const units = new Map(unitsOf(allCards).map((unit) => [unit.id, new Set(unit.cards)]));

/** A unit's cards in course order. */
export default function cardsOf(unit: string): readonly Card[] {
  const own = units.get(unit);
  return cards.filter(({ id }) => own?.has(id));
}
