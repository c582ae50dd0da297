import { GRAMMAR_LEAST } from '#machines/constants.ts';
import { expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { loadQuestionsFor } from '../../src/services/word-needs.ts';

const ids = (unit: string) => courseUnits.find(({ id }) => id === unit)?.cards ?? [];

it('practices a point with questions of words that were met', async () => {
  const met = new Set(ids('a1-hola'));
  const questions = await loadQuestionsFor(['ser-and-subject-pronouns'], (id) => met.has(id));
  const own = questions.filter(({ point }) => point === 'ser-and-subject-pronouns');
  expect(own.length).toBeGreaterThanOrEqual(GRAMMAR_LEAST);
  expect(own.map(({ question }) => question).join(' ')).not.toContain('oficina');
  expect(own.map(({ id }) => id)).toContain('ser-and-subject-pronouns-yo-soy');
});

it('practices it with all questions if too few can be read', async () => {
  const all = await loadQuestionsFor([], () => false);
  expect(await loadQuestionsFor(['ser-and-subject-pronouns'], () => false)).toEqual(all);
});
