import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { verbList } from '../../src/content/verb-list.ts';
import { requestOf } from '../support/lesson-plan-checks.ts';

vi.mock('../../src/content/conjugation.ts', { spy: true });
// Other files share the modules.
afterAll(() => vi.resetModules());

test('a first lesson conjugates only the verbs it reads', async () => {
  vi.resetModules();
  const { conjugate } = await import('../../src/content/conjugation.ts');
  const { loadLessonInput } = await import('../../src/services/lesson-input.ts');
  const input = await loadLessonInput('a1-hola-1');
  if (!input) throw new Error('There is no such lesson');
  expect(planStop(input, requestOf('none', true, 7))?.steps.length).toBeGreaterThan(0);
  const times = vi.mocked(conjugate).mock.calls.length;
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThan(verbList.length / 4);
});
