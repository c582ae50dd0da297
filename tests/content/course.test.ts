import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { dueCountsOf } from '#machines/study/backlog.rules.ts';
import { categorySlugs, type IndexedCard } from '#machines/types.ts';
import { resolve } from 'node:path';
import { inCourseOrder, themes } from '../../src/content/course.ts';
import { sourceOf } from '../../src/bundle/course-index.ts';
import { courseIndex } from '../../src/content/course-index.ts';
import { describe, expect, test } from 'vitest';
import { ratedAt } from '../support/activity.ts';
import { cards as allCards } from '../support/content-files.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 3, 12);
const course = inCourseOrder(allCards);
const placeOf = (id: string) => course.findIndex((card) => card.id === id);

const withoutTexts = course.map(({ id, category, difficulty }) =>
  difficulty ? { id, category, difficulty } : { id, category },
);

test('the index of the course is its cards in their order without their texts, in a build too', async () => {
  expect(courseIndex).toEqual(withoutTexts);
  const source = await sourceOf(resolve('src/content/course-index.ts'));
  const json = /^export const courseIndex = (.*);$/.exec(source)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(withoutTexts);
});

test('the index counts what is due as the cards do', () => {
  const facts = course
    .filter((_card, at) => at % 9 === 0)
    .map(({ id }, at) => ratedAt(NOON - (1 + (at % 12)) * DAY, id));
  const sitting = {
    progress: addActivity(noProgress, facts),
    retention: 0.9 as const,
    zone: 'Europe/London',
    dailyGoal: 10,
    cap: 50,
    now: NOON,
  };
  const decks = ['everything', 'games', 'easy', 'hard', ...categorySlugs] as const;
  const queues = decks.map((deck) => {
    const countsOf = (cards: readonly IndexedCard[]) => {
      const { backlog, ...counts } = dueCountsOf({ ...sitting, cards, deck });
      const queue = backlog.queue.map(({ card, ...due }) => ({ ...due, id: card.id }));
      return { ...counts, ...backlog, queue };
    };
    expect(countsOf(courseIndex), deck).toEqual(countsOf(course));
    return countsOf(course).queue.length;
  });
  expect(queues[0]).toBeGreaterThan(40);
});

describe('the order of the course', () => {
  test('has every card once, and every group in one theme', () => {
    expect(new Set(course.map(({ id }) => id)).size).toBe(allCards.length);
    expect(course.length).toBe(allCards.length);
    const groups = themes.flatMap((theme) => theme.groups);
    expect(new Set(groups).size).toBe(groups.length);
    expect(new Set(groups)).toEqual(new Set(allCards.map(({ group }) => group)));
  });

  test('begins with what one needs to say anything: yo, uno, el agua', () => {
    for (const id of ['pronouns-yo', 'numbers-uno', 'food-drinks-el-agua', 'greetings-hola', 'verbs-ser']) {
      expect(placeOf(id), id).toBeGreaterThanOrEqual(0);
      expect(placeOf(id), id).toBeLessThan(10);
    }
  });

  test('goes on from easy to hard, theme by theme, and mixes the groups of a theme', () => {
    const levels = course
      .slice(30)
      .map(({ difficulty = 'easy' }) => ['easy', 'medium', 'hard'].indexOf(difficulty));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    const first = course.slice(30, 40).map(({ group }) => group);
    expect(first.every((group) => themes[0]?.groups.includes(group ?? ''))).toBe(true);
    expect(new Set(first).size).toBeGreaterThan(4);
  });

  test('keeps what counts up in its order', () => {
    const numbers = ['tres', 'cuatro', 'cinco', 'seis', 'siete'].map((word) => placeOf(`numbers-${word}`));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });
});
