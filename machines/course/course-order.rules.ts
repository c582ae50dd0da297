import type { Card } from '../types.ts';
import type { CourseUnit, Unit } from './course.types.ts';
import { lessonsOf } from './stops.rules.ts';

type Placed = Pick<Card, 'id' | 'difficulty' | 'group' | 'unit'>;

/** The order in which the course teaches cards. */
export interface CoursePlan {
  units: readonly Unit[];
  /** Ids of the cards taught first, in this order. */
  opening: readonly string[];
  /** When units got cards beside these, in milliseconds since 1970. */
  grownAt: number;
  /** The position of a group within its theme; undefined if no theme has it. */
  placeOf: (group: string) => number | undefined;
  /** The id of a card's unit; undefined if it has none. */
  unitOf: (card: Placed) => string | undefined;
}

/** How many cards of a group follow one another before the next group's turn. */
const TURN = 3;

/** The units of the course with their cards and lessons. Throws if a card belongs to no unit. */
export function unitsWith(plan: CoursePlan, cards: readonly Placed[]): CourseUnit[] {
  const placed = placedIn(plan, cards);
  return plan.units.map((unit) => {
    const ids = inTurns(plan, placed.get(unit.id) ?? []).map(({ id }) => id);
    const from = ids.filter((id) => plan.opening.includes(id)).length;
    const isGrown = from > 0 && from < ids.length;
    return {
      ...unit,
      ...(isGrown && { grown: { from, at: plan.grownAt } }),
      cards: ids,
      lessons: lessonsOf(unit.id, ids, from),
    };
  });
}

/** The cards in course order. Throws if a card belongs to no unit. */
export function orderedCards<C extends Placed>(plan: CoursePlan, cards: readonly C[]): C[] {
  const placed = placedIn(plan, cards);
  return plan.units.flatMap(({ id }) => inTurns(plan, placed.get(id) ?? []));
}

function placedIn<C extends Placed>(plan: CoursePlan, cards: readonly C[]): Map<string, C[]> {
  return grouped(cards, (card) => {
    const unit = plan.unitOf(card);
    if (unit === undefined)
      throw new Error(`The course has no theme for the group "${card.group ?? ''}" of the card ${card.id}.`);
    return unit;
  });
}

/** The opening cards as listed; then the groups take turns, each in its own order. */
function inTurns<C extends Placed>({ opening, placeOf }: CoursePlan, cards: readonly C[]): C[] {
  const first = cards
    .filter(({ id }) => opening.includes(id))
    .toSorted((one, other) => opening.indexOf(one.id) - opening.indexOf(other.id));
  const others = grouped(
    cards.filter((card) => !first.includes(card)),
    ({ group = '' }) => group,
  );
  const turns = [...others].flatMap(([group, members]) => {
    const place = placeOf(group) ?? 0;
    return members.map((card, index) => ({ card, turn: Math.floor(index / TURN), place }));
  });
  const ordered = turns.toSorted((one, other) => one.turn - other.turn || one.place - other.place);
  return [...first, ...ordered.map(({ card }) => card)];
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
