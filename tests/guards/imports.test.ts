import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../support/imports.ts';
import { layersOf, problemsOf } from '../support/layers.ts';

const root = resolve(import.meta.dirname, '../..');

test('every file has a layer and imports only what its row in README.md allows', () => {
  const table = layersOf(readFileSync(join(root, 'README.md'), 'utf8'));
  const sources = readSources(root, ['src', 'machines', 'supabase/embedded']);
  expect(problemsOf(table, sources)).toEqual([]);
  expect(sources.size).toBeGreaterThan(250);
});
