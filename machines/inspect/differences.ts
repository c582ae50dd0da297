import { isSameJson, type Json } from './trace-encoding.ts';
import { printable } from './trace-file.ts';

/** A differing part of two values, each as JSON on one line; `null` where it's missing. */
export interface DifferentPart {
  /** Keys and indexes from the root: `score`, `cards[3].due`. */
  path: string;
  left: string | null;
  right: string | null;
}

/** Parts listed per value. */
const MOST = 4;
const LENGTH = 160;

/** The innermost differing parts, up to a limit; `path` names the root. Empty for equal values. */
export function differentParts(
  path: string,
  left: Json | undefined,
  right: Json | undefined,
): DifferentPart[] {
  const parts: DifferentPart[] = [];
  for (const part of walk(path, left, right)) if (parts.push(part) === MOST) break;
  return parts;
}

function* walk(path: string, left: Json | undefined, right: Json | undefined): Generator<DifferentPart> {
  if (left !== undefined && right !== undefined) {
    if (isSameJson(left, right)) return;
    const parts = partsOf(left, right);
    if (parts) {
      for (const [key, one, other] of parts) yield* walk(`${path}${key}`, one, other);
      return;
    }
  } else if (left === right) return;
  yield { path: printable(path, 200), left: lineOf(left), right: lineOf(right) };
}

/** The parts of two values of one kind; undefined for primitives and for values encoded with `$`. */
function partsOf(left: Json, right: Json): [string, Json | undefined, Json | undefined][] | undefined {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return undefined;
  if (isList(left) !== isList(right)) return undefined;
  if (isList(left) && isList(right))
    return Array.from({ length: Math.max(left.length, right.length) }, (_one, index) => [
      `[${index}]`,
      left[index],
      right[index],
    ]);
  const [one, other] = [left as Fields, right as Fields];
  if ('$' in one || '$' in other) return undefined;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].map((key) => [`.${key}`, valueAt(one, key), valueAt(other, key)]);
}

type Fields = Readonly<Record<string, Json>>;

function valueAt(fields: Fields, key: string): Json | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

function lineOf(json: Json | undefined): string | null {
  if (json === undefined) return null;
  if (isDigest(json)) return `(${json.length} characters, not kept)`;
  return printable(JSON.stringify(json), LENGTH);
}

/** How traces store large values. */
export function isDigest(json: Json): json is { $: 'digest'; hash: string; length: number } {
  return typeof json === 'object' && json !== null && '$' in json && json.$ === 'digest';
}
