import { expect, test } from 'vitest';
import { lossIn } from '../support/nothing-lost.ts';

const SEED = 20_261_126;

test('nothing that a learner saw saved is lost, whatever happens', async () => {
  expect(await lossIn({ seed: SEED, runs: 15 })).toBe('');
});

test('nothing is lost in 285 more sequences', { timeout: 600_000, tags: 'long' }, async () => {
  expect(await lossIn({ seed: SEED + 1, runs: 285 })).toBe('');
});
