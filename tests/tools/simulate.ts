import { readFileSync } from 'node:fs';
import { simulateExport } from '../support/simulate-export.ts';

const USAGE = 'npm run tool -- simulate FILE [--retention 0.9] [--new 10] [--days 90] [--seed 1]\n';

try {
  const simulation = simulateExport(process.argv.slice(2), (file) => readFileSync(file, 'utf8'));
  process.stdout.write(`${JSON.stringify(simulation)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exitCode = 1;
}
