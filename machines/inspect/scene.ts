import type { PathList, Picture, StoredScenes } from './picture.ts';
import type { TraceStart } from './trace.ts';
import type { Json } from './trace-encoding.ts';

/** Where a run begins: with an input, or in the middle. */
export type RunStart = { kind: 'input'; input: Json } | Extract<TraceStart, { kind: 'checkpoint' }>;

/** A machine from its start, and what has happened to it since. Values are encoded as in a trace. */
export interface Scene {
  flow: string;
  /** Tells one start from another. */
  run: string;
  start: RunStart;
  /** What happened, in order; `id` tells one event of the run from another. */
  events: readonly { id: number; event: Json }[];
}

/** The indexes of the steps that lead to a step, itself included, in order. */
export function stepsTo({ steps }: PathList, step: number): number[] {
  const way: number[] = [];
  for (let at = step; at in steps; at = steps[at]?.after ?? -1) way.unshift(at);
  return way;
}

/** The scene after a step of a flow's stored paths. */
export function sceneAfter(flow: string, paths: PathList, stored: StoredScenes, step: number): Scene {
  const carriedBy = (at: number) => stored.payloads[stored.steps[at] ?? -1] ?? null;
  const [start = -1, ...others] = stepsTo(paths, step);
  return {
    flow,
    run: `path ${start}`,
    start: { kind: 'input', input: carriedBy(start) },
    events: others.map((id) => ({ id, event: carriedBy(id) })),
  };
}

/** The step that takes a transition soonest; -1 if no path does. */
export function stepTaking({ steps }: PathList, transition: string): number {
  const depths: number[] = [];
  let best = -1;
  for (const [index, { after, transitions }] of steps.entries()) {
    depths.push(after < 0 ? 0 : (depths[after] ?? 0) + 1);
    if (!transitions.includes(transition)) continue;
    if (best < 0 || (depths[index] ?? 0) < (depths[best] ?? 0)) best = index;
  }
  return best;
}

/** The step that leads soonest into all of `states`, which may have states within; -1 if no path does. */
export function stepInto({ steps }: PathList, { states: known }: Picture, states: readonly string[]): number {
  const parents = new Map(known.map(({ id, parent }) => [id, parent]));
  const isWithin = (active: string | null, state: string): boolean =>
    active !== null && (active === state || isWithin(parents.get(active) ?? null, state));
  const depths: number[] = [];
  let best = -1;
  for (const [index, step] of steps.entries()) {
    depths.push(step.after < 0 ? 0 : (depths[step.after] ?? 0) + 1);
    if (!states.every((state) => step.states.some((active) => isWithin(active, state)))) continue;
    if (best < 0 || (depths[index] ?? 0) < (depths[best] ?? 0)) best = index;
  }
  return best;
}

/** Why there is nothing to see of states into which no path leads. */
export function unseen({ transitions }: Picture, states: readonly string[]): string {
  const isPassed = transitions.some(({ kind, from }) => kind === 'always' && states.includes(from));
  return isPassed
    ? 'This state is left at once, so there is nothing to see of it.'
    : 'No generated path leads here.';
}
