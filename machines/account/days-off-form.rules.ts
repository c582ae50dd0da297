import { SPAN_DAYS } from '../constants.ts';
import type { Fact, WeekdayPlan } from '../learning/activity.types.ts';
import { addDays, dayDistance, dayFormat } from '../learning/day.rules.ts';
import { KEPT_WEEKDAYS, spansOf, type DaysOff } from '../learning/days-off.rules.ts';
import { isDay } from '../learning/values.rules.ts';
import type { FieldErrors } from '../parts/form.ts';

/** A span as typed; days are YYYY-MM-DD, empty if none is chosen. */
export interface SpanValues {
  from: string;
  to: string;
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const NORMAL_WEEK: readonly WeekdayPlan[] = WEEKDAYS.map(() => 'normal');

const dateText = dayFormat({ month: 'long', day: 'numeric' });
const dateOfYear = dayFormat({ month: 'long', day: 'numeric', year: 'numeric' });

/** The last plan of the weekdays, Monday first. */
export function lastWeek({ weeks }: Pick<DaysOff, 'weeks'>): readonly WeekdayPlan[] {
  return weeks.at(-1)?.facts.weekdays ?? NORMAL_WEEK;
}

/** Why weekdays can’t be as planned; empty if they can. */
export function weekError(week: readonly WeekdayPlan[]): string {
  return week.every((plan) => plan === 'free') ? 'Leave at least one day that isn’t free.' : '';
}

/** What free weekdays mean for the streak. */
export function weekNote(week: readonly WeekdayPlan[]): string {
  const free = week.filter((plan) => plan === 'free').length;
  if (free === 0) return 'A light day has about half as many words; a free day has none.';
  return free <= KEPT_WEEKDAYS
    ? 'A free weekday keeps your streak.'
    : `The first ${KEPT_WEEKDAYS} free weekdays of a week keep your streak. On a further one it ends, unless you study.`;
}

/** Spans that haven’t passed. */
export function spansFrom(off: Pick<DaysOff, 'freed'>, today: string): SpanValues[] {
  return spansOf(off).filter(({ to }) => to >= today);
}

/** A span in words: `December 24 to January 2, 2027`. */
export function spanText({ from, to }: SpanValues): string {
  if (from === to) return dateOfYear(from);
  const first = from.slice(0, 4) === to.slice(0, 4) ? dateText(from) : dateOfYear(from);
  return `${first} to ${dateOfYear(to)}`;
}

/** What’s wrong with a span that begins on `today` (YYYY-MM-DD) at the earliest; empty if nothing is. */
export function spanErrors(
  { from, to }: SpanValues,
  today: string,
  off: Pick<DaysOff, 'freed'>,
): FieldErrors<SpanValues> {
  if (!isDay(from)) return { from: 'Choose the first free day.' };
  if (from < today) return { from: 'This day has passed. Choose today or a later day.' };
  if (!isDay(to)) return { to: 'Choose the last free day.' };
  if (to < from) return { to: 'The last day is before the first one.' };
  const length = dayDistance(from, to) + 1;
  if (length > SPAN_DAYS) return { to: tooMany(`That’s ${length} days.`) };
  const days = Array.from({ length }, (_day, index) => addDays(from, index));
  const taken = days.find((day) => off.freed.get(day)?.isFree);
  if (taken !== undefined) return { from: `${dateText(taken)} is free already. Choose days that aren’t.` };
  const free = [...[...off.freed].flatMap(([day, { isFree }]) => (isFree ? day : [])), ...days];
  for (const year of new Set(days.map((day) => day.slice(0, 4)))) {
    const count = free.filter((day) => day.startsWith(year)).length;
    if (count > SPAN_DAYS) return { to: tooMany(`That would make ${count} days in ${year}.`) };
  }
  return {};
}

function tooMany(made: string): string {
  return `${made} You can take ${SPAN_DAYS} a year. If you’re away for longer, your words wait for you all the same.`;
}

export function weekFact(weekdays: readonly WeekdayPlan[]): Fact {
  return { kind: 'week.planned', facts: { weekdays } };
}

export function spanFact({ from, to }: SpanValues, isFree: boolean): Fact {
  return { kind: 'days.freed', facts: { from, to, isFree } };
}
