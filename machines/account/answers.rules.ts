import { messageOf } from '../parts/stubs.ts';

/** Shown when a request gets no answer. */
export const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';

/** Whether an error means that a request wasn't answered, or has no message. */
export function isUnanswered(error: unknown): boolean {
  return messageOf(error, UNREACHABLE) === UNREACHABLE;
}
