import { messageOf } from '../parts/stubs.ts';

/** What a learner is told if a request has no answer. */
export const UNREACHABLE = 'We cannot reach the server. Check your connection and try again.';

/** Whether an error tells of a request without an answer, or of nothing. */
export function isUnanswered(error: unknown): boolean {
  return messageOf(error, UNREACHABLE) === UNREACHABLE;
}
