import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, type Import } from '../support/imports.ts';

const root = resolve(import.meta.dirname, '../..');
const imports = importsOf(root, ['src', 'machines']);

/** Layer by layer: where its files lie, and what they may import. Types of machines are open to all of `src`. */
const layers: { name: string; files: RegExp; may: RegExp }[] = [
  { name: 'machines', files: /^machines\//, may: /^(machines\/|xstate$|ts-fsrs$)/ },
  { name: 'content', files: /^src\/content\//, may: /^(src\/content\/|machines\/learning\/)/ },
  {
    name: 'services',
    files: /^src\/services\//,
    may: /^(src\/(services|content)\/|src\/paths\.ts|machines\/(catalog|constants)\.ts|machines\/inspect\/|machines\/\w+\/[\w-]+\.rules\.ts|@supabase\/|yup$|xstate$|jspdf$|fflate$|sql\.js|@fontsource\/|idb$)/,
  },
  {
    name: 'actors',
    files: /^src\/actors\//,
    may: /^(src\/(services|content|actors)\/|src\/runtime\/(running|recording|inspectors)\.ts|machines\/|xstate$)/,
  },
  {
    name: 'runtime',
    files: /^src\/runtime\//,
    may: /^(src\/(runtime|ui|actors|services)\/|src\/paths\.ts|machines\/|xstate$|@xstate\/react$|react$|wouter$)/,
  },
  {
    name: 'learner',
    files: /^src\/learner\//,
    may: /^(src\/(learner|runtime|actors|ui|frame)\/|src\/paths\.ts|machines\/|xstate$|@xstate\/react$|react$|wouter$)/,
  },
  {
    name: 'pages, atlas and frame',
    files: /^src\/(pages|atlas|frame)\//,
    may: /^(src\/(pages|atlas|frame|learner|runtime|actors|ui|content)\/|src\/paths\.ts|machines\/|xstate$|@xstate\/react$|react$|wouter$|@chakra-ui\/react\/|lucide-react$)/,
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
