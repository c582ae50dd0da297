const SHORT = 16;
const ENTRY = 8;
const HEAD = 24;

/**
 * About how many bytes a value and all that it holds take, without what is in `seen`, to which they are added. Stops once
 * there are more than `most`.
 */
export function weightOf(value: unknown, seen: Set<unknown>, most: number): number {
  const open = [value];
  let bytes = 0;
  while (open.length > 0 && bytes <= most) {
    const one = open.pop();
    if (typeof one === 'string') {
      if (one.length <= SHORT || seen.has(one)) continue;
      seen.add(one);
      bytes += HEAD + one.length;
    } else if (typeof one === 'object' && one !== null && !seen.has(one)) {
      seen.add(one);
      const parts = partsOf(one);
      bytes += HEAD + ENTRY * parts.length;
      for (const part of parts) open.push(part);
    }
  }
  return bytes;
}

/** What an object holds; nothing of instances of classes, whose parts are their own matter. */
function partsOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value.keys(), ...value.values()];
  if (value instanceof Set) return [...value];
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? Object.values(value) : [];
}
