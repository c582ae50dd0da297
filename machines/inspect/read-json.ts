import type { Json } from './trace-encoding.ts';
import { printable, TOO_LARGE, TRACE_EXPECTED, TRACE_MAX_BYTES } from './trace-file.ts';

/** Why an untrusted file was rejected; may quote the file, so render it as text. */
export class Refusal extends Error {}

/** The parsed JSON, passed through `read`, or why it's rejected, with what's `wanted` instead. */
export function readFile<Value>(
  text: string,
  read: (json: unknown) => Value,
  wanted = TRACE_EXPECTED,
): { ok: true; value: Value } | { ok: false; message: string } {
  if (text.length > TRACE_MAX_BYTES) return { ok: false, message: `${TOO_LARGE} ${wanted}` };
  const json = parseJson(text);
  if (json === undefined) return { ok: false, message: isCutOff(text) ? CUT_OFF : `${NO_JSON} ${wanted}` };
  try {
    return { ok: true, value: read(json) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, message: error.message };
    throw error;
  }
}

const CUT_OFF = 'This file is truncated. Save or copy the whole file again.';
const NO_JSON = 'This file isn’t JSON.';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether invalid JSON is a truncated object. */
function isCutOff(text: string): boolean {
  if (!/^\s*\{\s*("|$)/.test(text)) return false;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return isInString || depth > 0;
}

export function readObject(json: unknown, where: string): Record<string, Json> {
  if (!isObject(json)) throw expected(where, 'an object', json);
  if (Object.hasOwn(json, '__proto__')) throw expected(where, 'no key “__proto__”', json['__proto__']);
  return json as Record<string, Json>;
}

export function readList(json: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(json)) throw expected(where, 'a list', json);
  return json;
}

export function readText(json: unknown, where: string): string {
  if (typeof json !== 'string') throw expected(where, 'a text', json);
  return json;
}

export function readCount(json: unknown, where: string): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0)
    throw expected(where, 'a whole number', json);
  return json;
}

export function expected(where: string, what: string, found: unknown): Refusal {
  return new Refusal(`This file is damaged: “${where}” should be ${what}, but is ${quote(found)}.`);
}

export function quote(found: unknown): string {
  return found === undefined ? 'missing' : printable(JSON.stringify(found).slice(0, 200));
}

export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function isDeeperThan(json: unknown, limit: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  if (limit === 0) return true;
  if (!isObject(json)) return Object.values(json).some((inner) => isDeeperThan(inner, limit - 1));
  for (const key in json) if (isDeeperThan(json[key], limit - 1)) return true;
  return false;
}
