export interface LiveState {
  run: string;
  flow: string;
  /** Ids of active atomic states. */
  states: readonly string[];
  /** Ids of transitions taken; empty for flows with secrets. */
  transitions: readonly string[];
  event: string;
}

/** Events listed per machine. */
export const LOG_LENGTH = 20;

export interface LiveRun {
  last: LiveState;
  /** Newest first. */
  log: readonly string[];
}

/** Updates a machine and moves it to the front. */
export function withState(runs: readonly LiveRun[], state: LiveState): LiveRun[] {
  const known = runs.find(({ last }) => last.run === state.run);
  const log = [state.event, ...(known?.log ?? [])].slice(0, LOG_LENGTH);
  return [{ last: state, log }, ...withoutRun(runs, state.run)];
}

export function withoutRun(runs: readonly LiveRun[], run: string): LiveRun[] {
  return runs.filter(({ last }) => last.run !== run);
}

/** Running machines by flow. */
export function runningByFlow(runs: readonly LiveRun[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { last } of runs) counts.set(last.flow, (counts.get(last.flow) ?? 0) + 1);
  return counts;
}
