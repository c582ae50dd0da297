import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { backlogOf, dueCountsOf } from '#machines/study/backlog.rules.ts';
import type { Sitting } from '#machines/study/backlog.types.ts';
import type { LookBack } from '#machines/study/look-back.rules.ts';
import { todayMachine, type Course } from '#machines/study/today.machine.ts';
import { isDone, planOf, type DayCounts, type Plan } from '#machines/study/today.rules.ts';
import { recentMisses, weakSpotOf } from '#machines/study/weak-spot.rules.ts';
import type { GameResult, IndexedCard } from '#machines/types.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { finished, ratedAt, studiedAt } from '../support/activity.ts';
import { card as cardOf, cards } from '../support/cards.ts';
import { progressOf, smallCourse, type CourseFacts } from '../support/course.ts';

const zone = 'Europe/London';
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** Tuesday, 3 November 2026. */
const NOON = Date.UTC(2026, 10, 3, 12);
const words = cards(14);
const rules = { retention: 0.9 as const, zone, dailyGoal: 10, cap: 50 };
const idOf = (index: number) => words[index]?.id ?? '';

function sittingAfter(facts: readonly ActivityEvent[], more: Partial<Sitting> = {}): Sitting {
  const progress = addActivity(noProgress, facts);
  return { ...rules, progress, cards: words, deck: 'everything', now: NOON, ...more };
}

function planAfter(facts: readonly ActivityEvent[], more: Partial<Sitting> = {}): Plan {
  const sitting = sittingAfter(facts, more);
  return planOf(sitting.progress, sitting, { ...dueCountsOf(sitting), weakSpot: null }, []);
}

const played = (game: GameResult['game'], at = NOON - 60 * SECOND) => finished(at, { game }, zone);
/** Ratings of cards that are not in the course. */
const rated = (count: number, at: number, milliseconds: number) =>
  Array.from({ length: count }, (_unused, index): ActivityEvent => {
    const fact = ratedAt(at + index, `nouns-${index}`, zone);
    return fact.kind === 'card.rated' ? { ...fact, facts: { ...fact.facts, milliseconds } } : fact;
  });
const metBefore = (count: number) =>
  Array.from({ length: count }, (_unused, index) => studiedAt(NOON - DAY, idOf(index), zone));

describe('the minutes of a review', () => {
  test.each([
    ['10 new words: three answers and a meeting each, 8 seconds for each', [], 10, 6],
    ['one new word takes at least a minute', [], 1, 1],
    ['no new words take none', [], 0, 0],
    ['19 ratings are too few for a pace', rated(19, NOON - DAY, 30_000), 5, 3],
    ['20 ratings make a pace of 30 seconds', rated(20, NOON - DAY, 30_000), 5, 10],
    ['so do ratings six days ago', rated(20, NOON - 6 * DAY, 30_000), 5, 10],
    ['but none a week ago', rated(20, NOON - 7 * DAY, 30_000), 5, 3],
    ['more than 20 minutes are not asked for', rated(20, NOON - DAY, 60_000), 10, 20],
  ])('%s', (_what, facts, dailyGoal, minutes) => {
    expect(planAfter(facts, { dailyGoal }).review.minutes).toBe(minutes);
  });

  test('count one answer for a card that is due', () => {
    const facts = words.map(({ id }) => ratedAt(NOON - 30 * DAY, id, zone));
    expect(planAfter(facts).review).toMatchObject({ due: 14, fresh: 0, minutes: 2 });
  });
});

describe('the suggestion', () => {
  const challenge = { game: 'daily-challenge' };
  const turn = { game: 'vocabulary-challenge' };
  const other = { game: 'word-match' };
  const exam = { game: 'exam-quiz', category: 'food-drinks' };
  test.each([
    ['is today’s challenge', [], challenge, false, null],
    ['is ticked once it was played', [played('daily-challenge')], challenge, true, null],
    ['is not ticked by yesterday’s', [played('daily-challenge', NOON - DAY)], challenge, false, null],
    ['is not ticked by another game', [played('verb-conjugation')], challenge, false, null],
    ['then an exam on five words met', [...metBefore(5), played('daily-challenge')], challenge, true, exam],
    ['but none on four', [...metBefore(4), played('daily-challenge')], challenge, true, null],
    ['then a game with twelve', [...metBefore(12), played('daily-challenge')], challenge, true, turn],
    ['no game with eleven', [...metBefore(11), played('daily-challenge')], challenge, true, exam],
    ['any of them counts', [...metBefore(12), played('word-match')], other, true, challenge],
    ['an exam counts, too', [...metBefore(5), played('exam-quiz')], exam, true, challenge],
  ])('%s', (_what, facts, suggestion, ticked, more) => {
    const plan = planAfter(facts);
    expect(plan.suggestion).toEqual({ ...suggestion, isDone: ticked });
    expect(plan.more).toEqual(ticked ? more : suggestion);
  });

  test('is still ticked after many other games', () => {
    const others = Array.from({ length: 6 }, () => played('verb-conjugation', NOON - SECOND));
    expect(planAfter([played('daily-challenge'), ...others]).suggestion.isDone).toBe(true);
  });

  test('takes the games in turn, one each day', () => {
    const facts = [...metBefore(12)];
    const games = [0, 1, 2].map((days) => {
      const now = NOON + days * DAY;
      return planAfter([...facts, played('daily-challenge', now)], { now }).more?.game;
    });
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

test('the next card is named only if it comes today', () => {
  const [first] = words;
  const learning = [ratedAt(NOON, first?.id ?? '', zone)];
  expect(planAfter(learning, { dailyGoal: 0 }).next).toBe(NOON + 600 * SECOND);
  const known: ActivityEvent[] = learning.map((fact) =>
    fact.kind === 'card.rated' ? { ...fact, facts: { ...fact.facts, rating: 4 } } : fact,
  );
  expect(planAfter(known, { dailyGoal: 0 }).next).toBeNull();
});

test('once the course is finished a day is done when nothing is left to review and a suggestion was followed', () => {
  const game = played('daily-challenge');
  expect(isDone(planAfter([game]))).toBe(false);
  expect(isDone(planAfter([], { dailyGoal: 0 }))).toBe(false);
  expect(isDone(planAfter([game], { dailyGoal: 0 }))).toBe(true);
});

describe('with the course', () => {
  const EARLIER = NOON - 2 * DAY;
  const course = smallCourse.flatMap((unit) => unit.cards);
  const plannedAfter = (
    own: CourseFacts,
    more: Partial<Sitting> = {},
    counts: Partial<DayCounts> = {},
  ): Plan => {
    const sitting: Sitting = {
      ...rules,
      progress: progressOf(own),
      cards: course.map((id) => cardOf(id, id, id)),
      deck: 'everything',
      now: NOON,
      ...more,
    };
    return planOf(
      sitting.progress,
      sitting,
      { ...dueCountsOf(sitting), weakSpot: null, ...counts },
      smallCourse,
    );
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
    ['a reading', { read: [['a1-uno', NOON]] }, ['a1-uno-reading', true]],
    [
      'a checkpoint, passed or not',
      { finished: [['a1-uno-checkpoint', NOON, 0.5]] },
      ['a1-uno-checkpoint', true],
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

  test('the day is done with the review and one stop', () => {
    const lesson: CourseFacts = { finished: [['a1-uno-1', NOON]] };
    expect(isDone(plannedAfter(lesson))).toBe(false);
    expect(isDone(plannedAfter({}, { dailyGoal: 0 }))).toBe(false);
    expect(isDone(plannedAfter(lesson, { dailyGoal: 0 }))).toBe(true);
  });

  test('new words come by the lesson first, unless something is due', () => {
    expect(plannedAfter({}).isCourseFirst).toBe(true);
    expect(plannedAfter({ finished: [['a1-uno-1', NOON]] }).isCourseFirst).toBe(false);
    const due = plannedAfter({ rated: [['a1-uno-1-a', NOON - 30 * DAY]] });
    expect([due.isCourseFirst, due.review.due]).toEqual([false, 1]);
  });

  test('six new words of the goal are kept for the lesson, until it is done', () => {
    const before: CourseFacts = { finished: [['a1-uno-1', EARLIER]] };
    expect(plannedAfter(before).review).toMatchObject({ due: 0, fresh: 4 });
    expect(plannedAfter(before, { dailyGoal: 5 }).review.isDone).toBe(true);
    const six = course.slice(0, 6).map((id) => [id, NOON] as const);
    const done = withStopToday(progressOf({ ...before, rated: six }));
    expect(plannedAfter({}, { progress: done }).review.fresh).toBe(4);
    expect(plannedAfter({}, { progress: done }).begun).toBe(6);
    const paused: CourseFacts = { finished: [['a1-uno-1', NOON - 8 * DAY]] };
    expect(plannedAfter(paused).review.fresh).toBe(10);
  });

  test('a reading passed over is a story for later', () => {
    expect(plannedAfter({ placed: [['a2-tres', EARLIER]] }).story?.id).toBe('a1-dos-reading');
    expect(plannedAfter({}).story).toBeNull();
  });

  test('a weak spot is ticked by a game of Grammar Master', () => {
    const weakSpot = { point: 'gender', title: 'Gender' };
    expect(plannedAfter({}, {}, { weakSpot }).weakSpot).toEqual({ ...weakSpot, isDone: false });
    const progress = addActivity(noProgress, [played('grammar-master')]);
    expect(plannedAfter({}, { progress }, { weakSpot }).weakSpot?.isDone).toBe(true);
  });

  function withStopToday(progress: Progress): Progress {
    const today = dayOf(NOON, zone);
    const day = progress.days.get(today);
    if (!day) throw new Error('Nothing was done today');
    return {
      ...progress,
      days: new Map(progress.days).set(today, { ...day, stops: new Map([['a1-uno-2', 16]]) }),
    };
  }
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

  test('is none of a question that was answered right elsewhere since', () => {
    const missed = asked([['ser-1', NOON - 2, false]], 'lesson');
    const right = asked([['ser-1', NOON - 1, true]], 'grammar-master');
    expect(weakSpotOf(missed, NOON, { titles, points })?.point).toBe('ser');
    expect(weakSpotOf(new Map([...missed, ...right]), NOON, { titles, points })).toBeNull();
  });

  test('comes only by errors, and goes with any practice of four of five', () => {
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

  test('is forgotten after 14 days, and comes from questions of grammar only', () => {
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

test('every number of a plan is the one that the review and the dashboard show', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 12 }), fc.nat(12), (log, cap, dailyGoal) => {
      const sitting = sittingAfter(log, { cap, dailyGoal });
      const counts = dueCountsOf(sitting);
      const { queue, left, fresh } = backlogOf(sitting);
      const plan = planOf(sitting.progress, sitting, { ...counts, weakSpot: null }, []);
      const figures = figuresOf(sitting.progress, dayOf(NOON, zone), dailyGoal);
      expect(plan.review.due + plan.review.fresh).toBe(queue.length);
      expect(plan.review).toMatchObject({ left, fresh, isDone: queue.length === 0 });
      expect(plan).toMatchObject({
        tomorrow: counts.tomorrow,
        fromGames: Math.min(counts.fromGames, counts.budget),
        dailyGoal,
      });
      expect(plan.review.minutes).toBeLessThanOrEqual(20);
      expect(plan.review.minutes > 0).toBe(queue.length > 0);
      const most = Math.max(...figures.mastery.map(({ met }) => met));
      const offers = [plan.suggestion, ...(plan.more ? [plan.more] : [])];
      const wordGames = offers.filter(({ game }) => isWordGame(game));
      expect(wordGames.length).toBeLessThanOrEqual(Number(figures.totalCards >= 12));
      const exams = offers.filter(({ game }) => game === 'exam-quiz');
      expect(exams.length).toBeLessThanOrEqual(Number(most >= 5));
      const recent = [0, 1, 2].map((days) => addDays(dayOf(NOON, zone), -days));
      const wasHere = recent.some((day) => sitting.progress.days.has(day));
      expect(plan.isBack).toBe(log.length > 0 && !wasHere);
    }),
  );
});

test('a plan that is shown stays if a recount fails, and is made again after growing pauses', async () => {
  const clock = new SimulatedClock();
  const recounts = ['counted', 'failed', 'failed', 'counted'];
  const toasts: string[] = [];
  const machine = todayMachine.provide({
    actors: {
      loadCourse: fromPromise<Course>(async () => ({ cards: words, units: smallCourse })),
      lookBack: fromPromise<LookBack | null, { progress: Progress; zone: string }>(async () => null),
      countDue: fromPromise<DayCounts, Omit<Sitting<IndexedCard>, 'now'>>(async ({ input }) => {
        if (recounts.shift() === 'failed') throw new Error('Loading chunk failed');
        return { ...dueCountsOf({ ...input, cards: words, now: NOON }), weakSpot: null };
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
