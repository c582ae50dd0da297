import { reasonText } from '../learning/refused-facts.rules.ts';

/** The message of a failure in which nothing answered, or something other than the service did. */
export const UNANSWERED = 'Nothing answered';

/**
 * How many waiting facts to send next: half as many after every failure in a row, so that a few requests isolate one
 * that the account can't take, and all others get through.
 */
export function portionOf(attempt: number, waiting: number): number {
  return Math.max(1, Math.floor(waiting / 2 ** attempt));
}

/** The text for learners about facts that the account refused for good. */
export function refusalText(reasons: readonly string[]): string {
  const count = reasons.length === 1 ? 'One record was' : `${reasons.length} records were`;
  const why = [...new Set(reasons.map(reasonText))].join(', ');
  return `${count} not accepted by your account: ${why}. See “Your data” in your profile.`;
}
