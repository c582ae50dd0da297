import type { ActivityEvent, WeekdayPlan } from './activity.types.ts';
import { SPAN_DAYS } from '../constants.ts';
import { compareByTime } from './by-time.rules.ts';
import { addDays, dayNumber, dayOf } from './day.rules.ts';

export type WeekEvent = ActivityEvent & { kind: 'week.planned' };

/** What was last said about a day of a span, when, in milliseconds since 1970, and on which day (YYYY-MM-DD). */
export interface FreedDay {
  at: number;
  on: string;
  isFree: boolean;
}

/** Days off as a log has them. */
export interface DaysOff {
  /** Each plan of the weekdays, Monday first, by time. */
  weeks: readonly WeekEvent[];
  /** By day (YYYY-MM-DD). */
  freed: ReadonlyMap<string, FreedDay>;
}

/** Days become free, or weekdays have a new plan: when, on which day, and which days. Days count from 1970. */
export interface Freeing {
  at: number;
  on: number;
  /** Null if they stay as they were. */
  weekdays: readonly WeekdayPlan[] | null;
  days: readonly number[];
}

/** Free weekdays of a week that keep a streak. */
export const KEPT_WEEKDAYS = 2;
/** The last days before a span on which no new words begin. */
const DAYS_BEFORE = 2;
const WEEK = 7;
/** Nobody is free for longer: there is a weekday that isn't free, and a span has its limit in a year. */
const LONGEST = 400;

const freeings = new WeakMap<DaysOff['freed'], Map<DaysOff['weeks'], Freeing[]>>();
const keptDays = new WeakMap<DaysOff['freed'], Map<DaysOff['weeks'], (day: string) => boolean>>();

/** The weekday of a day, 0 for Monday. */
function weekdayOf(day: string): number {
  return (dayNumber(day) + 3) % WEEK;
}

/** The plan of the weekdays on a day, Monday first; null before any. A plan counts from its own day on. */
function weekOn(weeks: DaysOff['weeks'], day: string): readonly WeekdayPlan[] | null {
  return weeks.findLast(({ at, zone }) => dayOf(at, zone) <= day)?.facts.weekdays ?? null;
}

/** The plan of a day (YYYY-MM-DD): of its weekday, or free in a span. */
export function dayPlanOf({ weeks, freed }: DaysOff, day: string): WeekdayPlan {
  return freed.get(day)?.isFree === true ? 'free' : (weekOn(weeks, day)?.[weekdayOf(day)] ?? 'normal');
}

/** Whether a day (YYYY-MM-DD) is free, by its weekday or in a span. */
export function isFreeDay(off: DaysOff, day: string): boolean {
  return dayPlanOf(off, day) === 'free';
}

/** The first day from `day` (YYYY-MM-DD) on that isn't free. */
export function firstDayNotFree(off: DaysOff, day: string): string {
  let next = day;
  for (let count = 0; count < LONGEST && isFreeDay(off, next); count += 1) next = addDays(next, 1);
  return next;
}

/** The span of free days that begins on one of the next two days; null if there is none, or on a free day. */
export function spanAhead({ freed }: DaysOff, today: string): string | null {
  const isFree = (day: string) => freed.get(day)?.isFree === true;
  if (isFree(today)) return null;
  const next = Array.from({ length: DAYS_BEFORE }, (_day, index) => addDays(today, index + 1));
  return next.find(isFree) ?? null;
}

/** The spans of free days, each from its first to its last day, at most 28, oldest first. */
export function spansOf({ freed }: Pick<DaysOff, 'freed'>): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (const day of [...freed.keys()].toSorted()) {
    if (freed.get(day)?.isFree !== true) continue;
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === day && dayNumber(day) - dayNumber(last.from) < SPAN_DAYS)
      last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}

/**
 * Whether a day (YYYY-MM-DD) keeps a streak although nobody studied: the first two free weekdays of a week, and the
 * first 28 days of spans in a year. The database has the same rule in `free_days`.
 */
export function keepsStreak({ weeks, freed }: DaysOff, day: string): boolean {
  const byWeeks = keptDays.get(freed) ?? new Map<DaysOff['weeks'], (day: string) => boolean>();
  keptDays.set(freed, byWeeks);
  const rule = byWeeks.get(weeks) ?? keepingRule({ weeks, freed });
  byWeeks.set(weeks, rule);
  return rule(day);
}

function keepingRule({ weeks, freed }: DaysOff): (day: string) => boolean {
  const inYear = new Map<string, number>();
  const spanDays = new Set<string>();
  for (const day of [...freed.keys()].toSorted()) {
    if (freed.get(day)?.isFree !== true) continue;
    const year = day.slice(0, 4);
    const count = (inYear.get(year) ?? 0) + 1;
    inYear.set(year, count);
    if (count <= SPAN_DAYS) spanDays.add(day);
  }
  const isFreeWeekday = (day: string) => weekOn(weeks, day)?.[weekdayOf(day)] === 'free';
  return (day) => {
    if (spanDays.has(day)) return true;
    if (weeks.length === 0 || !isFreeWeekday(day)) return false;
    const before = Array.from({ length: weekdayOf(day) }, (_day, index) => addDays(day, -index - 1));
    return before.filter(isFreeWeekday).length < KEPT_WEEKDAYS;
  };
}

/** When days became free, by time. */
export function freeingsOf({ weeks, freed }: DaysOff): Freeing[] {
  const known = freeings.get(freed) ?? new Map<DaysOff['weeks'], Freeing[]>();
  freeings.set(freed, known);
  const all = known.get(weeks) ?? freeingsIn({ weeks, freed });
  known.set(weeks, all);
  return all;
}

function freeingsIn({ weeks, freed }: DaysOff): Freeing[] {
  const spans = new Map<number, Freeing & { days: number[] }>();
  for (const [day, { at, on, isFree }] of freed) {
    if (!isFree) continue;
    const span = spans.get(at) ?? { at, on: dayNumber(on), weekdays: null, days: [] };
    spans.set(at, span);
    span.days.push(dayNumber(day));
  }
  const plans = weeks.map(({ at, zone, facts: { weekdays } }) => {
    return { at, on: dayNumber(dayOf(at, zone)), weekdays, days: [] };
  });
  for (const { days } of spans.values()) days.sort((one, other) => one - other);
  return [...spans.values(), ...plans].toSorted((one, other) => one.at - other.at);
}

/** Adds a plan of the weekdays, in whatever order plans come. */
export function withWeek(weeks: DaysOff['weeks'], event: WeekEvent): readonly WeekEvent[] {
  return [...weeks, event].toSorted(compareByTime);
}

/**
 * Adds what a fact says about the days of a span. What has passed by then stays as it was. Of two facts in the same
 * millisecond the one that frees a day counts.
 */
export function withFreed(
  freed: DaysOff['freed'],
  { at, zone, facts }: ActivityEvent & { kind: 'days.freed' },
): ReadonlyMap<string, FreedDay> {
  const result = new Map(freed);
  const today = dayOf(at, zone);
  for (let day = facts.from > today ? facts.from : today; day <= facts.to; day = addDays(day, 1)) {
    const last = result.get(day);
    if (!last || at > last.at || (at === last.at && facts.isFree))
      result.set(day, { at, on: today, isFree: facts.isFree });
  }
  return result;
}
