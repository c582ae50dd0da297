import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { activityYearOf, weeksOf } from '#machines/learning/activity-days.rules.ts';
import { addDays } from '#machines/learning/day.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finished, lessonFinished, storyRead, studiedAt } from '../support/activity.ts';

const TODAY = '2026-11-20';
const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

const nothing = { cards: 0, lessons: 0, tests: 0, readings: 0, games: [] };

const yearOf = (facts: readonly ActivityEvent[], today = TODAY) =>
  activityYearOf(addActivity(noProgress, facts), today);
const seen = (at: number, card = 'nouns-la-casa') => studiedAt(at, card, 'UTC');
const active = (facts: readonly ActivityEvent[], today?: string) =>
  yearOf(facts, today).filter(({ level }) => level > 0);

describe('a year of activity', () => {
  test.each([
    ['a Monday', '2026-11-16', '2025-11-17', 365],
    ['a Sunday', '2026-11-22', '2025-11-17', 371],
    ['the first day of a year', '2027-01-01', '2025-12-29', 369],
    ['29 February', '2028-02-29', '2027-03-01', 366],
    ['the day after it', '2028-03-01', '2027-03-01', 367],
  ])('has 53 weeks from a Monday to %s', (_what, today, first, length) => {
    const days = yearOf([], today);
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual([first, today, length]);
    expect(new Date(first).getUTCDay()).toBe(1);
  });

  test('has every day once, whatever today is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (number) => {
        const today = addDays('1990-01-01', number);
        const days = yearOf([], today).map(({ day }) => day);
        expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 1)));
        expect(days.at(-1)).toBe(today);
        expect(weeksOf(yearOf([], today))).toHaveLength(53);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['2026-03-08, 23 hours long', '2026-03-08T03:59:00-04:00', '2026-03-08T04:00:00-04:00', '2026-03-08'],
    ['2026-11-01, 25 hours long', '2026-11-01T03:59:00-05:00', '2026-11-01T04:00:00-05:00', '2026-11-01'],
  ])('begins %s at 04:00 by the clock', (_what, before, from, day) => {
    const facts = [before, from].map((at) => studiedAt(Date.parse(at)));
    const days = active(facts).map((one) => one.day);
    expect(days).toEqual([addDays(day, -1), day]);
  });

  test('is empty before the first fact and has one day after it', () => {
    expect(active([])).toEqual([]);
    expect(active([seen(NOON)])).toEqual([
      { ...nothing, day: TODAY, cards: 1, milliseconds: 3000, level: 1 },
    ]);
  });

  test('leaves out older days and days that a wrong clock put into the future', () => {
    const facts = [seen(NOON + DAY), seen(NOON + 400 * DAY), seen(Date.UTC(2025, 10, 16, 12)), seen(NOON)];
    expect(active(facts).map(({ day }) => day)).toEqual([TODAY]);
    expect(active([seen(Date.UTC(2025, 10, 17, 12))]).map(({ day }) => day)).toEqual(['2025-11-17']);
  });

  test('counts a card once a day, and a game’s time even without cards', () => {
    const game = finished(NOON - DAY, { game: 'sentence-builder', seconds: 90, cards: [] }, 'UTC');
    expect(active([seen(NOON), seen(NOON + 1), seen(NOON, 'verbs-ser'), game])).toEqual([
      { ...nothing, day: '2026-11-19', games: ['sentence-builder'], milliseconds: 90_000, level: 1 },
      { ...nothing, day: TODAY, cards: 2, milliseconds: 9000, level: 1 },
    ]);
  });

  test('counts each stop of the course once a day, failed tests included', () => {
    const stop = (lesson: string) => lessonFinished(NOON, { lesson }, 'UTC');
    const facts = [
      ...['a1-hola-1', 'a1-hola-1', 'a1-mi-dia-2', 'a1-hola-checkpoint', 'a1-exam'].map(stop),
      storyRead(NOON, {}, 'UTC'),
    ];
    expect(active(facts)).toMatchObject([{ lessons: 2, tests: 2, readings: 1, cards: 0, level: 1 }]);
  });

  test.each([
    [1, 1],
    [9, 1],
    [10, 2],
    [24, 2],
    [25, 3],
    [49, 3],
    [50, 4],
    [400, 4],
  ])('%i cards are level %i', (count, level) => {
    const facts = Array.from({ length: count }, (_unused, card) => seen(NOON, `nouns-${card}`));
    expect(yearOf(facts).at(-1)).toMatchObject({ cards: count, level });
  });
});
