import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { startedByDay, startDaysOf } from '#machines/learning/started-directions.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { dueDayOf, scheduleOf } from '#machines/learning/schedule.rules.ts';
import { reviewQueueOf, budgetOf, dueCountsOf, stubbornCards } from '#machines/study/review-queue.rules.ts';
import { openOf, rate, runFrom, type Round } from '#machines/study/review.rules.ts';
import type { AnyCard, Card } from '#machines/types.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studiedAt } from '../support/activity.ts';
import { card } from '../support/cards.ts';
import { rated, inputAfter, reviewInput, zone } from '../support/review-input.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOON = Date.UTC(2026, 10, 25, 12);
const TODAY = dayOf(NOON, zone);
const words: readonly AnyCard[] = numbered(12);
const queueInput = reviewInput(words, NOON);
const idOf = (index: number) => words[index]?.id ?? '';
const after = (...facts: ActivityEvent[]) => inputAfter(queueInput, facts);

describe('a clock that is set back a day in a review', () => {
  const shown = words.slice(0, 3).map(({ id }) => studiedAt(NOON - 2 * DAY, id, zone));

  test.each<Rating>([1, 2, 3, 4])(
    'does not keep the review from its end after a first rating of %i',
    (first) => {
      let round: Round = withoutMeeting(runFrom(after(...shown), words, false));
      let now = NOON;
      let steps = 0;
      while (round.current && steps < 40) {
        const rating = steps < 2 ? first : 3;
        if (steps === 2) now -= DAY;
        now += 5000;
        steps += 1;
        round = answered(round, now, rating);
      }
      expect(round.current).toBeNull();
      const begun = startedByDay(round.progress);
      expect((begun.get(TODAY) ?? 0) + (begun.get(dayOf(now, zone)) ?? 0)).toBe(3);
      const later = { ...queueInput, progress: round.progress };
      for (const at of [now, NOON, NOON + DAY]) {
        const { turns, fresh } = reviewQueueOf({ ...later, now: at });
        expect(fresh).toBe(0);
        expect(new Set(turns.map((due) => due.card.id)).size).toBe(turns.length);
      }
    },
  );

  test('leaves every answer to its own time, and the last one by the clock decides', () => {
    const begun = rated(1, NOON, idOf(0));
    const back = rated(3, NOON - DAY + MINUTE, idOf(0));
    const { progress } = after(begun, back);
    expect(startDaysOf(progress, idOf(0))).toEqual({ 'es-en': dayOf(NOON - DAY, zone) });
    expect(scheduleOf(progress, idOf(0), 'es-en', 0.9)).toMatchObject({ lastAnswer: NOON, isReview: false });
  });
});

test('a word that two devices begin is begun once, with one schedule, in whatever order its facts arrive', () => {
  const hours = fc.integer({ min: 0, max: 30 });
  const place = fc.constantFrom(zone, 'Asia/Tokyo', 'America/Los_Angeles');
  const answer = fc.record({ rating: fc.constantFrom<Rating>(1, 2, 3, 4), hours, place });
  const logs = fc.array(answer, { minLength: 2, maxLength: 6 }).chain((answers) => {
    const facts = answers.map(({ rating, hours: at, place: from }) =>
      rated(rating, NOON + at * 60 * MINUTE, idOf(0), 'es-en', from),
    );
    return fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length }));
  });
  fc.assert(
    fc.property(logs, fc.nat({ max: 6 }), ([facts, mixed], cut) => {
      const first = addActivity(noProgress, mixed.slice(0, cut));
      const merged = addActivity(first, mixed.slice(cut));
      const [earliest] = facts.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
      const day = dayOf(earliest?.at ?? 0, earliest?.zone ?? '');
      expect(startedByDay(merged)).toEqual(new Map([[day, 1]]));
      const schedules = [merged, addActivity(noProgress, facts)].map((progress) =>
        scheduleOf(progress, idOf(0), 'es-en', 0.9),
      );
      expect(schedules[0]).toEqual(schedules[1]);
    }),
    { numRuns: 100 },
  );
});

describe('facts of words that no longer exist', () => {
  const gone = after(
    rated(4, NOON - 40 * DAY, 'food-drinks-la-gone'),
    rated(4, NOON - MINUTE, 'no-such-category-x'),
    rated(4, NOON - MINUTE, idOf(0)),
    ...Array.from({ length: 8 }, (_unused, index) => [
      rated(4, NOON - (200 - 20 * index) * DAY, 'food-drinks-el-olvidado'),
      rated(1, NOON - (190 - 20 * index) * DAY, 'food-drinks-el-olvidado'),
    ]).flat(),
  );

  test('are never due, forecast, drilled or offered', () => {
    const { turns, left, next } = reviewQueueOf(gone);
    expect(turns.map((due) => words.findIndex(({ id }) => id === due.card.id))).not.toContain(-1);
    expect([turns.length, left]).toEqual([0, 0]);
    const schedule = scheduleOf(gone.progress, idOf(0), 'es-en', 0.9);
    expect(next).toBe(schedule && dueDayOf(schedule, zone));
    const { forecast } = dueCountsOf(gone);
    expect(
      forecast.reduce((sum, count) => sum + count, 0),
      'one word, in both directions',
    ).toBe(2);
    expect(stubbornCards(gone)).toEqual([]);
    expect(dueCountsOf({ ...gone, cards: [] })).toMatchObject({
      reviewQueue: { turns: [], left: 0, fresh: 0, next: null },
      stubborn: 0,
      fromGames: 0,
      tomorrow: 0,
    });
  });

  test('still count as done', () => {
    const figures = figuresOf(gone.progress, TODAY, 10);
    expect(figures).toMatchObject({ todayLearned: 2, inReview: 4, totalCards: 4 });
    expect(budgetOf(gone)).toBe(10 - figures.todayLearned);
  });
});

describe('a goal changed in a review', () => {
  const overdue = rated(4, NOON - 60 * DAY, idOf(11));
  const input = { ...after(overdue), deck: 'greetings' as const };

  test.each([
    [5, 3, 2],
    [3, 3, 1],
    [2, 3, 1],
    [30, 3, 7],
  ])(
    'to %i after %i new words leaves %i new in it, and everything that is due',
    (dailyGoal, count, fresh) => {
      let round: Round = runFrom(input, input.cards, false);
      for (let step = 0; step <= count; step += 1) round = answered(round, NOON + step * 5000, 4);
      const open = openOf(round, round.progress, { ...queueInput, dailyGoal }, NOON + MINUTE);
      expect(open.filter(({ schedule }) => schedule === null)).toHaveLength(fresh);
      expect(open[0]).toBe(round.current);
    },
  );

  test('takes nothing from what is due', () => {
    const round = runFrom(input, input.cards, false);
    const open = openOf(round, input.progress, { ...queueInput, dailyGoal: 5 }, NOON);
    expect(open.map((due) => words.findIndex(({ id }) => id === due.card.id))).toEqual([11, 0, 1, 2, 3, 4]);
    const later = { ...round, current: null };
    const none = openOf(
      later,
      addActivity(
        input.progress,
        range(6).map((index) => rated(4, NOON, idOf(index))),
      ),
      {
        ...queueInput,
        dailyGoal: 5,
      },
      NOON,
    );
    expect(none.map((due) => words.findIndex(({ id }) => id === due.card.id))).toEqual([11]);
  });
});

test('after thirty days away with 400 cards due, a review has 50, the other 350 wait, and none is new', () => {
  const many = numbered(420);
  const old = many.slice(0, 1).map(({ id }) => rated(3, NOON - 120 * DAY, id));
  const facts = [
    ...old,
    ...many.slice(0, 400).map(({ id }, index) => rated(3, NOON - 31 * DAY - index * 1000, id)),
  ];
  const away = { ...queueInput, cards: many, progress: addActivity(noProgress, facts) };
  const reviewQueue = reviewQueueOf(away);
  expect(reviewQueue).toMatchObject({ left: 350, fresh: 0 });
  expect(reviewQueue.turns).toHaveLength(50);
  const due = reviewQueue.turns.map(({ schedule }) => schedule?.due ?? 0);
  expect(due).toEqual(due.toSorted((one, other) => one - other));
  expect(figuresOf(away.progress, TODAY, 10)).toMatchObject({ streak: 0, inReview: 400, todayLearned: 0 });
});

function range(count: number): number[] {
  return Array.from({ length: count }, (_unused, index) => index);
}

function numbered(count: number): Card[] {
  return range(count).map((index) => card(`food-drinks-el-${index}`, `el ${index}`, `the ${index}`));
}

/** A round whose words were all met before, so that they're asked at once. */
function withoutMeeting(round: Round): Round {
  const asked = round.queue.map((due) => ({ ...due, isToMeet: false }));
  return { ...round, queue: asked, current: asked[0] ?? null };
}

let made = 0;

function answered(round: Round, now: number, rating: Rating): Round {
  made += 1;
  const stamp = { id: `answer ${made}`, now, askedAt: now - 1000, zone, retention: 0.9 as const };
  return rate(round, { ...stamp, rating, typed: null, isDrill: false })?.round ?? round;
}
