import { categoryOfCardId } from '../learning/card-ids.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { courseProgressOf, finishedAt } from './course-progress.rules.ts';
import type { CourseUnit } from './course.types.ts';
import { KEPT_LEVEL } from './kept-files.rules.ts';
import { UNITS_BEFORE } from './lesson-input.rules.ts';

/** Why files couldn't be stored. */
export type Obstacle = 'full' | 'network';

/**
 * The units of the kept level that a learner needs offline, in course order: those with a stop done but for readings, the
 * current unit and the one after it, each with the units its lessons repeat; and those with a word met that no category has.
 */
export function unitsToKeep(units: readonly CourseUnit[], progress: Progress): readonly string[] {
  const { stops, next } = courseProgressOf(units, progress);
  const played = new Set(
    stops.flatMap((stop) =>
      stop.kind !== 'reading' && finishedAt(stop, progress) !== undefined ? stop.unit : [],
    ),
  );
  const current = units.findIndex(({ id }) => id === next?.unit);
  const isStudied = (place: number) =>
    played.has(units[place]?.id ?? '') || (current >= 0 && (place === current || place === current + 1));
  const isRepeated = (place: number) =>
    Array.from({ length: UNITS_BEFORE + 1 }, (_, after) => place + after).some(isStudied);
  const isMet = (id: string) => progress.met.has(id) && categoryOfCardId(id) === 'course';
  return units.flatMap(({ id, level, cards }, place) =>
    level === KEPT_LEVEL && (isRepeated(place) || cards.some(isMet)) ? id : [],
  );
}

/** Whether `units` lacks none of `needed`. */
export function hasAll(units: readonly string[], needed: readonly string[]): boolean {
  return needed.every((unit) => units.includes(unit));
}
