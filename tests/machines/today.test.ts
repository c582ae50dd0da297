import { courseProgressOf } from '#machines/course/course-progress.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { reviewQueueOf, dueCountsOf } from '#machines/study/review-queue.rules.ts';
import type { ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { LookBack } from '#machines/study/look-back.rules.ts';
import { todayMachine, type Course } from '#machines/study/today.machine.ts';
import {
  isDone,
  isReviewed,
  planOf,
  waitingIn,
  type DayCounts,
  type Plan,
} from '#machines/study/today.rules.ts';
import { recentMisses, weakSpotOf } from '#machines/study/weak-spot.rules.ts';
import type { GameName, IndexedCard } from '#machines/types.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { finished, ratedAt, studiedAt } from '../support/activity.ts';
import { card as cardOf, cards } from '../support/cards.ts';
import { Life, luckOf } from '../support/daily-life.ts';
import { progressOf, smallCourse, type CourseFacts } from '../support/course.ts';

const zone = 'Europe/London';
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** Tuesday, 3 November 2026. */
const NOON = Date.UTC(2026, 10, 3, 12);
const words = cards(14);
const rules = { retention: 0.9 as const, zone, dailyGoal: 10, cap: 50 };
const idOf = (index: number) => words[index]?.id ?? '';

function queueInputAfter(
  facts: readonly ActivityEvent[],
  more: Partial<ReviewQueueInput> = {},
): ReviewQueueInput {
  const progress = addActivity(noProgress, facts);
  return { ...rules, progress, cards: words, deck: 'everything', now: NOON, ...more };
}

const countsOf = (queueInput: ReviewQueueInput): DayCounts => ({
  ...dueCountsOf(queueInput),
  weakSpot: null,
  isChallengeKnown: false,
});

function planAfter(facts: readonly ActivityEvent[], more: Partial<ReviewQueueInput> = {}): Plan {
  const queueInput = queueInputAfter(facts, more);
  return planOf(queueInput.progress, queueInput, countsOf(queueInput), []);
}

const played = (game: GameName, at = NOON - 60 * SECOND) => finished(at, { game }, zone);
/** Ratings of cards outside the course. */
const rated = (count: number, at: number, milliseconds: number) =>
  Array.from({ length: count }, (_unused, index): ActivityEvent => {
    const fact = ratedAt(at + index, `nouns-${index}`, zone);
    return fact.kind === 'card.rated' ? { ...fact, facts: { ...fact.facts, milliseconds } } : fact;
  });
const metBefore = (count: number) =>
  Array.from({ length: count }, (_unused, index) => studiedAt(NOON - DAY, idOf(index), zone));

describe('days off', () => {
  const planOn = (day: number) => {
    const span = { from: '2026-11-06', to: '2026-11-08', isFree: true };
    const zoned = { id: 'span', at: NOON, zone };
    const queueInput = queueInputAfter([{ ...zoned, kind: 'days.freed', facts: span }], {
      now: Date.UTC(2026, 10, day, 12),
    });
    return planOf(queueInput.progress, queueInput, countsOf(queueInput), smallCourse);
  };

  test('hold back the lesson on the two days before them, and say until when the learner is free', () => {
    const plans = [3, 4, 5, 6, 8, 9].map(planOn);
    expect(plans.map(({ course }) => course?.stop.kind)).toEqual([
      'lesson',
      undefined,
      undefined,
      'lesson',
      'lesson',
      'lesson',
    ]);
    const [free, before] = [null, '2026-11-06'];
    expect(plans.map(({ freeFrom }) => freeFrom)).toEqual([null, before, before, null, null, null]);
    const until = '2026-11-09';
    expect(plans.map(({ freeUntil }) => freeUntil)).toEqual([free, free, free, until, until, free]);
    expect(plans.map(({ nextStop }) => nextStop?.kind)).toEqual(plans.map(() => 'lesson'));
  });
});

describe('what is enough for a day', () => {
  test('is one review, or what the next week brings a day, less what was reviewed; never more than is due', () => {
    const amounts = fc.record({
      due: fc.nat({ max: 400 }),
      reviewed: fc.nat({ max: 80 }),
      ahead: fc.array(fc.nat({ max: 90 }), { minLength: 7, maxLength: 7 }),
    });
    fc.assert(
      fc.property(amounts, ({ due, reviewed, ahead }) => {
        const input = queueInputAfter(rated(reviewed, NOON - 3600 * SECOND, 3000));
        const counts = countsOf(queueInputAfter(metBefore(1)));
        const [turn] = counts.reviewQueue.turns;
        if (!turn) throw new Error('Nothing is due');
        const turns = Array.from({ length: Math.min(due, rules.cap) }, () => turn);
        const queue = { ...counts.reviewQueue, turns, fresh: 0, left: due - turns.length };
        const all = { ...counts, reviewQueue: queue, forecast: [due, ...ahead] };
        const plan = planOf(input.progress, input, all, []);
        const { portion } = plan.review;
        expect(waitingIn(plan)).toBe(due);
        expect(portion).toBeLessThanOrEqual(due);
        const week = ahead.reduce((sum, count) => sum + count, 0) / 7;
        const isEnough = reviewed + portion >= Math.max(rules.cap, week);
        expect(portion === due || isEnough).toBe(true);
        expect(isReviewed(plan)).toBe(due === 0 || reviewed >= Math.max(rules.cap, week));
      }),
    );
  });

  test('lets a learner who was away catch up day by day', () => {
    const life = new Life({ now: NOON, zone, luck: luckOf(3) });
    const study = () => {
      while (!isReviewed(life.plan())) life.review();
      const { next } = courseProgressOf(life.units, life.progress);
      if (next) life.play(next);
    };
    for (let day = 0; day < 45; day += 1) {
      life.now = NOON + day * DAY;
      study();
    }
    const waiting: number[] = [];
    for (let day = 59; day < 75; day += 1) {
      life.now = NOON + day * DAY;
      const plan = life.plan();
      waiting.push(waitingIn(plan) - plan.review.portion);
      study();
      expect(isReviewed(life.plan())).toBe(true);
    }
    expect(waiting[0]).toBeGreaterThan(50);
    expect(waiting.at(-1)).toBe(0);
  });
});

describe('the minutes of a review', () => {
  const due = (count: number, milliseconds = 2000, at = NOON - 30 * DAY) =>
    words.slice(0, count).map(({ id }): ActivityEvent => {
      const fact = ratedAt(at, id, zone);
      return fact.kind === 'card.rated' ? { ...fact, facts: { ...fact.facts, milliseconds } } : fact;
    });
  test.each([
    ['14 due words: an answer each, 8 seconds for each', due(14), 2],
    ['one word takes at least a minute', due(1), 1],
    ['none take none', [], 0],
    ['19 ratings are too few for a pace', [...due(5), ...rated(14, NOON - DAY, 30_000)], 1],
    ['20 ratings make a pace', [...due(5, 30_000), ...rated(15, NOON - DAY, 30_000)], 3],
    ['so do those before a break', [...due(5, 30_000), ...rated(15, NOON - 29 * DAY, 30_000)], 3],
  ])('%s', (_what, facts, minutes) => {
    expect(planAfter(facts).review).toMatchObject({ minutes });
  });

  test('are at most 20, and count three answers and a meeting for a word taught', () => {
    const slow = rated(20, NOON - DAY, 60_000);
    expect(planAfter([...metBefore(14), ...slow]).review).toMatchObject({ due: 14, fresh: 0, minutes: 20 });
    expect(planAfter(metBefore(3)).review.minutes).toBe(2);
  });
});

describe('the suggestion', () => {
  const challenge = { game: 'daily-challenge' };
  const turn = { game: 'vocabulary-challenge' };
  const other = { game: 'word-match' };
  const exam = { game: 'exam-quiz', category: 'food-drinks' };
  test.each([
    ['is an exam on five words met', metBefore(5), false, exam, false, exam],
    ['is none on four', metBefore(4), false, null, false, null],
    ['is a game with twelve', metBefore(12), false, turn, false, turn],
    ['is none with eleven', metBefore(11), false, exam, false, exam],
    ['is ticked by any word game', [...metBefore(12), played('word-match')], false, other, true, exam],
    ['is ticked by an exam, too', [...metBefore(5), played('exam-quiz')], false, exam, true, null],
    [
      'is not ticked by yesterday’s',
      [...metBefore(12), played('word-match', NOON - DAY)],
      false,
      turn,
      false,
      turn,
    ],
    [
      'is not ticked by another game',
      [...metBefore(12), played('verb-conjugation')],
      false,
      turn,
      false,
      turn,
    ],
    [
      'is no challenge of words never met',
      [...metBefore(12), played('word-match')],
      false,
      other,
      true,
      exam,
    ],
    ['is a challenge of words met', [...metBefore(12), played('word-match')], true, other, true, challenge],
    ['is ticked by the challenge', [...metBefore(4), played('daily-challenge')], true, challenge, true, null],
  ])('%s', (_what, facts, isChallengeKnown, suggestion, isTicked, more) => {
    const queueInput = queueInputAfter(facts);
    const plan = planOf(queueInput.progress, queueInput, { ...countsOf(queueInput), isChallengeKnown }, []);
    expect(plan.suggestion).toEqual(suggestion && { ...suggestion, isDone: isTicked });
    expect(plan.more).toEqual(more);
  });

  test('suggests the next game each day', () => {
    const games = [0, 1, 2].map(
      (days) => planAfter(metBefore(12), { now: NOON + days * DAY }).suggestion?.game,
    );
    expect(games).toEqual(['vocabulary-challenge', 'word-match', 'vocabulary-challenge']);
  });
});

test.each([
  [0, false],
  [2, false],
  [3, true],
  [40, true],
])('a learner who was away since %i days ago is back: %s', (days, isBack) => {
  expect(planAfter([studiedAt(NOON - days * DAY, idOf(0), zone)]).isBack).toBe(isBack);
  expect(planAfter([]).isBack).toBe(false);
});

test('a backlog is capped, and nothing new comes on top of it', () => {
  const facts = words.map(({ id }) => ratedAt(NOON - 30 * DAY, id, zone));
  const { review } = planAfter(facts, { cap: 5 });
  expect(review).toMatchObject({ due: 5, left: 9, fresh: 0, isDone: false });
});

test('after the course, a day is done once review and the suggestion are done', () => {
  const asked = words.slice(0, 5).map(({ id }) => ratedAt(NOON, id, zone));
  expect(isDone(planAfter([]))).toBe(true);
  expect(isDone(planAfter(metBefore(5)))).toBe(false);
  expect(isDone(planAfter(asked))).toBe(false);
  expect(isDone(planAfter([...asked, played('exam-quiz')]))).toBe(true);
});

describe('with the course', () => {
  const EARLIER = NOON - 2 * DAY;
  const course = smallCourse.flatMap((unit) => unit.cards);
  const plannedAfter = (
    own: CourseFacts,
    more: Partial<ReviewQueueInput> = {},
    counts: Partial<DayCounts> = {},
  ): Plan => {
    const queueInput: ReviewQueueInput = {
      ...rules,
      progress: progressOf(own),
      cards: course.map((id) => cardOf(id, id, id)),
      deck: 'everything',
      now: NOON,
      ...more,
    };
    return planOf(queueInput.progress, queueInput, { ...countsOf(queueInput), ...counts }, smallCourse);
  };
  const stopOf = ({ course: step }: Plan) => [step?.stop.id, step?.isDone];

  test.each<[string, CourseFacts, unknown[]]>([
    ['the next stop', {}, ['a1-uno-1', false]],
    ['the one finished today', { finished: [['a1-uno-1', NOON]] }, ['a1-uno-1', true]],
    [
      'of two the later one',
      {
        finished: [
          ['a1-uno-2', NOON - 1],
          ['a1-uno-1', NOON],
        ],
      },
      ['a1-uno-1', true],
    ],
    ['the next one if it was yesterday', { finished: [['a1-uno-1', NOON - DAY]] }, ['a1-uno-2', false]],
    ['no reading for a lesson', { read: [['a1-uno', NOON]] }, ['a1-uno-checkpoint', false]],
    ['the stop after a reading', { finished: [['a1-uno-2', EARLIER]] }, ['a1-uno-checkpoint', false]],
    [
      'a checkpoint that was passed',
      { finished: [['a1-uno-checkpoint', NOON, 0.8]] },
      ['a1-uno-checkpoint', true],
    ],
    [
      'a failed one without a tick',
      { finished: [['a1-uno-checkpoint', NOON, 0.5]] },
      ['a1-uno-checkpoint', false],
    ],
  ])('the day has %s', (_what, own, stop) => {
    expect(stopOf(plannedAfter(own))).toEqual(stop);
  });

  test.each([
    [0.5, true],
    [0.8, false],
  ])('a checkpoint finished today with a share of %s right: failed is %s', (share, isFailed) => {
    const tried: CourseFacts = { finished: [['a1-uno-checkpoint', NOON, share]] };
    expect(plannedAfter(tried).course?.isFailed).toBe(isFailed);
  });

  test('the day is done with the review and one stop, even a failed test', () => {
    const due: CourseFacts = { rated: [['a1-uno-1-a', NOON - 30 * DAY]] };
    expect(isDone(plannedAfter({}))).toBe(false);
    expect(isDone(plannedAfter({ finished: [['a1-uno-1', NOON]] }))).toBe(true);
    expect(isDone(plannedAfter({ finished: [['a1-uno-checkpoint', NOON, 0.2]] }))).toBe(true);
    expect(isDone(plannedAfter({ ...due, finished: [['a1-uno-1', NOON]] }))).toBe(false);
  });

  test.each([
    [0, true],
    [5, true],
    [6, false],
  ])('with %i words due the lesson comes first: %s', (count, isFirst) => {
    const due = course.slice(0, count).map((id) => [id, NOON - 30 * DAY] as const);
    expect(plannedAfter({ rated: due }).isCourseFirst).toBe(isFirst);
    expect(plannedAfter({ rated: due, finished: [['a1-uno-1', NOON]] }).isCourseFirst).toBe(false);
  });

  test('another lesson is offered while words of the daily goal are left', () => {
    const lesson: CourseFacts = { finished: [['a1-uno-1', NOON]], shown: [['a1-uno-1-a', NOON]] };
    expect(plannedAfter({}).another).toBeNull();
    expect(plannedAfter(lesson)).toMatchObject({ met: 1, another: { id: 'a1-uno-2' } });
    expect(plannedAfter(lesson, { dailyGoal: 1 }).another).toBeNull();
    expect(plannedAfter({ finished: [['a1-uno-2', NOON]] }).another?.id, 'not a reading').toBe(
      'a1-uno-checkpoint',
    );
  });

  test('after a failed test the day continues with the next lesson', () => {
    const failed: CourseFacts = {
      finished: [
        ['a1-uno-2', EARLIER],
        ['a1-uno-checkpoint', NOON, 0.2],
      ],
    };
    expect(plannedAfter(failed)).toMatchObject({
      course: { stop: { id: 'a1-uno-checkpoint' }, isFailed: true },
      another: { kind: 'lesson', unit: 'a1-dos' },
    });
  });

  test('a skipped reading is a story for later', () => {
    expect(plannedAfter({ placed: [['a2-tres', EARLIER]] }).story?.id).toBe('a1-dos-reading');
    expect(plannedAfter({ finished: [['a1-uno-2', EARLIER]] }).story?.id, 'its turn').toBe('a1-uno-reading');
    expect(plannedAfter({}).story).toBeNull();
  });

  test('a weak spot is ticked by a game of Grammar Master', () => {
    const weakSpot = { point: 'gender', title: 'Gender' };
    expect(plannedAfter({}, {}, { weakSpot }).weakSpot).toEqual({ ...weakSpot, isDone: false });
    const progress = addActivity(noProgress, [played('grammar-master')]);
    expect(plannedAfter({}, { progress }, { weakSpot }).weakSpot?.isDone).toBe(true);
  });
});

describe('the weak spot', () => {
  const titles = { gender: 'Gender', 'gender-of-days': 'Days', ser: '«Ser»' };
  const points = { 'noun-mano': 'gender' };
  type Answer = readonly [question: string, at: number, right: boolean];
  const asked = (answers: readonly Answer[], game: 'grammar-master' | 'lesson' | 'word-match') =>
    new Map([[game, new Map(answers.map(([id, at, right]) => [id, { at, right }]))]]);
  const spotOf = (...answers: Answer[]) =>
    weakSpotOf(asked(answers, 'grammar-master'), NOON, { titles, points })?.point ?? null;

  test.each<[string, (readonly [string, number, boolean])[], string | null]>([
    [
      'is the point missed most',
      [
        ['ser-1', 2, false],
        ['noun-mano', 1, false],
        ['gender-2', 1, false],
      ],
      'gender',
    ],
    [
      'of equals the one missed last',
      [
        ['ser-1', 2, false],
        ['noun-mano', 1, false],
      ],
      'ser',
    ],
    ['is the longest id that fits', [['gender-of-days-lunes', 1, false]], 'gender-of-days'],
    ['is none if all was right', [['ser-1', 1, true]], null],
    ['is none of questions that vanished', [['gone-1', 1, false]], null],
  ])('%s', (_what, answers, point) => {
    expect(spotOf(...answers.map(([id, at, right]) => [id, NOON - DAY + at, right] as const))).toBe(point);
  });

  const practiceAt = (at: number, ...right: boolean[]) =>
    right.map((isRight, index) => [`ser-practice-${index + 1}`, at, isRight] as const);

  test.each<[string, Answer[], string | null]>([
    ['ends with four of five right', practiceAt(2, true, true, false, true, true), null],
    ['ends with five of five right', practiceAt(2, true, true, true, true, true), null],
    ['stays after three of five', practiceAt(2, true, false, false, true, true), 'ser'],
    ['stays after four of four, which is too little', practiceAt(2, true, true, true, true), 'ser'],
    [
      'comes back with the next miss',
      [...practiceAt(2, true, true, true, true, true), ['ser-practice-1', 3, false]],
      'ser',
    ],
    [
      'gives way to the next one',
      [...practiceAt(2, true, true, true, true, false), ['gender-1', 1, false]],
      'gender',
    ],
  ])('%s', (_what, answers, point) => {
    const misses = [1, 2].map((index): Answer => [`ser-${index}`, 1, false]);
    const all = [...misses, ...answers].map(([id, at, right]): Answer => [id, NOON - DAY + at, right]);
    expect(spotOf(...all)).toBe(point);
  });

  test('ignores a question answered right elsewhere since', () => {
    const missed = asked([['ser-1', NOON - 2, false]], 'lesson');
    const right = asked([['ser-1', NOON - 1, true]], 'grammar-master');
    expect(weakSpotOf(missed, NOON, { titles, points })?.point).toBe('ser');
    expect(weakSpotOf(new Map([...missed, ...right]), NOON, { titles, points })).toBeNull();
  });

  test('comes only from mistakes, and goes with any practice of four in five', () => {
    const answers = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -20, max: -1 }), fc.boolean()),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(answers, fc.integer({ min: 5, max: 9 }), fc.nat(), (before, count, place) => {
        const log = before.map(([id, day, right]): Answer => [`ser-${id}`, NOON + day * DAY, right]);
        expect(spotOf(...log.filter(([, , right]) => right))).toBeNull();
        const practice = Array.from({ length: count }, (_, index): Answer => [
          `ser-${index + 1}`,
          NOON,
          index !== place % count,
        ]);
        expect(spotOf(...log, ...practice)).toBeNull();
      }),
    );
  });

  test('is forgotten after 14 days, and comes from grammar questions only', () => {
    expect(spotOf(['ser-1', NOON - 14 * DAY, false])).toBe('ser');
    expect(spotOf(['ser-1', NOON - 14 * DAY - 1, false])).toBeNull();
    expect(recentMisses(asked([['ser-1', NOON, false]], 'word-match'), NOON)).toEqual([]);
  });
});

const isWordGame = (game: string) => game === 'word-match' || game === 'vocabulary-challenge';

const facts = fc.array(
  fc.oneof(
    fc
      .record({ card: fc.nat(13), days: fc.nat(40) })
      .map(({ card, days }) => ratedAt(NOON - days * DAY, idOf(card), zone)),
    fc
      .record({ card: fc.nat(13), days: fc.nat(40) })
      .map(({ card, days }) => studiedAt(NOON - days * DAY, idOf(card), zone)),
    fc
      .record({ card: fc.nat(13), days: fc.nat(5), right: fc.boolean() })
      .map(({ card, days, right }) =>
        finished(NOON - days * DAY, { game: 'word-match', cards: [{ id: idOf(card), right }] }, zone),
      ),
  ),
  { maxLength: 40 },
);

test('every number of a plan equals that of the review and the dashboard', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 12 }), fc.nat(12), (log, cap, dailyGoal) => {
      const queueInput = queueInputAfter(log, { cap, dailyGoal });
      const counts = countsOf(queueInput);
      const { turns, left, fresh } = reviewQueueOf(queueInput);
      const plan = planOf(queueInput.progress, queueInput, counts, []);
      const figures = figuresOf(queueInput.progress, dayOf(NOON, zone), dailyGoal);
      expect(plan.review.due + plan.review.fresh).toBe(turns.length);
      expect(plan.review).toMatchObject({ left, fresh, isDone: turns.length === 0 });
      expect(plan).toMatchObject({
        tomorrow: counts.tomorrow,
        fromGames: Math.min(counts.fromGames, counts.budget),
        dailyGoal,
      });
      expect(plan.review.minutes).toBeLessThanOrEqual(20);
      expect(plan.review.minutes > 0).toBe(turns.length > 0);
      const most = Math.max(...figures.mastery.map(({ met }) => met));
      const offers = [plan.suggestion ?? [], plan.more ?? []].flat();
      const wordGames = offers.filter(({ game }) => isWordGame(game));
      expect(wordGames.length > 0).toBe(figures.totalCards >= 12);
      const exams = offers.filter(({ game }) => game === 'exam-quiz');
      expect(exams.length === 0 || most >= 5).toBe(true);
      const recent = [0, 1, 2].map((days) => addDays(dayOf(NOON, zone), -days));
      const wasHere = recent.some((day) => queueInput.progress.days.has(day));
      expect(plan.isBack).toBe(log.length > 0 && !wasHere);
    }),
  );
});

test('the plan on screen stays if a recount fails, and retries back off', async () => {
  const clock = new SimulatedClock();
  const recounts = ['counted', 'failed', 'failed', 'counted'];
  const toasts: string[] = [];
  const machine = todayMachine.provide({
    actors: {
      loadCourse: fromPromise<Course>(async () => ({ cards: words, units: smallCourse })),
      lookBack: fromPromise<LookBack | null, { progress: Progress; zone: string }>(async () => null),
      countDue: fromPromise<DayCounts, Omit<ReviewQueueInput<IndexedCard>, 'now'>>(async ({ input }) => {
        if (recounts.shift() === 'failed') throw new Error('Loading chunk failed');
        return countsOf({ ...input, cards: words, now: NOON });
      }),
    },
  });
  const log = addActivity(noProgress, [studiedAt(NOON - DAY, idOf(0), zone)]);
  const today = createActor(machine, { input: { log, rules }, clock }).start();
  today.on('toast.shown', ({ title }) => toasts.push(title));
  const isShown = () => today.getSnapshot().matches({ known: { day: 'planned' } });
  await waitFor(today, (state) => state.matches({ known: { count: 'current' } }));
  const { plan } = today.getSnapshot().context;
  expect([isShown(), plan === null]).toEqual([true, false]);
  const grown = addActivity(log, [ratedAt(NOON, idOf(0), zone)]);
  today.send({ type: 'log.changed', log: grown, rules });
  for (const pause of [2000, 4000]) {
    await waitFor(today, (state) => state.matches('failed') || state.matches({ known: { count: 'stale' } }));
    const { context } = today.getSnapshot();
    expect([isShown(), context.plan], 'the failed recount leaves the plan').toEqual([true, plan]);
    clock.increment(pause);
  }
  await waitFor(today, (state) => state.matches({ known: { count: 'current' } }));
  expect(today.getSnapshot().context.plan).not.toBe(plan);
  expect([isShown(), toasts, recounts]).toEqual([true, [], []]);
  today.stop();
});
