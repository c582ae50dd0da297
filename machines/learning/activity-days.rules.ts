import { addDays } from './day.rules.ts';
import type { Progress } from './progress.rules.ts';
import type { GameName } from '../types.ts';

/** Activity on a day (YYYY-MM-DD): milliseconds of study, and counts of different cards and stops of the course. */
export interface ActivityDay {
  day: string;
  cards: number;
  lessons: number;
  /** Checkpoints and exams, passed or not. */
  tests: number;
  readings: number;
  /** The games finished, each once. */
  games: readonly GameName[];
  milliseconds: number;
  /** 0 without activity, 1 with any, then by `LEVEL_CARDS`. */
  level: number;
}

/** Fewest cards for the levels 2, 3 and 4. They don't depend on the learner, so a past day never changes. */
export const LEVEL_CARDS = [10, 25, 50] as const;

const WEEK = 7;
const READING = /^story:/;
const LESSON = /^(?!story:).*-\d+$/;
const noActivity = { cards: 0, lessons: 0, tests: 0, readings: 0, games: [], milliseconds: 0, level: 0 };
const WEEKS = 53;

/** The days of 53 weeks, from a Monday to `today` (YYYY-MM-DD). */
export function activityYearOf(progress: Progress, today: string): ActivityDay[] {
  const weekday = (new Date(Date.parse(today)).getUTCDay() + WEEK - 1) % WEEK;
  const count = WEEK * (WEEKS - 1) + weekday + 1;
  return Array.from({ length: count }, (_unused, index) =>
    activityOn(progress, addDays(today, index - count + 1)),
  );
}

export function weeksOf(days: readonly ActivityDay[]): ActivityDay[][] {
  const count = Math.ceil(days.length / WEEK);
  return Array.from({ length: count }, (_unused, week) => days.slice(WEEK * week, WEEK * (week + 1)));
}

function activityOn(progress: Progress, day: string): ActivityDay {
  const known = progress.days.get(day);
  if (!known) return { ...noActivity, day };
  const { milliseconds } = known;
  const cards = known.cards.size;
  const stops = [...known.stops.keys()];
  const lessons = stops.filter((stop) => LESSON.test(stop)).length;
  const readings = stops.filter((stop) => READING.test(stop)).length;
  const tests = stops.length - lessons - readings;
  const level = 1 + LEVEL_CARDS.filter((least) => cards >= least).length;
  return { day, cards, lessons, tests, readings, games: [...known.games].toSorted(), milliseconds, level };
}
