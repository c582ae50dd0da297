import { expect, test } from 'vitest';
import { catalog } from '#machines/catalog.ts';
import { fuzzProblem } from '../support/paths/fuzz.ts';
import type { MachineModel } from '../support/paths/model.ts';

const models = import.meta.glob<{ default: MachineModel }>('./models/*.ts', { eager: true });
const seed = Number(process.env['CAMINO_FUZZ_SEED'] ?? 20_261_121);

test.each(catalog)('$id bears 10,000 random sequences of events', { timeout: 60_000 }, ({ id }) => {
  const model = models[`./models/${id}.ts`]?.default;
  expect(model && fuzzProblem(model, { seed })).toBe('');
});
