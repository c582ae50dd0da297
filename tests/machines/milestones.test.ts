import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { milestonesOf, milestoneToast, newMilestones } from '#machines/learning/milestones.rules.ts';
import { newsSince } from '#machines/learning/news.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { mostMastered } from '#machines/learning/streaks-and-mastery.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finished, lessonFinished, ratedAt, storyRead, studiedAt } from '../support/activity.ts';
import { news } from '../../src/content/news.ts';
import { paths } from '../../src/paths.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 25, 12);
const GOAL = 2;
const titles = (before: readonly ActivityEvent[], facts: readonly ActivityEvent[]) => {
  const log = addActivity(noProgress, before);
  return newMilestones(log, addActivity(log, facts), GOAL).map(({ title }) => title);
};
const rated = (at: number, card: string, rating: Rating = 3): ActivityEvent => {
  const fact = ratedAt(at, card, 'UTC');
  return fact.kind === 'card.rated' ? { ...fact, facts: { ...fact.facts, rating } } : fact;
};

/** Facts of some weeks in order: cards studied, ratings right and wrong, games, lessons, readings. */
const logs = fc
  .array(
    fc.record({
      hours: fc.integer({ min: 0, max: 60 }),
      card: fc.integer({ min: 0, max: 9 }),
      kind: fc.constantFrom('look', 'good', 'good', 'good', 'again', 'game', 'exam', 'lesson', 'story'),
    }),
    { maxLength: 60 },
  )
  .map((steps) => {
    let at = NOON;
    return steps.map(({ hours, card, kind }): ActivityEvent => {
      at += hours * 3_600_000 + 1;
      const id = `nouns-${card}`;
      if (kind === 'look') return studiedAt(at, id, 'UTC');
      if (kind === 'good' || kind === 'again') return rated(at, id, kind === 'good' ? 3 : 1);
      if (kind === 'game') return finished(at, { right: 8 }, 'UTC');
      if (kind === 'exam')
        return finished(at, { game: 'exam-quiz', difficulty: 'beginner', right: 10 }, 'UTC');
      return kind === 'lesson' ? lessonFinished(at, {}, 'UTC') : storyRead(at, {}, 'UTC');
    });
  });

test('along any log, read in any portions, each milestone reached is new exactly once, and no other', () => {
  fc.assert(
    fc.property(logs, fc.array(fc.integer({ min: 1, max: 5 })), (facts, sizes) => {
      const announced: string[] = [];
      let log = noProgress;
      for (let start = 0, turn = 0; start < facts.length; turn += 1) {
        const end = start + (sizes[turn % Math.max(1, sizes.length)] ?? 1);
        const next = addActivity(log, facts.slice(start, end));
        announced.push(...newMilestones(log, next, GOAL).map(({ id }) => id));
        [log, start] = [next, end];
      }
      expect(new Set(announced).size).toBe(announced.length);
      const reached = milestonesOf(log, GOAL);
      const achievements = reached.filter(({ level }) => level === null).map(({ id }) => id);
      expect(announced.filter((id) => !id.startsWith('level-')).toSorted()).toEqual(achievements.toSorted());
      expect(announced.findLast((id) => id.startsWith('level-'))).toBe(
        reached.findLast(({ level }) => level !== null)?.id,
      );
    }),
    { numRuns: 60 },
  );
});

test('along any log an achievement stays, and the most cards mastered are the maximum over all its moments', () => {
  fc.assert(
    fc.property(logs, (facts) => {
      let log = noProgress;
      let most = 0;
      let unlocked: string[] = [];
      for (const fact of facts) {
        log = addActivity(log, [fact]);
        const { masteredCards, achievements } = figuresOf(log, dayOf(fact.at, 'UTC'), GOAL);
        const now = achievements.filter((one) => one.unlocked).map(({ id }) => id);
        expect(now).toEqual(expect.arrayContaining(unlocked));
        unlocked = now;
        most = Math.max(most, masteredCards);
        expect(mostMastered(log)).toBe(most);
      }
    }),
    { numRuns: 40 },
  );
});

test('Word Keeper stays unlocked when its cards are forgotten', () => {
  const cards = Array.from({ length: 50 }, (_unused, index) => `nouns-${index}`);
  const begun = cards.map((card, index) => rated(NOON + index, card));
  const kept = cards.map((card, index) => rated(NOON + 21 * DAY + index, card));
  const lost = cards.map((card, index) => rated(NOON + 22 * DAY + index, card, 1));
  const log = addActivity(noProgress, [...begun, ...kept, ...lost]);
  const { masteredCards, achievements } = figuresOf(log, dayOf(NOON + 22 * DAY, 'UTC'), GOAL);
  expect(masteredCards).toBe(0);
  expect(achievements.find(({ id }) => id === 'fifty-mastered')?.unlocked).toBe(true);
});

test('milestones of another device or an earlier visit aren’t new', () => {
  const first = studiedAt(NOON, 'nouns-1', 'UTC');
  expect(titles([], [first])).toEqual(['First Steps']);
  expect(titles([first], [studiedAt(NOON + 1, 'nouns-2', 'UTC')])).toEqual([]);
  expect(titles([first], [])).toEqual([]);
});

test('cards forgotten and mastered again do not make Word Keeper new again', () => {
  const cards = Array.from({ length: 50 }, (_unused, index) => `nouns-${index}`);
  const begun = cards.map((card, index) => rated(NOON + index, card));
  const kept = cards.map((card, index) => rated(NOON + 21 * DAY + index, card));
  const [last] = kept.splice(-1);
  if (!last) throw new Error('There is no last card');
  expect(titles([...begun, ...kept], [last])).toContain('Word Keeper');
  const lapse = rated(NOON + 22 * DAY, 'nouns-0', 1);
  const relearned = rated(NOON + 23 * DAY, 'nouns-0');
  const again = rated(NOON + 45 * DAY, 'nouns-0');
  expect(titles([...begun, ...kept, last, lapse, relearned], [again])).not.toContain('Word Keeper');
});

test('a rating taken back and given again announces nothing twice while the app is open', () => {
  const first = rated(NOON, 'nouns-1');
  const log = addActivity(noProgress, [first]);
  expect(newMilestones(noProgress, log, GOAL, ['first-steps'])).toEqual([]);
});

describe('the toast', () => {
  const toast = (facts: readonly ActivityEvent[]) =>
    milestoneToast(newMilestones(noProgress, addActivity(noProgress, facts), GOAL));
  const exam = finished(NOON, { game: 'exam-quiz', difficulty: 'beginner', right: 10 }, 'UTC');

  test('names an achievement and how to reach it, several by name, and the level', () => {
    expect(toast([studiedAt(NOON, 'nouns-1', 'UTC')])).toEqual({
      type: 'toast.shown',
      kind: 'success',
      title: 'Achievement unlocked: First Steps',
      description: 'Study your first word.',
    });
    expect(toast([exam, studiedAt(NOON, 'nouns-1', 'UTC')])).toMatchObject({
      title: '2 achievements unlocked: First Steps and Top of the Class',
      description: 'You reached level 2.',
    });
    const level = newMilestones(noProgress, addActivity(noProgress, [exam]), GOAL).slice(-1);
    expect(milestoneToast(level)).toEqual({
      type: 'toast.shown',
      kind: 'success',
      title: 'You reached level 2',
    });
  });
});

describe('new content', () => {
  const added = [
    { day: '2026-11-25', title: 'Late', href: '/games' },
    { day: '2026-11-23', title: 'Early', href: '/course' },
  ];
  const seen = (studiedOn: readonly string[], today: string) =>
    newsSince(
      added,
      addActivity(
        noProgress,
        studiedOn.map((day) => studiedAt(Date.parse(`${day}T12:00Z`), 'nouns-1', 'UTC')),
      ),
      today,
    ).map(({ title }) => title);

  test.each([
    ['nothing for a learner without activity', [], '2026-11-26', []],
    ['nothing on the first day', ['2026-11-26'], '2026-11-26', []],
    ['what came after the last day', ['2026-11-24'], '2026-11-26', ['Late']],
    ['all day, also once something was done', ['2026-11-24', '2026-11-26'], '2026-11-26', ['Late']],
    ['nothing the next day', ['2026-11-24', '2026-11-26'], '2026-11-27', []],
    ['nothing from the future', ['2026-11-20'], '2026-11-24', ['Early']],
  ])('%s', (_name, studiedOn, today, titlesSeen) => {
    expect(seen(studiedOn, today)).toEqual(titlesSeen);
  });

  test('every line has a day, is short, leads to a page, and is in order', () => {
    const pages = [paths.flashcards(), paths.course(), paths.grammar(), paths.games(), paths.blog()];
    for (const { day, title, href } of news) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(pages).toContain(href);
    }
    const days = news.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
