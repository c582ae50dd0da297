/** What the learner is told about facts that the account refused for good. */
export function refusalText(reasons: readonly string[]): string {
  const count = reasons.length === 1 ? 'One record was' : `${reasons.length} records were`;
  return `${count} not accepted by your account: ${[...new Set(reasons)].join(', ')}.`;
}
