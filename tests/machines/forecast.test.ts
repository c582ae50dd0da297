import { dueOn, addedOn } from '#machines/account/reminders.rules.ts';
import type { WeekdayPlan } from '#machines/learning/activity.types.ts';
import { courseProgressOf } from '#machines/course/course-progress.rules.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { isFreeDay } from '#machines/learning/days-off.rules.ts';
import { dueCountsOf, dueCountSteps } from '#machines/study/review-queue.rules.ts';
import type { DueCounts } from '#machines/study/review-queue.types.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { card, cards } from '../support/cards.ts';
import { Life, luckOf } from '../support/daily-life.ts';
import { rated, reviewInput, inputAfter } from '../support/review-input.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2027, 0, 4, 12);
const zone = 'Europe/London';

const weeks = fc.array(fc.constantFrom<WeekdayPlan[]>('normal', 'normal', 'light', 'free'), {
  minLength: 6,
  maxLength: 6,
});
const lives = fc.record({
  seed: fc.nat(),
  days: fc.array(fc.constantFrom('both', 'both', 'lesson', 'review', 'none'), {
    minLength: 1,
    maxLength: 40,
  }),
  week: fc.option(weeks),
  span: fc.option(
    fc.record({ ahead: fc.integer({ min: 0, max: 6 }), length: fc.integer({ min: 1, max: 16 }) }),
  ),
});

test('each day brings as many words as it was forecast to, once nothing else waits', () => {
  let forecast = 0;
  fc.assert(
    fc.property(lives, ({ seed, days, week, span }) => {
      const life = new Life({ now: NOON - days.length * DAY, zone, luck: luckOf(seed) });
      if (week) life.recordFact({ kind: 'week.planned', facts: { weekdays: [...week, 'normal'] } });
      for (const [index, acts] of days.entries()) {
        life.now = NOON - (days.length - index) * DAY;
        const { next } = courseProgressOf(life.units, life.progress);
        if (next && (acts === 'both' || acts === 'lesson')) life.play(next);
        if (acts === 'both' || acts === 'review') life.review();
      }
      const today = dayOf(life.now, zone);
      if (span) {
        const from = addDays(today, span.ahead);
        life.recordFact({
          kind: 'days.freed',
          facts: { from, to: addDays(from, span.length - 1), isFree: true },
        });
      }
      const announced = dueCountsOf(life.reviewInput());
      const now = life.now;
      let sum = 0;
      expect(announced.tomorrow).toBe(announced.idle[1]);
      for (const [index, words] of announced.forecast.entries()) {
        const day = addDays(today, index);
        life.now = now + index * DAY;
        const then = dueCountsOf(life.reviewInput());
        const come = isFreeDay(life.progress, day) ? 0 : countOf(then);
        expect([announced.idle[index], then.forecast[0]], day).toEqual([come, come]);
        expect(sum > 0 || words === come, day).toBe(true);
        if (sum === 0 && words > 0) forecast += 1;
        sum += words;
        expect(words).toBeLessThanOrEqual(come);
        expect(sum).toBeGreaterThanOrEqual(come);
        const reminder = { day: today, forecast: addedOn(announced.idle) };
        expect(dueOn({ ...reminder, hour: 9, zone, studied: null }, day)).toBeGreaterThanOrEqual(come);
      }
    }),
    { numRuns: 25 },
  );
  expect(forecast).toBeGreaterThan(5);
});

test('a backlog comes in the portions that the days will have', () => {
  const words = Array.from({ length: 100 }, (_word, index) => card(`food-drinks-${index}`, 'pan', 'bread'));
  const first = rated(4, NOON - 40 * DAY, 'food-drinks-1');
  const facts = words.map(({ id }) => rated(4, NOON - 39 * DAY, id));
  const input = inputAfter({ ...reviewInput(words, NOON), dailyGoal: 0 }, [first, ...facts]);
  const { forecast } = dueCountsOf(input);
  const portion = countOf(dueCountsOf(input));
  expect(portion).toBeLessThan(100);
  expect(forecast.slice(0, 2)).toEqual([portion, countOf(dueCountsOf({ ...input, now: NOON + DAY }))]);
  expect(forecast.reduce((sum, count) => sum + count, 0)).toBe(100);
});

test('many words are counted in small steps, with the same result', () => {
  const words = Array.from({ length: 1000 }, (_word, index) => card(`nouns-${index}`, 'pan', 'bread'));
  const facts = words.map(({ id }) => rated(4, NOON - 39 * DAY, id));
  const input = inputAfter(reviewInput(words, NOON), facts);
  const counting = dueCountSteps(input);
  let steps = 0;
  let step = counting.next();
  for (; !step.done; step = counting.next()) steps += 1;
  expect(steps).toBeGreaterThan(2 * 10 + 30);
  expect(step.value).toEqual(dueCountsOf(input));
});

test('second directions that days off hold back aren’t forecast for a free day', () => {
  const words = cards(9);
  const facts = words.map(({ id }) => rated(4, NOON - DAY, id));
  const span = { from: '2027-01-06', to: '2027-01-09', isFree: true };
  const off = { kind: 'days.freed', id: 'span', at: NOON - DAY + 1, zone, facts: span } as const;
  const on = (day: number) =>
    dueCountsOf(
      inputAfter({ ...reviewInput(words, Date.UTC(2027, 0, day, 12)), dailyGoal: 4 }, [...facts, off]),
    );
  expect([on(4).forecast[2], on(5).tomorrow, on(5).forecast[1]]).toEqual([0, 0, 0]);
  expect(countOf(on(6))).toBe(0);
  expect(countOf(on(10))).toBeGreaterThanOrEqual(4);
});

function countOf({ reviewQueue: { turns, left } }: DueCounts): number {
  return turns.length + left;
}
