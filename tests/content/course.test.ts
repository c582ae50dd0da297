import { inCourseOrder, themes } from '../../src/content/course.ts';
import { describe, expect, test } from 'vitest';
import { cards as allCards } from '../support/content-files.ts';

const course = inCourseOrder(allCards);
const placeOf = (id: string) => course.findIndex((card) => card.id === id);

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
