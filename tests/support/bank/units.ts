import type { Card, Level } from '#machines/types.ts';
import { unitsOf as courseUnits } from '../../../src/content/course.ts';
import points from '../../../src/content/points.ts';

export interface Unit {
  id: string;
  level: Level;
  readings?: readonly string[];
  cards: readonly Card[];
}

type OutlinedUnit = ReturnType<typeof courseUnits>[number] & { points: readonly string[] };

export function unitsOf(cards: readonly Card[]): Unit[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return courseUnits(cards).map(({ id, level, readings, cards: own }) => ({
    id,
    level,
    ...(readings && { readings }),
    cards: own.flatMap((card) => byId.get(card) ?? []),
  }));
}

export function outlineOf(cards: readonly Card[]): OutlinedUnit[] {
  return courseUnits(cards).map((unit) => ({
    ...unit,
    points: points.flatMap((point) => (point.unit === unit.id ? [point.id] : [])),
  }));
}
