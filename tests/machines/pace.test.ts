import { addDays } from '#machines/learning/day.rules.ts';
import { paceOf } from '#machines/learning/pace.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratedAt } from '../support/activity.ts';

const DAY = 86_400_000;
const TODAY = '2027-03-01';
const NOON = Date.parse(`${TODAY}T12:00Z`);

interface Day {
  /** Days since the day of study before. */
  wait: number;
  answers: number;
  seconds: number;
}

const day = fc.record({
  wait: fc.integer({ min: 1, max: 4 }),
  answers: fc.integer({ min: 1, max: 60 }),
  seconds: fc.integer({ min: 1, max: 60 }),
});

/** The last of the days is today. */
function progressOf(days: readonly Day[]) {
  let back = 0;
  const facts = days.toReversed().flatMap(({ wait, answers, seconds }, index) => {
    const at = NOON - back * DAY;
    back += wait;
    return Array.from({ length: answers }, (_answer, place) => {
      const fact = ratedAt(at + place, `nouns-${index}-${place}`, 'UTC');
      return fact.kind === 'card.rated'
        ? { ...fact, facts: { ...fact.facts, milliseconds: 1000 * seconds } }
        : fact;
    });
  });
  return addActivity(noProgress, facts);
}

test('a break changes no pace, which is between the slowest and the fastest day', () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), fc.nat({ max: 300 }), (days, longer) => {
      const pace = paceOf(progressOf(days), TODAY);
      const later = days.map((one, index) =>
        index === days.length - 1 ? { ...one, wait: 1 + longer } : one,
      );
      expect(paceOf(progressOf(later), TODAY)).toEqual(pace);
      expect(paceOf(progressOf(days), addDays(TODAY, longer))).toEqual(pace);
      const answers = days.reduce((sum, one) => sum + one.answers, 0);
      expect(pace.isMeasured).toBe(answers >= 20);
      if (!pace.isMeasured) return;
      const seconds = days.map((one) => one.seconds);
      expect(pace.milliseconds).toBeGreaterThanOrEqual(1000 * Math.min(...seconds) - 1e-6);
      expect(pace.milliseconds).toBeLessThanOrEqual(1000 * Math.max(...seconds) + 1e-6);
    }),
  );
});

test('the first answers after a break count as one day of seven', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 60 }), fc.integer({ min: 1, max: 30 }), (answers, seconds) => {
      const usual = Array.from({ length: 10 }, () => ({ wait: 1, answers, seconds: 6 }));
      const back = progressOf([...usual, { wait: 21, answers, seconds }]);
      expect(paceOf(back, TODAY).milliseconds).toBeCloseTo((6 * 6000 + 1000 * seconds) / 7);
    }),
  );
});

test('without enough answers the pace is a usual one', () => {
  expect(paceOf(noProgress, TODAY)).toEqual({ milliseconds: 8000, isMeasured: false });
});
