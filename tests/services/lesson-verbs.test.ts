import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { expect, test, vi } from 'vitest';
import { conjugate } from '../../src/content/conjugation.ts';
import { verbList } from '../../src/content/verb-list.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { requestOf } from '../support/lesson-plan-checks.ts';

vi.mock('../../src/content/conjugation.ts', { spy: true });

test('a first lesson conjugates only the verbs it reads', async () => {
  const input = await loadLessonInput('a1-hola-1');
  if (!input) throw new Error('There is no such lesson');
  expect(planStop(input, requestOf('none', true, 7))?.steps.length).toBeGreaterThan(0);
  expect(vi.mocked(conjugate).mock.calls.length).toBeLessThan(verbList.length / 4);
});
