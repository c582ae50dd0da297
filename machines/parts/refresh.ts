import { REFRESH_BACKOFF, REFRESH_BACKOFF_LIMIT } from '../constants.ts';
import { backoffOf } from './backoff.ts';

interface Refreshed {
  /** Failures in a row to refresh what is shown. */
  attempt: number;
}

/** For `countAttempt`: one more failure. */
export function nextAttempt({ attempt }: Refreshed): Refreshed {
  return { attempt: attempt + 1 };
}

/** Milliseconds until a refresh that failed is tried again: doubled after every failure in a row, up to a limit. */
export function refreshBackoff({ context: { attempt } }: { context: Refreshed }): number {
  return backoffOf(attempt, { backoff: REFRESH_BACKOFF, backoffLimit: REFRESH_BACKOFF_LIMIT });
}
