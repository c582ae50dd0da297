const HOUR = 3_600_000;
/** Of an hour: it belongs to one day in every timezone. */
const QUARTER = HOUR / 4;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** When a day begins, in milliseconds after midnight. */
export const DAY_START = 4 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat | null>();
const texts = new Map<number, string>();
const offsets = new Map<string, Map<number, number>>();
/** The day found last: a log asks for the same one again and again. */
let last = { quarter: Number.NaN, zone: '', day: '' };

/**
 * The day to which a moment belongs, as YYYY-MM-DD: it begins at 04:00 local time in `zone`. `at` is milliseconds since
 * 1970, `zone` an IANA name; an unknown name counts as UTC.
 */
export function dayOf(at: number, zone: string): string {
  const quarter = Math.floor(at / QUARTER);
  if (quarter !== last.quarter || zone !== last.zone)
    last = { quarter, zone, day: dayText(at + offsetAt(at, zone) - DAY_START) };
  return last.day;
}

/** Whether this browser knows a timezone of this name (IANA). */
export function isZone(zone: string): boolean {
  return formatOf(zone) !== null;
}

/** The day `count` days after a day (YYYY-MM-DD), before it if `count` is negative. */
export function addDays(day: string, count: number): string {
  return dayText(Date.parse(day) + count * DAY);
}

/** How many days it is from one to the other (YYYY-MM-DD); 0 if that is not later. */
export function dayDistance(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY));
}

/**
 * Writes a day (YYYY-MM-DD) in American English. The format is made when it is first used: the first one of a page takes
 * the browser long.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(Date.parse(day));
  };
}

/**
 * Milliseconds that a zone is ahead of UTC. Reading that from the browser takes long, so it is read once per week of the
 * log, and once per day of a week in which clocks changed.
 */
function offsetAt(at: number, zone: string): number {
  return offsetDuring(at, WEEK, zone) ?? offsetDuring(at, DAY, zone) ?? readOffset(at, zone);
}

/** The same for the span of `length` milliseconds that `at` is in; null if it changes there. */
function offsetDuring(at: number, length: number, zone: string): number | null {
  const start = Math.floor(at / length) * length;
  const first = offsetFrom(start, zone);
  return first === offsetFrom(start + length, zone) ? first : null;
}

/** At the beginning of a day of UTC. */
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
