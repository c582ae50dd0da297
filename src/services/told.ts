import { toldKey } from './log/copies.ts';
import { readActivity } from './log/log.ts';
import { storage } from './storage.ts';

/** What a device keeps of the milestones told on it, or passed over. */
interface Told {
  ids: readonly string[];
  /** The end of the log when they were weighed, as a position in its kept part. */
  kept: number;
}

/**
 * The ids of the milestones known before what this device did last, if none of that has been weighed yet, since its page
 * ended or had only begun; null if nothing is left to weigh. What came from the account was told where it was done.
 */
export async function knownBefore(learner: string): Promise<readonly string[] | null> {
  const told = read(learner);
  if (!told) return null;
  let position = { kept: told.kept, unkept: 0 };
  let hasMore = true;
  while (hasMore) {
    const page = await readActivity(learner, position);
    if (page.own.length > 0) return told.ids;
    ({ position, hasMore } = page);
  }
  return null;
}

/** Keeps which milestones are known, and up to where the log was weighed. */
export function keepTold(learner: string, told: Told): void {
  storage.setItem(toldKey(learner), JSON.stringify(told));
}

/** Null if nothing is kept or it is damaged. */
function read(learner: string): Told | null {
  try {
    const told: unknown = JSON.parse(storage.getItem(toldKey(learner)) ?? 'null');
    if (typeof told !== 'object' || told === null) return null;
    const { ids, kept } = told as Record<string, unknown>;
    const isWhole = Array.isArray(ids) && ids.every((id) => typeof id === 'string') && Number.isInteger(kept);
    return isWhole ? { ids, kept: Number(kept) } : null;
  } catch {
    return null;
  }
}
