import { orderedCards, unitsWith, type CoursePlan } from '#machines/course/course-order.rules.ts';
import type { CourseUnit } from '#machines/course/course.types.ts';
import type { Card } from '#machines/types.ts';
import { unitLessons } from './unit-cards.ts';
import { levelOf, themes, unitIdOf, units } from './units.ts';

type Placed = Pick<Card, 'id' | 'difficulty' | 'group' | 'unit'>;

const listed = unitLessons.map(
  ([unit, lessons]) => [unit, lessons.flatMap((cards) => cards.split(' '))] as const,
);
const listedIn = new Map(listed.flatMap(([unit, cards]) => cards.map((card) => [card, unit] as const)));
const themeOf = new Map(themes.flatMap((theme) => theme.groups.map((group) => [group, theme] as const)));

const dialogues = import.meta.glob('./dialogues/*.ts');

const plan: CoursePlan = {
  units: units.map((unit) => ({
    ...unit,
    ...(`./dialogues/${unit.id}.ts` in dialogues && { hasDialogue: true }),
  })),
  opening: listed.flatMap(([, cards]) => cards),
  grownAt: Date.UTC(2026, 10, 28),
  placeOf: (group) => themeOf.get(group)?.groups.indexOf(group),
  unitOf: ({ id, difficulty = 'easy', group = '', unit }) => {
    const theme = themeOf.get(group);
    return theme && (unit ?? listedIn.get(id) ?? unitIdOf(levelOf[difficulty], theme));
  },
};

/** The units of the course with their cards and lessons. Throws if a card belongs to no unit. */
export function unitsOf(cards: readonly Placed[]): CourseUnit[] {
  return unitsWith(plan, cards);
}

/** The cards in course order. Throws if a card belongs to no unit. */
export function inCourseOrder<C extends Placed>(cards: readonly C[]): C[] {
  return orderedCards(plan, cards);
}
