import { dayFormat, dayOf } from '#machines/learning/day.rules.ts';
import { useSyncExternalStore } from 'react';
import { watchDay } from '../actors/learner-flows.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { usePreference } from './Preferences.tsx';

const NO_BREAK_SPACE = '\u{A0}';

/** The day before hydration. */
const NO_DAY = '1970-01-01';

/**
 * The learner's day as YYYY-MM-DD, from 04:00 in their timezone; updates while a page stays open.
 * `NO_DAY` before hydration.
 */
export function useToday(): string {
  const { now } = useRuntime();
  const timezone = usePreference('timezone');
  return useSyncExternalStore(
    watchDay,
    () => dayOf(now(), timezone),
    () => NO_DAY,
  );
}

/** Formats a day in American English; empty before hydration. */
export function dayTitle(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = dayFormat(options);
  return (day) => (day === NO_DAY ? NO_BREAK_SPACE : format(day));
}
