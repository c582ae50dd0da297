/** Milliseconds before the next attempt: doubled after each failure in a row, up to the limit. */
export function backoffOf(attempt: number, rules: { backoff: number; backoffLimit: number }): number {
  return Math.min(rules.backoffLimit, rules.backoff * 2 ** Math.max(0, attempt - 1));
}
