/** Drops the full stop after a «» quote that ends in a mark of its own. */
export function withoutSecondStop(text: string): string {
  return text.replaceAll(/(?<=[?!…]»)\./g, '');
}
