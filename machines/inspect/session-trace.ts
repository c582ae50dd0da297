import { noted, reportOf, type Evidence, type NotedIncident, type TraceReport } from './evidence.ts';
import type { HeldRun } from './ring-run.ts';
import { SESSION_FORMAT } from './session-mark.ts';
import { traceOfRun } from './ring-trace.ts';
import { traceText, type Trace, type TraceApp, type TraceEvent } from './trace.ts';
import { encode } from './trace-encoding.ts';

export const SESSION_VERSION = 1;

export interface SessionTrace {
  format: typeof SESSION_FORMAT;
  version: typeof SESSION_VERSION;
  app: TraceApp;
  report?: TraceReport;
  flows: readonly Trace[];
  timeline: readonly SessionMoment[];
}

/** A step of a flow, state first, an emit, or something that went wrong on the page. */
export type SessionMoment = {
  /** Whole milliseconds since the first moment. */
  at: number;
} & (
  | { /** An index in `flows`. */ flow: number; step: number }
  | { flow: number; emit: TraceEvent }
  | { incident: NotedIncident }
);

/** The runs as one trace. Skips runs without steps, if there are others. */
export function sessionOf(runs: readonly HeldRun[], app: TraceApp, evidence?: Evidence): SessionTrace {
  const moved = runs.filter(({ steps }) => steps.length > 1);
  const stepped = moved.length > 0 ? moved : runs;
  const flowMoments = stepped
    .flatMap(({ steps }, flow) =>
      steps.flatMap(({ order, at, n, emits }, index) => [
        { order, at, moment: { flow, step: n } },
        ...(index === 0 && n > 0 ? [] : emits).map((emit) => ({
          order: emit.order,
          at: emit.at,
          moment: { flow, emit: encode(emit.event) as TraceEvent },
        })),
      ]),
    )
    .toSorted((one, other) => one.order - other.order);
  const incidents = (evidence?.incidents ?? []).map(({ at, ...incident }) => ({
    at,
    moment: { incident: noted(incident) },
  }));
  const moments = [...flowMoments, ...incidents].toSorted((one, other) => one.at - other.at);
  const began = moments[0]?.at ?? 0;
  return {
    format: SESSION_FORMAT,
    version: SESSION_VERSION,
    app,
    ...(evidence && { report: reportOf(evidence) }),
    flows: stepped.map((run) => traceOfRun(run, app)),
    timeline: moments.map(({ at, moment }) => ({ at: Math.max(0, Math.round(at - began)), ...moment })),
  };
}

/** A session as JSON: one line per timeline row, flows as in their own files. */
export function sessionText({ flows, timeline, ...head }: SessionTrace): string {
  const fields = Object.entries(head).map(([key, value]) => `"${key}": ${JSON.stringify(value)},\n`);
  const rows = timeline.map((row) => JSON.stringify(row)).join(',\n');
  const traces = flows.map((flow) => traceText(flow).trimEnd()).join(',\n');
  return `{\n${fields.join('')}"timeline": [\n${rows}\n],\n"flows": [\n${traces}\n]\n}\n`;
}
