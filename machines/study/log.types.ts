import type { ActivityEvent } from '../learning/activity.types.ts';
import type { Progress } from '../learning/progress.rules.ts';

/** How far the log of this device has been read, in each of its two parts. */
export interface LogPosition {
  stored: number;
  unstored: number;
}

/** Whether facts outlive the page, and whether the browser lets this site store nothing at all. */
export interface Durability {
  isStored: boolean;
  isBlocked: boolean;
}

/** What came of writing facts. */
export interface Appended extends Durability {
  /** How many of the pending facts, counted from the first, are in the log now. */
  appended: number;
}

/** Progress that is shown until the device has the facts of the account. */
export interface AccountSnapshot {
  /** That of all facts of the account up to its sequence number `through`. */
  progress: Progress;
  through: number;
  /** What this device wrote after this position is not among them. */
  since: LogPosition;
}

/** The facts after a position. */
export interface LogPage {
  events: readonly ActivityEvent[];
  /** Those of them that are to be added to an account snapshot. */
  own: readonly ActivityEvent[];
  /** How many records were left out because they are damaged. */
  damaged: number;
  /** How many records wait to be sent again, since an earlier release held them back for no good reason. */
  repaired?: number;
  position: LogPosition;
  /** The sequence number up to which the device has the account's facts; null if it never got any answer. */
  cursor: number | null;
  hasMore: boolean;
}
