import { expect, test } from 'vitest';
import { overBudget } from '../../src/bundle/budgets.ts';
import { appIn, closureOf, type Manifest } from '../../src/bundle/manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', dynamicImports: ['_react-dom-1.js', 'src/start/mount.tsx'] },
  '_react-dom-1.js': { file: 'dom.js' },
  'src/start/mount.tsx': { file: 'mount.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/routes.tsx': { file: 'routes.js', imports: ['_shared.js'] },
  'src/pages/auth/AuthPage.tsx': { file: 'auth.js', imports: ['_shared.js', '_form.js'] },
  '_form.js': { file: 'form.js' },
  'src/content/cards/nouns.ts': { file: 'nouns.js' },
};

test('a closure follows static imports only, through cycles, and has each file once', () => {
  expect(closureOf(manifest, ['src/start/mount.tsx', 'src/pages/auth/AuthPage.tsx'])).toEqual([
    'mount.js',
    'shared.js',
    'entry.js',
    'auth.js',
    'form.js',
  ]);
  expect(closureOf(manifest, appIn(manifest))).toEqual(['dom.js', 'mount.js', 'shared.js', 'entry.js']);
});

test('a page counts with all that it starts with, other files alone; lists only what’s over budget', () => {
  const over = (sizes: Readonly<Record<string, number>>) =>
    overBudget(manifest, ['games.html'], (file) => sizes[file] ?? 0);
  expect(over({ 'dom.js': 90, 'shared.js': 40, 'routes.js': 30, 'auth.js': 40, 'games.html': 15 })).toEqual(
    [],
  );
  expect(over({ 'dom.js': 100, 'form.js': 900 })).toEqual([
    expect.stringMatching(/^src\/pages\/auth\/AuthPage\.tsx: 1000\.0 of \d+ KiB$/),
  ]);
  expect(over({ 'nouns.js': 40, 'games.html': 20, 'dom.js': 100 })).toEqual([
    'src/content/cards/nouns.ts: 40.0 of 36 KiB',
    'games.html: 20.0 of 17 KiB',
  ]);
});
