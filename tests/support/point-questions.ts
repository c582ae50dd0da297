import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import type { Level } from '#machines/types.ts';
import type { GrammarPoint } from '../../src/content/points.ts';
import { when } from './card-text.ts';
import { repeatedIds } from './exercise-text.ts';

interface Wanted {
  /** The minimum number of questions per point. */
  aPoint: number;
  /** The minimum number of wrong options per explanation. */
  wrongNamed: number;
}

const wanted: Readonly<Record<Level, Wanted>> = {
  A1: { aPoint: 6, wrongNamed: 3 },
  A2: { aPoint: 6, wrongNamed: 1 },
  B1: { aPoint: 6, wrongNamed: 1 },
};

export function wantedOfLevel(point: string, points: readonly GrammarPoint[]): Wanted {
  const found = points.find(({ id }) => id === point);
  if (!found) throw new Error(`No point ${point}`);
  return wanted[found.level];
}

/**
 * Problems of all questions, as `question id: reason` or `point id: reason`. `first` may cover points of
 * any level, `ofLevels` are by file name.
 */
export function problemsByPoint(
  first: readonly GrammarQuestion[],
  ofLevels: ReadonlyMap<string, readonly GrammarQuestion[]>,
  points: readonly GrammarPoint[],
): string[] {
  const all = [...first, ...[...ofLevels.values()].flat()];
  const levelOf = new Map(points.map(({ id, level }) => [id, level]));
  const asked = all.map(whatIsAsked);
  return [
    repeatedIds(all),
    all.flatMap(({ id, point }) => when(!levelOf.has(point), `${id}: there is no point ${point}`)),
    all.flatMap((item, index) =>
      when(asked.indexOf(whatIsAsked(item)) < index, `${item.id}: it is asked twice`),
    ),
    [...ofLevels].flatMap(([file, questions]) =>
      questions.flatMap(({ id, point }) => {
        const level = levelOf.get(point);
        return [
          when(!id.startsWith(`${point}-`), `${id}: the id should be ${point}-{words}`),
          when(
            level !== undefined && level.toLowerCase() !== file,
            `${id}: ${point} is a point of ${level}, the file is ${file}`,
          ),
        ].flat();
      }),
    ),
    points.flatMap(({ id, level }) => {
      const count = all.filter(({ point }) => point === id).length;
      return when(
        count < wanted[level].aPoint,
        `${id}: ${count} questions, at least ${wanted[level].aPoint} are wanted`,
      );
    }),
  ].flat();
}

/** The sentence with the gap or, without one, the question. */
function whatIsAsked({ question }: GrammarQuestion): string {
  return (/«[^»]*___[^»]*»/u.exec(question)?.[0] ?? question).toLowerCase();
}
