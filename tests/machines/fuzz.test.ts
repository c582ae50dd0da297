import { expect, test } from 'vitest';
import { modelled, modelOf } from '../support/models.ts';
import { fuzzProblem } from '../support/paths/fuzz.ts';

/** `npm run tool -- fuzz` runs 10,000 sequences for each machine, different ones each time. */
const runs = Number(process.env['CAMINO_FUZZ_RUNS'] ?? 400);
const seed = Number(process.env['CAMINO_FUZZ_SEED'] ?? 20_261_121);

test.each(modelled)('$id survives random sequences of events', ({ id }) => {
  expect(fuzzProblem(modelOf(id), { seed, runs })).toBe('');
});
