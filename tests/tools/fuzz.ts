import { flows } from '#machines/all.ts';
import { fuzzProblem } from '../support/paths/fuzz.ts';
import type { MachineModel } from '../support/paths/model.ts';

const models = import.meta.glob<{ default: MachineModel }>('../machines/models/*.ts', { eager: true });
const wanted = process.argv.slice(2);
const seed = Number(process.env['CAMINO_FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

process.stdout.write(`Seed ${seed}\n`);
for (const { id } of flows) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const model = models[`../machines/models/${id}.ts`]?.default;
  const problem = model ? fuzzProblem(model, { seed }) : 'no model';
  process.stdout.write(problem ? `✗ ${id}: ${problem}\n` : `✓ ${id}: 10,000 sequences\n`);
  if (problem) process.exitCode = 1;
}
