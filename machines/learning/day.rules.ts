const HOUR = 3_600_000;
/** A quarter of an hour never spans two days in any timezone. */
const QUARTER = HOUR / 4;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** When a day begins, in milliseconds after midnight. */
export const DAY_START = 4 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat | null>();
const texts = new Map<number, string>();
const numbers = new Map<string, number>();
const offsets = new Map<string, Map<number, number>>();
/** The last result: logs ask for the same day again and again. */
let last = { quarter: Number.NaN, zone: '', day: '' };

/**
 * The day of a moment, as YYYY-MM-DD: it begins at 04:00 local time in `zone`. `at` is milliseconds since 1970, `zone`
 * an IANA name; an unknown name counts as UTC.
 */
export function dayOf(at: number, zone: string): string {
  const quarter = Math.floor(at / QUARTER);
  if (quarter !== last.quarter || zone !== last.zone)
    last = { quarter, zone, day: dayText(at + offsetAt(at, zone) - DAY_START) };
  return last.day;
}

/** Whether this browser knows the timezone (IANA). */
export function isZone(zone: string): boolean {
  return formatOf(zone) !== null;
}

/** The day `count` days after a day (YYYY-MM-DD); before it if `count` is negative. */
export function addDays(day: string, count: number): string {
  return dayText(Date.parse(day) + count * DAY);
}

/** How many days a day (YYYY-MM-DD) is after 1970-01-01. */
export function dayNumber(day: string): number {
  let number = numbers.get(day);
  if (number === undefined) {
    number = Math.round(Date.parse(day) / DAY);
    numbers.set(day, number);
  }
  return number;
}

/** The day (YYYY-MM-DD) that many days after 1970-01-01. */
export function dayWithNumber(number: number): string {
  return dayText(number * DAY);
}

/** How many days it is from one to the other (YYYY-MM-DD); 0 if that is not later. */
export function dayDistance(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY));
}

/**
 * Writes a day (YYYY-MM-DD) in American English. Creates the format on first use, because a page's first one is slow.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(Date.parse(day));
  };
}

/**
 * Milliseconds that a zone is ahead of UTC. Asking the browser is slow, so it's asked once per week of the log, and
 * once per day of a week in which clocks changed.
 */
function offsetAt(at: number, zone: string): number {
  return offsetDuring(at, WEEK, zone) ?? offsetDuring(at, DAY, zone) ?? readOffset(at, zone);
}

/** The offset throughout the span of `length` milliseconds around `at`; null if it changes there. */
function offsetDuring(at: number, length: number, zone: string): number | null {
  const start = Math.floor(at / length) * length;
  const first = offsetFrom(start, zone);
  return first === offsetFrom(start + length, zone) ? first : null;
}

function offsetFrom(start: number, zone: string): number {
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  let offset = known.get(start);
  if (offset === undefined) {
    offset = readOffset(start, zone);
    known.set(start, offset);
  }
  return offset;
}

function readOffset(at: number, zone: string): number {
  const format = formatOf(zone);
  if (!format) return 0;
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(at / 1000) * 1000;
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    format = null;
  }
  formats.set(zone, format);
  return format;
}

function dayText(at: number): string {
  const day = Math.floor(at / DAY);
  const known = texts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 10);
  texts.set(day, text);
  return text;
}
