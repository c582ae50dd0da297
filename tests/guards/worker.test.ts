import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Manifest } from '../../src/bundle/manifest.ts';
import { fetchedFiles, keptOf } from '../../src/bundle/precache.ts';
import { answerTo } from '../../src/worker/answers.ts';
import { routesOf } from '../../src/worker/routes.ts';

const folder = resolve(import.meta.dirname, '../../public');
const origin = 'https://camino.example';
const kept = new Set(['/', '/shell.html', '/games/word-match', '/assets/mount-1.js', '/favicon.svg']);

function answer(path: string, { method = 'GET', mode = 'cors', headers = {} } = {}) {
  const request = { url: new URL(path, origin).href, method, mode, headers: new Headers(headers) };
  return answerTo(request as Request, origin, (file) => kept.has(file));
}
const page = (path: string) => answer(path, { mode: 'navigate' });

test('requests of the account are left alone, whatever they ask for', () => {
  const authorization = { authorization: 'Bearer token' };
  for (const path of [
    '/rest/v1/facts',
    '/auth/v1/user',
    '/mailbox.json',
    '/google-stand-in',
    '/assets/mount-1.js',
  ])
    expect(answer(path, { headers: authorization }), path).toBeNull();
  for (const path of [
    '/rest/v1/facts?select=id',
    '/auth/v1/user',
    '/auth/v1/callback',
    '/mailbox',
    '/mailbox.json',
  ])
    expect([answer(path), page(path)], path).toEqual([null, null]);
  expect(page('/google-stand-in?state=1')).toBeNull();
  expect(answer('/assets/mount-1.js', { method: 'POST' })).toBeNull();
  expect(answer('https://project.supabase.co/assets/mount-1.js')).toBeNull();
});

test('an address has its own page if there is one, else the shell; files are not pages', () => {
  const at = (path: string) => page(path);
  expect(at('/')).toEqual({ from: 'cache', file: '/' });
  expect(at('/games/word-match?x=1')).toEqual({ from: 'cache', file: '/games/word-match' });
  expect(at('/games/word-match/')).toEqual({ from: 'cache', file: '/games/word-match' });
  expect(at('/auth')).toEqual({ from: 'cache', file: '/shell.html' });
  expect(at('/restaurant')).toEqual({ from: 'cache', file: '/shell.html' });
  expect(at('/social-preview.png')).toBeNull();
  expect(at('/flows/review')).toEqual({ from: 'network', file: '/shell.html' });
  expect(at('/flowsheet')).toEqual({ from: 'cache', file: '/shell.html' });
});

test('kept files come from the cache, other chunks from an older version’s if it has them', () => {
  expect(answer('/favicon.svg')).toEqual({ from: 'cache', file: '/favicon.svg' });
  expect(answer('/assets/mount-0.js')).toEqual({ from: 'older' });
  expect(answer('/flows/index.json')).toBeNull();
  expect(answer('/favicon.svg?v=2')).toBeNull();
});

test('the browser answers only kept pages and assets itself, without a query; pages from one version', () => {
  const at = (pathname: string) => ({ pathname, search: '', baseURL: origin });
  expect(routesOf('camino-files-1', ['/', '/games/word-match', '/assets/a1-hola-1.js'], origin)).toEqual([
    { condition: { urlPattern: at('/assets/*'), requestMethod: 'GET' }, source: 'cache' },
    ...['/', '/games/word-match'].map((path) => ({
      condition: { urlPattern: at(path), requestMethod: 'GET', requestMode: 'navigate' },
      source: { cacheName: 'camino-files-1' },
    })),
  ]);
});

test('a packed file is fetched with its pack only', () => {
  const packs = [{ file: 'assets/pages-1.json', holds: ['index.html', 'games.html'] }];
  expect(fetchedFiles(['favicon.svg', 'games.html', 'index.html'], packs)).toEqual([
    'favicon.svg',
    'assets/pages-1.json',
  ]);
});

test('everything that the build wrote is kept but what only developers or the Anki export need', () => {
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
    '.vite/manifest.json',
    'flows/index.json',
    'flows/screen.html',
    'assets/flows-1.js',
    'assets/diagrams-1.js',
    'assets/flow-signs-1.svg',
    'assets/anki.worker-1.js',
    'assets/sql-wasm-browser-1.wasm',
    'assets/pdf.worker-1.js',
    'assets/alegreya-1.woff',
    'assets/replay.worker-1.js',
  ];
  const wanted = [
    'assets/alegreya-1.woff2',
    'assets/app-1.js',
    'assets/entry-1.js',
    'assets/heading-font-1.woff2',
    'assets/pictures-nouns-1.svg',
    'assets/shared-1.js',
    'favicon.svg',
    'games/word-match.html',
    'icon-192.png',
    'index.html',
    'manifest.webmanifest',
    'shell.html',
  ];
  expect(keptOf([...leftOut, ...wanted], manifest)).toEqual(wanted);
});

test('the manifest has what a browser needs to install the app', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: expect.any(String) as string,
  });
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
});
