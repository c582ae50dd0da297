import { REFRESH_BACKOFF, REFRESH_BACKOFF_LIMIT } from '../constants.ts';
import { backoffOf } from './backoff.ts';

interface Refreshed {
  /** Consecutive failures. */
  attempt: number;
}

export function nextAttempt({ attempt }: Refreshed): Refreshed {
  return { attempt: attempt + 1 };
}

/** Milliseconds before a failed refresh is retried: doubled after each failure in a row, up to a limit. */
export function refreshBackoff({ context: { attempt } }: { context: Refreshed }): number {
  return backoffOf(attempt, { backoff: REFRESH_BACKOFF, backoffLimit: REFRESH_BACKOFF_LIMIT });
}
