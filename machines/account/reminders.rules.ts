import { addDays, dayOf } from '../learning/day.rules.ts';

const HOUR = 3_600_000;
const HOURS = 24;
/** The hour with which a learner's day begins. */
const DAWN = 4;
const ZONE_LENGTH = 64;
const MOST_DAYS = 366;

/** The names that the pages and the service worker share: a periodic sync, and a cache with two files. */
export const REMINDER = {
  tag: 'camino-reminder',
  cache: 'camino-reminders',
  plan: '/reminders/plan',
  shown: '/reminders/shown',
} as const;

/** What a browser lets this site do: notify, wake it, and ask for that. */
export type NoticePermission = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** What a device keeps for its service worker, which cannot read the log. Days are the learner's, as YYYY-MM-DD. */
export interface ReminderPlan {
  /** The hour (0 to 23) before which nothing is shown. */
  hour: number;
  /** IANA name. */
  zone: string;
  /** The day on which this was counted, and how many cards become due on it and on each day after it. */
  day: string;
  forecast: readonly number[];
  /** The last day on which anything was studied; null if there is none. */
  studied: string | null;
}

/** What is shown, and the day it counts for. */
export interface Reminder {
  day: string;
  due: number;
  title: string;
  body: string;
}

/**
 * The notification to show at `now` (milliseconds since 1970), null if none: at most one a day, not before the learner's
 * hour, only if cards are due and nothing was studied. `shown` is the day of the last one.
 */
export function reminderAt(plan: ReminderPlan, shown: string | null, now: number): Reminder | null {
  const day = dayOf(now, plan.zone);
  const due = dueOn(plan, day);
  if (due === 0 || day === plan.studied || day === shown || isEarly(plan, now)) return null;
  const body = due === 1 ? '1 card is due today.' : `${due} cards are due today.`;
  return { day, due, title: 'A little Spanish today?', body };
}

/** How many cards are due by a day if nothing was studied since the plan was made; 0 for a day before that. */
export function dueOn({ day: first, forecast }: ReminderPlan, day: string): number {
  let sum = 0;
  for (const [index, count] of forecast.entries()) {
    if (addDays(first, index) > day) break;
    sum += count;
  }
  return sum;
}

/** A plan as the device kept it; null if it is damaged or of another release. */
export function readPlan(raw: unknown): ReminderPlan | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { hour, zone, day, forecast, studied } = raw as Record<string, unknown>;
  if (!isHour(hour) || typeof zone !== 'string' || zone.length > ZONE_LENGTH || !isDay(day)) return null;
  if (!Array.isArray(forecast) || forecast.length > MOST_DAYS || !forecast.every(isCount)) return null;
  if (studied !== null && !isDay(studied)) return null;
  return { hour, zone, day, forecast, studied };
}

function isHour(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < HOURS;
}

/** An hour of the day in American English: `6 PM`. */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** Whether the learner's hour has not come yet on the day of `now`. Hours before dawn are the end of a day. */
function isEarly({ hour, zone }: ReminderPlan, now: number): boolean {
  const sinceDawn = (hour - DAWN + HOURS) % HOURS;
  return dayOf(now - sinceDawn * HOUR, zone) !== dayOf(now, zone);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
