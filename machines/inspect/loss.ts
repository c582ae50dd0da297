import { childrenOf, ENTRY, HEAD, isHeavy } from './weight.ts';

/** What a value no longer holds after it was replaced by another. */
interface Loss {
  /** About how many bytes its replaced containers took themselves. */
  bytes: number;
  /** What was in them and is gone. */
  gone: unknown[];
  /** What the new value holds instead, as far as it was looked at. */
  come: Set<unknown>;
  /** Bytes after which nothing more is looked at. */
  most: number;
}

/** Containers that are nested deeper are gone as a whole. */
const DEEPEST = 8;

/**
 * Compares what an immutable value was with what it is now. Parts that both share are not looked into, so that this takes
 * as long as what is new is large; what moved far within the value may count as gone. Stops once more than `most` bytes are
 * gone.
 */
export function lossOf(before: unknown, after: unknown, most: number): Loss {
  const loss: Loss = { bytes: 0, gone: [], come: new Set(), most };
  if (before === after) return loss;
  if (isHeavy(after)) loss.come.add(after);
  lose(loss, before, after, 0);
  return loss;
}

function lose(loss: Loss, old: unknown, other: unknown, depth: number): void {
  if (old === other || !isHeavy(old) || loss.bytes > loss.most || loss.come.has(old)) return;
  const { come, gone } = loss;
  if (typeof old === 'string' || depth === DEEPEST) gone.push(old);
  else if (Array.isArray(old) && Array.isArray(other)) loseItems(loss, old, other, depth);
  else if (old instanceof Map && other instanceof Map) {
    loss.bytes += HEAD + 2 * ENTRY * old.size;
    for (const [key, value] of other) if (old.get(key) !== value) come.add(key).add(value);
    for (const [key, value] of old) {
      if (!other.has(key)) gone.push(key);
      lose(loss, value, other.get(key), depth + 1);
    }
  } else if (old instanceof Set && other instanceof Set) {
    loss.bytes += HEAD + ENTRY * old.size;
    for (const item of other) if (!old.has(item)) come.add(item);
    for (const item of old) if (!other.has(item)) gone.push(item);
  } else {
    const parts = childrenOf(old);
    const others = childrenOf(other);
    if (parts && others) loseParts(loss, parts, others, depth);
    else gone.push(old);
  }
}

type Parts = Readonly<Record<string, unknown>>;

function loseParts(loss: Loss, parts: Parts, others: Parts, depth: number): void {
  for (const key in others) {
    const other = others[key];
    if (other !== parts[key] && isHeavy(other)) loss.come.add(other);
  }
  loss.bytes += HEAD;
  for (const key in parts) {
    loss.bytes += ENTRY;
    lose(loss, parts[key], others[key], depth + 1);
  }
}

/** Items are compared in pairs between the first and the last that differ; if the number differs, all of these are gone. */
function loseItems(loss: Loss, old: readonly unknown[], other: readonly unknown[], depth: number): void {
  loss.bytes += HEAD + ENTRY * old.length;
  const least = Math.min(old.length, other.length);
  const more = other.length - old.length;
  let start = 0;
  while (start < least && old[start] === other[start]) start += 1;
  let end = old.length;
  while (end > start && end + more > start && old[end - 1] === other[end + more - 1]) end -= 1;
  for (let index = start; index < end + more; index += 1)
    if (isHeavy(other[index])) loss.come.add(other[index]);
  for (let index = start; index < end; index += 1)
    lose(loss, old[index], more === 0 ? other[index] : undefined, depth + 1);
}
