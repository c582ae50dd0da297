import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtOnce } from '../support/built-app.ts';

test('browser tests build again only if a source, a variable or dist/ has changed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'camino-built-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['src/pages', 'tests/browser', 'dist/.vite'])
    mkdirSync(join(root, folder), { recursive: true });
  const manifest = join(root, 'dist/.vite/manifest.json');
  let builds = 0;
  const buildsAfter = async (change: () => void, variables: NodeJS.ProcessEnv = {}) => {
    change();
    const before = builds;
    await builtOnce(
      async () => {
        builds += 1;
        writeFileSync(manifest, '{}');
        utimesSync(manifest, builds, builds);
      },
      variables,
      root,
    );
    return builds - before;
  };
  const write = (file: string, text: string) => () => writeFileSync(join(root, file), text);
  const same = () => undefined;
  expect(await buildsAfter(write('src/pages/Page.tsx', 'a'))).toBe(1);
  expect(await buildsAfter(same)).toBe(0);
  expect(await buildsAfter(write('tests/browser/page.test.ts', 'a'))).toBe(0);
  expect(await buildsAfter(write('src/pages/Page.tsx', 'b'))).toBe(1);
  expect(await buildsAfter(write('index.html', 'a'))).toBe(1);
  const site = { VITE_SITE_URL: 'https://camino.example' };
  expect(await buildsAfter(same, site)).toBe(1);
  expect(await buildsAfter(same, site)).toBe(0);
  expect(await buildsAfter(() => utimesSync(manifest, 99, 99), site)).toBe(1);
  expect(await buildsAfter(() => rmSync(manifest), site)).toBe(1);
});
