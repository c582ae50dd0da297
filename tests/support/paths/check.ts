import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { inert } from './control.ts';
import { bounded, exploreModel } from './explore.ts';
import { canonical, formatPath } from './format.ts';
import type { MachineModel, Path } from './model.ts';
import { greedyPaths } from './greedy.ts';
import { runStraight, runVirtual, type Run } from './run.ts';
import { walkModel } from './walk.ts';

/** The machine must neither fail nor emit on start. */
export function startProblems(model: MachineModel): string[] {
  const { id } = model.machine;
  if (model.inputs.length === 0)
    return [`${id}: the model names no input; use [undefined] for a machine without.`];
  return model.inputs.flatMap((input: unknown) => {
    const { emitted, problems } = runStraight(model, inert(model.machine), { input, events: [] });
    return [...problems, ...emitted.flat().map((event) => `${id}: emits ${canonical(event)} on its start.`)];
  });
}

export function coverageProblems(model: MachineModel): string[] {
  const { gaps, usedCases } = exploreModel(model);
  const idle = Object.keys(model.cases).filter((type) => !usedCases.has(type));
  return [
    ...gaps,
    ...idle.map((type) => `${model.machine.id}: no state takes '${type}', which the model has a case for.`),
  ];
}

/**
 * Broken invariants, and failures or differences of real actors on a few paths that cover every
 * transition.
 */
export function pathProblems(model: MachineModel): string[] {
  const { runs } = walkModel(model);
  const byPath = new Map(runs.map((run) => [run.path, run]));
  return [
    ...runs.flatMap(({ problems }) => problems),
    ...greedyPaths(model).flatMap((path) => {
      const explored = byPath.get(path);
      const again = runStraight(model, bounded(inert(model.machine)), path);
      if (again.problems.length > 0) return explored?.problems.length === 0 ? again.problems : [];
      const index = again.states.findIndex((state, at) => state !== explored?.states[at]);
      if (index < 0) return [];
      const what =
        'a second run ends elsewhere: the machine is not pure, or the projection hides what decides';
      const [first, then] = [explored?.states[index], again.states[index]];
      return [
        `${model.machine.id}: ${what}.\n  first ${first}\n  then  ${then}\n${formatPath(path, index - 1)}`,
      ];
    }),
  ];
}

export function emitProblems(model: MachineModel): string[] {
  const { id } = model.machine;
  const seen = new Map<string, { event: AnyEventObject; path: Path }>();
  for (const { emitted, path } of walkModel(model).runs) {
    for (const event of emitted.flat())
      if (!seen.has(canonical(event))) seen.set(canonical(event), { event, path });
  }
  const stated: readonly unknown[] = model.emits ?? [];
  const unstated = [...seen.values()].filter(
    ({ event }) => !stated.some((pattern) => matches(event, pattern)),
  );
  const missing = stated.filter(
    (pattern) => ![...seen.values()].some(({ event }) => matches(event, pattern)),
  );
  return [
    ...missing.map(
      (pattern) => `${id}: no path emits ${canonical(pattern)}, which the model lists in 'emits'.`,
    ),
    ...unstated.map(
      ({ event, path }) =>
        `${id}: emits ${canonical(event)}, which its model doesn’t list: add it to 'emits'.\n${formatPath(path)}`,
    ),
  ];
}

/**
 * Failures and differences on a virtual clock, for `few` paths that take every transition, or for `enough` to
 * include every delay and actor result in every state: other events work the same in both runs.
 */
export async function virtualProblems(
  model: MachineModel,
  paths: 'few' | 'enough' = 'few',
): Promise<string[]> {
  const few = new Set(greedyPaths(model));
  const all = walkModel(model).runs;
  const runs = paths === 'few' ? all.filter(({ path }) => few.has(path)) : thatComeByThemselves(all);
  const virtual = await runVirtual(
    model,
    runs.map(({ path }) => path),
  );
  return virtual.flatMap((run, index) => {
    const straight = runs[index];
    if (!straight || straight.problems.length > 0) return [];
    return run.problems.length > 0 ? run.problems : differences(model, straight, run);
  });
}

export function report(problems: readonly string[]): string {
  const shortestFirst = problems.toSorted((one, other) => one.split('\n').length - other.split('\n').length);
  const rest = problems.length - SHOWN;
  return [...shortestFirst.slice(0, SHOWN), ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n');
}

const SHOWN = 8;

function thatComeByThemselves(runs: readonly Run[]): readonly Run[] {
  const held = new Set<unknown>();
  const longestFirst = runs.toSorted((one, other) => other.path.events.length - one.path.events.length);
  return longestFirst.filter(({ path }) => {
    const own = path.events.filter((event) => !held.has(event) && comesByItself(event));
    for (const event of own) held.add(event);
    return own.length > 0;
  });
}

function comesByItself({ type }: AnyEventObject): boolean {
  return type.startsWith('xstate.');
}

function differences(model: MachineModel, straight: Run, virtual: Run): string[] {
  const steps = straight.states.map((state, index) => canonical([state, straight.emitted[index]]));
  const index = steps.findIndex((step, at) => step !== canonical([virtual.states[at], virtual.emitted[at]]));
  if (index < 0) return [];
  return [
    [
      `${model.machine.id}: real timers and actors lead elsewhere than events sent straight.`,
      `  straight ${straight.states[index]} emits ${canonical(straight.emitted[index])}`,
      `  virtual  ${virtual.states[index]} emits ${canonical(virtual.emitted[index])}`,
      formatPath(straight.path, index - 1),
    ].join('\n'),
  ];
}

function matches(event: unknown, pattern: unknown): boolean {
  try {
    expect(event).toEqual(pattern);
    return true;
  } catch {
    return false;
  }
}
