import { flows } from '#machines/all.ts';
import { lossIn } from '../support/nothing-lost.ts';
import { fuzzProblem } from '../support/paths/fuzz.ts';
import type { MachineModel } from '../support/paths/model.ts';

const models = import.meta.glob<{ default: MachineModel }>('../machines/models/*.ts', { eager: true });
const wanted = process.argv.slice(2);
const seed = Number(process.env['CAMINO_FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** The whole of what runs for learners: two devices and the service. */
const LOG = { id: '--log', runs: Number(process.env['CAMINO_FUZZ_RUNS'] ?? 20_000) };

process.stdout.write(`Seed ${seed}\n`);
for (const { id } of flows) {
  if (!isWanted(id)) continue;
  const model = models[`../machines/models/${id}.ts`]?.default;
  tell(id, 10_000, model ? fuzzProblem(model, { seed }) : 'no model');
}
if (isWanted(LOG.id)) tell(LOG.id, LOG.runs, await lossIn({ seed, runs: LOG.runs }));

function isWanted(id: string): boolean {
  return wanted.length === 0 || wanted.includes(id);
}

function tell(id: string, runs: number, problem: string): void {
  process.stdout.write(
    problem ? `✗ ${id}: ${problem}\n` : `✓ ${id}: ${runs.toLocaleString('en')} sequences\n`,
  );
  if (problem) process.exitCode = 1;
}
