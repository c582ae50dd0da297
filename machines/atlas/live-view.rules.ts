/** What a running machine tells other tabs: its state and how it got there, nothing of its context. */
export interface LiveState {
  /** One machine running in one tab. */
  run: string;
  flow: string;
  /** Ids of the active atomic states. */
  states: readonly string[];
  /** Ids of the transitions taken; empty for flows with secrets. */
  transitions: readonly string[];
  event: string;
}

/** How many events of a machine are listed. */
export const LOG_LENGTH = 20;

export interface LiveRun {
  last: LiveState;
  /** The last events, the newest first. */
  log: readonly string[];
}

/** The runs with what one machine has become; that machine comes first. */
export function withState(runs: readonly LiveRun[], state: LiveState): LiveRun[] {
  const known = runs.find(({ last }) => last.run === state.run);
  const log = [state.event, ...(known?.log ?? [])].slice(0, LOG_LENGTH);
  return [{ last: state, log }, ...withoutRun(runs, state.run)];
}

export function withoutRun(runs: readonly LiveRun[], run: string): LiveRun[] {
  return runs.filter(({ last }) => last.run !== run);
}

/** The number of running machines by flow. */
export function runningByFlow(runs: readonly LiveRun[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { last } of runs) counts.set(last.flow, (counts.get(last.flow) ?? 0) + 1);
  return counts;
}
