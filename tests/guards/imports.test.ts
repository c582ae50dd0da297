import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, type Import } from '../support/imports.ts';

const root = resolve(import.meta.dirname, '../..');
const imports = importsOf(root, ['src', 'machines']);

/** Layer by layer: where its files lie, and what they may import. Types of machines are open to all of `src`. */
const layers: { name: string; files: RegExp; may: RegExp }[] = [
  { name: 'machines', files: /^machines\//, may: /^(machines\/|xstate$|ts-fsrs$)/ },
  { name: 'content', files: /^src\/content\//, may: /^(src\/content\/|machines\/achievements\.rules\.ts)/ },
  {
    name: 'services',
    files: /^src\/services\//,
    may: /^(src\/services\/|src\/content\/|src\/paths\.ts|machines\/(constants|inspect\/(model|picture)|.*\.rules)\.ts|@supabase\/|yup$|xstate$|jspdf$|fflate$|sql\.js|@fontsource\/|idb$)/,
  },
  {
    name: 'library and wiring',
    files: /^src\/(library|\w*[wW]iring|running|recording|inspectors)\.ts$/,
    may: /^(src\/services\/|src\/content\/|src\/(library|running|recording|inspectors)\.ts|machines\/|xstate$)/,
  },
  {
    name: 'flow',
    files: /^src\/flow\//,
    may: /^(src\/(flow|ui)\/|src\/(\w*[wW]iring|library|running|inspectors|paths)\.ts|machines\/|xstate$|@xstate\/react$|react$|wouter$)/,
  },
  {
    name: 'pages',
    files: /^src\/pages\//,
    may: /^(src\/(flow|ui|content)\/|src\/pages\/\w+(Panels?|Tabs)\.tsx|src\/(wiring|paths)\.ts|machines\/|xstate$|@xstate\/react$|react$|wouter$|@chakra-ui\/react\/|lucide-react$)/,
  },
  {
    name: 'wiring and workers of flows',
    files: /^src\/flows\/(\w*[wW]iring|\w+\.worker)\.ts$/,
    may: /^(src\/services\/|src\/flows\/wiring\.ts$|machines\/|xstate$)/,
  },
  {
    name: 'flows',
    files: /^src\/flows\/(?!(\w*[wW]iring|\w+\.worker)\.ts$)/,
    may: /^(src\/(flows|flow|ui)\/|src\/(inspectors|paths)\.ts|machines\/|xstate$|@xstate\/react$|react$|wouter$|@chakra-ui\/react\/|lucide-react$)/,
  },
  {
    name: 'ui',
    files: /^src\/ui\//,
    may: /^(src\/ui\/|react$|@chakra-ui\/react\/|@emotion\/|lucide-react$)/,
  },
];

for (const { name, files, may } of layers) {
  test(`${name} import only what their layer may`, () => {
    const own = imports.filter(({ from }) => files.test(from));
    const wrong = own.filter(({ to, isTypeOnly }) => !may.test(to) && !(isTypeOnly && isOpenType(name, to)));
    expect(wrong.map(describeImport)).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });
}

test('no import cycle', () => {
  const edges = new Map<string, Import[]>();
  for (const edge of imports) {
    if (!edge.isTypeOnly) edges.set(edge.from, [...(edges.get(edge.from) ?? []), edge]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const { to } of edges.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});

test('no barrels: nothing is exported from elsewhere', () => {
  expect(imports.filter(({ from }) => /\/index\.tsx?$/.test(from)).map(describeImport)).toEqual([]);
});

function isOpenType(layer: string, to: string): boolean {
  return layer !== 'ui' && to.startsWith('machines/');
}

function describeImport({ from, to }: Import): string {
  return `${from} imports ${to}`;
}
