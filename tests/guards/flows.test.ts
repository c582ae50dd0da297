import { flows } from '#machines/all.ts';
import { stateNodesOf } from '#machines/inspect/model.ts';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Flows that only open and close, and why the platform doesn't do it for them. */
const disclosures: Readonly<Record<string, string>> = {
  'mobile-menu':
    'Following a link inside closes it, which <details> does not do, and Firefox before 125 has no popover.',
};

test('every chart is a flow of the catalog', () => {
  const charts = Object.keys(import.meta.glob('../../machines/*/*.machine.ts'));
  const ids = new Set<string>(flows.map(({ id }) => `${id}.machine.ts`));
  expect(
    charts.filter((file) => !ids.has(basename(file))),
    'List them in machines/catalog.ts and machines/all.ts',
  ).toEqual([]);
});

test('a flow has an actor, a delay, a guard or three states; the platform opens and closes', () => {
  const others = flows.flatMap(({ id, machine }) => {
    const { actors, delays, guards } = machine.implementations;
    const hasLogic = [actors, delays, guards].some((named) => Object.keys(named).length > 0);
    return hasLogic || stateNodesOf(machine).length - 1 >= 3 ? [] : [id];
  });
  expect(others).toEqual(Object.keys(disclosures));
});
