import type { Level } from '#machines/games/bank.types.ts';
import type { Card } from '#machines/types.ts';
import points, { levels, themeSlugs } from '../../../src/content/points.ts';

export interface Unit {
  id: string;
  level: Level;
  cards: readonly Card[];
}

/** A unit as `npm run content` prints it: with whatever else `src/content/course.ts` says of it. */
interface OutlinedUnit {
  id: string;
  level: Level;
  cards: readonly string[];
  points: readonly string[];
}

/** What is used here of `src/content/course.ts`: the units, and until it has them, the themes. */
interface CourseModule {
  unitsOf?: (cards: readonly Card[]) => readonly Omit<OutlinedUnit, 'points'>[];
  themes?: readonly { title: string; groups: readonly string[] }[];
}

const modules = import.meta.glob<CourseModule>('../../../src/content/course.ts', { eager: true });
const course = Object.values(modules)[0] ?? {};
const difficulties = ['easy', 'medium', 'hard'] as const;

/** The units of the course in their order, each with its cards. */
export function unitsOf(cards: readonly Card[]): Unit[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return outlineOf(cards).map(({ id, level, cards: own }) => ({
    id,
    level,
    cards: own.flatMap((card) => byId.get(card) ?? []),
  }));
}

/** The units of the course in their order, with the ids of their cards and points. */
export function outlineOf(cards: readonly Card[]): OutlinedUnit[] {
  return (course.unitsOf?.(cards) ?? derivedUnits(cards)).map((unit) => ({
    ...unit,
    points: points.flatMap((point) => (point.unit === unit.id ? [point.id] : [])),
  }));
}

/** Theme by difficulty, until `src/content/course.ts` decides. */
function derivedUnits(cards: readonly Card[]): (Omit<OutlinedUnit, 'points'> & { theme: string })[] {
  return levels.flatMap((level, at) =>
    (course.themes ?? []).map(({ title, groups }, place) => ({
      id: `${level.toLowerCase()}-${themeSlugs[place]}`,
      level,
      theme: title,
      cards: cards.flatMap(({ id, difficulty = 'easy', group = '' }) =>
        difficulty === difficulties[at] && groups.includes(group) ? [id] : [],
      ),
    })),
  );
}
