// `npm run lint`: runs the scripts lint:… in parallel and prints the output of each when it ends.
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const checks = Object.entries(scripts).filter(([name]) => name.startsWith('lint:'));
const passed = await Promise.all(checks.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;

function run([name, command]) {
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Infinity }, (error, printed, complained) => {
      process.stdout.write(printed);
      process.stderr.write(complained);
      if (error) process.stderr.write(`\n${name} failed.\n`);
      resolve(!error);
    });
  });
}
