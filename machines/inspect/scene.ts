import type { PathList, Picture, StoredScenes } from './picture.ts';
import type { TraceStart } from './trace.ts';
import type { Json } from './trace-encoding.ts';

/** A run's start: from an input or a checkpoint. */
export type RunStart = { kind: 'input'; input: Json } | Extract<TraceStart, { kind: 'checkpoint' }>;

/** A machine's start and its events since. Values are encoded as in traces. */
export interface Scene {
  flow: string;
  /** Identifies the start. */
  run: string;
  start: RunStart;
  /** In order; `id` identifies an event of the run, `at` is its time on a virtual clock, in milliseconds. */
  events: readonly { id: number; event: Json; at?: number }[];
}

/** Indexes of the steps up to a step. */
export function stepsTo({ steps }: PathList, step: number): number[] {
  const way: number[] = [];
  for (let at = step; at in steps; at = steps[at]?.after ?? -1) way.unshift(at);
  return way;
}

/** The scene after a step of a stored path. */
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

/** The step that first enters all of `states` or their children; -1 if no path does. */
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

export function unseen({ transitions }: Picture, states: readonly string[]): string {
  const isPassed = transitions.some(({ kind, from }) => kind === 'always' && states.includes(from));
  return isPassed
    ? 'This state is left at once, so there’s nothing to see.'
    : 'No generated path leads here.';
}
