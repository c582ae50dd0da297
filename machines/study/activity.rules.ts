/** Milliseconds before the next attempt: doubled after every failure in a row, up to the limit. */
export function backoffOf(attempt: number, rules: { backoff: number; backoffLimit: number }): number {
  return Math.min(rules.backoffLimit, rules.backoff * 2 ** Math.max(0, attempt - 1));
}

/** What the learner is told about facts that the account refused for good. */
export function refusalText(reasons: readonly string[]): string {
  const count = reasons.length === 1 ? 'One record was' : `${reasons.length} records were`;
  return `${count} not accepted by your account: ${[...new Set(reasons)].join(', ')}.`;
}
