import { addDays, dayOf } from '../learning/day.rules.ts';

const HOUR = 3_600_000;
const HOURS = 24;
/** The hour a learner's day begins. */
const DAWN = 4;
const ZONE_LENGTH = 64;
const MOST_DAYS = 366;

/** Names shared by pages and service worker: a periodic sync, and a cache with two files. */
export const REMINDER = {
  tag: 'camino-reminder',
  cache: 'camino-reminders',
  plan: '/reminders/plan',
  shown: '/reminders/shown',
} as const;

/** Permission to notify and to wake up, or why the app can't ask for it. */
export type NoticePermission = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** A plan for the service worker, which can't read the log. Days are the learner's, as YYYY-MM-DD. */
export interface ReminderPlan {
  /** The earliest hour (0 to 23). */
  hour: number;
  /** IANA name. */
  zone: string;
  /** The day of this forecast, and how many cards it and each day after add (see `addedOn`). */
  day: string;
  forecast: readonly number[];
  /** The last day of study; null without one. */
  studied: string | null;
  /** Days off among these; none if left out. */
  free?: readonly string[];
}

/** The notification and its day. */
export interface Reminder {
  day: string;
  due: number;
  title: string;
  body: string;
}

/**
 * The notification due at `now` (milliseconds), or null: at most one a day, not before the learner's
 * hour, only with cards due and nothing studied, and not on a day off. `shown` is the day of the last one.
 */
export function reminderAt(plan: ReminderPlan, shown: string | null, now: number): Reminder | null {
  const day = dayOf(now, plan.zone);
  const due = dueOn(plan, day);
  if (plan.free?.includes(day)) return null;
  if (due === 0 || day === plan.studied || day === shown || isEarly(plan, now)) return null;
  const body = due === 1 ? '1 word is due today.' : `${due} words are due today.`;
  return { day, due, title: 'A little Spanish today?', body };
}

/** How many more cards each day has than those before it, of what is due on each if nothing is studied. */
export function addedOn(idle: readonly number[]): number[] {
  let most = 0;
  return idle.map((count) => {
    const added = Math.max(0, count - most);
    most += added;
    return added;
  });
}

/** Cards due by a day if nothing was studied since the plan; 0 for earlier days. */
export function dueOn({ day: first, forecast }: ReminderPlan, day: string): number {
  let sum = 0;
  for (const [index, count] of forecast.entries()) {
    if (addDays(first, index) > day) break;
    sum += count;
  }
  return sum;
}

/** Parses a stored plan; null if it's damaged or of another release. */
export function readPlan(raw: unknown): ReminderPlan | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { hour, zone, day, forecast, studied, free = [] } = raw as Record<string, unknown>;
  if (!isHour(hour) || typeof zone !== 'string' || zone.length > ZONE_LENGTH || !isDay(day)) return null;
  if (!Array.isArray(forecast) || forecast.length > MOST_DAYS || !forecast.every(isCount)) return null;
  if (studied !== null && !isDay(studied)) return null;
  if (!Array.isArray(free) || free.length > MOST_DAYS || !free.every(isDay)) return null;
  return { hour, zone, day, forecast, studied, ...(free.length > 0 && { free }) };
}

function isHour(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < HOURS;
}

/** Formats an hour in American English: `6 PM`. */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** Whether it's before the learner's hour. Hours before dawn belong to the previous day. */
function isEarly({ hour, zone }: ReminderPlan, now: number): boolean {
  const sinceDawn = (hour - DAWN + HOURS) % HOURS;
  return dayOf(now - sinceDawn * HOUR, zone) !== dayOf(now, zone);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
