/** The value with nothing in its texts that no database keeps: U+0000 and halves of characters become U+FFFD. */
export function withStorableTexts<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string'
      ? part.replaceAll('\u0000', '\uFFFD').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
      : part,
  ) as Value;
}
