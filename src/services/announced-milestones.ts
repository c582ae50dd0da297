import { announcedKey } from './log/copies.ts';
import { readActivity } from './log/log.ts';
import { storage } from './storage.ts';

/** The milestones that a device has announced, or passed over. */
interface Announced {
  ids: readonly string[];
  /** Where the stored part of the log ended then. */
  kept: number;
}

/**
 * The ids of the milestones announced before this device's unprocessed facts, which a page that ended too soon left behind;
 * null if there are none. Facts from other devices were announced there.
 */
export async function announcedBefore(learner: string): Promise<readonly string[] | null> {
  const announced = read(learner);
  if (!announced) return null;
  let position = { stored: announced.kept, unstored: 0 };
  let hasMore = true;
  while (hasMore) {
    const page = await readActivity(learner, position);
    if (page.own.length > 0) return announced.ids;
    ({ position, hasMore } = page);
  }
  return null;
}

/** Stores which milestones are announced, and up to where the log was read. */
export function storeAnnounced(learner: string, announced: Announced): void {
  storage.setItem(announcedKey(learner), JSON.stringify(announced));
}

/** Null if nothing is stored or it is damaged. */
function read(learner: string): Announced | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(announcedKey(learner)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { ids, kept } = stored as Record<string, unknown>;
    const isWhole = Array.isArray(ids) && ids.every((id) => typeof id === 'string') && Number.isInteger(kept);
    return isWhole ? { ids, kept: Number(kept) } : null;
  } catch {
    return null;
  }
}
