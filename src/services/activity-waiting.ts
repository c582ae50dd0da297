import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { readEvent } from '#machines/learning/facts.rules.ts';
import type { ActivityLog } from './activity-log.ts';
import { waitingPrefix } from './waiting.ts';

/** Where a device keeps which milestones it has told. */
export function toldKey(learner: string): string {
  return `camino-told-${learner}`;
}

/** Adds the facts whose pages ended before these were in the log. Returns whether the log lacked any. */
export async function addWaiting(learner: string, log: ActivityLog): Promise<boolean> {
  const events = waitingKeys(learner).flatMap((key) => factAt(key) ?? []);
  if (events.length === 0) return false;
  const { added, isKept } = await log.append(events.toSorted((one, other) => one.at - other.at));
  if (isKept) forgetWaiting(learner, events);
  return added > 0;
}

/** Removes the copies of facts, once they outlive their page without them. */
export function forgetWaiting(learner: string, facts: readonly Pick<ActivityEvent, 'id'>[]): void {
  for (const { id } of facts) remove(waitingPrefix(learner) + id);
}

/** Whether there is a copy of each fact. */
export function hasCopies(learner: string, facts: readonly Pick<ActivityEvent, 'id'>[]): boolean {
  const keys = new Set(waitingKeys(learner));
  return facts.every(({ id }) => keys.has(waitingPrefix(learner) + id));
}

/** Removes every copy of the learner's facts from this device, and what was told of them. */
export function clearWaiting(learner: string): void {
  waitingKeys(learner).forEach(remove);
  remove(toldKey(learner));
}

function waitingKeys(learner: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(waitingPrefix(learner)));
  } catch {
    return [];
  }
}

/** Null if it is damaged, or of a later release, which will find it again. */
function factAt(key: string): ActivityEvent | null {
  try {
    return readEvent(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
