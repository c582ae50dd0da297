import { expect } from 'vitest';
import type { AnyEventObject, InspectionEvent } from 'xstate';
import { transitionsOf } from '#machines/inspect/model.ts';
import { inert } from './control.ts';
import { Coverage, countGuards, gaps } from './coverage.ts';
import { bounded, exploreModel, type Exploration } from './explore.ts';
import { canonical, formatPath } from './format.ts';
import type { MachineModel, Path } from './model.ts';
import { Checked, runStraight, runVirtual, type Run } from './run.ts';
import { StepRecorder, type StepRecord } from './steps.ts';

/** Every path of a model, run once on real actors with all events sent directly. */
interface Walked {
  exploration: Exploration;
  runs: readonly Run[];
  /** Ids of the transitions that each path took, in the order of `runs`. */
  taken: readonly ReadonlySet<string>[];
  /** What the start and each event of each path did. */
  records: readonly (readonly StepRecord[])[];
  /** What no path reached, as sentences. */
  gaps: readonly string[];
}

const walks = new WeakMap<MachineModel, Walked>();

/** Explores a model and runs all its paths with events sent directly; computed once per model. */
export function walkModel(model: MachineModel): Walked {
  const known = walks.get(model);
  if (known) return known;
  const exploration = exploreModel(model);
  const { machine: counting, guards } = countGuards(model.machine);
  const machine = bounded(inert(counting));
  const coverage = new Coverage(machine);
  const names = transitionsOf(machine);
  const taken: ReadonlySet<string>[] = [];
  const records: (readonly StepRecord[])[] = [];
  const checked = new Checked();
  const runs = exploration.paths.map((path) => {
    const recorder = new StepRecorder(names);
    taken.push(coverage.nextPath());
    records.push(recorder.steps);
    const inspect = (event: InspectionEvent) => {
      coverage.inspect(event);
      recorder.inspect(event);
    };
    return runStraight(model, machine, path, inspect, checked);
  });
  const walked = { exploration, runs, taken, records, gaps: gaps(machine, coverage, guards) };
  walks.set(model, walked);
  return walked;
}

/** What the machine must not do at its start: fail, or emit. */
export function startProblems(model: MachineModel): string[] {
  const { id } = model.machine;
  if (model.inputs.length === 0)
    return [`${id}: the model names no input; use [undefined] for a machine without.`];
  return model.inputs.flatMap((input: unknown) => {
    const { emitted, problems } = runStraight(model, inert(model.machine), { input, events: [] });
    return [...problems, ...emitted.flat().map((event) => `${id}: emits ${canonical(event)} on its start.`)];
  });
}

/** Transitions, guards and states that the paths do not cover, and cases of the model that no state uses. */
export function coverageProblems(model: MachineModel): string[] {
  const { exploration, gaps: left } = walkModel(model);
  const idle = Object.keys(model.cases).filter((type) => !exploration.usedCases.has(type));
  return [
    ...left,
    ...idle.map((type) => `${model.machine.id}: no state takes '${type}', which the model has a case for.`),
  ];
}

/** Failures and broken invariants of the direct runs, and paths that do not end where exploring ended. */
export function pathProblems(model: MachineModel): string[] {
  const { exploration, runs } = walkModel(model);
  return runs.flatMap((run, index) => {
    if (run.problems.length > 0) return run.problems;
    const path = exploration.paths[index];
    const end = run.states.at(-1);
    if (!path || path.end === end) return [];
    const what = 'a second run ends elsewhere: the machine is not pure, or the projection hides what decides';
    return [`${model.machine.id}: ${what}.\n  first ${path.end}\n  then  ${end}\n${formatPath(path)}`];
  });
}

/** Differences between what the paths emit and what the model says they emit. */
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
    ...missing.map((pattern) => `${id}: no path emits ${canonical(pattern)}, which the model states.`),
    ...unstated.map(
      ({ event, path }) =>
        `${id}: emits ${canonical(event)}, which the model does not state.\n${formatPath(path)}`,
    ),
  ];
}

/**
 * Failures of the runs on a virtual clock, and steps at which they differ from the direct runs. Taken are as many paths
 * as hold every delay and every answer of an actor: other events are sent in the same way in both runs.
 */
export async function virtualProblems(model: MachineModel): Promise<string[]> {
  const runs = thatComeByThemselves(walkModel(model).runs);
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

/** All problems as one text, the shortest paths first and at most eight in full; empty if there are none. */
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
