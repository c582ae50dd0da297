import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RUN = 'tests/tools/run.mjs';
const tools = [...readFileSync(RUN, 'utf8').matchAll(/^ {2}'?([\w:-]+)'?: \[\s*'([\w/-]+)',/gm)].map(
  ([, name = '', file = '']) => ({ name, file }),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

function run(...names: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, ...names], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('without a name all tools are listed, with one line each; an unknown name says so and fails', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect([...stdout.matchAll(/^ {2}(\S+) +\S/gm)].map(([, name]) => name)).toEqual(
    tools.map(({ name }) => name),
  );
  const unknown = run('toString');
  expect(unknown).toMatchObject({ status: 1, stdout: '' });
  expect(unknown.stderr).toContain('There is no tool "toString".');
  expect(unknown.stderr).toContain('bench:pages');
});

test('every tool has its file, and every script that runs one names a tool', () => {
  expect(tools.length).toBeGreaterThan(10);
  for (const { file } of tools) expect(existsSync(`tests/tools/${file}.ts`), file).toBe(true);
  const named = Object.values(scripts).flatMap((script) => /run\.mjs (\S+)/.exec(script)?.[1] ?? []);
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});
