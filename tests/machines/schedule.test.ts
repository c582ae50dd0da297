import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import {
  dueDayOf,
  GRADES,
  intervalsOf,
  intervalText,
  isDue,
  isStubborn,
  reasonText,
  scheduleOf,
  waitText,
  type Schedule,
} from '#machines/learning/schedule.rules.ts';
import * as fc from 'fast-check';
import { createEmptyCard, fsrs, GenSeedStrategyWithCardId, State, StrategyMode } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { studiedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';

const zone = 'Europe/London';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 3, 12);
const card = 'food-drinks-el-pan';

describe('a card', () => {
  test('being learned comes back after 1 minute, after 10 minutes, then after days', () => {
    let progress = noProgress;
    const waits: string[] = [];
    let now = NOON;
    for (const [index, rating] of ([1, 3, 3, 3, 3] as const).entries()) {
      progress = addActivity(progress, [rated(rating, now, `r${index}`)]);
      const due = scheduleOf(progress, card, 'es-en', 0.9)?.due ?? 0;
      waits.push(intervalText(due - now));
      now = due;
    }
    expect(waits.slice(0, 2)).toEqual(['1 min', '10 min']);
    expect(waits.slice(2).every((wait) => /day|month/.test(wait))).toBe(true);
  });

  test('shows the interval of each rating, and the rating leads to it', () => {
    const progress = addActivity(noProgress, [rated(4, NOON - 40 * DAY, 'a')]);
    const intervals = intervalsOf(progress, card, 'es-en', 0.9, { now: NOON, zone });
    expect(intervals[1]).toBe(10 * MINUTE);
    expect(intervals[2]).toBeLessThan(intervals[3]);
    expect(intervals[3]).toBeLessThan(intervals[4]);
    for (const rating of [1, 2, 3, 4] as const) {
      const after = addActivity(progress, [rated(rating, NOON, `b${rating}`)]);
      expect((scheduleOf(after, card, 'es-en', 0.9)?.due ?? 0) - NOON).toBe(intervals[rating]);
    }
  });

  test('answered while a clock was days ahead shows the intervals from that answer on', () => {
    const progress = addActivity(noProgress, [rated(4, NOON + 3 * DAY, 'a')]);
    expect(intervalsOf(progress, card, 'es-en', 0.9, { now: NOON, zone })).toEqual(
      intervalsOf(progress, card, 'es-en', 0.9, { now: NOON + 3 * DAY, zone }),
    );
  });

  test('is scheduled separately in each direction, whatever the order of the facts', () => {
    const facts = [rated(4, NOON - 30 * DAY, 'a'), rated(3, NOON - 9 * DAY, 'b'), rated(1, NOON, 'c')];
    const other = { ...rated(4, NOON, 'd'), facts: { ...rated(4, NOON, 'd').facts, direction: 'en-es' } };
    const one = addActivity(noProgress, [...facts, other as ActivityEvent]);
    const two = addActivity(
      addActivity(noProgress, [other as ActivityEvent, ...facts.slice(1)]),
      facts.slice(0, 1),
    );
    expect(scheduleOf(one, card, 'es-en', 0.9)).toEqual(scheduleOf(two, card, 'es-en', 0.9));
    expect(scheduleOf(one, card, 'en-es', 0.9)?.due).not.toBe(scheduleOf(one, card, 'es-en', 0.9)?.due);
  });

  test('is scheduled after an undone rating as if it had never been given, whichever fact arrives first', () => {
    const facts = [rated(4, NOON - 30 * DAY, 'a'), rated(1, NOON, 'b'), undone('b')];
    const clean = scheduleOf(addActivity(noProgress, facts.slice(0, 1)), card, 'es-en', 0.9);
    expect(scheduleOf(addActivity(noProgress, facts), card, 'es-en', 0.9)).toEqual(clean);
    expect(scheduleOf(addActivity(noProgress, facts.toReversed()), card, 'es-en', 0.9)).toEqual(clean);
  });

  test('is rescheduled by a game only on strong evidence: a mistake is Again, a right answer lengthens nothing', () => {
    const known = addActivity(noProgress, [rated(4, NOON - 30 * DAY, 'a')]);
    const before = scheduleOf(known, card, 'es-en', 0.9);
    expect(scheduleOf(addActivity(known, [game(true)]), card, 'es-en', 0.9)).toEqual(before);
    const mistaken = scheduleOf(addActivity(known, [game(false)]), card, 'es-en', 0.9);
    expect(mistaken).toMatchObject({ lapses: 1, isReview: false });
    expect(scheduleOf(addActivity(noProgress, [game(true)]), card, 'es-en', 0.9)).toBeNull();
    expect(scheduleOf(addActivity(noProgress, [game(false)]), card, 'es-en', 0.9)).toBeNull();
  });

  test('in review is due from 04:00 of its day, in the learner’s timezone', () => {
    const due = Date.UTC(2026, 10, 3, 22);
    const schedule = {
      card,
      direction: 'es-en' as const,
      due,
      isReview: true,
      stability: 3,
      difficulty: 5,
      lapses: 0,
      lastAnswer: 0,
    };
    expect(isDue(schedule, Date.UTC(2026, 10, 3, 3, 59), zone)).toBe(false);
    expect(isDue(schedule, Date.UTC(2026, 10, 3, 4), zone)).toBe(true);
  });

  test('has no schedule before its first answer, and a full one after it', () => {
    expect(scheduleOf(noProgress, card, 'es-en', 0.9)).toBeNull();
    const progress = addActivity(noProgress, [rated(4, NOON, 'a')]);
    expect(scheduleOf(progress, card, 'en-es', 0.9)).toBeNull();
    const schedule = scheduleOf(progress, card, 'es-en', 0.9);
    expect(schedule).toMatchObject({ card, direction: 'es-en', isReview: true, lapses: 0, lastAnswer: NOON });
    expect(schedule?.due).toBeGreaterThan(NOON + DAY);
    expect(schedule?.stability).toBeGreaterThan(1);
  });

  test('when new comes after 1 minute, before 10, after 10 minutes, or after days', () => {
    const {
      1: again,
      2: hard,
      3: good,
      4: easy,
    } = intervalsOf(noProgress, card, 'es-en', 0.9, { now: NOON, zone });
    expect([again, good]).toEqual([MINUTE, 10 * MINUTE]);
    expect(hard).toBeGreaterThan(again);
    expect(hard).toBeLessThan(good);
    expect(easy).toBeGreaterThan(DAY);
  });

  test('comes later the lower the retention, whichever is computed first', () => {
    const progress = addActivity(noProgress, [rated(4, NOON - 40 * DAY, 'a'), rated(3, NOON, 'b')]);
    const dues = ([0.95, 0.85, 0.9, 0.85, 0.95] as const).map(
      (retention) => scheduleOf(progress, card, 'es-en', retention)?.due ?? 0,
    );
    const [rarely = 0, often = 0, usual = 0] = dues;
    expect(often).toBeGreaterThan(usual);
    expect(usual).toBeGreaterThan(rarely);
    expect(dues).toEqual([rarely, often, usual, often, rarely]);
  });

  test('with many answers before even days has the schedule that FSRS computes answer by answer', () => {
    const answers = fc.array(
      fc.record({
        rating: fc.constantFrom<Rating[]>(1, 2, 3, 4),
        wait: fc.oneof(fc.integer({ max: 20 * MINUTE, min: 0 }), fc.integer({ max: 90 * DAY, min: 0 })),
      }),
      { minLength: 1, maxLength: 30 },
    );
    const scheduler = fsrs({ maximum_interval: 365, enable_fuzz: true });
    scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'));
    fc.assert(
      fc.property(answers, (all) => {
        let at = NOON - 3000 * DAY;
        let memory = { ...createEmptyCard(at), seed: `${card} es-en` };
        const facts = all.map(({ rating, wait }, index) => {
          at += wait;
          memory = { ...scheduler.next(memory, at, GRADES[rating]).card, seed: memory.seed };
          return rated(rating, at, `a${index}`.padStart(4));
        });
        expect(scheduleOf(addActivity(noProgress, facts), card, 'es-en', 0.9)).toEqual({
          card,
          direction: 'es-en',
          due: memory.due.getTime(),
          isReview: memory.state === State.Review,
          stability: memory.stability,
          difficulty: memory.difficulty,
          lapses: memory.lapses,
          lastAnswer: at,
        });
      }),
    );
  });

  test('comes after a year at the latest, or a day more for each better rating', () => {
    let now = NOON;
    const waits: number[] = [];
    const facts: ActivityEvent[] = [];
    for (let index = 0; index < 8; index += 1) {
      facts.push(rated(4, now, `a${index}`));
      const due = scheduleOf(addActivity(noProgress, facts), card, 'es-en', 0.9)?.due ?? 0;
      waits.push((due - now) / DAY);
      now = due;
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(367);
    expect(Math.max(...waits)).toBeGreaterThan(300);
  });

  test('does not come back with all others of its day: intervals differ by card and direction, not by device', () => {
    const both = (id: string, suffix = '') =>
      addActivity(noProgress, [
        rated(4, NOON - 40 * DAY, `a${suffix}`, id),
        rated(3, NOON, `b${suffix}`, id),
      ]);
    const dueOf = (id: string, suffix?: string) => scheduleOf(both(id, suffix), id, 'es-en', 0.9)?.due;
    const dues = cards(14).map(({ id }) => dueOf(id));
    expect(new Set(dues).size).toBeGreaterThan(3);
    expect(cards(14).map(({ id }) => dueOf(id, ' of another device'))).toEqual(dues);
  });

  test('that is being learned advances with a right answer in a game', () => {
    const learned = addActivity(noProgress, [rated(1, NOON - MINUTE, 'a')]);
    expect(scheduleOf(learned, card, 'es-en', 0.9)?.due).toBe(NOON);
    const recognised = scheduleOf(addActivity(learned, [game(true)]), card, 'es-en', 0.9);
    expect(recognised).toMatchObject({ lastAnswer: NOON, due: NOON + 10 * MINUTE, isReview: false });
  });

  test('in learning is due on the day after its last answer, not in minutes', () => {
    const schedule = learning({ due: NOON + MINUTE, lastAnswer: NOON, isReview: false });
    expect(isDue(schedule, NOON + HOUR, zone)).toBe(false);
    expect(isDue(schedule, Date.UTC(2026, 10, 4, 3, 59), zone)).toBe(false);
    expect(isDue(schedule, Date.UTC(2026, 10, 4, 4), zone)).toBe(true);
  });

  test.each([
    ['right', 3, true],
    ['nearly right', 2, false],
    ['wrong', 1, false],
  ] as const)('that a lesson asked comes on the next day: %s', (_what, rating, isReview) => {
    const at = Date.UTC(2026, 11, 1, 12);
    const asked = rated(rating, at, 'a');
    const inLesson = { ...asked, facts: { ...asked.facts, source: 'lesson' } } as ActivityEvent;
    const schedule = scheduleOf(addActivity(noProgress, [inLesson]), card, 'es-en', 0.9);
    expect(schedule).toMatchObject({ isReview });
    expect(schedule && dueDayOf(schedule, zone)).toBe('2026-12-02');
  });

  test('that was met on an earlier day is past the first learning step', () => {
    const at = Date.UTC(2026, 11, 1, 12);
    const met = studiedAt(at - DAY, card, zone);
    const good = (facts: ActivityEvent[]) => scheduleOf(addActivity(noProgress, facts), card, 'es-en', 0.9);
    expect(good([met, rated(3, at, 'a')])?.isReview).toBe(true);
    expect(good([rated(3, at, 'a')])?.isReview).toBe(false);
    const before = intervalsOf(addActivity(noProgress, [met]), card, 'es-en', 0.9, { now: at, zone });
    expect(good([met, rated(3, at, 'a')])?.due).toBe(at + before[3]);
  });

  test('of an older log keeps the schedule of its time', () => {
    const met = studiedAt(NOON - DAY, card, zone);
    const schedule = scheduleOf(addActivity(noProgress, [met, rated(3, NOON, 'a')]), card, 'es-en', 0.9);
    expect(schedule).toMatchObject({ isReview: false, due: NOON + 10 * MINUTE });
  });

  test.each([
    [7, false],
    [8, true],
    [9, true],
  ])('that was forgotten %i times: stubborn is %s', (lapses, expected) => {
    expect(isStubborn(learning({ lapses }))).toBe(expected);
  });

  test('that is forgotten eight times is stubborn, and says why it is due', () => {
    const facts = Array.from({ length: 9 }, (_, index) => [
      rated(4, NOON - (200 - 20 * index) * DAY, `good${index}`),
      rated(1, NOON - (190 - 20 * index) * DAY, `bad${index}`),
    ]).flat();
    const schedule = scheduleOf(addActivity(noProgress, facts), card, 'es-en', 0.9);
    expect(schedule && isStubborn(schedule)).toBe(true);
    const one = scheduleOf(addActivity(noProgress, [rated(4, NOON - 30 * DAY, 'x')]), card, 'es-en', 0.9);
    expect(reasonText(one, NOON, zone)).toMatch(
      /^You last answered it 30 days ago\. You’d remember it for about \d+ days, so it has been due for \d+ days\.$/,
    );
    expect(reasonText(null, NOON, zone)).toBe('This card is new to you in this direction.');
  });
});

test.each<[Partial<Schedule>, string]>([
  [{ isReview: false, lastAnswer: NOON - MINUTE }, 'You’re still learning it: you last answered it today.'],
  [{ isReview: false, lastAnswer: NOON - DAY }, 'You’re still learning it: you last answered it yesterday.'],
  [
    { isReview: false, lastAnswer: NOON - 2 * DAY },
    'You’re still learning it: you last answered it 2 days ago.',
  ],
  [
    { lastAnswer: NOON - 5 * DAY, stability: 4.6, due: NOON },
    'You last answered it 5 days ago. You’d remember it for about 5 days, so it is due today.',
  ],
  [
    { lastAnswer: NOON - DAY, stability: 0.2, due: NOON + 60 * MINUTE },
    'You last answered it yesterday. You’d remember it for about 1 day, so it is due today.',
  ],
  [
    { lastAnswer: NOON - 3 * DAY, stability: 2, due: NOON - DAY },
    'You last answered it 3 days ago. You’d remember it for about 2 days, so it has been due for 1 day.',
  ],
  [
    { lastAnswer: NOON - 9 * DAY, stability: 2, due: NOON - 7 * DAY },
    'You last answered it 9 days ago. You’d remember it for about 2 days, so it has been due for 7 days.',
  ],
])('why a card is due: %j', (schedule, text) => {
  expect(reasonText(learning(schedule), NOON, zone)).toBe(text);
});

test.each([
  ['2026-11-04', 'tomorrow'],
  ['2026-11-06', 'in 3 days'],
])('a word that is due on %s comes %s', (day, text) => {
  expect(waitText(day, NOON, zone)).toBe(text);
});

test.each([
  [0, '1 min'],
  [30_000, '1 min'],
  [59 * MINUTE, '59 min'],
  [60 * MINUTE, '1 hour'],
  [11 * 60 * MINUTE, '11 hours'],
  [12 * 60 * MINUTE, '1 day'],
  [60 * DAY, '2 months'],
  [364 * DAY, '12 months'],
  [10 * MINUTE, '10 min'],
  [120 * MINUTE, '2 hours'],
  [DAY, '1 day'],
  [59 * DAY, '59 days'],
  [91 * DAY, '3 months'],
  [365 * DAY, '1 year'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(intervalText(milliseconds)).toBe(text);
});

function rated(rating: Rating, at: number, id: string, of = card): ActivityEvent {
  return {
    id,
    at,
    zone,
    kind: 'card.rated',
    facts: { card: of, direction: 'es-en', rating, milliseconds: 2000, source: 'review' },
  };
}

function learning(more: Partial<Schedule>): Schedule {
  const base = { card, direction: 'es-en', due: NOON, isReview: true, stability: 3 } as const;
  return { ...base, difficulty: 5, lapses: 0, lastAnswer: NOON, ...more };
}

function undone(rating: string): ActivityEvent {
  return { id: `undo-${rating}`, at: NOON + 1, zone, kind: 'rating.undone', facts: { card, rating } };
}

function game(right: boolean): ActivityEvent {
  const facts = {
    game: 'word-match',
    difficulty: 'easy',
    right: 5,
    total: 5,
    moves: 9,
    seconds: 60,
  } as const;
  return {
    id: 'game',
    at: NOON,
    zone,
    kind: 'game.finished',
    facts: { ...facts, cards: [{ id: card, right }] },
  };
}
