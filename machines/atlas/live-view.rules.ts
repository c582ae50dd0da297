/** What a running machine tells in another tab: where it stands and how it got there, nothing of its context. */
export interface LiveReport {
  /** One machine that runs in one tab. */
  session: string;
  flow: string;
  /** Ids of the active atomic states. */
  states: readonly string[];
  /** Ids of the transitions that the event took; empty for flows with secrets. */
  transitions: readonly string[];
  event: string;
}

/** How many events of a machine are kept to be read. */
export const LOG_LENGTH = 20;

/** What is known of one running machine. */
export interface LiveSession {
  last: LiveReport;
  /** The last events, the newest first. */
  log: readonly string[];
}

/** Takes a report in; the machine that reported stands first. */
export function withReport(sessions: readonly LiveSession[], report: LiveReport): LiveSession[] {
  const known = sessions.find(({ last }) => last.session === report.session);
  const log = [report.event, ...(known?.log ?? [])].slice(0, LOG_LENGTH);
  return [{ last: report, log }, ...withoutSession(sessions, report.session)];
}

export function withoutSession(sessions: readonly LiveSession[], session: string): LiveSession[] {
  return sessions.filter(({ last }) => last.session !== session);
}

/** How many machines run, by flow. */
export function runningByFlow(sessions: readonly LiveSession[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { last } of sessions) counts.set(last.flow, (counts.get(last.flow) ?? 0) + 1);
  return counts;
}
