import type { CourseUnit } from '#machines/course/course.types.ts';
import type { Card } from '#machines/types.ts';
import { lessonsOf } from './lessons.ts';
import { exceptions, firstUnits } from './unit-cards.ts';
import { levelOf, themes, unitIdOf, units } from './units.ts';

type Placed = Pick<Card, 'id' | 'difficulty' | 'group'>;

/** Cards of a group that follow one another before the next group has its turn. */
const TURN = 3;

const listed = firstUnits.map(
  ([unit, lessons]) => [unit, lessons.flatMap((cards) => cards.split(' '))] as const,
);
const openingCards = listed.flatMap(([, cards]) => cards);
const exceptionOf = new Map([
  ...exceptions.flatMap(([unit, , cards]) => cards.split(' ').map((card) => [card, unit] as const)),
  ...listed.flatMap(([unit, cards]) => cards.map((card) => [card, unit] as const)),
]);
const themeOf = new Map(themes.flatMap((theme) => theme.groups.map((group) => [group, theme] as const)));

/** The units of the course with those of `cards` that belong to each. Throws if a card has no place. */
export function unitsOf(cards: readonly Placed[]): CourseUnit[] {
  const placed = placedIn(cards);
  return units.map((unit) => {
    const ids = inTurns(placed.get(unit.id) ?? []).map(({ id }) => id);
    return { ...unit, cards: ids, lessons: lessonsOf(unit.id, ids) };
  });
}

/** The cards as the course teaches them: unit by unit. Throws if a card has no place. */
export function inCourseOrder<C extends Placed>(cards: readonly C[]): C[] {
  const placed = placedIn(cards);
  return units.flatMap(({ id }) => inTurns(placed.get(id) ?? []));
}

function placedIn<C extends Placed>(cards: readonly C[]): Map<string, C[]> {
  return grouped(cards, ({ id, difficulty = 'easy', group = '' }) => {
    const theme = themeOf.get(group);
    if (!theme) throw new Error(`The course has no theme for the group "${group}" of the card ${id}.`);
    return exceptionOf.get(id) ?? unitIdOf(levelOf[difficulty], theme);
  });
}

/** The cards of the first units as they are listed; else the groups take turns, each in its own order. */
function inTurns<C extends Placed>(cards: readonly C[]): C[] {
  const opening = cards
    .filter(({ id }) => openingCards.includes(id))
    .toSorted((one, other) => openingCards.indexOf(one.id) - openingCards.indexOf(other.id));
  const others = grouped(
    cards.filter((card) => !opening.includes(card)),
    ({ group = '' }) => group,
  );
  const turns = [...others].flatMap(([group, members]) => {
    const place = themeOf.get(group)?.groups.indexOf(group) ?? 0;
    return members.map((card, index) => ({ card, turn: Math.floor(index / TURN), place }));
  });
  const ordered = turns.toSorted((one, other) => one.turn - other.turn || one.place - other.place);
  return [...opening, ...ordered.map(({ card }) => card)];
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
