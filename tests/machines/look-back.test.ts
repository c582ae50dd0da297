import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { isKept } from '#machines/learning/kept.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { isMastered } from '#machines/learning/streaks-and-mastery.rules.ts';
import { adviceOf, lookBackText, lastWeek } from '#machines/study/look-back.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finished, ratedAt, studiedAt } from '../support/activity.ts';
import { logs } from '../support/logs.ts';

const zone = 'Europe/London';
const DAY = 86_400_000;
/** Noon of Monday, 2 November 2026. */
const MONDAY = Date.UTC(2026, 10, 2, 12);
const TODAY = '2026-11-02';

const rated = (back: number, rating: Rating, card = 'nouns-el-pan', at = MONDAY): ActivityEvent => {
  const fact = ratedAt(at - back * DAY, card, zone);
  return fact.kind === 'card.rated' ? { ...fact, facts: { ...fact.facts, rating } } : fact;
};
const behind = (facts: readonly ActivityEvent[], today = TODAY) =>
  lastWeek(addActivity(noProgress, facts), today);
const rememberedFor = (...answers: readonly (readonly [back: number, rating: Rating])[]) => {
  const facts = answers.map(([back, rating]) => rated(back, rating));
  return isKept(addActivity(noProgress, facts).cards.get('nouns-el-pan') ?? []);
};

test.each<[string, readonly (readonly [back: number, rating: Rating])[], boolean]>([
  ['never asked', [], false],
  ['recalled on one day', [[3, 3]], false],
  [
    'recalled twice on one day',
    [
      [3, 3],
      [3, 4],
    ],
    false,
  ],
  [
    'recalled on two days',
    [
      [3, 3],
      [1, 2],
    ],
    true,
  ],
  [
    'mistaken since',
    [
      [3, 3],
      [2, 3],
      [1, 1],
    ],
    false,
  ],
  [
    'recalled on one day since a mistake',
    [
      [3, 3],
      [2, 3],
      [1, 1],
      [0, 3],
    ],
    false,
  ],
  [
    'recalled on two days since a mistake',
    [
      [3, 1],
      [1, 3],
      [0, 3],
    ],
    true,
  ],
])('a word %s: kept is %s', (_what, answers, isExpected) => {
  expect(rememberedFor(...answers)).toBe(isExpected);
});

test('recognizing a word in a game doesn’t keep it, and a mistake in one loses it', () => {
  const game = (right: boolean) =>
    finished(MONDAY, { game: 'word-match', cards: [{ id: 'nouns-el-pan', right }] }, zone);
  const kept = (...facts: ActivityEvent[]) =>
    isKept(addActivity(noProgress, facts).cards.get('nouns-el-pan') ?? []);
  expect(kept(rated(3, 3), game(true))).toBe(false);
  expect(kept(rated(3, 3), rated(2, 3), game(false))).toBe(false);
});

describe('last week', () => {
  test.each([
    ['Monday to Sunday', [7, 1], 2],
    ['neither the Sunday before nor this Monday', [8, 0], null],
  ])('is %s', (_what, backs, days) => {
    expect(behind(backs.map((back) => rated(back, 3)))?.days ?? null).toBe(days);
  });

  test('is shown until Monday night only', () => {
    const facts = [rated(1, 3)];
    const shown = Array.from({ length: 14 }, (_unused, index) => addDays(TODAY, index)).filter((day) =>
      behind(facts, day),
    );
    expect(shown).toEqual([TODAY]);
  });

  test('ends at 04:00 by the learner’s clock', () => {
    const facts = [studiedAt(Date.parse('2026-11-02T03:59:00-05:00'))];
    expect(behind(facts)?.days).toBe(1);
    expect(behind([studiedAt(Date.parse('2026-11-02T04:00:00-05:00'))])).toBeNull();
  });

  test('names up to three words mistaken at least twice, the hardest first', () => {
    const mistakes = (card: string, count: number, back: number) =>
      Array.from({ length: count }, (_unused, index) => rated(back, 1, card, MONDAY + index));
    const facts = [
      ...mistakes('once', 1, 1),
      ...mistakes('twice', 2, 3),
      ...mistakes('twice-later', 2, 2),
      ...mistakes('twice-first', 2, 4),
      ...mistakes('four', 4, 5),
      ...mistakes('before', 9, 8),
    ];
    expect(behind(facts)?.hard).toEqual(['four', 'twice-later', 'twice']);
  });
});

const words = ['nouns-el-pan', 'nouns-la-casa', 'verbs-ser'];
const zones = fc.constantFrom(zone, 'America/New_York', 'Asia/Kathmandu');
/** Five weeks of ratings of three words, among any other facts. */
const weeks = fc
  .tuple(
    logs,
    fc.array(
      fc.record({
        card: fc.constantFrom(...words),
        at: fc.integer({ min: MONDAY - 21 * DAY, max: MONDAY + 14 * DAY }),
        rating: fc.constantFrom(1 as const, 3 as const),
        zone: zones,
      }),
      { maxLength: 60 },
    ),
  )
  .map(([log, ratings]) => [
    ...log,
    ...ratings.map(({ card, at, rating, zone: own }) => ({ ...rated(0, rating, card, at), zone: own })),
  ]);

test('over weeks: shown on the Mondays after a week with activity, from that week and what came before', () => {
  fc.assert(
    fc.property(weeks, fc.integer({ min: 0, max: 20 }), zones, (facts, past, own) => {
      const progress = addActivity(noProgress, facts);
      const today = dayOf(MONDAY + (past - 10) * DAY, own);
      const sunday = addDays(today, -1);
      const { streakDays, totalCards } = figuresOf(progress, sunday, 10);
      const isMonday = new Date(today).getUTCDay() === 1;
      const week = lastWeek(progress, today);
      expect(week !== null).toBe(isMonday && streakDays > 0);
      const shuffled = facts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(lastWeek(addActivity(noProgress, shuffled), today)).toEqual(week);
      if (!week) return;
      expect(week.days).toBe(streakDays);
      expect(week.kept).toBeLessThanOrEqual(totalCards);
      expect(week.hard.length).toBeLessThanOrEqual(3);
      const before = facts.filter(
        (fact) => fact.kind === 'rating.undone' || dayOf(fact.at, fact.zone) < today,
      );
      expect(lastWeek(addActivity(noProgress, before), today)).toEqual(week);
    }),
  );
});

test('every word mastered is kept', () => {
  fc.assert(
    fc.property(weeks, (facts) => {
      for (const answers of addActivity(noProgress, facts).cards.values())
        expect(isKept(answers) || !isMastered(answers)).toBe(true);
    }),
  );
});

describe('the look back', () => {
  const pan = { id: 'nouns-el-pan', spanish: 'el pan', english: 'bread' };
  const story = {
    id: 'a1-hola-reading',
    kind: 'reading',
    unit: 'a1-hola',
    name: 'reading',
    title: '',
    goal: '',
    number: 0,
    of: 0,
    words: 0,
    fresh: 0,
  } as const;

  test.each([
    [7, 12, 'You studied every day, and 12 words are sticking: you recalled them on two different days.'],
    [2, 1, 'You studied on 2 days, and 1 word is sticking: you recalled it on two different days.'],
    [1, 0, 'You studied on 1 day.'],
  ])('of %i days and %i words', (days, kept, text) => {
    expect(lookBackText({ days, kept })).toBe(text);
  });

  test('suggests the hard words, else a skipped reading, else the figures', () => {
    expect(adviceOf({ hard: [pan] }, story)).toEqual({ kind: 'words', cards: ['nouns-el-pan'] });
    expect(adviceOf({ hard: [] }, story)).toEqual({ kind: 'story', stop: story });
    expect(adviceOf({ hard: [] }, null)).toEqual({ kind: 'figures' });
  });
});
