import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import { categorySlugs, type IndexedCard } from '#machines/types.ts';
import { resolve } from 'node:path';
import { inCourseOrder, unitsOf } from '../../src/content/course.ts';
import { sourceOf } from '../../src/bundle/plain-data.ts';
import { courseIndex, courseUnits } from '../../src/content/course-index.ts';
import { unitsWithCards } from '../../src/content/course-data.ts';
import { verbList } from '../../src/content/verb-list.ts';
import { describe, expect, test } from 'vitest';
import { ratedAt } from '../support/activity.ts';
import { cards as allCards } from '../support/content-files.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 3, 12);
const course = inCourseOrder(allCards);
const placeOf = (id: string) => course.findIndex((card) => card.id === id);

const places = new Map(
  unitsOf(allCards).flatMap(({ id: unit, lessons }) =>
    lessons.flatMap(({ id: lesson, cards }) => cards.map((card) => [card, { unit, lesson }] as const)),
  ),
);
const withoutTexts = course.map(({ id, category, difficulty }) => ({
  id,
  category,
  ...places.get(id),
  ...(difficulty && { difficulty }),
}));

test('the index of the course is its cards in order without texts, and its units, in a build too', async () => {
  expect(courseIndex).toEqual(withoutTexts);
  expect(courseUnits).toEqual(unitsOf(allCards));
  const source = await sourceOf(resolve('src/content/course-data.ts'));
  const [units, difficulties] = ['unitsWithCards', 'difficulties'].map((name): unknown =>
    JSON.parse(new RegExp(`^export const ${name} = (.*);$`, 'm').exec(source)?.[1] ?? ''),
  );
  expect(units).toEqual(unitsWithCards);
  expect(difficulties).toHaveLength(course.length);
});

test('the list of verbs is plain data in a build', async () => {
  const source = await sourceOf(resolve('src/content/verb-list.ts'));
  const json = /^export const verbList = (.*);$/.exec(source)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(verbList);
  expect(verbList.filter(({ id }) => id.startsWith('verbs-'))).toHaveLength(150);
});

test('the index counts what is due as the cards do', () => {
  const facts = course
    .filter((_card, at) => at % 9 === 0)
    .map(({ id }, at) => ratedAt(NOON - (1 + (at % 12)) * DAY, id));
  const input = {
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
      const { reviewQueue, ...counts } = dueCountsOf({ ...input, cards, deck });
      const turns = reviewQueue.turns.map(({ card, ...due }) => ({ ...due, id: card.id }));
      return { ...counts, ...reviewQueue, turns };
    };
    expect(countsOf(courseIndex), deck).toEqual(countsOf(course));
    return countsOf(course).turns.length;
  });
  expect(queues[0]).toBeGreaterThan(20);
});

describe('the order of the course', () => {
  test('is that of its units', () => {
    const units = unitsOf(allCards);
    expect(course.map(({ id }) => id)).toEqual(units.flatMap(({ cards }) => cards));
    expect(course).toHaveLength(allCards.length);
  });

  test('begins with what one needs to say anything: yo, el agua, no entiendo', () => {
    for (const id of [
      'pronouns-yo',
      'course-no-entiendo',
      'food-drinks-el-agua',
      'greetings-hola',
      'verbs-ser',
    ]) {
      expect(placeOf(id), id).toBeGreaterThanOrEqual(0);
      expect(placeOf(id), id).toBeLessThan(10);
    }
  });

  test('runs from easy to hard, and mixes the groups of a theme', () => {
    const levels = course.map(({ difficulty = 'easy' }) => ['easy', 'medium', 'hard'].indexOf(difficulty));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    for (const start of [12, 72, 144]) {
      const groups = course.slice(start, start + 12).map(({ group }) => group);
      expect(new Set(groups).size).toBeGreaterThan(2);
    }
  });

  test('keeps what counts up in its order', () => {
    const numbers = ['tres', 'cuatro', 'cinco', 'seis', 'siete'].map((word) => placeOf(`numbers-${word}`));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });
});
