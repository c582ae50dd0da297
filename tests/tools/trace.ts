import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { traceCommand } from './trace-command.ts';

/** A page has to be rendered, which Vitest’s environment of pages can. */
function render(file: string): number {
  const argv = ['vitest', 'run', '--project', 'pages', 'tests/pages/shown-traces.test.tsx'];
  const env = { ...process.env, CAMINO_TRACE: resolve(file) };
  return spawnSync('npx', argv, { stdio: 'inherit', env }).status ?? 2;
}

process.exitCode = traceCommand(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  render,
});
