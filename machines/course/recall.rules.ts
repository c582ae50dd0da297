/** What was found with something, by name. */
export type Memory<T> = WeakMap<object, Map<string, T>>;

/** What was found with the same owner and name before, else what is found now. */
export function recalled<T>(memory: Memory<T>, owner: object, name: string, find: () => T): T {
  const own = memory.get(owner) ?? new Map<string, T>();
  memory.set(owner, own);
  const known = own.get(name);
  if (known !== undefined) return known;
  const found = find();
  own.set(name, found);
  return found;
}
