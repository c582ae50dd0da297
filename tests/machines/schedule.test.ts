import type { ActivityEvent, Rating } from '#machines/activity.types.ts';
import { addActivity, noProgress } from '#machines/progress.rules.ts';
import { backlogOf, rate, type Round } from '#machines/review.rules.ts';
import {
  intervalsOf,
  intervalText,
  isDue,
  isTricky,
  reasonText,
  scheduleOf,
} from '#machines/schedule.rules.ts';
import { judgeTyped } from '#machines/typed-answer.rules.ts';
import { describe, expect, test } from 'vitest';
import { cards } from '../support/cards.ts';

const zone = 'Europe/London';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOON = Date.UTC(2026, 10, 3, 12);
const card = 'food-drinks-el-pan';

describe('a card', () => {
  test('that is learned comes back after 1 minute, after 10 minutes, then after days', () => {
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

  test('shows beforehand where each rating leads, and the rating leads there', () => {
    const progress = addActivity(noProgress, [rated(4, NOON - 40 * DAY, 'a')]);
    const intervals = intervalsOf(progress, card, 'es-en', 0.9, NOON);
    expect(intervals[1]).toBe(10 * MINUTE);
    expect(intervals[2]).toBeLessThan(intervals[3]);
    expect(intervals[3]).toBeLessThan(intervals[4]);
    for (const rating of [1, 2, 3, 4] as const) {
      const after = addActivity(progress, [rated(rating, NOON, `b${rating}`)]);
      expect((scheduleOf(after, card, 'es-en', 0.9)?.due ?? 0) - NOON).toBe(intervals[rating]);
    }
  });

  test('is scheduled apart in each direction, the same whatever the order in which the facts arrive', () => {
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

  test('stands after a rating is taken back as if it had never been given, whichever fact arrives first', () => {
    const facts = [rated(4, NOON - 30 * DAY, 'a'), rated(1, NOON, 'b'), undone('b')];
    const clean = scheduleOf(addActivity(noProgress, facts.slice(0, 1)), card, 'es-en', 0.9);
    expect(scheduleOf(addActivity(noProgress, facts), card, 'es-en', 0.9)).toEqual(clean);
    expect(scheduleOf(addActivity(noProgress, facts.toReversed()), card, 'es-en', 0.9)).toEqual(clean);
  });

  test('is moved by a game only where the evidence is good: a mistake is Again, recognising lengthens nothing', () => {
    const known = addActivity(noProgress, [rated(4, NOON - 30 * DAY, 'a')]);
    const before = scheduleOf(known, card, 'es-en', 0.9);
    expect(scheduleOf(addActivity(known, [game(true)]), card, 'es-en', 0.9)).toEqual(before);
    const mistaken = scheduleOf(addActivity(known, [game(false)]), card, 'es-en', 0.9);
    expect(mistaken).toMatchObject({ lapses: 1, isReview: false });
    expect(scheduleOf(addActivity(noProgress, [game(true)]), card, 'es-en', 0.9)).toBeNull();
    expect(scheduleOf(addActivity(noProgress, [game(false)]), card, 'es-en', 0.9)).not.toBeNull();
  });

  test('of days is due from 04:00 of its day on, in the learner’s timezone', () => {
    const due = Date.UTC(2026, 10, 3, 22);
    const schedule = {
      card,
      direction: 'es-en' as const,
      due,
      isReview: true,
      stability: 3,
      lapses: 0,
      lastAnswer: 0,
    };
    expect(isDue(schedule, Date.UTC(2026, 10, 3, 3, 59), zone)).toBe(false);
    expect(isDue(schedule, Date.UTC(2026, 10, 3, 4), zone)).toBe(true);
    expect(isDue({ ...schedule, isReview: false }, Date.UTC(2026, 10, 3, 21, 59), zone)).toBe(false);
  });

  test('that is forgotten eight times is tricky, and says why it is due', () => {
    const facts = Array.from({ length: 9 }, (_, index) => [
      rated(4, NOON - (200 - 20 * index) * DAY, `good${index}`),
      rated(1, NOON - (190 - 20 * index) * DAY, `bad${index}`),
    ]).flat();
    const schedule = scheduleOf(addActivity(noProgress, facts), card, 'es-en', 0.9);
    expect(schedule && isTricky(schedule)).toBe(true);
    const one = scheduleOf(addActivity(noProgress, [rated(4, NOON - 30 * DAY, 'x')]), card, 'es-en', 0.9);
    expect(reasonText(one, NOON, zone)).toMatch(
      /^You last answered it 30 days ago\. You would remember it for about \d+ days, so it has been due for \d+ days\.$/,
    );
    expect(reasonText(null, NOON, zone)).toBe('This card is new to you in this direction.');
  });
});

describe('a sitting', () => {
  const deck = cards(14);
  const sitting = {
    progress: noProgress,
    cards: deck,
    retention: 0.9 as const,
    zone,
    now: NOON,
    dailyGoal: 10,
    cap: 50,
  };

  test('brings new cards up to the daily goal, less those begun today', () => {
    expect(backlogOf(sitting)).toMatchObject({ fresh: 10, left: 0, next: null });
    const begun = addActivity(noProgress, [
      rated(4, NOON - MINUTE, 'a', deck[0]?.id),
      rated(4, NOON - DAY, 'b', deck[1]?.id),
    ]);
    const { queue } = backlogOf({ ...sitting, progress: begun });
    expect(queue.filter(({ schedule }) => schedule === null)).toHaveLength(9);
  });

  test('asks what has been due longest first, caps itself, and says what is left', () => {
    const facts = deck.map(({ id }, index) => rated(4, NOON - (60 + 12 * index) * DAY, `a${index}`, id));
    const backlog = backlogOf({ ...sitting, progress: addActivity(noProgress, facts), cap: 4 });
    expect(backlog.queue.map(({ card: { id } }) => id)).toEqual(
      deck
        .slice(-4)
        .map(({ id }) => id)
        .toReversed(),
    );
    expect(backlog).toMatchObject({ left: 10, fresh: 0 });
  });

  test('brings a forgotten card back within it, when its minute has come or nothing else is left', () => {
    const { queue } = backlogOf(sitting);
    const given = { id: 'x', askedAt: NOON, zone, retention: 0.9 as const, typed: null, isDrill: false };
    const start: Round = {
      progress: noProgress,
      queue: queue.slice(0, 2),
      returning: [],
      current: queue[0] ?? null,
    };
    const first = rate(start, { ...given, rating: 1, now: NOON })?.round;
    expect(first?.current).toBe(queue[1]);
    const second = first && rate(first, { ...given, id: 'y', rating: 4, now: NOON + MINUTE })?.round;
    expect(second?.current?.card).toBe(queue[0]?.card);
    const third = second && rate(second, { ...given, id: 'z', rating: 4, now: NOON + 2 * MINUTE });
    expect(third?.round.current).toBeNull();
    expect(third?.event.facts).toMatchObject({ milliseconds: MINUTE });
  });
});

test.each([
  ['el té', 'en-es', 'right'],
  ['  EL TÉ ', 'en-es', 'right'],
  ['té', 'en-es', 'right'],
  ['el te', 'en-es', 'accents'],
  ['el tú', 'en-es', 'wrong'],
  ['', 'en-es', 'wrong'],
  ['tea', 'es-en', 'right'],
  ['the tea', 'es-en', 'right'],
  ['coffee', 'es-en', 'wrong'],
] as const)('typed “%s” (%s) is %s', (typed, direction, judgement) => {
  const tea = cards(7)[6];
  expect(tea && judgeTyped(typed, tea, direction)).toBe(judgement);
});

test.each([
  [30_000, '1 min'],
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
