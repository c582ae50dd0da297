import { announcedKey, readActivity } from './log/log.ts';
import { storage } from './storage.ts';

interface Announced {
  ids: readonly string[];
  /** How far the log's stored part went at that time. */
  kept: number;
}

/**
 * The milestones announced before this device's unprocessed facts, left by a page that ended early; null
 * if there are none. Other devices announce their own facts.
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

/** Stores the announced milestones and how far the log was read. */
export function storeAnnounced(learner: string, announced: Announced): void {
  storage.setItem(announcedKey(learner), JSON.stringify(announced));
}

/** Null if nothing is stored or it's damaged. */
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
