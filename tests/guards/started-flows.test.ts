import { catalog } from '#machines/catalog.ts';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../support/imports.ts';
import { startedFlows } from '../support/started-flows.ts';

const started = startedFlows(readSources(resolve(import.meta.dirname, '../..'), ['src']));

test.each(catalog.map(({ id }) => id))('%s runs: src passes its machine to useFlow', (id) => {
  expect([...started], 'Run it in a page: `useFlow(flow)` with `flow = wire(machine, actors)`').toContain(id);
});

const lamp = `import { lampMachine } from '#machines/upkeep/lamp.machine.ts';`;

test.each([
  ['a flow that is only imported', `${lamp} export type Lamp = typeof lampMachine;`, []],
  ['a flow that is wired but not used', `${lamp} const lamp = wire(lampMachine, {}); useFlow(other);`, []],
  ['a flow that is wired', `${lamp} const lamp = wire(lampMachine, {}); useFlow(lamp);`, ['lamp']],
  [
    'a flow that is wired in a component',
    `${lamp} const Lamp = () => useFlow(useMemo(() => wire(lampMachine, {}), []), { isLit: true });`,
    ['lamp'],
  ],
])('%s', (_what, text, ids) => {
  expect([...startedFlows(new Map([['src/Lamp.tsx', text]]))]).toEqual(ids);
});
