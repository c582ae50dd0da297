import { expect, test } from 'vitest';
import { loadQuestions } from '../../src/services/exercises.ts';
import { firstQuestions, questionsOfLevels } from '../support/content-files.ts';

test('the questions of Grammar Master are the first ones and those of every level', async () => {
  const questions = await loadQuestions();
  expect(questions.slice(0, firstQuestions.length)).toEqual(firstQuestions);
  for (const [level, ofLevel] of questionsOfLevels) {
    expect(ofLevel.length, level).toBeGreaterThan(0);
    expect(questions).toEqual(expect.arrayContaining([...ofLevel]));
  }
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});
