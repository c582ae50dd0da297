import { readFileSync } from 'node:fs';
import { fitReport } from '../support/fit-report.ts';

/** Prints what fitting FSRS to an exported log leads to, as one line of JSON. */
const [, , file] = process.argv;
try {
  if (file === undefined) throw new RangeError('Name a file from “Export my data”: npm run tool -- fit FILE');
  process.stdout.write(`${await fitReport(readFileSync(file, 'utf8'))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
