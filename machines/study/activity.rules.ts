import { reasonText } from '../learning/refused-facts.rules.ts';

/** The message of a failure in which nothing answered, or not the service. */
export const UNANSWERED = 'Nothing answered';

/**
 * How many of the facts that wait are sent next: half as many after every failure in a row, so that one that the account
 * cannot take is found with a few requests, and all others are sent.
 */
export function portionOf(attempt: number, waiting: number): number {
  return Math.max(1, Math.floor(waiting / 2 ** attempt));
}

/** What the learner is told about facts that the account refused for good. */
export function refusalText(reasons: readonly string[]): string {
  const count = reasons.length === 1 ? 'One record was' : `${reasons.length} records were`;
  const why = [...new Set(reasons.map(reasonText))].join(', ');
  return `${count} not accepted by your account: ${why}. See “Your data” in your profile.`;
}
