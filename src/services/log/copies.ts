import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { storedUser } from '../session/stored.ts';

type Named = Pick<ActivityEvent, 'id'>;

/** Where copies of a learner's facts lie, each under its id: tabs that write at once do not disturb each other. */
function prefixOf(learner: string): string {
  return `camino-fact-${learner}-`;
}

/** The storage key of the milestones that a device has announced. */
export function announcedKey(learner: string): string {
  return `camino-told-${learner}`;
}

/**
 * Stores a copy of a fact in localStorage, synchronously: the page may close before the log has the fact. Stores none if
 * storage is full, or if the learner is logged out and isn't finishing something.
 */
export function storeCopy(learner: string, event: ActivityEvent, isFinishing = false): void {
  if (!isFinishing && storedUser()?.id !== learner) return;
  try {
    localStorage.setItem(prefixOf(learner) + event.id, JSON.stringify(event));
  } catch {
    // The log itself is then the only place.
  }
}

/** Every copy of the learner's facts that is JSON; a damaged one stays where it is, as one of a later release does. */
export function copiesOf(learner: string): unknown[] {
  return keysOf(learner).flatMap((key): unknown[] => {
    try {
      return [JSON.parse(localStorage.getItem(key) ?? 'null')];
    } catch {
      return [];
    }
  });
}

/** Whether there is a copy of each fact. */
export function hasCopies(learner: string, facts: readonly Named[]): boolean {
  const keys = new Set(keysOf(learner));
  return facts.every(({ id }) => keys.has(prefixOf(learner) + id));
}

/** Removes the copies of facts, once they outlive their page without them. */
export function forgetCopies(learner: string, facts: readonly Named[]): void {
  for (const { id } of facts) remove(prefixOf(learner) + id);
}

/** Removes every copy of the learner's facts from this device, and which milestones it announced. */
export function clearCopies(learner: string): void {
  [...keysOf(learner), announcedKey(learner)].forEach(remove);
}

function keysOf(learner: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(learner)));
  } catch {
    return [];
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
