import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { supportedBrowsers } from '../../src/content/browsers.ts';
import { withFlowTable } from '../support/flow-table.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
const KIB = 1024;
const GENERATED = /<!-- flows -->[^]*<!-- \/flows -->/;

describe.each([
  ['README.md', 10],
  ['machines/README.md', 5],
  ['src/README.md', 8],
  ['src/atlas/README.md', 8],
  ['tests/README.md', 8],
  ['supabase/README.md', 8],
  ['.github/CONTRIBUTING.md', 8],
  ['.github/SECURITY.md', 8],
  ['CHANGELOG.md', 8],
])('%s', (file, kib) => {
  const text = textOf(file);

  test('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? '');
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test(`has at most ${kib} KiB of text, generated tables aside`, () => {
    expect(Buffer.byteLength(text.replace(GENERATED, '')) / KIB).toBeLessThanOrEqual(kib);
  });
});

test('the README names the browsers that the build is made for', () => {
  expect(textOf('README.md')).toContain(`Camino works in ${supportedBrowsers};`);
});

test('the table of flows is up to date: `npm run flows` writes it', () => {
  const guide = textOf('machines/README.md');
  expect(guide).toContain('(diagrams/session.md)');
  expect(withFlowTable(guide)).toBe(guide);
});
