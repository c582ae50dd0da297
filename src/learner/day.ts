import { dayFormat, dayOf } from '#machines/learning/day.rules.ts';
import { useSyncExternalStore } from 'react';
import { watchDay } from '../actors/learner-flows.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { usePreference } from './Preferences.tsx';

const NO_BREAK_SPACE = '\u{A0}';

/** The day of a page that is not in a browser yet. */
const NO_DAY = '1970-01-01';

/**
 * The learner's day as YYYY-MM-DD, which begins at 04:00 in their timezone; it changes while a page stays open. `NO_DAY`
 * before hydration.
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

/** Writes the learner's day in American English; before hydration it leaves the line empty. */
export function dayTitle(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = dayFormat(options);
  return (day) => (day === NO_DAY ? NO_BREAK_SPACE : format(day));
}
