import { spelledOut } from '#machines/inspect/words.ts';

const LONGEST_STRING = 28;
const LONGEST = 120;
/** Larger numbers are timestamps in milliseconds. */
const SINCE_2001 = 1e12;

export function payloadText(payload: object): string {
  const { output, ...others } = { output: undefined, ...payload };
  if (!('output' in payload)) return listOf(payload, LONGEST, '; ');
  return isRecord(output)
    ? listOf(output, LONGEST, '; ')
    : listOf({ result: output, ...others }, LONGEST, '; ');
}

function listOf(values: object, room: number, separator: string): string {
  const items = Object.entries(values).map(([key, value]) => {
    const text = valueText(value, room / 2);
    return `${spelledOut(key).toLowerCase()}: ${text}`;
  });
  const kept = items.filter(
    (_item, index) => index === 0 || items.slice(0, index + 1).join(separator).length <= room,
  );
  const more = items.length - kept.length;
  return [...kept, ...(more > 0 ? [`${more} more`] : [])].join(separator);
}

function valueText(value: unknown, room: number): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : `“${shortened(value)}”`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value > SINCE_2001 ? timeText(value) : String(value);
  if (value instanceof Error) return value.message === '' ? 'no message' : `“${shortened(value.message)}”`;
  if (value instanceof Map || value instanceof Set) return countText(value.size);
  if (Array.isArray(value)) return arrayText(value);
  if (!isRecord(value)) return typeof value;
  const count = Object.keys(value).length;
  if (count === 0) return 'none';
  return room < LONGEST / 4
    ? `${count} ${count === 1 ? 'value' : 'values'}`
    : `(${listOf(value, room, ', ')})`;
}

function isRecord(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function arrayText(values: readonly unknown[]): string {
  const isShort = values.length > 0 && values.length < 3 && values.every((one) => typeof one === 'string');
  return isShort ? values.map((one) => valueText(one, 0)).join(', ') : countText(values.length);
}

function countText(count: number): string {
  if (count === 0) return 'none';
  return count === 1 ? '1 entry' : `${count} entries`;
}

function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/g, ' ').trim());
  return signs.length > LONGEST_STRING ? `${signs.slice(0, LONGEST_STRING - 1).join('')}…` : signs.join('');
}

function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);
}
