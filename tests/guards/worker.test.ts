import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getManifest } from 'workbox-build';
import type { Manifest } from '../../src/bundle/manifest.ts';
import { precached } from '../../src/bundle/offline.ts';

const folder = resolve(import.meta.dirname, '../../public');
test('precaches everything that the build wrote, except what only developers or the Anki export need', async () => {
  const manifest: Manifest = {
    'index.html': {
      file: 'assets/entry-1.js',
      dynamicImports: ['src/App.tsx', 'src/atlas/FlowRoutes.tsx'],
      assets: ['assets/heading-font-1.woff2'],
    },
    'heading-font.woff2': { file: 'assets/heading-font-1.woff2' },
    'pictures-nouns.svg': { file: 'assets/pictures-nouns-1.svg' },
    'flow-signs.svg': { file: 'assets/flow-signs-1.svg' },
    'src/App.tsx': { file: 'assets/app-1.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared-1.js', assets: ['assets/pictures-nouns-1.svg'] },
    'src/atlas/FlowRoutes.tsx': { file: 'assets/flows-1.js', imports: ['_shared.js', '_diagrams.js'] },
    '_diagrams.js': { file: 'assets/diagrams-1.js', assets: ['assets/flow-signs-1.svg'] },
  };
  const leftOut = [
    '404.html',
    '_headers',
    'vercel.json',
    'robots.txt',
    'worker.js',
    'social-preview.png',
    'flows/index.json',
    'flows/screen.html',
    'assets/flows-1.js',
    'assets/diagrams-1.js',
    'assets/flow-signs-1.svg',
    'assets/anki.worker-1.js',
    'assets/sql-wasm-browser-1.wasm',
    'assets/pdf.worker-1.js',
    'assets/fit.worker-1.js',
    'assets/fsrs_browser_bg-1.wasm',
    'assets/alegreya-1.woff',
    'assets/alegreya-1.woff2',
    'assets/replay.worker-1.js',
    'games/word-match.html',
  ];
  const wanted = [
    'assets/app-1.js',
    'assets/entry-1.js',
    'assets/heading-font-1.woff2',
    'assets/pictures-nouns-1.svg',
    'assets/shared-1.js',
    'favicon.svg',
    'icon-192.png',
    'index.html',
    'manifest.webmanifest',
    'shell/index.html',
  ];
  const outDir = mkdtempSync(join(tmpdir(), 'camino-build-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  for (const file of [...leftOut, ...wanted, '.vite/manifest.json']) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), JSON.stringify(manifest));
  }
  const { manifestEntries } = await getManifest(precached(outDir));
  expect(manifestEntries.map(({ url }) => url).toSorted()).toEqual(wanted);
  const withRevision = manifestEntries.filter(({ revision }) => revision !== null).map(({ url }) => url);
  expect(withRevision.toSorted()).toEqual(wanted.filter((file) => !file.startsWith('assets/')));
});

test.each(['https://example.org/', 'https://example.org/camino/'])(
  'at %s browsers can install the app',
  (app) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
      start_url: string;
      scope: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ display: 'standalone', name: expect.any(String) as string });
    const { start_url, scope, icons } = manifest;
    const addressOf = (written: string) => new URL(written, `${app}manifest.webmanifest`).href;
    expect([start_url, scope].map(addressOf)).toEqual([app, app]);
    for (const { src } of icons) expect(addressOf(src)).toBe(app + src);
    for (const { src, sizes, type } of manifest.icons) {
      expect(existsSync(join(folder, src)), src).toBe(true);
      if (type !== 'image/png') continue;
      const picture = readFileSync(join(folder, src));
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
    const sizesFor = (purpose: string | undefined) =>
      manifest.icons
        .filter((icon) => icon.purpose === purpose && icon.type === 'image/png')
        .map(({ sizes }) => sizes);
    expect(sizesFor(undefined)).toEqual(['192x192', '512x512']);
    expect(sizesFor('maskable')).toEqual(['192x192', '512x512']);
  },
);
