import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../support/imports.ts';
import { problemsOf } from '../support/layers.ts';
import { layers } from './layers.ts';

test('every file has a layer and imports only what its row in layers.ts allows', () => {
  const sources = readSources(resolve(import.meta.dirname, '../..'), [
    'src',
    'machines',
    'supabase/embedded',
  ]);
  expect(problemsOf(layers, sources)).toEqual([]);
  expect(sources.size).toBeGreaterThan(250);
});
