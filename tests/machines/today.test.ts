import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { backlogOf, dueCountsOf, type Sitting } from '#machines/study/backlog.rules.ts';
import { isDone, planOf, type Plan } from '#machines/study/today.rules.ts';
import type { GameResult } from '#machines/types.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finished, ratedAt, studiedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';

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
  return planOf(sitting.progress, sitting, dueCountsOf(sitting));
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

test('a day is done when nothing is left to review and a suggestion was followed', () => {
  const game = played('daily-challenge');
  expect(isDone(planAfter([game]))).toBe(false);
  expect(isDone(planAfter([], { dailyGoal: 0 }))).toBe(false);
  expect(isDone(planAfter([game], { dailyGoal: 0 }))).toBe(true);
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
      const plan = planOf(sitting.progress, sitting, counts);
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
