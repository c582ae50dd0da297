import type { Progress } from '../learning/progress.rules.ts';
import { countWords } from '../learning/word-counts.rules.ts';
import type { CourseUnit, Stop } from './course.types.ts';
import { addressOf, readingsOf, stopsOf } from './stops.rules.ts';

/** The share of right answers that passes a checkpoint or an exam. */
export const PASSING_SHARE = 0.8;

/** `done`: played to its end, and a test passed. `passed`: a passed test or the learner's start covers it. */
export type StopState = 'done' | 'passed' | 'open';

export interface CourseStop extends Stop {
  state: StopState;
}

/** All stops in course order; `next` is null once none is open. */
export interface CourseProgress {
  stops: readonly CourseStop[];
  next: Stop | null;
}

/** A stop with the title and figures that pages show for it. */
export interface PlannedStop extends Stop {
  /** The Spanish title of its unit; for an exam, its level. */
  title: string;
  /** What a learner can do after its unit. */
  goal: string;
  /** For a lesson or a reading: its number in the unit, from 1, and how many of its kind the unit has. */
  number: number;
  of: number;
  /** For a lesson: how many words it has, and how many the learner hasn't met. */
  words: number;
  fresh: number;
}

interface UnitProgress {
  /** Stops played to their end, stops passed without playing, all stops. */
  done: number;
  passed: number;
  of: number;
  /** Words met, all words. */
  met: number;
  words: number;
}

/** Figures of a checkpoint or an exam that the learner tried and didn't pass. */
export interface Failing {
  /** The best share of right answers so far, from 0 to 1. */
  best: number;
  /** Number, from 1, of the lesson with the most words last answered wrong; null if there is none. */
  lesson: number | null;
}

/**
 * The state of every stop. `next` is the first open stop after the one played last or, if that was later, from the unit
 * the learner placed themselves in; failing that, the first open stop.
 */
export function courseProgressOf(units: readonly CourseUnit[], progress: Progress): CourseProgress {
  const stops = stopsOf(units);
  const covered = coverOf(units, stops, progress);
  const states = stops.map((stop): StopState =>
    isPlayed(stop, progress) ? 'done' : covered(stop) ? 'passed' : 'open',
  );
  const open = states.indexOf('open', searchStart(stops, progress));
  return {
    stops: stops.map((stop, index) => ({ ...stop, state: states[index] ?? 'open' })),
    next: stops[open >= 0 ? open : states.indexOf('open')] ?? null,
  };
}

export function plannedStop(stop: Stop, units: readonly CourseUnit[], progress: Progress): PlannedStop {
  const { id, kind, unit, name } = stop;
  const own = units.find((one) => one.id === unit);
  const lessons = own?.lessons ?? [];
  const readings = own ? readingsOf(own) : [];
  const words = lessons.find((lesson) => lesson.id === id)?.cards ?? [];
  const ofKind = kind === 'reading' ? readings : lessons.map((lesson) => lesson.id);
  return {
    id,
    kind,
    unit,
    name,
    title: (kind === 'exam' ? own?.level : own?.title) ?? '',
    goal: own?.goal ?? '',
    number: ofKind.indexOf(kind === 'reading' ? addressOf(stop).place : id) + 1,
    of: ofKind.length,
    words: words.length,
    fresh: words.filter((card) => !progress.met.has(card)).length,
  };
}

export function unitProgress(unit: CourseUnit, { stops }: CourseProgress, progress: Progress): UnitProgress {
  const own = stops.filter((stop) => stop.unit === unit.id);
  return {
    done: own.filter(({ state }) => state === 'done').length,
    passed: own.filter(({ state }) => state === 'passed').length,
    of: own.length,
    met: countWords(progress, unit.cards).met,
    words: unit.cards.length,
  };
}

/** Null for lessons and readings, and for tests not tried or passed. */
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
export function finishedAt(stop: Stop, { lessons, stories }: Progress): number | undefined {
  return (stop.kind === 'reading' ? stories.get(addressOf(stop).place) : lessons.get(stop.id))?.at;
}

/** A test must be passed, too. */
function isPlayed(stop: Stop, progress: Progress): boolean {
  if (stop.kind === 'reading') return progress.stories.has(addressOf(stop).place);
  const record = progress.lessons.get(stop.id);
  return record !== undefined && (!isTest(stop) || record.best >= PASSING_SHARE);
}

/**
 * Passed are all stops before the learner's start, and what a unit of a passed checkpoint or the level of a passed exam
 * had when that was last taken.
 */
function coverOf(
  units: readonly CourseUnit[],
  stops: readonly Stop[],
  progress: Progress,
): (stop: Stop) => boolean {
  const start = units.findIndex(({ id }) => id === progress.placed?.unit);
  const before = new Set(units.slice(0, Math.max(0, start)).map(({ id }) => id));
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  const passedAt = (kind: 'checkpoint' | 'exam', keyOf: (unit: string) => string | undefined) =>
    new Map(
      stops
        .filter((stop) => stop.kind === kind && isPlayed(stop, progress))
        .map((stop) => [keyOf(stop.unit), finishedAt(stop, progress) ?? 0]),
    );
  const checked = passedAt('checkpoint', (unit) => unit);
  const examined = passedAt('exam', (unit) => unitOf.get(unit)?.level);
  return ({ id, kind, unit }) => {
    const own = unitOf.get(unit);
    const since = own ? sinceOf(own, id) : 0;
    const checkedAt = kind === 'exam' ? undefined : checked.get(unit);
    return before.has(unit) || (checkedAt ?? -1) >= since || (examined.get(own?.level) ?? -1) >= since;
  };
}

/** When a stop came to a course that others had taken before, in milliseconds since 1970; else 0. */
function sinceOf({ since = 0, grown, cards, lessons }: CourseUnit, stop: string): number {
  const [first] = lessons.find(({ id }) => id === stop)?.cards ?? [];
  const isAdded = grown !== undefined && first !== undefined && cards.indexOf(first) >= grown.from;
  return isAdded ? grown.at : since;
}

function searchStart(stops: readonly Stop[], progress: Progress): number {
  const { placed } = progress;
  const place = placed ? stops.findIndex(({ unit }) => unit === placed.unit) : -1;
  let from = Math.max(place, 0);
  let last = place >= 0 && placed ? placed.at : -Infinity;
  for (const [index, stop] of stops.entries()) {
    const at = isPlayed(stop, progress) ? finishedAt(stop, progress) : undefined;
    if (at !== undefined && at > last) [from, last] = [index + 1, at];
  }
  return from;
}

function isTest({ kind }: Stop): boolean {
  return kind === 'checkpoint' || kind === 'exam';
}

function isMissed(card: string, progress: Progress): boolean {
  return progress.cards.get(card)?.at(-1)?.rating === 1;
}
