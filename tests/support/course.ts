import type { CourseUnit } from '#machines/course/course.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { Level } from '#machines/types.ts';
import { ratedAt, studiedAt } from './activity.ts';

/** Three units at two levels; each lesson has two words, `a1-uno-1-a` and `a1-uno-1-b`. */
export const smallCourse: readonly CourseUnit[] = [
  unitOf('a1-uno', 'A1', 2),
  unitOf('a1-dos', 'A1', 2),
  unitOf('a2-tres', 'A2', 2),
];

/** A learner's history, in milliseconds since 1970. */
export interface CourseFacts {
  /** Finished stops with their share of right answers. */
  finished?: readonly (readonly [stop: string, at: number, share?: number])[];
  /** Units whose readings were read. */
  read?: readonly (readonly [unit: string, at: number])[];
  placed?: readonly (readonly [unit: string, at: number])[];
  rated?: readonly (readonly [card: string, at: number])[];
  shown?: readonly (readonly [card: string, at: number])[];
}

export function progressOf({
  finished = [],
  read = [],
  placed = [],
  rated = [],
  shown = [],
}: CourseFacts): Progress {
  const zone = 'Europe/London';
  const progress = addActivity(noProgress, [
    ...rated.map(([card, at]) => ratedAt(at, card, zone)),
    ...shown.map(([card, at]) => studiedAt(at, card, zone)),
  ]);
  const [last] = placed.toSorted(([, one], [, other]) => other - one);
  return {
    ...progress,
    count: progress.count + finished.length + read.length + placed.length,
    lessons: recordsOf(finished),
    stories: recordsOf(read),
    placed: last ? { unit: last[0], at: last[1] } : null,
  };
}

function recordsOf(facts: readonly (readonly [id: string, at: number, share?: number])[]) {
  const records = new Map<string, { at: number; best: number }>();
  for (const [id, at, share = 1] of facts) {
    const before = records.get(id);
    records.set(id, { at: Math.max(at, before?.at ?? 0), best: Math.max(share, before?.best ?? 0) });
  }
  return records;
}

function unitOf(id: string, level: Level, count: number): CourseUnit {
  const lessons = Array.from({ length: count }, (_lesson, index) => ({
    id: `${id}-${index + 1}`,
    cards: [`${id}-${index + 1}-a`, `${id}-${index + 1}-b`],
  }));
  return {
    id,
    level,
    theme: id,
    title: `Unidad ${id}`,
    goal: `I can do ${id}.`,
    lessons,
    cards: lessons.flatMap(({ cards }) => cards),
  };
}
