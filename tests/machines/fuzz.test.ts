import { expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { fuzzProblem } from '../support/paths/fuzz.ts';
import type { MachineModel } from '../support/paths/model.ts';

const models = import.meta.glob<{ default: MachineModel }>('./models/*.ts', { eager: true });
/** `npm run fuzz` runs 10,000 sequences for each machine, different ones each time. */
const runs = Number(process.env['CAMINO_FUZZ_RUNS'] ?? 400);
const seed = Number(process.env['CAMINO_FUZZ_SEED'] ?? 20_261_121);

test.each(flows)('$id survives random sequences of events', { timeout: 60_000 }, ({ id }) => {
  const model = models[`./models/${id}.ts`]?.default;
  expect(model && fuzzProblem(model, { seed, runs })).toBe('');
});
