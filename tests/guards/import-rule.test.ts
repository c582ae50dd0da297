import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPUTED, importsOf, readSources } from '../support/imports.ts';
import { problemsOf, type Layer } from '../support/layers.ts';
import { layers } from './layers.ts';

const root = resolve(import.meta.dirname, '../..');
const empty = [...readSources(root, ['src', 'machines', 'supabase/embedded']).keys()].map(
  (file) => [file, ''] as const,
);

describe('The table of layers refuses', () => {
  test('a machine that imports React', () => {
    expect(plant({ 'machines/games/planted.machine.ts': "import 'react';" })).toEqual([
      'machines/games/planted.machine.ts imports react',
    ]);
  });

  test('an import upwards, also one that is lazy or has side effects only', () => {
    expect(
      plant({
        'src/ui/base/Planted.tsx': "import { routes } from '../../routes.tsx';",
        'src/services/planted.ts': "export const load = () =>\n  import(\n    '../actors/planted.ts'\n  );",
        'src/actors/planted.ts': "import '../runtime/planted.ts';",
        'src/runtime/planted.ts': '',
      }),
    ).toEqual([
      'src/actors/planted.ts imports src/runtime/planted.ts',
      'src/services/planted.ts imports src/actors/planted.ts',
      'src/ui/base/Planted.tsx imports src/routes.tsx',
    ]);
  });

  test('a worker in a layer above', () => {
    expect(
      plant({
        'src/services/planted.ts': "new Worker(new URL('../atlas/planted.worker.ts', import.meta.url));",
        'src/atlas/planted.worker.ts': '',
      }),
    ).toEqual(['src/services/planted.ts imports src/atlas/planted.worker.ts']);
  });

  test('a glob over a layer above', () => {
    expect(plant({ 'src/services/planted.ts': "import.meta.glob('../pages/**/*.tsx');" })).toEqual([
      'src/services/planted.ts imports src/pages/',
    ]);
  });

  test('an address computed at run time', () => {
    expect(plant({ 'src/pages/planted.ts': 'export const load = (name: string) => import(name);' })).toEqual([
      'src/pages/planted.ts imports import(…)',
    ]);
  });

  test('a service in a page, even its types', () => {
    expect(
      plant({
        'src/pages/PlantedPage.tsx': "import { signOut } from '../services/auth.ts';",
        'src/pages/planted.ts': "export type Auth = typeof import('../services/auth.ts');",
      }),
    ).toEqual([
      'src/pages/PlantedPage.tsx imports src/services/auth.ts',
      'src/pages/planted.ts imports src/services/auth.ts',
    ]);
  });

  test('frame and atlas in a page, and one room of machines in another', () => {
    expect(
      plant({
        'src/pages/planted.ts': "import '../frame/TopBar.tsx';\nimport '../atlas/kinds.ts';",
        'machines/study/planted.rules.ts': "import '../games/word-match.rules.ts';",
      }),
    ).toEqual([
      'machines/study/planted.rules.ts imports machines/games/word-match.rules.ts',
      'src/pages/planted.ts imports src/atlas/kinds.ts',
      'src/pages/planted.ts imports src/frame/TopBar.tsx',
    ]);
  });

  test('a value where only types may be imported', () => {
    const value = "import { type Deck, flashcardsMachine } from '#machines/study/flashcards.machine.ts';";
    const types =
      "import { type Deck, type flashcardsMachine } from '#machines/study/flashcards.machine.ts';";
    expect(plant({ 'src/runtime/planted.ts': types })).toEqual([]);
    expect(plant({ 'src/runtime/planted.ts': value })).toEqual([
      'src/runtime/planted.ts imports machines/study/flashcards.machine.ts',
    ]);
  });

  test('a package by a part of its name, and its root where only what lies below is allowed', () => {
    expect(
      plant({ 'src/ui/base/planted.ts': "import '@chakra-ui/react';\nimport 'react-dom/client';" }),
    ).toEqual([
      'src/ui/base/planted.ts imports @chakra-ui/react',
      'src/ui/base/planted.ts imports react-dom/client',
    ]);
  });

  test('a test', () => {
    expect(
      plant({ 'src/bundle/planted.ts': "import { words } from '../../tests/support/words.ts';" }),
    ).toEqual(['src/bundle/planted.ts imports tests/support/words.ts']);
  });

  test('a file without a row', () => {
    expect(plant({ 'src/planted.ts': '', 'machines/planted/planted.rules.ts': '' })).toEqual([
      'machines/planted/planted.rules.ts has no layer',
      'src/planted.ts has no layer',
    ]);
  });

  test('two rows for the same files', () => {
    expect(plant({}, [...layers, { files: ['src/services/'], mayImport: [], mayImportTypes: [] }])).toEqual([
      'src/services/ has two rows',
    ]);
  });

  test('a row that covers no file, and a row that grants what is no source file', () => {
    const stale: Layer = {
      files: ['src/flow/', 'src/ui/'],
      mayImport: ['src/flow/', 'tests/support/', 'react'],
      mayImportTypes: ['machines/gone.ts'],
    };
    expect(plant({}, [...layers, stale])).toEqual([
      'src/flow/ has a row but covers no file',
      'src/flow/, src/ui/ may import machines/gone.ts, which is no source file',
      'src/flow/, src/ui/ may import src/flow/, which is no source file',
      'src/flow/, src/ui/ may import tests/support/, which is no source file',
      'src/ui/ has a row but covers no file',
    ]);
  });

  test.each([
    ['a name', "export { first } from './first.ts';"],
    ['a type', "export type { First } from './first.ts';"],
    ['everything', "export * from './first.ts';"],
    ['an imported name', "import { first } from './first.ts';\nexport { first as second };"],
    ['an imported default', "import first from './first.ts';\nexport default first;"],
  ])('a barrel that exports %s again', (_, barrel) => {
    expect(plant({ 'machines/learning/first.ts': '', 'machines/learning/planted.ts': barrel })).toEqual([
      'machines/learning/planted.ts re-exports machines/learning/first.ts',
    ]);
  });

  test.each([
    ['imports', "import './second.ts';"],
    ['types', "import type { Second } from './second.ts';"],
    ['a worker', "new Worker(new URL('second.ts', import.meta.url), { type: 'module' });"],
    ['a lazy import', "export const load = () => import('./second.ts');"],
    ['a glob', "export const files = import.meta.glob('./*.ts');"],
  ])('a circle by %s', (_, first) => {
    expect(
      plant({
        'src/services/planted/first.ts': first,
        'src/services/planted/second.ts': "import { first } from './first.ts';",
      }),
    ).toEqual([
      'src/services/planted/first.ts → src/services/planted/second.ts → src/services/planted/first.ts',
    ]);
  });

  test('a circle by a re-export', () => {
    expect(
      plant({
        'src/services/planted/first.ts': "export * from './second.ts';",
        'src/services/planted/second.ts': "import { first } from './first.ts';",
      }),
    ).toContain(
      'src/services/planted/first.ts → src/services/planted/second.ts → src/services/planted/first.ts',
    );
  });
});

describe('Imports are read', () => {
  test.each([
    ["import './x.ts';", 'src/pages/x.ts', 'value'],
    ["import x from './x.ts';", 'src/pages/x.ts', 'value'],
    ["import {} from './x.ts';", 'src/pages/x.ts', 'value'],
    ["import type { X } from '../x.ts';", 'src/x.ts', 'type'],
    ["import {\n  type X,\n  type Y,\n} from './x.ts';", 'src/pages/x.ts', 'type'],
    ["import { type X, y } from './x.ts';", 'src/pages/x.ts', 'value'],
    ["import x, { type Y } from './x.ts';", 'src/pages/x.ts', 'value'],
    ["export { x } from './x.ts';", 'src/pages/x.ts', 'value'],
    ["export { type X } from './x.ts';", 'src/pages/x.ts', 'type'],
    ["export * as x from './x.ts';", 'src/pages/x.ts', 'value'],
    ["const x = await import(\n  './x.ts'\n);", 'src/pages/x.ts', 'value'],
    ['const x = import(`./x.ts`);', 'src/pages/x.ts', 'value'],
    ['const x = import(`./${name}.ts`);', COMPUTED, 'value'],
    ["new URL('x.worker.ts', import.meta.url);", 'src/pages/x.worker.ts', 'value'],
    ["import.meta.glob<X>('../cards/*.ts', { eager: true });", 'src/cards/', 'value'],
    ["import.meta.glob(['./a/**/*.ts', '!./a/b.ts']);", 'src/pages/a/', 'value'],
    ["type X = typeof import('./x.ts');", 'src/pages/x.ts', 'type'],
    ["type X = import('./x.ts').X<string>;", 'src/pages/x.ts', 'type'],
    ["import x from '#machines/types.ts';", 'machines/types.ts', 'value'],
    ["import wasm from 'sql.js/dist/sql.wasm?url';", 'sql.js/dist/sql.wasm?url', 'value'],
    ["import text from './x.ts?raw';", 'src/pages/x.ts', 'value'],
  ])('%s', (text, to, kind) => {
    const imports = importsOf(new Map([['src/pages/Planted.tsx', text]]));
    expect(imports.map((each) => [each.to, each.isTypeOnly ? 'type' : 'value'])).toEqual([[to, kind]]);
  });

  test.each([
    ["// import './x.ts';"],
    ["/* export * from './x.ts'; */"],
    ['const text = "import \'./x.ts\'";'],
    ["const code = `import { x } from './x.ts';\nimport('./${name}.ts')`;"],
    ["const address = new URL('/path', location.origin);"],
    ["const view = <p>import x from './x.ts'</p>;"],
  ])('but not in %s', (text) => {
    expect(importsOf(new Map([['src/pages/Planted.tsx', text]]))).toEqual([]);
  });

  test('and a file that does not parse is named', () => {
    expect(() => importsOf(new Map([['src/planted.ts', 'import {']]))).toThrow('src/planted.ts');
  });
});

/** What planted files break beside today's files, all of them empty. */
function plant(files: Record<string, string>, rows: readonly Layer[] = layers): string[] {
  return problemsOf(rows, new Map([...empty, ...Object.entries(files)]));
}
