/** English text with Spanish in «», which is shown without them: so no full stop may follow the Spanish's own mark. */
export function withoutSecondStop(text: string): string {
  return text.replaceAll(/(?<=[?!…]»)\./g, '');
}
