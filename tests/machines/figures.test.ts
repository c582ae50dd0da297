import { achievementsWith } from '#machines/learning/achievements.rules.ts';
import type { ActivityEvent, LessonResult, Rating, StoryResult } from '#machines/learning/activity.types.ts';
import { askedIn, missedIn } from '#machines/learning/asked-items.rules.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { durationText } from '#machines/learning/duration.rules.ts';
import { achievementsOnShow, figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { isMastered, levelOf, mostMastered } from '#machines/learning/streaks-and-mastery.rules.ts';
import { type Direction, type GameName, type GameResult, cardCategories } from '#machines/types.ts';
import { xpOf } from '#machines/learning/xp.rules.ts';
import { activityYearOf } from '#machines/learning/activity-days.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coursePlaced,
  finished,
  lessonFinished,
  ratedAt,
  storyRead,
  studied,
  studiedAt,
} from '../support/activity.ts';

const DAY = 86_400_000;
const TODAY = '2026-11-20';
const NOON = Date.UTC(2026, 10, 20, 12);

const figures = (facts: readonly ActivityEvent[], today = TODAY, goal = 10) =>
  figuresOf(addActivity(noProgress, facts), today, goal);

describe('the streak', () => {
  test.each([
    ['nothing today keeps yesterday’s', [1, 2, 3], 3, 3],
    ['today counts at once', [0, 1, 2], 3, 3],
    ['a day without anything ends it', [0, 1, 3, 4, 5, 6], 2, 4],
    ['two days without anything leave none', [2, 3], 0, 2],
    ['two facts of a day are one day', [0, 0, 1], 2, 2],
  ])('%s', (_name, daysAgo, streak, bestStreak) => {
    const facts = daysAgo.map((ago) => studiedAt(NOON - ago * DAY, 'nouns-la-casa', 'UTC'));
    expect(figures(facts)).toMatchObject({ streak, bestStreak });
  });

  test('a day begins at 04:00 in the learner’s local time', () => {
    const zone = 'America/New_York';
    expect(dayOf(Date.parse('2026-11-20T08:59:59Z'), zone)).toBe('2026-11-19');
    expect(dayOf(Date.parse('2026-11-20T09:00:00Z'), zone)).toBe('2026-11-20');
    const late = studiedAt(Date.parse('2026-11-20T08:59:00Z'), 'nouns-la-casa', zone);
    expect(figures([late]).week.at(-1)?.cards).toBe(0);
    expect(figures([late], '2026-11-19').week.at(-1)?.cards).toBe(1);
  });

  test.each([
    ['2026-03-08, 23 hours long', '2026-03-07T23:30:00-05:00', '2026-03-09'],
    ['2026-11-01, 25 hours long', '2026-10-31T23:30:00-04:00', '2026-11-02'],
  ])('goes over %s', (_day, evening, today) => {
    const zone = 'America/New_York';
    const begin = Date.parse(evening);
    const next = begin + 23 * 3_600_000 + 1_800_000;
    const facts = [begin, next, next + DAY].map((at) => studiedAt(at, 'nouns-la-casa', zone));
    expect(figures(facts, today)).toMatchObject({ streak: 3, streakDays: 3 });
  });

  test('each fact belongs to the local day where it happened', () => {
    const evening = studiedAt(Date.parse('2026-11-18T22:00:00-05:00'), 'nouns-la-casa', 'America/New_York');
    const morning = studiedAt(Date.parse('2026-11-20T08:00:00+09:00'), 'nouns-la-casa', 'Asia/Tokyo');
    expect(figures([evening, morning]).streak).toBe(1);
    const onTheWay = studiedAt(Date.parse('2026-11-19T12:00:00Z'), 'nouns-la-casa', 'Europe/Paris');
    expect(figures([evening, onTheWay, morning]).streak).toBe(3);
  });
});

test('a game counts for the direction it asked; older logs without one asked from Spanish', () => {
  const card = 'nouns-la-casa';
  const booked = (direction?: Direction) =>
    addActivity(noProgress, [
      finished(NOON, { cards: [{ id: card, right: true, ...(direction && { direction }) }] }),
    ]).cards.get(card);
  for (const direction of ['es-en', 'en-es'] as const)
    expect(booked(direction)).toMatchObject([{ direction, rating: 3, isGame: true }]);
  expect(booked()).toMatchObject([{ direction: 'es-en' }]);
});

describe('the day of a moment', () => {
  test.each([
    ['2026-11-20T03:59:59.999Z', 'UTC', '2026-11-19'],
    ['2026-11-20T04:00:00.000Z', 'UTC', '2026-11-20'],
    ['2026-11-20T03:59:59Z', 'Nowhere/Land', '2026-11-19'],
    ['2026-11-20T04:00:00Z', 'Nowhere/Land', '2026-11-20'],
    ['2026-11-19T22:14:59Z', 'Asia/Kathmandu', '2026-11-19'],
    ['2026-11-19T22:15:00Z', 'Asia/Kathmandu', '2026-11-20'],
    ['2026-01-01T02:00:00Z', 'Europe/London', '2025-12-31'],
    ['2026-12-31T19:30:00Z', 'Asia/Tokyo', '2027-01-01'],
    ['2026-03-08T07:59:59Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T08:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-11-01T08:59:59Z', 'America/New_York', '2026-10-31'],
    ['2026-11-01T09:00:00Z', 'America/New_York', '2026-11-01'],
    ['2026-10-24T00:59:59Z', 'Asia/Beirut', '2026-10-23'],
    ['2026-10-24T01:00:00Z', 'Asia/Beirut', '2026-10-24'],
    ['1969-12-31T23:00:00.500Z', 'UTC', '1969-12-31'],
  ])('%s in %s is of %s, asked once or twice', (moment, zone, day) => {
    expect(dayOf(Date.parse(moment), zone)).toBe(day);
    expect(dayOf(Date.parse(moment), zone)).toBe(day);
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', -365, '2025-11-20'],
  ])('%s and %i days are %s', (day, count, other) => {
    expect(addDays(day, count)).toBe(other);
  });
});

test.each<[Partial<GameResult>, number]>([
  [{ game: 'word-match', difficulty: 'easy', right: 5, total: 5, moves: 10 }, 25],
  [{ game: 'word-match', difficulty: 'easy', right: 5, total: 5 }, 50],
  [{ game: 'word-match', difficulty: 'hard', right: 12, total: 12, moves: 100 }, 10],
  [{ game: 'daily-challenge', right: 7, total: 10 }, 70],
  [{ game: 'grammar-master', difficulty: 'medium', right: 5, total: 10, seconds: 105 }, 165],
  [{ game: 'grammar-master', difficulty: 'easy', right: 5, total: 5, seconds: 1000 }, 100],
  [{ game: 'sentence-builder', difficulty: 'hard', right: 7, total: 7 }, 140],
  [{ game: 'vocabulary-challenge', difficulty: 'medium', right: 3, total: 15 }, 45],
  [{ game: 'verb-conjugation', difficulty: 'medium', right: 2, half: 1, total: 5 }, 38],
  [{ game: 'verb-conjugation', difficulty: 'easy', right: 2, total: 3 }, 20],
  [{ game: 'exam-quiz', difficulty: 'beginner', right: 8, total: 10 }, 120],
  [{ game: 'exam-quiz', difficulty: 'beginner', right: 0, total: 10 }, 10],
])('%j earns %i XP', (result, xp) => {
  const game = finished(NOON, result, 'UTC');
  expect(xpOf(game.facts)).toBe(xp);
  expect(figures([game])).toMatchObject({ xp, games: 1 });
});

describe('the log of one card', () => {
  const rated = (id: string, rating: Rating): ActivityEvent => ({
    id,
    kind: 'card.rated',
    at: NOON,
    zone: 'UTC',
    facts: { card: 'nouns-la-casa', direction: 'en-es', rating, milliseconds: 0, source: 'review' },
  });
  const answers = (facts: readonly ActivityEvent[]) =>
    addActivity(noProgress, facts).cards.get('nouns-la-casa');

  test('has ratings and results of games, not cards only looked at', () => {
    const cards = [{ id: 'nouns-la-casa', right: true }];
    const game = { ...finished(NOON + 1, { cards }, 'UTC'), id: 'g' };
    const mistake = {
      ...finished(NOON + 2, { cards: [{ id: 'nouns-la-casa', right: false }] }, 'UTC'),
      id: 'm',
    };
    const facts = [studiedAt(NOON, 'nouns-la-casa', 'UTC'), rated('r', 2), game, mistake];
    expect(answers(facts)).toEqual([
      { id: 'r', at: NOON, day: TODAY, direction: 'en-es', rating: 2, isGame: false },
      { id: 'g', at: NOON + 1, day: TODAY, direction: 'es-en', rating: 3, isGame: true },
      { id: 'm', at: NOON + 2, day: TODAY, direction: 'es-en', rating: 1, isGame: true },
    ]);
    expect(answers(facts.slice(0, 1))).toEqual([]);
    expect(addActivity(noProgress, facts).count).toBe(4);
  });

  test('has one order, even if two facts have the same time', () => {
    const facts = [rated('a', 1), rated('b', 3), rated('c', 4)];
    const orders = [facts, facts.toReversed(), [...facts.slice(1), ...facts.slice(0, 1)]];
    for (const order of orders) expect(answers(order)?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

test('keeps the last five games, the newest first, whatever order they arrive in', () => {
  const games = [1, 2, 3, 3, 4, 5].map((second, index) => ({
    ...finished(NOON + 1000 * second, {}, 'UTC'),
    id: `game-${index}`,
  }));
  for (const order of [
    games,
    games.toReversed(),
    games.toSorted((one, other) => (one.at % 3) - (other.at % 3)),
  ]) {
    expect(addActivity(noProgress, order).lastGames.map(({ id }) => id)).toEqual([
      'game-5',
      'game-4',
      'game-3',
      'game-2',
      'game-1',
    ]);
  }
});

describe('recent activity', () => {
  const lines = (facts: readonly ActivityEvent[]) =>
    figures(facts).activity.map(({ icon, text, detail, when }) => [icon, text, detail, when].join(' | '));
  const at = (ago: number) => NOON - ago * DAY;
  const study = (ago: number, count: number, milliseconds: number) =>
    Array.from({ length: count }, (_unused, index): ActivityEvent => {
      const fact = studiedAt(at(ago), `nouns-card-${index}`, 'UTC');
      return { ...fact, facts: { ...fact.facts, milliseconds } };
    });

  test('is listed newest first: the cards of a day, then its games', () => {
    const facts = [
      ...study(2, 3, 40_000),
      finished(at(1), { game: 'exam-quiz', right: 2, total: 3, seconds: 0 }, 'UTC'),
      finished(at(4), { game: 'word-match', right: 5, total: 5, moves: 5, seconds: 0 }, 'UTC'),
      ...study(1, 1, 60_000),
      finished(at(0), { right: 3, seconds: 0 }, 'UTC'),
    ];
    expect(lines(facts)).toEqual([
      'game | Finished Daily Challenge | 3 of 10 right | Today',
      'cards | Studied 1 word | 1 minute | Yesterday',
      'exam | Finished a Category Exam | 67 percent, +30 XP | Yesterday',
      'cards | Studied 3 words | 2 minutes | November 18',
      'game | Finished Word Match | +50 XP | November 16',
    ]);
  });

  test('is at most five lines of three days of cards and five games', () => {
    const games = [0, 1, 2, 3, 4, 5].map((ago) => finished(at(ago), { right: ago, seconds: 0 }, 'UTC'));
    const whens = (facts: readonly ActivityEvent[]) => figures(facts).activity.map(({ when }) => when);
    expect(lines(games.toReversed())).toEqual(lines(games));
    expect(whens(games)).toEqual(['Today', 'Yesterday', 'November 18', 'November 17', 'November 16']);
    expect(lines([...study(3, 1, 0), ...study(2, 1, 0)])).toEqual([
      'cards | Studied 1 word | 0 seconds | November 18',
    ]);
    expect(figures([...games, ...study(0, 1, 0), ...study(1, 1, 0)]).activity.length).toBe(5);
  });

  test.each<[GameName, string]>([
    ['word-match', 'Word Match'],
    ['daily-challenge', 'Daily Challenge'],
    ['grammar-master', 'Grammar Master'],
    ['sentence-builder', 'Sentence Builder'],
    ['vocabulary-challenge', 'Vocabulary Challenge'],
    ['verb-conjugation', 'Verb Conjugation'],
    ['exam-quiz', 'a Category Exam'],
  ])('%s is called %s', (game, title) => {
    const [line] = figures([finished(NOON, { game, difficulty: 'easy' }, 'UTC')]).activity;
    expect(line?.text).toBe(`Finished ${title}`);
  });

  test('belongs to the local day where the game was played', () => {
    const evening = finished(Date.parse('2026-11-20T02:00:00Z'), {}, 'America/New_York');
    expect(figures([evening]).activity.map(({ when }) => when)).toEqual(['Yesterday']);
  });
});

test('mastery counts the cards met of every category, and leaves out a card that no category has', () => {
  const facts = ['nouns-la-casa', 'nouns-el-perro', 'verbs-ser', 'elsewhere-x'].map((card) =>
    studiedAt(NOON, card, 'UTC'),
  );
  const { mastery, totalCards } = figures(facts);
  expect(mastery.map(({ category }) => category)).toEqual(cardCategories);
  expect(Object.fromEntries(mastery.map(({ category, met }) => [category, met]))).toMatchObject({
    nouns: 2,
    verbs: 1,
    adverbs: 0,
  });
  expect(totalCards).toBe(4);
});

test('the goal counts words met in whatever way, the day every card studied', () => {
  const rating: ActivityEvent = {
    id: 'rating',
    kind: 'card.rated',
    at: NOON,
    zone: 'UTC',
    facts: { card: 'verbs-ser', direction: 'es-en', rating: 3, milliseconds: 30_000, source: 'review' },
  };
  const game = finished(NOON, { cards: [{ id: 'nouns-la-casa', right: false }], seconds: 90 }, 'UTC');
  const look = studiedAt(NOON, 'adverbs-hoy', 'UTC');
  const shown = figures([rating, game, look]);
  expect(shown).toMatchObject({ todayLearned: 2, inReview: 2, totalCards: 2, dailyGoal: 10 });
  expect(shown.week.at(-1)?.cards).toBe(3);
  expect(figures([rating, game]).studyTime.today).toBe(120_000);
});

test('without any facts all figures are zero', () => {
  expect(figures([])).toMatchObject({
    streak: 0,
    bestStreak: 0,
    xp: 0,
    level: 1,
    games: 0,
    totalCards: 0,
    todayLearned: 0,
    studyTime: { today: 0, week: 0, month: 0 },
    activity: [],
  });
  expect(addActivity(noProgress, [])).toBe(noProgress);
});

test('the dashboard shows four achievements, unlocked ones first', () => {
  const all = achievementsWith(['level-ten', 'perfect-exam']);
  expect(all.length).toBe(10);
  for (const { title, description, icon } of all) {
    expect(title).toMatch(/^\p{Lu}.{4,}$/u);
    expect(description).toMatch(/^\p{Lu}.+\.$/u);
    expect(icon).not.toBe('');
  }
  expect(achievementsOnShow(all).map(({ id, unlocked }) => [id, unlocked])).toEqual([
    ['perfect-exam', true],
    ['level-ten', true],
    ['first-steps', false],
    ['week-streak', false],
  ]);
});

test('the week is the last seven days, each card of a day counted once', () => {
  const facts = [
    studiedAt(NOON, 'nouns-la-casa', 'UTC'),
    studiedAt(NOON, 'nouns-la-casa', 'UTC'),
    studiedAt(NOON, 'nouns-el-perro', 'UTC'),
    studiedAt(NOON - 6 * DAY, 'verbs-ser', 'UTC'),
    studiedAt(NOON - 7 * DAY, 'verbs-ser', 'UTC'),
  ];
  const { week, totalCards, streakDays } = figures(facts);
  expect(week.map(({ day }) => day).join(' ')).toBe(
    'Saturday Sunday Monday Tuesday Wednesday Thursday Friday',
  );
  expect(week.map(({ cards }) => cards)).toEqual([1, 0, 0, 0, 0, 0, 2]);
  expect({ totalCards, streakDays }).toEqual({ totalCards: 3, streakDays: 2 });
});

test('study time is for today, seven and thirty days', () => {
  const facts = [0, 6, 7, 29, 30].map((ago) => finished(NOON - ago * DAY, { seconds: 90 }, 'UTC'));
  expect(figures(facts).studyTime).toEqual({ today: 90_000, week: 180_000, month: 360_000 });
});

test.each([
  [0, '0 seconds'],
  [1400, '1 second'],
  [59_400, '59 seconds'],
  [60_000, '1 minute'],
  [145 * 60_000, '145 minutes'],
])('%i milliseconds are “%s”', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test.each([
  ['a1-hola-1', 15, 70],
  ['a1-hola-1', 25, 80],
  ['a1-hola-checkpoint', 12, 74],
  ['b1-exam', 30, 110],
  ['a1-hola-dictation', 5, 20],
])('%s with %i right pays %i XP since work pays', (stop, right, xp) => {
  const at = Date.UTC(2026, 10, 28, 12);
  const facts = [lessonFinished(at, { lesson: stop, right, total: 40 }, 'UTC')];
  expect(figures(facts, '2026-11-28').xp).toBe(xp);
  expect(figures([...facts, lessonFinished(at + 1, { lesson: stop, right: 0, total: 40 }, 'UTC')]).xp).toBe(
    xp,
  );
});

test('five questions on a point of grammar pay less than a lesson, a reading as much', () => {
  const at = Date.UTC(2026, 10, 28, 12);
  const practice = finished(
    at,
    { game: 'grammar-master', difficulty: 'practice', right: 5, total: 5 },
    'UTC',
  );
  expect(figures([practice]).xp).toBe(20);
  expect(figures([storyRead(at, {}, 'UTC')]).xp).toBe(40);
});

describe('the course', () => {
  const lesson = (at: number, result: Partial<LessonResult> = {}) => lessonFinished(at, result, 'UTC');
  const story = (at: number, result: Partial<StoryResult> = {}) => storyRead(at, result, 'UTC');
  const inLesson = (at: number, card: string): ActivityEvent => {
    const rated = ratedAt(at, card, 'UTC');
    return { ...rated, facts: { ...rated.facts, source: 'lesson' } } as ActivityEvent;
  };

  test.each<[string, ActivityEvent[], number]>([
    ['10 XP and 1 for each right answer', [lesson(NOON, { right: 7 })], 17],
    ['30 XP at most', [lesson(NOON, { lesson: 'a1-exam', right: 25, total: 30 })], 30],
    ['10 XP without a right answer', [lesson(NOON, { right: 0 })], 10],
    ['the best of a day', [lesson(NOON, { right: 4 }), lesson(NOON, { right: 9 })], 19],
    ['the best of a day, if it came first', [lesson(NOON, { right: 9 }), lesson(NOON, { right: 4 })], 19],
    ['again on the next day', [lesson(NOON), lesson(NOON + DAY)], 40],
    ['each lesson', [lesson(NOON), lesson(NOON, { lesson: 'a1-hola-2' })], 40],
    ['15 XP for a reading', [story(NOON, { right: 0 })], 15],
    ['15 XP once a day', [story(NOON), story(NOON + 9), story(NOON + DAY)], 30],
    ['a reading and a lesson of the same name', [story(NOON), lesson(NOON, { lesson: 'a1-hola' })], 35],
    ['nothing for a choice where to begin', [coursePlaced(NOON, 'a2-casa', 'UTC')], 0],
  ])('pays %s', (_what, facts, xp) => {
    expect(figures(facts).xp).toBe(xp);
    expect(figures(facts.toReversed()).xp).toBe(xp);
  });

  test('a rating in a lesson pays and begins a direction as one in a review does', () => {
    const since = Date.UTC(2026, 10, 22, 12);
    const { xp, inReview, todayLearned } = figures([inLesson(since, 'verbs-ser')], '2026-11-22');
    expect({ xp, inReview, todayLearned }).toEqual({ xp: 2, inReview: 1, todayLearned: 1 });
  });

  test('keeps the last time and best result of its lessons and readings', () => {
    const { lessons, stories } = addActivity(noProgress, [
      lesson(NOON, { right: 9 }),
      lesson(NOON + DAY, { right: 6 }),
      story(NOON, { right: 1 }),
    ]);
    expect(lessons).toEqual(new Map([['a1-hola-1', { at: NOON + DAY, best: 0.75 }]]));
    expect(stories).toEqual(new Map([['a1-hola', { at: NOON, best: 1 / 3 }]]));
  });

  test('the last choice where to begin counts', () => {
    const facts = [
      coursePlaced(NOON, 'b1-hola'),
      coursePlaced(NOON + 2, 'a1-mi-dia'),
      coursePlaced(NOON + 1, 'b1-casa'),
    ];
    expect(addActivity(noProgress, facts).placed).toEqual({ unit: 'a1-mi-dia', at: NOON + 2 });
    const atOnce = [coursePlaced(NOON, 'a1-hola'), coursePlaced(NOON, 'a2-hola')];
    for (const order of [atOnce, atOnce.toReversed()])
      expect(addActivity(noProgress, order).placed).toEqual({ unit: 'a2-hola', at: NOON });
    expect(noProgress.placed).toBeNull();
  });

  test('the time of a lesson contains its ratings; a lesson that was left has only these', () => {
    const ratings = ['verbs-ser', 'verbs-ir'].map((card) => inLesson(NOON, card));
    const timeOf = (facts: ActivityEvent[]) => figures(facts).studyTime.today;
    expect(timeOf(ratings)).toBe(6000);
    expect(timeOf([...ratings, lesson(NOON, { seconds: 240 })])).toBe(240_000);
    expect(timeOf([...ratings, lesson(NOON, { seconds: 5 })])).toBe(6000);
    expect(timeOf([...ratings, lesson(NOON, { seconds: 5 }), lesson(NOON, { seconds: 5 })])).toBe(10_000);
    expect(timeOf([ratedAt(NOON, 'verbs-ser', 'UTC'), lesson(NOON, { seconds: 240 })])).toBe(243_000);
    expect(timeOf([story(NOON, { seconds: 90 }), lesson(NOON, { seconds: 240 })])).toBe(330_000);
  });

  test('a day with only a lesson or a reading counts, one with only a choice or a contested answer doesn’t', () => {
    const contested: ActivityEvent = {
      ...studiedAt(NOON, 'verbs-ser', 'UTC'),
      kind: 'answer.contested',
      facts: { item: 'verbs-ser', typed: 'to bee' },
    };
    const facts = [
      lesson(NOON - DAY),
      story(NOON - 2 * DAY),
      coursePlaced(NOON, 'a1-hola', 'UTC'),
      contested,
    ];
    expect(figures(facts)).toMatchObject({ streak: 2, streakDays: 2, games: 0 });
    const nothing = { cards: 0, lessons: 0, tests: 0, readings: 0, games: [] };
    const active = activityYearOf(addActivity(noProgress, facts), TODAY).filter(({ level }) => level > 0);
    expect(active).toEqual([
      { ...nothing, day: '2026-11-18', readings: 1, milliseconds: 120_000, level: 1 },
      { ...nothing, day: '2026-11-19', lessons: 1, milliseconds: 300_000, level: 1 },
    ]);
  });

  test('keeps items asked by lessons apart from those of games', () => {
    const { asked } = addActivity(noProgress, [
      lesson(NOON, { items: [{ id: 'ser-1', right: false }] }),
      lesson(NOON + 1, { items: [{ id: 'estar-1', right: true }] }),
      finished(NOON + 2, { game: 'grammar-master', items: [{ id: 'ser-1', right: true }] }, 'UTC'),
    ]);
    expect(askedIn(asked, 'lesson')).toEqual([['ser-1'], ['estar-1']]);
    expect(missedIn(asked, 'lesson')).toEqual(['ser-1']);
    expect(missedIn(asked, 'grammar-master')).toEqual([]);
  });
});

describe('learning pays', () => {
  const rating = (at: number, id: string, direction: Direction = 'es-en'): ActivityEvent => ({
    id,
    kind: 'card.rated',
    at,
    zone: 'UTC',
    facts: { card: 'verbs-ser', direction, rating: 3, milliseconds: 1000, source: 'review' },
  });
  const since = Date.UTC(2026, 10, 22, 12);
  const challenge = (at: number, right: number) => finished(at, { right }, 'UTC');

  test.each<[string, ActivityEvent[], number]>([
    ['2 XP for a rating', [rating(since, 'a')], 2],
    ['once a day for a direction', [rating(since, 'a'), rating(since + 9, 'b')], 2],
    ['again for the other direction', [rating(since, 'a'), rating(since, 'b', 'en-es')], 4],
    ['again on the next day', [rating(since, 'a'), rating(since + DAY, 'b')], 4],
    ['nothing before that rule began', [rating(since - DAY, 'a')], 0],
    ['for the best Daily Challenge of a day', [challenge(since, 4), challenge(since + 9, 7)], 70],
    ['for it once', [challenge(since, 7), challenge(since + 9, 4)], 70],
    ['for it again on the next day', [challenge(since, 7), challenge(since + DAY, 4)], 110],
    ['for each before that rule began', [challenge(since - DAY, 7), challenge(since - DAY, 4)], 110],
  ])('%s', (_what, facts, xp) => {
    expect(figures(facts, '2026-11-23').xp).toBe(xp);
    expect(figures(facts.toReversed(), '2026-11-23').xp).toBe(xp);
  });
});

test.each([
  [0, 1, 0, 100],
  [99, 1, 99, 100],
  [100, 2, 0, 200],
  [299, 2, 199, 200],
  [300, 3, 0, 300],
  [1250, 5, 250, 500],
])('%i XP is level %i with %i of %i', (xp, level, within, span) => {
  expect(levelOf(xp)).toEqual({ level, xp: within, span });
});

describe('mastery', () => {
  const rated = (rating: Rating, day: number, id = `rating-${day}-${rating}`): ActivityEvent => ({
    id,
    kind: 'card.rated',
    at: NOON - 40 * DAY + day * DAY,
    zone: 'UTC',
    facts: { card: 'nouns-la-casa', direction: 'es-en', rating, milliseconds: 2000, source: 'review' },
  });
  const taken = (id: string): ActivityEvent => ({
    id: `undo-${id}`,
    kind: 'rating.undone',
    at: NOON,
    zone: 'UTC',
    facts: { card: 'nouns-la-casa', rating: id },
  });

  test.each<[string, ActivityEvent[], number]>([
    ['recalled over 21 days', [rated(3, 0), rated(3, 21)], 1],
    ['a day less', [rated(3, 0), rated(3, 20)], 0],
    ['the 21st day, earlier than on the first', [rated(3, 0), rated(3, 20.8)], 1],
    ['the night before', [rated(3, 0), rated(3, 20.6)], 0],
    ['a mistake in between starts over', [rated(3, 0), rated(1, 10), rated(3, 22)], 0],
    ['21 days after a mistake', [rated(1, 0), rated(2, 5), rated(4, 26)], 1],
    ['forgotten at last', [rated(3, 0), rated(3, 21), rated(1, 22)], 0],
    ['a mistake that was taken back', [rated(3, 0), rated(1, 10), rated(3, 22), taken('rating-10-1')], 1],
  ])('%s: %#', (_name, facts, masteredCards) => {
    const shown = figures(facts);
    expect(shown).toMatchObject({ masteredCards, inReview: 1 });
    expect(shown.mastery.find(({ category }) => category === 'nouns')).toEqual({
      category: 'nouns',
      met: 1,
      mastered: masteredCards,
    });
  });
});

test('a card is mastered if recalled on two days 21 days apart and not forgotten since the first', () => {
  const recalled = fc.record({
    day: fc.nat(60),
    hour: fc.nat(23),
    rating: fc.constantFrom(1, 2, 3, 4),
    isGame: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(recalled, { maxLength: 12 }), (list) => {
      const answers = list
        .toSorted((one, other) => one.day - other.day || one.hour - other.hour)
        .map(({ day, hour, rating, isGame }) => ({
          id: '',
          at: NOON + day * DAY + hour * 3_600_000,
          day: addDays('2026-01-01', day),
          direction: 'es-en' as const,
          rating: rating as Rating,
          isGame,
        }));
      const since = answers.slice(answers.findLastIndex(({ rating }) => rating === 1) + 1);
      const days = since.filter(({ isGame }) => !isGame).map(({ day }) => Date.parse(day) / DAY);
      expect(isMastered(answers)).toBe(days.length > 0 && Math.max(...days) - Math.min(...days) >= 21);
    }),
  );
});

test('cards mastered and forgotten on one day count with that day’s maximum', () => {
  const answer = (card: string, rating: Rating, day: number, hour: number): ActivityEvent => ({
    id: `${card}-${day}`,
    kind: 'card.rated',
    at: NOON + day * DAY + hour * 3_600_000,
    zone: 'UTC',
    facts: { card, direction: 'es-en', rating, milliseconds: 2000, source: 'review' },
  });
  const log = [
    answer('nouns-la-casa', 3, 0, 0),
    answer('nouns-el-libro', 3, 1, 0),
    answer('nouns-la-casa', 3, 21, 0),
    answer('nouns-la-casa', 1, 22, -1),
    answer('nouns-el-libro', 3, 22, 1),
  ];
  expect(mostMastered(addActivity(noProgress, log))).toBe(2);
  expect(mostMastered(addActivity(noProgress, log.slice(0, -1)))).toBe(1);
});

describe('an achievement is unlocked at its threshold and not before', () => {
  const cards = (count: number, ago = 0) =>
    Array.from({ length: count }, (_unused, index) =>
      studiedAt(NOON - ago * DAY, `nouns-card-${index}`, 'UTC'),
    );
  const days = (count: number) =>
    Array.from({ length: count }, (_unused, ago) => studiedAt(NOON - ago * DAY, 'nouns-la-casa', 'UTC'));
  const goals = (count: number) =>
    Array.from({ length: count }, (_unused, index) => cards(10, 2 * index)).flat();
  const mastered = (count: number) =>
    [21, 0].flatMap((ago) =>
      Array.from({ length: count }, (_unused, index): ActivityEvent => ({
        id: `rating-${index}-${ago}`,
        kind: 'card.rated',
        at: NOON - ago * DAY,
        zone: 'UTC',
        facts: {
          card: `nouns-card-${index}`,
          direction: 'es-en',
          rating: 3,
          milliseconds: 0,
          source: 'review',
        },
      })),
    );
  const names: GameName[] = [
    'word-match',
    'daily-challenge',
    'grammar-master',
    'sentence-builder',
    'vocabulary-challenge',
    'verb-conjugation',
    'exam-quiz',
  ];
  const games = (count: number) =>
    names.slice(0, count).map((game) => finished(NOON, { game, difficulty: 'easy', right: 1 }, 'UTC'));
  const exam = (right: number) => [finished(NOON, { game: 'exam-quiz', right, total: 10 }, 'UTC')];
  const xp = (tens: number) =>
    Array.from({ length: Math.ceil(tens / 10) }, (_unused, index) =>
      finished(NOON, { right: Math.min(10, tens - 10 * index) }, 'UTC'),
    );

  test.each<[string, before: ActivityEvent[], at: ActivityEvent[]]>([
    ['first-steps', [finished(NOON, {}, 'UTC')], cards(1)],
    ['week-streak', days(6), days(7)],
    ['month-streak', days(29), days(30)],
    ['hundred-cards', cards(99), cards(100)],
    ['fifty-mastered', mastered(49), mastered(50)],
    ['all-mastered', mastered(899), mastered(900)],
    ['all-games', games(6), games(7)],
    ['perfect-exam', [...exam(9), finished(NOON, { right: 10 }, 'UTC')], exam(10)],
    ['goal-week', [...goals(6), ...cards(9, 99)], goals(7)],
    ['level-ten', xp(449), xp(450)],
  ])('%s', (id, before, at) => {
    const isUnlocked = (facts: ActivityEvent[]) =>
      figures(facts).achievements.find((achievement) => achievement.id === id)?.unlocked;
    expect(isUnlocked(before)).toBe(false);
    expect(isUnlocked(at)).toBe(true);
  });
});

test('the same facts in any order and in any batches give the same progress', () => {
  const card = fc.constantFrom('nouns-la-casa', 'verbs-ser', 'food-drinks-el-pan');
  const stop = fc.constantFrom('a1-hola', 'a2-hola');
  const moment = fc
    .record({ hour: fc.integer({ min: 0, max: 2 }) })
    .map(({ hour }) => NOON - hour * 20 * 3_600_000);
  const zone = fc.constantFrom('America/New_York', 'Asia/Tokyo', 'Europe/London', 'Nowhere/Land');
  const rating = fc.constantFrom<Rating>(1, 2, 3, 4);
  const made = fc.oneof(
    fc.tuple(moment, card, zone).map((facts) => studiedAt(...facts)),
    fc
      .tuple(moment, zone, card, fc.nat({ max: 10 }))
      .map(([at, place, id, right]) => finished(at, { right, cards: [{ id, right: right > 5 }] }, place)),
    fc.tuple(moment, zone, card, rating).map(([at, place, id, given]): ActivityEvent => ({
      ...studiedAt(at, id, place),
      kind: 'card.rated',
      facts: {
        card: id,
        direction: 'es-en',
        rating: given,
        milliseconds: 900,
        source: given > 2 ? 'lesson' : 'review',
      },
    })),
    fc.tuple(moment, zone, stop, fc.nat({ max: 12 })).map(([at, place, lesson, right]) => {
      const items = [{ id: lesson, right: right > 6 }];
      return lessonFinished(at, { lesson, right, seconds: right, items }, place);
    }),
    fc
      .tuple(moment, zone, stop, fc.nat({ max: 3 }))
      .map(([at, place, story, right]) => storyRead(at, { story, right }, place)),
    fc.tuple(moment, stop).map(([at, unit]) => coursePlaced(at, unit)),
  );
  const log = fc.array(fc.record({ fact: made, isUndone: fc.boolean() }), { maxLength: 25 }).map((list) =>
    list.flatMap(({ fact, isUndone }, index): ActivityEvent[] => {
      const own = { ...fact, id: studied(index).id };
      if (own.kind !== 'card.rated' || !isUndone) return [own];
      const { id, at, zone: place, facts } = own;
      const undone = { kind: 'rating.undone', facts: { card: facts.card, rating: id } } as const;
      return [own, { ...undone, id: studied(25 + index).id, at, zone: place }];
    }),
  );
  fc.assert(
    fc.property(
      log.chain((facts) =>
        fc.record({
          facts: fc.constant(facts),
          mixed: fc.shuffledSubarray(facts, { minLength: facts.length }),
          cuts: fc.array(fc.nat({ max: facts.length }), { maxLength: 5 }),
        }),
      ),
      ({ facts, mixed, cuts }) => {
        const edges = [0, ...cuts.toSorted((one, other) => one - other), mixed.length];
        const inParts = edges.reduce(
          (progress, edge, index) => addActivity(progress, mixed.slice(edges[index - 1] ?? 0, edge)),
          noProgress,
        );
        expect(inParts).toEqual(addActivity(noProgress, facts));
      },
    ),
    { numRuns: 150 },
  );
});
