const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** When a day begins, in milliseconds after midnight. */
export const DAY_START = 4 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat | null>();
const texts = new Map<number, string>();
const offsets = new Map<string, Map<number, number | null>>();

/**
 * The day to which a moment belongs, as YYYY-MM-DD: it begins at 04:00 local time in `zone`. `at` is milliseconds since
 * 1970, `zone` an IANA name; an unknown name counts as UTC.
 */
export function dayOf(at: number, zone: string): string {
  return dayText(at + offsetAt(at, zone) - DAY_START);
}

/** Whether this browser knows a timezone of this name (IANA). */
export function isZone(zone: string): boolean {
  return formatOf(zone) !== null;
}

/** The day `count` days after a day (YYYY-MM-DD), before it if `count` is negative. */
export function addDays(day: string, count: number): string {
  return dayText(Date.parse(day) + count * DAY);
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

/** Milliseconds that a zone is ahead of UTC. Read from the browser twice per day of the log, not once per fact. */
function offsetAt(at: number, zone: string): number {
  const start = Math.floor(at / DAY);
  const known = offsets.get(zone) ?? new Map<number, number | null>();
  offsets.set(zone, known);
  let offset = known.get(start);
  if (offset === undefined) {
    const first = readOffset(start * DAY, zone);
    offset = first === readOffset((start + 1) * DAY - 1, zone) ? first : null;
    known.set(start, offset);
  }
  return offset ?? readOffset(at, zone);
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
