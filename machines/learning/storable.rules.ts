/** The value with texts that any database can store: U+0000 and lone surrogates become U+FFFD. */
export function withStorableTexts<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string'
      ? part.replaceAll('\u0000', '\uFFFD').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
      : part,
  ) as Value;
}
