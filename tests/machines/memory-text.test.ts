import {
  failureText,
  firstIntervals,
  fitSentence,
  laterInterval,
} from '#machines/learning/memory-text.rules.ts';
import { RANGES } from '#machines/learning/memory-numbers.rules.ts';
import { AVERAGE } from '#machines/learning/schedule.rules.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const shorterFirst = AVERAGE.with(2, 1);
const growing = (numbers: readonly number[], by: number) => numbers.with(8, (numbers[8] ?? 0) + by);

test.each([
  [AVERAGE, 'You remember much as most: your intervals change only a little.'],
  [growing(shorterFirst, 1), 'You forget new words sooner than most'],
  [growing(AVERAGE, -1), 'You forget known words sooner than most: later intervals become shorter.'],
  [growing(AVERAGE, 1), 'You keep known words longer than most: later intervals become longer.'],
  [AVERAGE.with(2, 0.5), 'You forget sooner than most: first and later intervals become shorter.'],
  [AVERAGE.with(2, 9), 'You remember longer than most: first and later intervals become longer.'],
])('numbers in a sentence: %#', (after, expected) => {
  expect(fitSentence(AVERAGE, after, 0.9)).toContain(expected);
});

test('a second fit is compared with the first', () => {
  expect(fitSentence(AVERAGE.with(2, 9), AVERAGE.with(2, 1), 0.9)).toContain('than the last fit expected');
});

test('all possible numbers have a sentence that agrees with the intervals shown beside it', () => {
  const numbers = fc.tuple(
    ...RANGES.map(([least, most]) => fc.double({ min: least, max: most, noNaN: true })),
  );
  fc.assert(
    fc.property(
      numbers,
      numbers,
      fc.constantFrom(0.85 as const, 0.9 as const),
      (before, after, retention) => {
        const sentence = fitSentence(before, after, retention);
        expect(sentence).toMatch(/^You .+\.$/);
        const [first, later] = [
          [firstIntervals(before, retention)[3], firstIntervals(after, retention)[3]],
          [laterInterval(before, retention), laterInterval(after, retention)],
        ].map(([was = 0, is = 0]) => (is < was * 0.9 ? 'shorter' : is > was * 1.1 ? 'longer' : 'same'));
        const told = {
          first: /first (?:and later )?intervals become (shorter|longer)/.exec(sentence)?.[1] ?? 'same',
          later: /later (?:intervals|ones)(?: become)? (shorter|longer)/.exec(sentence)?.[1] ?? 'same',
        };
        expect(told).toEqual({ first, later });
        for (const days of Object.values(firstIntervals(after, retention))) {
          expect(days).toBeGreaterThanOrEqual(1);
          expect(days).toBeLessThanOrEqual(365);
        }
      },
    ),
  );
});

test.each(['blocked', 'memory', 'unloaded', 'broken', 'newer', 'few', 'one-sided'] as const)(
  'a fit that failed (%s) says why, and that nothing has changed',
  (reason) => {
    expect(failureText(reason)).toMatch(/^.+\. Nothing has changed\.$/);
  },
);
