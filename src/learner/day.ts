import { dayOf } from '#machines/learning/day.rules.ts';
import { useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtime.ts';
import { usePreference } from './Preferences.tsx';

const DAY_CHECK = 60_000;

/** The date in the learner's timezone as YYYY-MM-DD; it changes while a page stays open. */
export function useToday(): string {
  const { today } = useRuntime();
  const timezone = usePreference('timezone');
  return useSyncExternalStore(watchDay, () => today(timezone));
}

/** The learner's day, which begins at 04:00, as YYYY-MM-DD; it changes while a page stays open. */
export function useDay(): string {
  const zone = usePreference('timezone');
  return useSyncExternalStore(watchDay, () => dayOf(Date.now(), zone));
}

/** For `useSyncExternalStore`: checks now and then whether a new day has begun. */
function watchDay(onChange: () => void): () => void {
  const timer = setInterval(onChange, DAY_CHECK);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
