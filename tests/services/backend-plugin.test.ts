import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFileLoadingAllowed, resolveConfig, type ResolvedConfig } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictures } from '../../src/bundle/pictures.ts';
import { backendConfiguration } from '../../src/services/session/configuration.ts';
import { embeddedBackend } from '../../supabase/embedded/plugin.ts';

beforeEach(() => {
  vi.stubEnv('VITEST', undefined);
  vi.stubEnv('VITE_SUPABASE_URL', undefined);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', undefined);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const configured = (): Promise<ResolvedConfig> =>
  resolveConfig({ configFile: false, plugins: [embeddedBackend()] }, 'serve');

test('the client gets the key of the embedded backend', async () => {
  const { define } = await configured();
  expect(define).toEqual({
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': '"sb_publishable_camino_embedded"',
  });
});

test.each(['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_ANON_KEY'])(
  'with a hosted project the plugin passes nothing to the client, and the key must be set: %s',
  async (name) => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
    await expect(configured()).rejects.toThrow('VITE_SUPABASE_PUBLISHABLE_KEY is not');
    vi.stubEnv(name, 'key');
    expect((await configured()).define ?? {}).toEqual({});
  },
);

test.each([
  [{ VITE_SUPABASE_PUBLISHABLE_KEY: 'new', VITE_SUPABASE_ANON_KEY: 'old' }, 'new'],
  [{ VITE_SUPABASE_PUBLISHABLE_KEY: '', VITE_SUPABASE_ANON_KEY: 'old' }, 'old'],
])('the app reads the key by its new name, else by the old one: %o', (names, key) => {
  vi.stubGlobal('location', { origin: 'http://camino.test' });
  for (const [name, value] of Object.entries(names)) vi.stubEnv(name, value);
  expect(backendConfiguration().key).toBe(key);
  vi.unstubAllGlobals();
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

test('the dev server gives out the pictures of cards', async () => {
  const config = await resolveConfig(
    { configFile: false, plugins: [embeddedBackend(), pictures()] },
    'serve',
  );
  const name = 'virtual:pictures/nouns.svg';
  const files = config.resolve.alias.map(({ find, replacement }) => name.replace(find, replacement));
  const file = files.find((one) => one !== name) ?? '';
  expect(existsSync(file)).toBe(true);
  expect(isFileLoadingAllowed(config, file)).toBe(true);
});

test('another data folder is protected, too, and the usual ones wherever they are', async () => {
  vi.stubEnv('CAMINO_DATA', 'data (1)');
  const config = await configured();
  for (const file of ['data (1)/keys.json', '.local/keys.json', 'src/copy/.local/copies/1/base/1']) {
    expect(isFileLoadingAllowed(config, resolve(file)), file).toBe(false);
  }
});
