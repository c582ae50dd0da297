/** Milliseconds to wait before the next attempt: twice as long after every failure in a row, up to the limit. */
export function backoffOf(attempt: number, rules: { backoff: number; backoffLimit: number }): number {
  return Math.min(rules.backoffLimit, rules.backoff * 2 ** Math.max(0, attempt - 1));
}

/** What a learner is told of facts that the account will never take. */
export function refusalText(reasons: readonly string[]): string {
  const count = reasons.length === 1 ? 'One record was' : `${reasons.length} records were`;
  return `${count} not accepted by your account: ${[...new Set(reasons)].join(', ')}.`;
}
