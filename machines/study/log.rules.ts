import type { ActivityEvent } from '../learning/activity.types.ts';
import { addActivity, type Progress } from '../learning/progress.rules.ts';

/** What was made of pages, and of which progress. */
const added = new WeakMap<readonly ActivityEvent[], { to: Progress; sum: Progress }>();

/** Progress with a page of the log, which never changes: it is added once to the same progress. */
export function addPage(progress: Progress, page: readonly ActivityEvent[]): Progress {
  const known = added.get(page);
  if (known?.to === progress) return known.sum;
  const sum = addActivity(progress, page);
  added.set(page, { to: progress, sum });
  return sum;
}
