import { expect, test } from 'vitest';
import { inCourseOrder } from '../../src/content/course.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { loadQuestions } from '../../src/services/exercises.ts';
import { loadUnitTexts } from '../../src/services/unit-texts.ts';
import { cards as allCards, firstQuestions, questionsOfLevels } from '../support/content-files.ts';

test('the questions of Grammar Master are the first ones and those of every level', async () => {
  const questions = await loadQuestions();
  expect(questions.slice(0, firstQuestions.length)).toEqual(firstQuestions);
  for (const [level, ofLevel] of questionsOfLevels) {
    expect(ofLevel.length, level).toBeGreaterThan(0);
    expect(questions).toEqual(expect.arrayContaining([...ofLevel]));
  }
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test('the texts of the units have all cards in course order, and each question once', async () => {
  const texts = await Promise.all(courseUnits.map(loadUnitTexts));
  const cards = texts.flatMap((unit) => unit.cards.map(({ rivals: _rivals, ...card }) => card));
  expect(cards).toEqual(inCourseOrder(allCards));
  const ids = texts.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids.toSorted()).toEqual((await loadQuestions()).map(({ id }) => id).toSorted());
});
