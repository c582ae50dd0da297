import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { storedLearner } from '../session/guest.ts';

type Named = Pick<ActivityEvent, 'id'>;

/** Each fact has a key of its own, so that tabs can write at once. */
function prefixOf(learner: string): string {
  return `camino-fact-${learner}-`;
}

export function announcedKey(learner: string): string {
  return `camino-told-${learner}`;
}

export function offeredFitKey(learner: string): string {
  return `camino-fit-${learner}`;
}

/**
 * Stores a copy of a fact in localStorage, synchronously: the page may close before the log has the fact. Stores none if
 * storage is full, or if the learner is logged out and isn't finishing something.
 */
export function storeCopy(learner: string, event: ActivityEvent, isFinishing = false): void {
  if (!isFinishing && storedLearner()?.id !== learner) return;
  try {
    localStorage.setItem(prefixOf(learner) + event.id, JSON.stringify(event));
  } catch {
    // Then only the log has the fact.
  }
}

/** All of the learner's copies that are JSON; damaged ones and those of later releases stay untouched. */
export function copiesOf(learner: string): unknown[] {
  return keysOf(learner).flatMap((key): unknown[] => {
    try {
      return [JSON.parse(localStorage.getItem(key) ?? 'null')];
    } catch {
      return [];
    }
  });
}

/** Whether every fact has a copy. */
export function hasCopies(learner: string, facts: readonly Named[]): boolean {
  const keys = new Set(keysOf(learner));
  return facts.every(({ id }) => keys.has(prefixOf(learner) + id));
}

/** Removes copies of facts that are stored elsewhere. */
export function forgetCopies(learner: string, facts: readonly Named[]): void {
  for (const { id } of facts) remove(prefixOf(learner) + id);
}

/** Removes the learner's copies, announced milestones and offered fits from this device. */
export function clearCopies(learner: string): void {
  [...keysOf(learner), announcedKey(learner), offeredFitKey(learner)].forEach(remove);
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
    // Blocked storage has nothing to remove.
  }
}
