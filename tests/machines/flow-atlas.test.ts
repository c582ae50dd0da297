import { hasWords } from '#machines/atlas/diagram-viewer.rules.ts';
import { expect, test } from 'vitest';

test('a text has the words of a query in any order and in any case, or it lacks one of them', () => {
  expect(hasWords('The glow has FAILED', 'failed  Glow')).toBe(true);
  expect(hasWords('The glow has failed', 'failed lamp')).toBe(false);
});
