import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = 'tests/tools/check-node.mjs';
const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

test('an old Node is told in one sentence what Camino needs, before npm’s scripts fail', async () => {
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  const answers: Record<string, string> = {};
  for (const version of ['18.20.8', '20.18.3', '20.19.0', '21.7.3', '22.11.0', '22.12.0', '24.9.0', '26.9.0'])
    answers[version] = await promisify(execFile)(process.execPath, [script, version]).then(
      () => 'goes on',
      ({ code, stderr }: { code: number; stderr: string }) => `${code} ${stderr}`,
    );
  const needed = (version: string) =>
    `1 Camino needs Node 20.19, or 22.12 and newer; this is ${version}. You get it from https://nodejs.org.\n`;
  expect(answers).toEqual({
    '18.20.8': needed('18.20.8'),
    '20.18.3': needed('20.18.3'),
    '20.19.0': 'goes on',
    '21.7.3': needed('21.7.3'),
    '22.11.0': needed('22.11.0'),
    '22.12.0': 'goes on',
    '24.9.0': 'goes on',
    '26.9.0': 'goes on',
  });
  for (const name of ['preinstall', 'predev', 'prestart']) expect(scripts[name], name).toBe(`node ${script}`);
  expect(scripts['lint']?.startsWith(`node ${script} && `)).toBe(true);
  expect(scripts['test']?.startsWith('npm run lint && ')).toBe(true);
});
