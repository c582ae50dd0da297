import type { ActivityEvent } from '../learning/activity.types.ts';
import type { Progress } from '../learning/progress.rules.ts';

/** How far this device's log has been read, in each of its two parts. */
export interface LogPosition {
  stored: number;
  unstored: number;
}

/** Whether facts outlive the page, and whether the browser blocks all storage of this site. */
export interface Durability {
  isStored: boolean;
  isBlocked: boolean;
  /** Whether no account will have them. */
  isGuest?: true;
}

/** The result of writing facts. */
export interface Appended extends Durability {
  /** How many pending facts, from the first on, are in the log now. */
  appended: number;
}

/** Progress to show until the device has the account's facts. */
export interface AccountSnapshot {
  /** From all facts of the account up to its sequence number `through`. */
  progress: Progress;
  through: number;
  /** Facts that this device wrote after this position aren't included. */
  since: LogPosition;
}

/** The facts after a position. */
export interface LogPage {
  events: readonly ActivityEvent[];
  /** Those to add to an account snapshot. */
  own: readonly ActivityEvent[];
  /** How many damaged records were left out. */
  damaged: number;
  /** How many records are to be sent again, which an earlier release held back for no good reason. */
  repaired?: number;
  position: LogPosition;
  /** The sequence number up to which the device has the account's facts; null if it never got any answer. */
  cursor: number | null;
  /** Whether the account is known to have facts beyond `cursor`. */
  isPartial?: boolean;
  hasMore: boolean;
}
