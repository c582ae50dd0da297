const LINE_OCTETS = 75;
const MINUTE = 60_000;
const MINUTES = 15;

/** A daily reminder for a calendar. */
export interface DailyReminder {
  /** Identifies the learner's reminder: a later file with the same id replaces it. */
  id: string;
  hour: number;
  day: string;
  /** The app's URL. */
  link: string;
  now: number;
}

/**
 * An iCalendar file (RFC 5545) with an event that repeats daily. Its time is floating, so it follows the
 * learner's clock through summer time and travel without a timezone.
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
    `DESCRIPTION:${escaped(`Your due cards and your next stop:\n${link}`)}`,
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

/** Escapes backslashes, semicolons, commas and line breaks; drops other control characters. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

/** Folds a content line at 75 octets without splitting characters; continuation lines begin with a space. */
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
