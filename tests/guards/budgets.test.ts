import { expect, test } from 'vitest';
import { complaintsOf, preloadsIn, rowsOf, straysOf, tableOf } from '../../src/bundle/budgets.ts';
import { circlesOf, closureOf, type Manifest } from '../../src/bundle/manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', dynamicImports: ['_start-1.js', '_dom-1.js'] },
  '_dom-1.js': { file: 'dom.js' },
  '_start-1.js': {
    file: 'mount.js',
    imports: ['_shared.js'],
    dynamicImports: [
      'src/pages/games/WordMatchPage.tsx',
      'src/pages/auth/AuthPage.tsx',
      'node_modules/supabase',
    ],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'node_modules/supabase': { file: 'supabase.js', isDynamicEntry: true },
  'src/pages/auth/AuthPage.tsx': {
    file: 'auth-page.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_alias.js'],
  },
  '_alias.js': { file: 'shared.js' },
  'src/pages/games/WordMatchPage.tsx': {
    file: 'word-match.js',
    isDynamicEntry: true,
    imports: ['_dialog.js'],
  },
  '_dialog.js': { file: 'dialog.js' },
  'src/atlas/FlowPage.tsx': {
    file: 'flow.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_dialog.js', '_panel.js'],
  },
  '_panel.js': { file: 'panel.js' },
  'src/atlas/SidePanels.tsx': { file: 'side.js', isDynamicEntry: true, imports: ['_panel.js'] },
  'src/content/cards/nouns.ts': { file: 'nouns.js', isDynamicEntry: true },
  'src/content/bank/a1-hola.ts': { file: 'a1-hola.js', isDynamicEntry: true },
  'src/content/readings/a1-hola.ts': { file: 'a1-hola-reading.js', isDynamicEntry: true },
  'src/content/cards/first-nouns.ts': { file: 'first-nouns.js', isDynamicEntry: true },
  'src/content/questions/a1.ts': { file: 'a1-questions.js', isDynamicEntry: true },
  'src/content/course-index.ts': { file: 'course-index.js', isDynamicEntry: true },
  '.local/pictures/1/pictures-nouns.svg': { file: 'pictures-nouns-1.svg' },
  'heading-font.woff2': { file: 'heading-font-1.woff2' },
  'alegreya.woff2': { file: 'alegreya.woff2' },
  'src/content/cards/verbs.ts': { file: 'verbs.js', isDynamicEntry: true },
};
const sizes: Record<string, number> = {
  'index.html': 10,
  'games.html': 9,
  'pictures-nouns-1.svg': 40.1,
  'heading-font-1.woff2': 24,
  'alegreya.woff2': 24,
  'entry.js': 1,
  'mount.js': 60,
  'shared.js': 40,
  'dom.js': 2,
  'auth-page.js': 5,
  'word-match.js': 6,
  'dialog.js': 4,
  'flow.js': 7,
  'panel.js': 2,
  'side.js': 3,
  'supabase.js': 51,
  'nouns.js': 31,
  'verbs.js': 31,
  'a1-hola.js': 8.1,
  'a1-hola-reading.js': 4.1,
  'first-nouns.js': 1,
  'a1-questions.js': 20.1,
  'course-index.js': 6,
  'assets/today-1.js': 3,
  'assets/day-1.js': 4,
};
const sizeOf = (file: string) => sizes[file] ?? Number.NaN;
const page =
  '<link rel="modulepreload" crossorigin href="/mount.js"><link rel="modulepreload" crossorigin href="/shared.js">';
const startPage = `${page}<div id="root" data-modules="landing-1"></div><template id="today" data-modules="today-1 day-1">`;
const frames = [
  { html: 'index.html', scripts: preloadsIn(startPage) },
  { html: 'games.html', scripts: preloadsIn(page) },
];
const rows = rowsOf(manifest, sizeOf, ['entry.js', 'mount.js'], frames);
const sizeBy = Object.fromEntries(rows.map(({ what, size }) => [what, size]));

test('a closure follows static imports only, through cycles, and counts each chunk once', () => {
  expect(closureOf(manifest, ['_start-1.js', 'src/pages/auth/AuthPage.tsx'])).toEqual([
    'mount.js',
    'shared.js',
    'entry.js',
    'auth-page.js',
  ]);
});

test('the rows count what a visitor loads', () => {
  expect(sizeBy).toEqual({
    'landing: JS before the first use': 1,
    'landing: all JS': 1 + 60 + 40 + 2,
    'route: AuthPage': 103 + 5,
    'route: WordMatchPage': 103 + 6 + 4,
    'route: FlowPage': 103 + 7 + 4 + 2,
    "game's own chunk: WordMatchPage": 6,
    'route: SidePanels': 103 + 3 + 2,
    'own code of FlowPage': 7 + 2,
    'own code of SidePanels': 3,
    'cards: nouns': 31,
    'cards: verbs': 31,
    'sentences: a1-hola': 8.1,
    'reading: a1-hola': 4.1,
    'cards: first-nouns': 1,
    'pictures: nouns': 40.1,
    'questions: a1': 20.1,
    'HTML: index.html': 10,
    'HTML: games.html': 9,
    'until it works: index.html': 10 + 60 + 40 + 3 + 4 + 1 + 24,
    'until it works: games.html': 9 + 60 + 40 + 1 + 24,
    'index of the course': 6,
    'all that is kept for offline': 1 + 60,
  });
});

test('complaints list only what is over budget, with its chunks and modules', () => {
  const complaints = complaintsOf(rows, sizeOf, (file) => [{ id: `inside ${file}`, bytes: 2048 }]);
  expect(complaints).toBe(
    [
      'cards: verbs: 31.0 KiB, 30 allowed',
      '  31.0 KiB verbs.js',
      '    2.0 KiB before gzip inside verbs.js',
      'sentences: a1-hola: 8.1 KiB, 8 allowed',
      '  8.1 KiB a1-hola.js',
      '    2.0 KiB before gzip inside a1-hola.js',
      'reading: a1-hola: 4.1 KiB, 4 allowed',
      '  4.1 KiB a1-hola-reading.js',
      '    2.0 KiB before gzip inside a1-hola-reading.js',
      'pictures: nouns: 40.1 KiB, 40 allowed',
      '  40.1 KiB pictures-nouns-1.svg',
      '    2.0 KiB before gzip inside pictures-nouns-1.svg',
      'questions: a1: 20.1 KiB, 20 allowed',
      '  20.1 KiB a1-questions.js',
      '    2.0 KiB before gzip inside a1-questions.js',
    ].join('\n'),
  );
});

test('a module of the flow pages in a chunk that learners load is named', () => {
  const modules: Record<string, string[]> = {
    'dialog.js': ['/app/src/ui/base/ConfirmDialog.tsx'],
    'flow.js': ['/app/src/atlas/FlowPage.tsx'],
  };
  expect(straysOf(manifest, (file) => modules[file] ?? [])).toEqual([]);
  const leaked = (file: string) => (file === 'dialog.js' ? ['/app/src/atlas/Panel.tsx'] : []);
  expect(straysOf(manifest, leaked)).toEqual(['/app/src/atlas/Panel.tsx in dialog.js']);
});

test('chunks that import each other are named', () => {
  expect(circlesOf(manifest)).toEqual([]);
  const circle = {
    ...manifest,
    '_dialog.js': { file: 'dialog.js', imports: ['_panel.js'] },
    '_panel.js': { file: 'panel.js', imports: ['_dialog.js'] },
  };
  expect(circlesOf(circle)).toEqual(['_dialog.js → _panel.js → _dialog.js']);
});

test('the table marks what is over', () => {
  const marked = tableOf(rows)
    .split('\n')
    .filter((line) => line.endsWith('over'));
  expect(marked).toEqual([
    expect.stringMatching(/^cards: verbs +31\.0 of +30 KiB {2}over$/),
    expect.stringMatching(/^sentences: a1-hola +8\.1 of +8 KiB {2}over$/),
    expect.stringMatching(/^reading: a1-hola +4\.1 of +4 KiB {2}over$/),
    expect.stringMatching(/^pictures: nouns +40\.1 of +40 KiB {2}over$/),
    expect.stringMatching(/^questions: a1 +20\.1 of +20 KiB {2}over$/),
  ]);
});

test('a size at its budget is within it, a little more is not', () => {
  const complaintOf = (size: number) =>
    complaintsOf(
      rowsOf(manifest, () => size, [], frames).filter(({ what }) => what === 'HTML: index.html'),
      sizeOf,
      () => [],
    );
  expect(complaintOf(14)).toBe('');
  expect(complaintOf(14.01)).toMatch(/^HTML: index\.html: 14\.0 KiB, 14 allowed/);
});
