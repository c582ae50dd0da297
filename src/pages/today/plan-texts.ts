import { dayDistance, dayFormat, dayOf } from '#machines/learning/day.rules.ts';
import { comingAfter, waitingIn, type Plan } from '#machines/study/today.rules.ts';
import { wordCount } from '../../content/due-texts.ts';

const weekday = dayFormat({ weekday: 'long' });
const date = dayFormat({ month: 'long', day: 'numeric' });

/** The weekday of a day (YYYY-MM-DD) within the next week, else its date. */
export function dayName(day: string, { now, zone }: Pick<Plan, 'now' | 'zone'>): string {
  return dayDistance(dayOf(now, zone), day) < 7 ? weekday(day) : date(day);
}

/** How many words are due, and how many of them are enough for today: `287 due, 50 today`. */
export function dueText(plan: Plan): string {
  const waiting = waitingIn(plan);
  const due = waiting.toLocaleString('en');
  const { portion } = plan.review;
  if (portion === waiting) return `${due} due today`;
  return portion === 0
    ? `${due} still due, but today’s review is done`
    : `${due} due, ${portion.toLocaleString('en')} today`;
}

/** On a free day, how many words wait, and how many there will be on the next day that isn't free; else empty. */
export function freeDayText(plan: Plan): string {
  const waiting = waitingIn(plan);
  if (plan.freeUntil === null || waiting === 0) return '';
  const words = `${wordCount(waiting)} ${waiting === 1 ? 'waits' : 'wait'}`;
  const more = (comingAfter(plan) ?? 0) - waiting;
  if (more < 0) return `${words}.`;
  const day = dayName(plan.freeUntil, plan);
  return more === 0
    ? `${words} for ${day}.`
    : `${words} for ${day}; ${more.toLocaleString('en')} more will be due by then.`;
}
