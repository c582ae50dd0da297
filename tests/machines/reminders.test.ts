import { calendarOf, escaped, folded } from '#machines/account/calendar.rules.ts';
import {
  dueOn,
  hourText,
  readPlan,
  reminderAt,
  type ReminderPlan,
} from '#machines/account/reminders.rules.ts';
import { remindersMachine, type RemindedLearner } from '#machines/account/reminders.machine.ts';
import * as fc from 'fast-check';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';

const plan: ReminderPlan = {
  hour: 18,
  zone: 'America/New_York',
  day: '2026-11-20',
  forecast: [3, 0, 4],
  studied: '2026-11-20',
};
const at = (local: string) => Date.parse(`${local}:00-05:00`);

describe('the reminder of a day', () => {
  test('counts the words due since the last visit', () => {
    expect(reminderAt(plan, null, at('2026-11-21T18:00'))).toEqual({
      day: '2026-11-21',
      due: 3,
      title: 'A little Spanish today?',
      body: '3 words are due today.',
    });
    expect(reminderAt(plan, null, at('2026-11-22T19:30'))?.body).toBe('7 words are due today.');
    expect(reminderAt({ ...plan, forecast: [1] }, null, at('2026-12-24T18:00'))?.body).toBe(
      '1 word is due today.',
    );
  });

  test.each([
    ['on a day on which something was studied', plan, null, '2026-11-20T19:00'],
    ['on a day off', { ...plan, free: ['2026-11-21'] }, null, '2026-11-21T19:00'],
    ['before the hour', plan, null, '2026-11-21T17:59'],
    ['twice on a day', plan, '2026-11-21', '2026-11-21T23:00'],
    ['after midnight, which is still the day before', plan, '2026-11-21', '2026-11-22T03:59'],
    ['if nothing is due', { ...plan, forecast: [0, 0] }, null, '2026-11-21T18:00'],
    [
      'on a day before the count, when a clock was set back',
      { ...plan, studied: null },
      null,
      '2026-11-19T20:00',
    ],
    ['at 1 AM for a choice of 2 AM', { ...plan, hour: 2 }, null, '2026-11-22T01:00'],
    ['at 5 AM for a choice of 2 AM, the end of the day', { ...plan, hour: 2 }, null, '2026-11-22T05:00'],
  ])('does not come %s', (_name, kept, shown, local) => {
    expect(reminderAt(kept, shown, at(local))).toBeNull();
  });

  test('comes late at night if chosen, and after yesterday’s', () => {
    expect(reminderAt({ ...plan, hour: 2 }, null, at('2026-11-22T02:00'))?.day).toBe('2026-11-21');
    expect(reminderAt(plan, '2026-11-21', at('2026-11-22T18:00'))?.day).toBe('2026-11-22');
    expect(reminderAt({ ...plan, hour: 4 }, null, at('2026-11-21T04:00'))?.day).toBe('2026-11-21');
  });

  test('comes at most once a day however often the browser wakes the app, and never on a day of study', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 60 }),
        fc.integer({ min: 0, max: 23 }),
        (waits, hour) => {
          let now = at('2026-11-20T12:00');
          let shown: string | null = null;
          const days: string[] = [];
          for (const minutes of waits) {
            now += minutes * 60_000;
            const reminder = reminderAt({ ...plan, hour }, shown, now);
            if (reminder) days.push((shown = reminder.day));
          }
          expect(new Set(days).size).toBe(days.length);
          expect(days).not.toContain(plan.studied);
        },
      ),
    );
  });
});

test('due words add up day by day, and stay after the last counted day', () => {
  expect(
    ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2027-01-01'].map((day) => dueOn(plan, day)),
  ).toEqual([0, 3, 3, 7, 7]);
});

test.each([
  ['nothing', null],
  ['a text', 'plan'],
  ['an hour too late', { ...plan, hour: 24 }],
  ['no zone', { ...plan, zone: 7 }],
  ['a day that is none', { ...plan, day: '2026-13-40' }],
  ['half a card', { ...plan, forecast: [0.5] }],
  ['more days than a year has', { ...plan, forecast: Array.from({ length: 400 }, () => 1) }],
  ['a time instead of a day', { ...plan, studied: '2026-11-20T12:00' }],
])('a stored plan with %s is ignored', (_name, raw) => {
  expect(readPlan(raw)).toBeNull();
  expect(readPlan({ ...plan, more: 1 })).toEqual(plan);
});

test('a browser that can’t be watched is tried again, and a calendar file that was saved stays saved', async () => {
  const clock = new SimulatedClock();
  let attempts = 0;
  const watchDevice = fromCallback<{ type: 'none' }>(({ sendBack }) => {
    attempts += 1;
    if (attempts === 1) throw new Error('There is no service worker');
    sendBack({ type: 'device.read', permission: 'denied' });
  });
  const saveCalendar = fromPromise<void, { learner: RemindedLearner | null; hour: number }>(() =>
    Promise.resolve(),
  );
  const actors = { watchDevice, watchLearner: fromCallback<{ type: 'none' }>(() => undefined), saveCalendar };
  const actor = createActor(remindersMachine.provide({ actors }), { clock }).start();
  actor.send({ type: 'calendar.requested', hour: 7 });
  await waitFor(actor, (state) => state.matches({ calendar: 'saved' }));
  clock.increment(30_000);
  expect(actor.getSnapshot().matches({ device: 'denied', calendar: 'saved' })).toBe(true);
  actor.stop();
});

test('hours are written as Americans say them', () => {
  expect([0, 1, 11, 12, 13, 23].map(hourText)).toEqual(['12 AM', '1 AM', '11 AM', '12 PM', '1 PM', '11 PM']);
});

describe('the calendar file', () => {
  const reminder = {
    id: 'daily-reminder-u1@camino.example',
    hour: 7,
    day: '2026-11-23',
    link: 'https://camino.example/',
    now: Date.UTC(2026, 10, 23, 15, 4, 5, 678),
  };
  const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

  test('repeats every day at the hour on the learner’s own clock, with an alarm and a link', () => {
    expect(linesOf(calendarOf(reminder))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Camino//Daily reminder//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:daily-reminder-u1@camino.example',
      'DTSTAMP:20261123T150405Z',
      'LAST-MODIFIED:20261123T150405Z',
      'SEQUENCE:29924104',
      'DTSTART:20261123T070000',
      'DURATION:PT15M',
      'RRULE:FREQ=DAILY',
      'SUMMARY:Spanish with Camino',
      String.raw`DESCRIPTION:Your due cards and your next stop:\nhttps://camino.example/`,
      'URL:https://camino.example/',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      'DESCRIPTION:Spanish with Camino',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('a later one has the same id and a higher number, so that it replaces the first', () => {
    const [first, second] = [reminder, { ...reminder, hour: 20, now: reminder.now + 60_000 }].map((one) =>
      linesOf(calendarOf(one)),
    );
    const valueIn = (lines: string[] | undefined, name: string) =>
      lines?.find((line) => line.startsWith(name))?.slice(name.length);
    expect(valueIn(second, 'UID:')).toBe(valueIn(first, 'UID:'));
    expect(Number(valueIn(second, 'SEQUENCE:'))).toBeGreaterThan(Number(valueIn(first, 'SEQUENCE:')));
    expect(Number(valueIn(second, 'SEQUENCE:'))).toBeLessThan(2 ** 31);
  });

  test('has lines of at most 75 octets whose characters are whole, ended by CRLF', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 70, maxLength: 300 }), (text) => {
        const line = escaped(text);
        const pieces = folded(line).split('\r\n');
        for (const piece of pieces) {
          const octets = new TextEncoder().encode(piece);
          expect(octets.length).toBeLessThanOrEqual(75);
          expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(octets)).toBe(piece);
        }
        expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('')).toBe(line);
      }),
    );
    const file = calendarOf({ ...reminder, id: `${'ñ'.repeat(200)}@camino` });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBe(75);
  });

  test('escapes texts so that none of them ends its line or begins another value', () => {
    expect(escaped('a\\b;c,d\r\ne\nf\u{0}\u{7}g')).toBe(String.raw`a\\b\;c\,d\ne\nfg`);
  });
});
