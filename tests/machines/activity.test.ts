import { backoffOf } from '#machines/parts/backoff.ts';
import { refusalText } from '#machines/study/activity.rules.ts';
import { expect, test } from 'vitest';

test.each([
  [0, 1000],
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [4, 8000],
  [5, 10_000],
  [50, 10_000],
])('after %i failures in a row the next attempt waits %i milliseconds', (attempt, wait) => {
  expect(backoffOf(attempt, { backoff: 1000, backoffLimit: 10_000 })).toBe(wait);
});

test.each([
  [['too old'], 'One record was not accepted by your account: too old.'],
  [
    ['too old', 'unknown game', 'too old'],
    '3 records were not accepted by your account: too old, unknown game.',
  ],
])('%j is told as: %s', (reasons, text) => {
  expect(refusalText(reasons)).toBe(text);
});
