import { startDaysOf } from '../learning/started-directions.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { CourseUnit, Lesson, Stop } from './course.types.ts';
import { stopsOf } from './stops.rules.ts';

/** The share of right answers with which a checkpoint or an exam is passed. */
export const PASSING_SHARE = 0.8;

/** Not done stops before the next one are skipped, those behind it open. */
export type StopState = 'done' | 'next' | 'skipped' | 'open';

export interface CourseStop extends Stop {
  state: StopState;
}

/** All stops in the order of the way, and the next one; null once all are done. */
export interface CourseProgress {
  stops: readonly CourseStop[];
  next: Stop | null;
}

/** A stop with what names it on screen. */
export interface PlannedStop extends Stop {
  /** The Spanish title of its unit; of an exam its level. */
  title: string;
  /** Of a lesson, which one of its unit it is, from 1, and how many those are. */
  number: number;
  of: number;
  /** Of a lesson, its words, and those among them that were never asked. */
  words: number;
  fresh: number;
}

interface UnitProgress {
  /** Stops done and stops there are. */
  done: number;
  of: number;
  /** Words met and words there are. */
  met: number;
  words: number;
}

/** What a checkpoint that was tried and not passed says. */
interface Failing {
  /** The best share of right answers so far, from 0 to 1. */
  best: number;
  /** The lesson with most words whose last answer was wrong, from 1; null if there are none. */
  lesson: number | null;
}

/**
 * The state of every stop. The way goes on behind the furthest stop finished, or where the learner placed themselves if
 * that is further; what they finished before they placed themselves moves it no more. Words learned in review move it,
 * too, but one unit behind, so that readings and checkpoints are not passed over in silence.
 */
export function courseProgressOf(units: readonly CourseUnit[], progress: Progress): CourseProgress {
  const stops = stopsOf(units);
  const lessons = new Map(
    units.flatMap((unit) => unit.lessons.map((lesson) => [lesson.id, lesson] as const)),
  );
  const done = stops.map((stop) => isDone(stop, lessons.get(stop.id), progress));
  const from = goingOnFrom(stops, done, progress);
  const open = done.indexOf(false, from);
  const next = open >= 0 ? open : done.indexOf(false);
  const stateAt = (index: number): StopState => {
    if (done[index]) return 'done';
    if (index === next) return 'next';
    return index < from ? 'skipped' : 'open';
  };
  return {
    stops: stops.map((stop, index) => ({ ...stop, state: stateAt(index) })),
    next: stops[next] ?? null,
  };
}

/** The stop with what names it on screen. */
export function plannedStop(stop: Stop, units: readonly CourseUnit[], progress: Progress): PlannedStop {
  const { id, kind, unit, name } = stop;
  const own = units.find((one) => one.id === unit);
  const lessons = own?.lessons ?? [];
  const index = lessons.findIndex((lesson) => lesson.id === id);
  const words = lessons[index]?.cards ?? [];
  return {
    id,
    kind,
    unit,
    name,
    title: (kind === 'exam' ? own?.level : own?.title) ?? '',
    number: index + 1,
    of: lessons.length,
    words: words.length,
    fresh: words.filter((card) => !isBegun(card, progress)).length,
  };
}

/** How much of a unit is done. */
export function unitProgress(unit: CourseUnit, { stops }: CourseProgress, progress: Progress): UnitProgress {
  const own = stops.filter((stop) => stop.unit === unit.id);
  return {
    done: own.filter(({ state }) => state === 'done').length,
    of: own.length,
    met: unit.cards.filter((card) => progress.cards.has(card)).length,
    words: unit.cards.length,
  };
}

/** What to say of a checkpoint or an exam that was tried and not passed; null of all other stops. */
export function failingOf(stop: Stop, units: readonly CourseUnit[], progress: Progress): Failing | null {
  if (!isTest(stop)) return null;
  const best = progress.lessons.get(stop.id)?.best;
  if (best === undefined || best >= PASSING_SHARE) return null;
  const lessons = stop.kind === 'checkpoint' ? (units.find(({ id }) => id === stop.unit)?.lessons ?? []) : [];
  const misses = lessons.map(({ cards }) => cards.filter((card) => isMissed(card, progress)).length);
  const most = Math.max(0, ...misses);
  return { best, lesson: most > 0 ? misses.indexOf(most) + 1 : null };
}

/** When a stop was last finished, passed or not, in milliseconds since 1970. */
export function finishedAt({ id, kind, unit }: Stop, { lessons, stories }: Progress): number | undefined {
  return (kind === 'reading' ? stories.get(unit) : lessons.get(id))?.at;
}

function isDone(stop: Stop, lesson: Lesson | undefined, progress: Progress): boolean {
  const record = progress.lessons.get(stop.id);
  if (stop.kind === 'reading') return progress.stories.has(stop.unit);
  if (isTest(stop)) return record !== undefined && record.best >= PASSING_SHARE;
  return record !== undefined || (lesson?.cards.every((card) => isTaught(card, progress)) ?? false);
}

/** The index of the first stop that is not behind the learner. */
function goingOnFrom(stops: readonly Stop[], done: readonly boolean[], progress: Progress): number {
  const { placed } = progress;
  const place = stops.findIndex(({ unit }) => unit === placed?.unit);
  const since = place >= 0 && placed ? placed.at : -Infinity;
  const furthest = stops.findLastIndex(
    (stop, index) => done[index] && (finishedAt(stop, progress) ?? -Infinity) > since,
  );
  return Math.max(place, 0, furthest + 1, taughtUntil(stops, done, Math.max(place, 0)));
}

/** The start of the unit before the one with the first lesson, from `start` on, that is not done. */
function taughtUntil(stops: readonly Stop[], done: readonly boolean[], start: number): number {
  const first = stops.findIndex(({ kind }, index) => index >= start && kind === 'lesson' && !done[index]);
  const units = [...new Set(stops.map(({ unit }) => unit))];
  const reached = first < 0 ? stops.at(-1)?.unit : stops[first]?.unit;
  const behind = units[units.indexOf(reached ?? '') - 1];
  return stops.findIndex(({ unit }) => unit === behind);
}

function isTest({ kind }: Stop): boolean {
  return kind === 'checkpoint' || kind === 'exam';
}

/** Whether a word was shown with its meaning, or asked outside of games. */
function isTaught(card: string, progress: Progress): boolean {
  return progress.shown.has(card) || isBegun(card, progress);
}

function isBegun(card: string, progress: Progress): boolean {
  return Object.keys(startDaysOf(progress, card)).length > 0;
}

function isMissed(card: string, progress: Progress): boolean {
  return progress.cards.get(card)?.at(-1)?.rating === 1;
}
