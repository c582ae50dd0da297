import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { flows } from '#machines/all.ts';
import { lossIn } from '../support/nothing-lost.ts';
import { fuzzProblem } from '../support/paths/fuzz.ts';
import type { MachineModel } from '../support/paths/model.ts';

const models = import.meta.glob<{ default: MachineModel }>('../machines/models/*.ts', { eager: true });
const wanted = process.argv.slice(2);
const seed = Number(process.env['CAMINO_FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** Sequences per process: closed pages take memory until it ends. */
const PORTION = 1000;
/** All that runs for learners: two devices and the service. */
const LOG = { id: '--log', runs: Number(process.env['CAMINO_FUZZ_RUNS'] ?? 20_000) };

process.stdout.write(`Seed ${seed}\n`);
for (const { id } of flows) {
  if (!isWanted(id)) continue;
  const model = models[`../machines/models/${id}.ts`]?.default;
  tell(id, 10_000, model ? fuzzProblem(model, { seed }) : 'no model');
}
if (isWanted(LOG.id)) tell(LOG.id, LOG.runs, await logProblem());

/** Output of a failing portion, each with a seed of its own; empty otherwise. */
async function logProblem(): Promise<string> {
  if (LOG.runs <= PORTION) return lossIn({ seed, runs: LOG.runs });
  const problems: string[] = [];
  let begun = 0;
  const work = async () => {
    while (problems.length === 0 && begun * PORTION < LOG.runs) {
      const runs = Math.min(PORTION, LOG.runs - begun * PORTION);
      const own = { CAMINO_FUZZ_SEED: String(seed + begun), CAMINO_FUZZ_RUNS: String(runs) };
      begun += 1;
      problems.push(...(await portionProblem(own)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return problems.join('\n');
}

async function portionProblem(own: Record<string, string>): Promise<string[]> {
  const env = { ...process.env, ...own };
  try {
    await promisify(execFile)(process.execPath, ['tests/tools/run.mjs', 'fuzz', LOG.id], { env });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return [stdout + stderr];
  }
}

function isWanted(id: string): boolean {
  return wanted.length === 0 || wanted.includes(id);
}

function tell(id: string, runs: number, problem: string): void {
  process.stdout.write(
    problem ? `✗ ${id}: ${problem}\n` : `✓ ${id}: ${runs.toLocaleString('en')} sequences\n`,
  );
  if (problem) process.exitCode = 1;
}
