const SHORT = 16;
/** Bytes of a container for each of its parts, and besides them. */
export const ENTRY = 8;
export const HEAD = 24;

/**
 * About how many bytes a value and all that it holds take, without what is in `seen`, to which they are added. Stops once
 * there are more than `most`.
 */
export function weightOf(value: unknown, seen: Set<unknown>, most: number): number {
  const open: unknown[] = [value];
  let bytes = 0;
  while (open.length > 0 && bytes <= most) {
    const one = open.pop();
    if (typeof one === 'string') {
      if (!isHeavy(one) || seen.has(one)) continue;
      seen.add(one);
      bytes += HEAD + one.length;
    } else if (typeof one === 'object' && one !== null && !seen.has(one)) {
      seen.add(one);
      bytes += HEAD + ENTRY * addParts(one, open);
    }
  }
  return bytes;
}

/** Whether a value takes bytes besides its place in a container. */
export function isHeavy(value: unknown): boolean {
  return typeof value === 'string' ? value.length > SHORT : typeof value === 'object' && value !== null;
}

/** The value, if it is a plain object; null otherwise. */
export function childrenOf(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? (value as Record<string, unknown>) : null;
}

/** Adds what an object holds, and counts it; nothing of instances of classes, whose parts are their own matter. */
function addParts(value: object, open: unknown[]): number {
  if (Array.isArray(value)) return addAll(value, open);
  const parts = childrenOf(value);
  if (parts) {
    let count = 0;
    for (const key in parts) {
      count += 1;
      add(parts[key], open);
    }
    return count;
  }
  if (value instanceof Map) return addAll(value.keys(), open) + addAll(value.values(), open);
  return value instanceof Set ? addAll(value, open) : 0;
}

function addAll(parts: Iterable<unknown>, open: unknown[]): number {
  let count = 0;
  for (const part of parts) {
    count += 1;
    add(part, open);
  }
  return count;
}

function add(part: unknown, open: unknown[]): void {
  if (typeof part === 'object' || typeof part === 'string') open.push(part);
}
