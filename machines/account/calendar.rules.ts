const LINE_OCTETS = 75;
const MINUTE = 60_000;
const MINUTES = 15;

/** A daily reminder in a calendar. */
export interface DailyReminder {
  /** Tells one learner's reminder from another's: a later file with the same id replaces the earlier one. */
  id: string;
  /** The hour of the day, from 0 to 23. */
  hour: number;
  /** The first day, as YYYY-MM-DD. */
  day: string;
  /** The address of the app. */
  link: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * An iCalendar file (RFC 5545) with one event that repeats every day. Its time is floating: it is the hour on the
 * learner's own clock wherever they are, through summer time and travel, and no calendar has to know a timezone.
 */
export function calendarOf({ id, hour, day, link, now }: DailyReminder): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const start = `${day.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`;
  const summary = escaped('Spanish with Camino');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Camino//Daily reminder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Math.floor(now / MINUTE)}`,
    `DTSTART:${start}`,
    `DURATION:PT${MINUTES}M`,
    'RRULE:FREQ=DAILY',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(`What is due today, and the next stop of your way:\n${link}`)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text as a value: backslashes, semicolons, commas and line breaks are escaped, other control characters dropped. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

/** A content line in pieces of at most 75 octets, none of which splits a character; each further one begins with a space. */
export function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (octets > room) {
      text += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    text += character;
    room -= octets;
  }
  return text;
}
