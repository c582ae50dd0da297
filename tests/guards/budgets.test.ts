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

test('a page counts with all that it starts with, other files alone; only what is over budget is told', () => {
  const over = (sizes: Readonly<Record<string, number>>) =>
    overBudget(manifest, ['games.html'], (file) => sizes[file] ?? 0);
  expect(over({ 'dom.js': 100, 'shared.js': 40, 'routes.js': 30, 'auth.js': 42, 'games.html': 15 })).toEqual(
    [],
  );
  expect(over({ 'dom.js': 100, 'form.js': 112.1 })).toEqual([
    'src/pages/auth/AuthPage.tsx: 212.1 of 212 KiB',
  ]);
  expect(over({ 'nouns.js': 36.1, 'games.html': 15.1, 'dom.js': 212 })).toEqual([
    'src/content/cards/nouns.ts: 36.1 of 36 KiB',
    'games.html: 15.1 of 15 KiB',
  ]);
});
