/** Alternates the items of both lists, then adds the rest of the longer one. */
export function alternating<T>(ones: readonly T[], others: readonly T[]): T[] {
  return Array.from({ length: Math.max(ones.length, others.length) }, (_, index) => [
    ...ones.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat();
}
