// `npm run lint`: runs these checks in parallel and prints each one's output when it ends.
import { exec } from 'node:child_process';

const checks = [
  'tsc -p . --singleThreaded',
  'tsc -p src/worker --singleThreaded',
  'oxlint --type-aware --deny-warnings',
  'oxfmt --check',
  'knip',
];
const passed = await Promise.all(checks.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;

function run(command) {
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Infinity }, (error, printed, complained) => {
      process.stdout.write(printed);
      process.stderr.write(complained);
      if (error) process.stderr.write(`\n${command} failed.\n`);
      resolve(!error);
    });
  });
}
