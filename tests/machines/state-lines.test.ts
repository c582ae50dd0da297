import { readdirSync, readFileSync } from 'node:fs';
import { flows } from '#machines/all.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { expect, test } from 'vitest';
import { lineFinder } from '../../src/bundle/state-lines.ts';

const files = readdirSync('machines', { recursive: true, encoding: 'utf8' });

test('each state is found at its line in the source, one from a shared part at its use', () => {
  let exact = 0;
  let all = 0;
  for (const { id, machine } of flows) {
    const file = files.find((path) => path.endsWith(`/${id}.machine.ts`));
    const source = readFileSync(`machines/${file}`, 'utf8');
    const lines = source.split('\n');
    const lineOf = lineFinder(source);
    const { nodes } = toDiagram(machine);
    for (const { id: state, key } of nodes) {
      const line = lines[lineOf(state) - 1] ?? '';
      const around = nodes.filter((node) => state.startsWith(`${node.id}.`)).map((node) => node.key);
      const isExact =
        new RegExp(`\\b${key}\\b`).test(line) || (state === id && line.includes('createMachine('));
      expect(isExact || around.some((name) => line.includes(name))).toBe(true);
      exact += Number(isExact);
      all += 1;
    }
  }
  expect(exact / all).toBeGreaterThan(0.9);
});

test('a state made elsewhere leads to its parent, an unknown one to the top', () => {
  const source = `setup({}).createMachine({\n  id: 'lamp',\n  states: {\n    on: { ...elsewhere },\n  },\n});\n`;
  expect(['lamp', 'lamp.on', 'lamp.on.bright', 'bell'].map(lineFinder(source))).toEqual([1, 4, 4, 1]);
});
