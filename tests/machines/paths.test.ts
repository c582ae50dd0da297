import { describe, expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import {
  coverageProblems,
  emitProblems,
  pathProblems,
  report,
  startProblems,
  virtualProblems,
} from '../support/paths/check.ts';
import { pathsByTransition, storedPaths } from '../support/path-list.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import { lintMachine } from '../support/paths/lint.ts';
import type { MachineModel } from '../support/paths/model.ts';

const pictures = import.meta.glob<string>('../../public/flows/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<{ default: MachineModel }>('./models/*.ts', { eager: true });

test('every model belongs to a machine of the catalog', () => {
  const files = new Set(flows.map(({ id }) => modelFile(id)));
  expect(Object.keys(modules).filter((file) => !files.has(file))).toEqual([]);
});

describe.each(flows)('$id', ({ id, machine }) => {
  test('is defined soundly', () => {
    expect(report(lintMachine(machine, id))).toBe('');
  });

  test('starts silently', () => {
    expect(report(startProblems(modelOf(id)))).toBe('');
  });

  test('is tested in every state, every transition and both results of every guard', () => {
    expect(report(coverageProblems(modelOf(id)))).toBe('');
  });

  test('keeps its invariants on every path', () => {
    expect(report(pathProblems(modelOf(id)))).toBe('');
  });

  test('emits exactly what its model lists', () => {
    expect(report(emitProblems(modelOf(id)))).toBe('');
  });

  test('does the same with real timers and real actors', async () => {
    expect(report(await virtualProblems(modelOf(id)))).toBe('');
  });

  test('has its paths listed for its diagram; `npm run flows` writes them', () => {
    expect(JSON.stringify(storedPaths(modelOf(id)))).toBe(pictures[`../../public/flows/${id}.paths.json`]);
    const { transitions } = JSON.parse(pictures[`../../public/flows/${id}.json`] ?? '') as Picture;
    const counts = pathsByTransition(modelOf(id));
    const counted = transitions.map((transition) => [transition.id, transition.paths]);
    expect(counted).toEqual(transitions.map((one) => [one.id, counts.get(one.id.replace(/~\d+$/, ''))]));
  });

  test('is covered by a few paths for its page', () => {
    expect(greedyPaths(modelOf(id)).length).toBeGreaterThan(0);
  });
});

function modelOf(id: string): MachineModel {
  const model = modules[modelFile(id)]?.default;
  const machine = flows.find((entry) => entry.id === id)?.machine;
  if (!model)
    throw new Error(
      `'${id}' is in the catalog without a model: write tests/machines/${modelFile(id).slice(2)}.`,
    );
  if (model.machine !== machine)
    throw new Error(`tests/machines/${modelFile(id).slice(2)} is the model of another machine.`);
  return model;
}

function modelFile(id: string): string {
  return `./models/${id}.ts`;
}
