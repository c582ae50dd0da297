import { useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtime.ts';
import { usePreference } from './Preferences.tsx';

const DAY_CHECK = 60_000;

/** The date in the learner's timezone as YYYY-MM-DD, for a machine. On a page that stays open it changes with the day. */
export function useToday(): string {
  const { today } = useRuntime();
  const timezone = usePreference('timezone');
  return useSyncExternalStore(watchDay, () => today(timezone));
}

/** For `useSyncExternalStore`: asks now and then whether another day has begun, on a page that stays open. */
export function watchDay(onChange: () => void): () => void {
  const timer = setInterval(onChange, DAY_CHECK);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
