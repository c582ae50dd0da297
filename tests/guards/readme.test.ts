import { flows } from '#machines/all.ts';
import { catalog } from '#machines/catalog.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pagesOf } from '../../src/screen/places.ts';

const root = resolve(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/ +/g, ' ');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

test('every link to a file leads to one', () => {
  const targets = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1] ?? '');
  expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
  expect(targets.length).toBeGreaterThan(2 * flows.length);
});

test('every command exists', () => {
  const commands = [...readme.matchAll(/npm run (\w+)/g)].map((match) => match[1] ?? '');
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test('the table of flows names every machine of the catalog', () => {
  const missing = flows.filter(
    ({ id, title, room }) =>
      !readme.includes(`| ${title} | [\`${id}\`](machines/${room}/${id}.machine.ts) |`),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('the table of flows names the pages that the map of flows names', () => {
  const pages = catalog.map(({ id }) => [id, pagesOf(id).replace('’', "'")]);
  const rows = [...readme.matchAll(/^\| [^|]+ \| \[`([\w-]+)`\]\(machines.* \| ([^|]+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, id, page = '']) => [id, page.replaceAll('`', '')]))).toEqual(
    Object.fromEntries(pages),
  );
});
