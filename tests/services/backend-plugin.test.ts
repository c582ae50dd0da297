import { resolve } from 'node:path';
import { isFileLoadingAllowed, resolveConfig, type ResolvedConfig } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embeddedBackend } from '../../supabase/embedded/plugin.ts';

beforeEach(() => {
  vi.stubEnv('VITEST', undefined);
  vi.stubEnv('VITE_SUPABASE_URL', undefined);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const configured = (): Promise<ResolvedConfig> =>
  resolveConfig({ configFile: false, plugins: [embeddedBackend()] }, 'serve');

test('the client gets the key of the embedded backend', async () => {
  const { define } = await configured();
  expect(define).toEqual({ 'import.meta.env.VITE_SUPABASE_ANON_KEY': '"sb_publishable_camino_embedded"' });
});

test('with a hosted project the plugin passes nothing to the client, and the key must be set', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  await expect(configured()).rejects.toThrow('VITE_SUPABASE_ANON_KEY is not');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key');
  expect((await configured()).define ?? {}).toEqual({});
});

test.each(['.local/keys.json', '.local/pgdata/base/1/1', 'supabase/migrations/1.sql', '.env', 'server.key'])(
  'the dev server gives out no %s',
  async (file) => {
    expect(isFileLoadingAllowed(await configured(), resolve(file))).toBe(false);
  },
);

test.each(['src/services/supabase.ts', 'node_modules/@supabase/supabase-js/dist/index.mjs'])(
  'the dev server gives out %s',
  async (file) => {
    expect(isFileLoadingAllowed(await configured(), resolve(file))).toBe(true);
  },
);

test('another data folder is protected, too, and the usual ones wherever they are', async () => {
  vi.stubEnv('CAMINO_DATA', 'data (1)');
  const config = await configured();
  for (const file of ['data (1)/keys.json', '.local/keys.json', 'src/copy/.local/copies/1/base/1']) {
    expect(isFileLoadingAllowed(config, resolve(file)), file).toBe(false);
  }
});
