/** What a running machine tells other tabs: its state and how it got there, nothing of its context. */
export interface LiveState {
  /** One machine running in one tab. */
  session: string;
  flow: string;
  /** Ids of the active atomic states. */
  states: readonly string[];
  /** Ids of the transitions taken; empty for flows with secrets. */
  transitions: readonly string[];
  event: string;
}

/** How many events of a machine are listed. */
export const LOG_LENGTH = 20;

export interface LiveSession {
  last: LiveState;
  /** The last events, the newest first. */
  log: readonly string[];
}

/** The sessions with what one machine has become; that machine comes first. */
export function withState(sessions: readonly LiveSession[], state: LiveState): LiveSession[] {
  const known = sessions.find(({ last }) => last.session === state.session);
  const log = [state.event, ...(known?.log ?? [])].slice(0, LOG_LENGTH);
  return [{ last: state, log }, ...withoutSession(sessions, state.session)];
}

export function withoutSession(sessions: readonly LiveSession[], session: string): LiveSession[] {
  return sessions.filter(({ last }) => last.session !== session);
}

/** The number of running machines by flow. */
export function runningByFlow(sessions: readonly LiveSession[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { last } of sessions) counts.set(last.flow, (counts.get(last.flow) ?? 0) + 1);
  return counts;
}
