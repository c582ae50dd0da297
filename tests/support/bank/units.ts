import type { Card, Level } from '#machines/types.ts';
import { unitsOf as courseUnits } from '../../../src/content/course.ts';
import points from '../../../src/content/points.ts';

export interface Unit {
  id: string;
  level: Level;
  cards: readonly Card[];
}

/** A unit as `npm run content` prints it. */
type OutlinedUnit = ReturnType<typeof courseUnits>[number] & { points: readonly string[] };

/** The units of the course in their order, each with its cards. */
export function unitsOf(cards: readonly Card[]): Unit[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return courseUnits(cards).map(({ id, level, cards: own }) => ({
    id,
    level,
    cards: own.flatMap((card) => byId.get(card) ?? []),
  }));
}

/** The units of the course in their order, with the ids of their cards and points. */
export function outlineOf(cards: readonly Card[]): OutlinedUnit[] {
  return courseUnits(cards).map((unit) => ({
    ...unit,
    points: points.flatMap((point) => (point.unit === unit.id ? [point.id] : [])),
  }));
}
