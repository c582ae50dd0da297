import { Dropped, REDACTED } from './shape.ts';

/** JSON; other values are objects whose key `$` names their type. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const MAX_DEPTH = 64;
const MAX_WHOLE = 1000;
const SECRET_KEY =
  /(password|passphrase|passwd|token|secret|apikey|authorization|cookie|credentials?|email|phone|otp|jwt)$/;
const SUSPICIOUS_TEXT = /[@=]|eyJ|bearer\s/i;
const SECRET_TEXT =
  /[^\s@<>"'(),;:=]{1,64}@[^\s@<>"'(),;:]{1,255}|\beyJ[\w-]{5,2000}\.[\w-]{1,4000}\.[\w-]{1,2000}|(?<=(?:token|apikey|password|secret|[?&#]code)=)[^&\s]+|(?<=\bbearer\s)\S+/gi;

/**
 * Encodes a value as JSON without secrets: drops values under keys such as `password`, `accessToken` or
 * `email` at any depth (`key` is the outermost), and addresses and tokens in texts. Keeps the shape.
 * `decode` restores errors, dates, maps, sets, `undefined` and non-JSON numbers, but not functions, class
 * instances and cycles.
 */
export function encode(value: unknown, key = ''): Json {
  try {
    return encodeAt(value, isSecretKey(key), []);
  } catch {
    return dropped('unreadable');
  }
}

/** Reverses `encode`; dropped values become markers that `encode` writes again. */
export function decode(json: Json): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (isList(json)) return json.map(decode);
  return '$' in json ? decodeTagged(json) : decodeFields(json);
}

/** A value that a trace's steps lead to: whole if small, else a digest. */
export function summarize(json: Json): Json {
  if (typeof json !== 'object' || json === null) return json;
  const text = JSON.stringify(json);
  return text.length > MAX_WHOLE ? { $: 'digest', hash: digestOf(text), length: text.length } : json;
}

/** Whether an encoded value lacks secrets or what JSON can't hold. */
export function isPartial(json: Json): boolean {
  if (typeof json === 'string') return json.includes(REDACTED);
  if (typeof json !== 'object' || json === null) return false;
  return (!isList(json) && '$' in json && json['$'] === 'dropped') || Object.values(json).some(isPartial);
}

/** Whether encoded values are equal in any order of keys. */
export function isSameJson(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (isList(one) || isList(other)) {
    if (!isList(one) || !isList(other) || one.length !== other.length) return false;
    return one.every((item, index) => isSameJson(item, other[index] ?? null));
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key] ?? null, other[key] ?? null))
  );
}

/** A 53-bit hash as 14 hex digits (cyrb53); not cryptographic. */
export function digestOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}

const secretKeys = new Map<string, boolean>();

function isSecretKey(key: string): boolean {
  const known = secretKeys.get(key);
  if (known !== undefined) return known;
  const isSecret = SECRET_KEY.test(key.toLowerCase().replaceAll(/[^a-z]/g, ''));
  if (secretKeys.size < 10_000) secretKeys.set(key, isSecret);
  return isSecret;
}

function encodeAt(value: unknown, isSecret: boolean, ancestors: object[]): Json {
  switch (typeof value) {
    case 'string':
      return encodeText(value, isSecret);
    case 'number':
      if (isSecret) return 0;
      return Number.isFinite(value) && !Object.is(value, -0) ? value : tagged('number', oddNumber(value));
    case 'boolean':
      return value;
    case 'undefined':
      return { $: 'undefined' };
    case 'bigint':
      return tagged('bigint', isSecret ? '0' : String(value));
    case 'object':
      return value === null ? null : encodeObject(value, isSecret, ancestors);
    default:
      return dropped(typeof value);
  }
}

function encodeText(text: string, isSecret: boolean): string {
  if (isSecret) return text === '' ? '' : REDACTED;
  return SUSPICIOUS_TEXT.test(text) ? text.replaceAll(SECRET_TEXT, REDACTED) : text;
}

function encodeObject(value: object, isSecret: boolean, ancestors: object[]): Json {
  if (value instanceof Dropped) return dropped(value.what);
  if (ancestors.includes(value)) return dropped('cycle');
  if (ancestors.length >= MAX_DEPTH) return dropped('too deep');
  ancestors.push(value);
  const json = encodeParts(value, isSecret, ancestors);
  ancestors.pop();
  return json;
}

function encodeParts(value: object, isSecret: boolean, ancestors: object[]): Json {
  const within = (inner: unknown): Json => encodeAt(inner, isSecret, ancestors);
  if (Array.isArray(value)) return encodeList(value, within);
  if (value instanceof Error) return encodeError(value, isSecret, ancestors);
  if (value instanceof Date)
    return tagged('date', Number.isNaN(value.getTime()) ? null : value.toISOString());
  if (value instanceof Map) {
    const entries = [...value].map(([key, inner]) => [
      within(key),
      encodeAt(inner, isSecret || (typeof key === 'string' && isSecretKey(key)), ancestors),
    ]);
    return tagged('map', entries);
  }
  if (value instanceof Set) return tagged('set', [...value].map(within));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return dropped(value.constructor.name);
  const fields = encodeFields(value, isSecret, ancestors);
  return '$' in fields ? tagged('object', Object.entries(fields)) : fields;
}

function encodeList(list: readonly unknown[], within: (inner: unknown) => Json): Json {
  const encoded: Json[] = [];
  for (const inner of list) encoded.push(within(inner));
  return encoded;
}

function encodeFields(value: object, isSecret: boolean, ancestors: object[]): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') continue;
    const inner: unknown = (value as Record<string, unknown>)[key];
    fields[key] = encodeAt(inner, isSecret || isSecretKey(key), ancestors);
  }
  return fields;
}

function encodeError(error: Error, isSecret: boolean, ancestors: object[]): Json {
  const { name: _name, message: _message, stack: _stack, ...own } = error;
  const extra = 'cause' in error ? { ...own, cause: error.cause } : own;
  const properties = encodeFields(extra, isSecret, ancestors);
  return {
    $: 'error',
    name: encodeText(error.name, false),
    message: encodeText(error.message, isSecret),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

function decodeTagged(json: { readonly [key: string]: Json }): unknown {
  const { $: tag, value } = json;
  switch (tag) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(value);
    case 'bigint':
      return typeof value === 'string' && /^-?\d{1,100}$/.test(value) ? BigInt(value) : 0n;
    case 'date':
      return new Date(typeof value === 'string' ? value : NaN);
    case 'map':
      return new Map(pairsOf(value).map(([key, inner]) => [decode(key), decode(inner)]));
    case 'set':
      return new Set(listOf(value).map(decode));
    case 'object':
      return decodeObject(pairsOf(value).map(([key, inner]) => [String(decode(key)), inner]));
    case 'error':
      return decodeError(json);
    default:
      return new Dropped(typeof value === 'string' ? value : 'unknown');
  }
}

function decodeFields(json: { readonly [key: string]: Json }): object {
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(json)) if (key !== '__proto__') fields[key] = decode(json[key] ?? null);
  return fields;
}

function decodeObject(entries: readonly (readonly [string, Json])[]): object {
  const fields: Record<string, unknown> = {};
  for (const [key, inner] of entries) if (key !== '__proto__') fields[key] = decode(inner);
  return fields;
}

function decodeError(json: { readonly [key: string]: Json }): Error {
  const { name, message, properties } = json;
  const error = new Error(typeof message === 'string' ? message : '');
  Object.defineProperty(error, 'name', { value: typeof name === 'string' ? name : 'Error' });
  const own = properties === undefined ? {} : decode(properties);
  if (typeof own !== 'object' || own === null) return error;
  for (const [key, value] of Object.entries(own)) {
    if (OWN_TO_ERRORS.has(key)) continue;
    const isEnumerable = key !== 'cause';
    Object.defineProperty(error, key, { value, enumerable: isEnumerable, configurable: true });
  }
  return error;
}

const OWN_TO_ERRORS = new Set(['name', 'message', 'stack', '__proto__']);

function tagged(tag: string, value: Json): Json {
  return { $: tag, value };
}

function dropped(what: string): Json {
  return tagged('dropped', what);
}

function oddNumber(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

function listOf(json: Json | undefined): readonly Json[] {
  return json !== undefined && isList(json) ? json : [];
}

function pairsOf(json: Json | undefined): [Json, Json][] {
  return listOf(json).map((pair) => {
    const [key = null, value = null] = listOf(pair);
    return [key, value];
  });
}
