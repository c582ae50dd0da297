import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { storedUser } from './session/stored.ts';

/** Where copies of a learner's facts lie, each under its id: tabs that write at once do not disturb each other. */
export function waitingPrefix(learner: string): string {
  return `camino-fact-${learner}-`;
}

/**
 * Keeps a copy of a fact before this returns, since its page may end before it is in the log. Returns false and keeps
 * nothing if the browser has no room, or of who is no longer signed in, unless they finish something all the same.
 */
export function keepWaiting(learner: string, event: ActivityEvent, isFinishing = false): boolean {
  if (!isFinishing && storedUser()?.id !== learner) return false;
  try {
    localStorage.setItem(waitingPrefix(learner) + event.id, JSON.stringify(event));
    return true;
  } catch {
    return false;
  }
}
