import type { Rating } from '#machines/learning/activity.types.ts';
import { startDaysOf } from '#machines/learning/started-directions.rules.ts';
import { metOn } from '#machines/learning/word-counts.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { reviewQueueOf, checksLeftOf, dueCountsOf } from '#machines/study/review-queue.rules.ts';
import type { Due, ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import { meet, openOf, rate, runFrom, type Round } from '#machines/study/review.rules.ts';
import { planOf } from '#machines/study/today.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finished, studiedAt } from '../support/activity.ts';
import { card } from '../support/cards.ts';
import { rated, reviewInput, zone } from '../support/review-input.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 3, 12);
const START = 20;
const words = Array.from({ length: 40 }, (_, index) => ({
  ...card(`nouns-w${index}`, `palabra ${index}`, `word ${index}`),
  unit: index < START ? 'a1-hola' : 'a2-hola',
}));
const placed: Progress = { ...noProgress, placed: { unit: 'a2-hola', at: NOON - 30 * DAY } };
const queueInput = { ...reviewInput(words, NOON), progress: placed };
const idOf = (index: number) => words[index]?.id ?? '';
const after = (...facts: Parameters<typeof addActivity>[1]) => ({
  ...queueInput,
  progress: addActivity(placed, facts),
});
const asked = ({ turns }: { turns: readonly Due[] }) =>
  turns.map(
    ({ card: { id }, isCheck, isToMeet }) => `${id.slice(7)}${isCheck ? '?' : ''}${isToMeet ? '!' : ''}`,
  );

describe('words from before the learner’s start', () => {
  test('alternate with the words of their unit, in the order of the course', () => {
    const { turns, ...counts } = reviewQueueOf({ ...queueInput, dailyGoal: 6, deck: 'greetings' });
    expect(asked({ turns })).toEqual(['20!', '0?', '21!', '1?', '22!', '2?']);
    expect(counts).toMatchObject({ fresh: 6, checks: 3 });
    expect(asked(reviewQueueOf({ ...queueInput, dailyGoal: 3 })), 'alone without a deck').toEqual([
      '0?',
      '1?',
      '2?',
    ]);
  });

  test('are five a day at most, counted by those begun today', () => {
    expect(reviewQueueOf({ ...queueInput, dailyGoal: 30 })).toMatchObject({ fresh: 5, checks: 5 });
    const begun = after(
      rated(4, NOON - HOUR, idOf(0)),
      rated(1, NOON - HOUR, idOf(1)),
      rated(4, NOON - DAY, idOf(2)),
    );
    expect(checksLeftOf(begun)).toBe(3);
    expect(reviewQueueOf({ ...begun, dailyGoal: 30 }).checks).toBe(3);
    expect(checksLeftOf({ ...begun, now: NOON + DAY })).toBe(5);
  });

  test('do not count when their other direction begins', () => {
    const begun = after(rated(4, NOON - 3 * DAY, idOf(0)), rated(4, NOON - HOUR, idOf(0), 'en-es'));
    expect(checksLeftOf(begun)).toBe(5);
  });

  test('are introduced like others if they were shown, and learned if a game showed that they aren’t known', () => {
    const shown = after(studiedAt(NOON - DAY, idOf(3), zone));
    expect(asked(reviewQueueOf({ ...shown, dailyGoal: 0 }))).toEqual(['3!']);
    const played = after(finished(NOON - DAY, { cards: [{ id: idOf(4), right: false }] }, zone));
    expect(asked(reviewQueueOf({ ...played, deck: 'games' }))).toEqual(['4!']);
  });

  test('are all checks that there are once the course is done, and none for who began at the beginning', () => {
    const done = { ...queueInput, cards: words.slice(0, START + 1), deck: 'greetings' as const };
    expect(asked(reviewQueueOf(done))).toEqual(['20!', '0?', '1?', '2?', '3?', '4?']);
    expect(reviewQueueOf({ ...queueInput, progress: noProgress }).checks).toBe(0);
    const gone = { ...noProgress, placed: { unit: 'c1-gone', at: NOON } };
    expect(reviewQueueOf({ ...done, cards: words, progress: gone })).toMatchObject({ fresh: 10, checks: 0 });
  });

  test('are told apart from new words in the plan of the day', () => {
    const counts = { ...dueCountsOf(queueInput), weakSpot: null, isChallengeKnown: false };
    expect(planOf(placed, queueInput, counts, []).review).toMatchObject({
      due: 0,
      fresh: 5,
      checks: 5,
      minutes: 1,
    });
  });
});

describe('a check', () => {
  const first = runFrom({ ...queueInput, dailyGoal: 2 }, queueInput.cards, false);
  const check = first.queue.find(({ isCheck }) => isCheck) ?? null;
  const round: Round = { progress: placed, queue: check ? [check] : [], returning: [], current: check };
  const given = {
    id: 'one',
    now: NOON,
    askedAt: NOON,
    zone,
    retention: 0.9,
    typed: null,
    isDrill: false,
  } as const;

  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 4],
  ] as const)('rated %d is recorded as %d', (rating, recorded) => {
    const event = rate(round, { ...given, rating })?.event;
    expect(event?.facts).toMatchObject({ rating: recorded, direction: 'es-en', card: idOf(0) });
  });

  test('not recalled comes back like any other word', () => {
    const next = rate(round, { ...given, rating: 1 })?.round;
    expect(next?.current).toMatchObject({ isCheck: false, isToMeet: false });
    const again = next && rate(next, { ...given, id: 'two', now: NOON + MINUTE, rating: 3 });
    expect(again?.event.facts).toMatchObject({ rating: 3 });
  });

  test('is taken out of a review once another tab has checked five words', () => {
    const open = runFrom({ ...queueInput, dailyGoal: 30 }, queueInput.cards, false);
    const elsewhere = [10, 11, 12, 13].map((index) => rated(4, NOON, idOf(index)));
    const left = openOf(open, addActivity(placed, elsewhere), { ...queueInput, dailyGoal: 30 }, NOON);
    expect(left.filter(({ isCheck }) => isCheck).map(({ card: { id } }) => id)).toEqual([idOf(0)]);
  });
});

/** A learner's day: when they come, how well they answer, how long they stay, games in between. */
const dayPlan = fc.record({
  hours: fc.array(fc.integer({ min: 0, max: 19 }), { maxLength: 3 }),
  ratings: fc.array(fc.constantFrom<Rating>(1, 2, 3, 3, 4), { minLength: 1, maxLength: 12 }),
  patience: fc.integer({ min: 1, max: 40 }),
  mistakes: fc.array(fc.nat({ max: 39 }), { maxLength: 3 }),
  shown: fc.array(fc.nat({ max: 39 }), { maxLength: 2 }),
  goal: fc.constantFrom(1, 5, 10, 20),
  deck: fc.constantFrom('everything' as const, 'greetings' as const, 'games' as const),
});

test('over random logs a day has at most five checks, of words never begun, and keeps to the goal', () => {
  fc.assert(
    fc.property(fc.array(dayPlan, { minLength: 14, maxLength: 14 }), (days) => {
      let progress = placed;
      for (const [index, plan] of days.entries()) {
        const dawn = Date.UTC(2026, 10, 3 + index, 4, 30);
        const checked = new Set<string>();
        for (const hour of plan.hours.toSorted((one, other) => one - other)) {
          const input = {
            ...queueInput,
            progress,
            dailyGoal: plan.goal,
            deck: plan.deck,
            now: dawn + hour * HOUR,
          };
          progress = sit(input, plan.ratings, plan.patience, checked);
        }
        expect(checked.size).toBeLessThanOrEqual(5);
        expect(metOn(progress, dayOf(dawn, zone))).toBeLessThanOrEqual(plan.goal);
        const cards = plan.mistakes.map((word) => ({ id: idOf(word), right: false }));
        progress = addActivity(progress, [
          finished(dawn + 20 * HOUR, { cards }, zone),
          ...plan.shown.map((word) => studiedAt(dawn + 21 * HOUR, idOf(word), zone)),
        ]);
      }
    }),
    { numRuns: 30 },
  );
});

/** One review; adds the words that it checks. Returns the progress after it. */
function sit(
  input: ReviewQueueInput,
  ratings: readonly Rating[],
  patience: number,
  checked: Set<string>,
): Progress {
  let round: Round = runFrom(input, input.cards, false);
  let { now } = input;
  for (let step = 0; round.current && step < patience; step += 1) {
    const { card: word, isCheck, isToMeet } = round.current;
    const stamp = { id: `${now} ${step}`, now, askedAt: now, zone };
    expect(asksFairly(round, input), `${word.id} is asked as it may be`).toBe(true);
    if (isCheck) checked.add(word.id);
    const rating = ratings[step % ratings.length] ?? 3;
    const next = isToMeet
      ? meet(round, stamp)
      : rate(round, { ...stamp, rating, retention: 0.9, typed: null, isDrill: false });
    if (!next) break;
    ({ round } = next);
    now += 5000;
  }
  return round.progress;
}

/** Whether a check was never begun, a word to meet isn't skipped, and any other word was met before. */
function asksFairly({ current, progress }: Round, { deck }: ReviewQueueInput): boolean {
  if (!current) return false;
  const { card: word, isCheck, isToMeet, schedule } = current;
  const isShown = progress.shown.has(word.id);
  const isBegun = Object.keys(startDaysOf(progress, word.id)).length > 0;
  const isBefore = words.findIndex(({ id }) => id === word.id) < START;
  if (isCheck) return isBefore && !isBegun && !isShown && schedule === null && !isToMeet;
  return isToMeet ? !isBefore || isShown || deck === 'games' : isShown || isBegun;
}
