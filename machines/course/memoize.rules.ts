/** Results by owner and name. */
export type Memo<T> = WeakMap<object, Map<string, T>>;

/** The cached result for this owner and name, else a new one. */
export function memoized<T>(memo: Memo<T>, owner: object, name: string, find: () => T): T {
  const own = memo.get(owner) ?? new Map<string, T>();
  memo.set(owner, own);
  const known = own.get(name);
  if (known !== undefined) return known;
  const found = find();
  own.set(name, found);
  return found;
}
