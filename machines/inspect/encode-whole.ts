import type { Json } from './trace-encoding.ts';

/** Encodes a value for `decode` of `trace-encoding.ts`; unlike in traces, nothing is redacted. */
export function encodeWhole(value: unknown): Json {
  if (value === undefined) return { $: 'undefined' };
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : { $: 'number', value: String(value) };
  if (Array.isArray(value)) return value.map(encodeWhole);
  if (value instanceof Map)
    return { $: 'map', value: [...value].map(([key, inner]) => [encodeWhole(key), encodeWhole(inner)]) };
  if (value instanceof Set) return { $: 'set', value: [...value].map(encodeWhole) };
  if (value instanceof Date) return { $: 'date', value: value.toISOString() };
  if (value instanceof Error) {
    const { name, message } = value;
    return { $: 'error', name, message, properties: fieldsOf(value) };
  }
  if (typeof value === 'object') return fieldsOf(value);
  return { $: 'dropped', value: typeof value };
}

function fieldsOf(value: object): Record<string, Json> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encodeWhole(inner)]));
}
