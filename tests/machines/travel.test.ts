import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { startedByDay, startDaysOf } from '#machines/learning/started-directions.rules.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { streakOf } from '#machines/learning/streaks-and-mastery.rules.ts';
import { reviewQueueOf } from '#machines/study/review-queue.rules.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { studiedAt } from '../support/activity.ts';
import { card } from '../support/cards.ts';

const HOUR = 3_600_000;
const GOAL = 5;
const TOKYO = 'Asia/Tokyo';
const ANGELES = 'America/Los_Angeles';
const words = Array.from({ length: 80 }, (_word, index) =>
  card(`nouns-el-${index}`, `el ${index}`, `${index}`),
);

test.each([
  ['both days', ['2026-11-22', '2026-11-23'], 2],
  ['only the later day', ['2026-11-23'], 1],
  ['the later day and those before the earlier one', ['2026-11-20', '2026-11-21', '2026-11-23'], 2],
  ['neither', ['2026-11-20'], 0],
])('a learner who lands on the day before has the streak of %s', (_which, days, streak) => {
  const facts = days.map((day) => studiedAt(Date.parse(`${day}T12:00+09:00`), 'nouns-la-casa', TOKYO));
  const landed = Date.parse('2026-11-22T20:00-08:00');
  expect(dayOf(landed, TOKYO)).toBe('2026-11-23');
  expect(streakOf(addActivity(noProgress, facts), dayOf(landed, ANGELES))).toBe(streak);
});

const zone = fc.constantFrom(
  'Pacific/Honolulu',
  ANGELES,
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  TOKYO,
  'Pacific/Auckland',
);
const stay = fc.record({
  zone,
  visits: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 }),
  ratings: fc.array(fc.constantFrom<Rating>(1, 3, 3, 4), { minLength: 1, maxLength: 12 }),
});

test('a traveler begins no more than the goal a day, and no day is lost or counted twice', () => {
  fc.assert(
    fc.property(fc.array(stay, { minLength: 2, maxLength: 8 }), (stays) => {
      let now = Date.UTC(2026, 10, 23, 9);
      let progress = noProgress;
      let rated = 0;
      const lived = new Set<string>();
      for (const { zone: place, visits, ratings } of stays) {
        for (const hours of [0, ...visits]) {
          now += hours * HOUR;
          const today = dayOf(now, place);
          lived.add(today);
          const facts = study(progress, now, place, ratings);
          progress = addActivity(progress, facts);
          rated += facts.length - 1;
          expect(new Set(progress.days.keys()), 'days studied').toEqual(lived);
          expect(streakOf(progress, today), 'streak').toBe(lived.size);
          for (const [day, count] of startedByDay(progress)) {
            expect(count, `begun on ${day}`).toBeLessThanOrEqual(GOAL);
            expect(lived.has(day)).toBe(true);
          }
        }
      }
      const begun = [...startedByDay(progress).values()].reduce((sum, count) => sum + count, 0);
      const directions = [...progress.cards.keys()].flatMap((word) =>
        Object.keys(startDaysOf(progress, word)),
      );
      expect(begun).toBe(directions.length);
      const ratings = [...progress.days.values()].reduce((sum, day) => sum + day.ratings, 0);
      expect(ratings, 'every rating belongs to one day').toBe(rated);
      const [last = ''] = [...lived].toSorted().toReversed();
      expect(streakOf(progress, addDays(last, 2)), 'a streak ends everywhere').toBe(0);
    }),
    { numRuns: 60 },
  );
});

/** Studies a card, then answers one card of the queue per rating. */
function study(progress: Progress, now: number, place: string, ratings: readonly Rating[]): ActivityEvent[] {
  const rules = { retention: 0.9, zone: place, dailyGoal: GOAL, cap: 50 } as const;
  const { turns } = reviewQueueOf({ ...rules, progress, cards: words, deck: 'everything', now });
  const answers = ratings.flatMap((rating, index): ActivityEvent[] => {
    const due = turns[index];
    if (!due) return [];
    const facts = { card: due.card.id, direction: due.direction, rating, milliseconds: 900 };
    const stamp = { ...studiedAt(now + index * 1000, due.card.id, place) };
    return [{ ...stamp, kind: 'card.rated', facts: { ...facts, source: 'review' } }];
  });
  return [studiedAt(now, words[0]?.id, place), ...answers];
}
