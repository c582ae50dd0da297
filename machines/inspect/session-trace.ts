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
  flows: readonly Trace[];
  timeline: readonly SessionMoment[];
}

/** A step of a flow, state first, or an emit. */
export type SessionMoment = {
  /** Whole milliseconds since the first moment. */
  at: number;
  /** An index in `flows`. */
  flow: number;
} & ({ step: number } | { emit: TraceEvent });

/** The runs as one trace. Skips runs without steps. */
export function sessionOf(runs: readonly HeldRun[], app: TraceApp): SessionTrace {
  const stepped = runs.filter(({ steps }) => steps.length > 1);
  const moments = stepped
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
  const began = moments[0]?.at ?? 0;
  return {
    format: SESSION_FORMAT,
    version: SESSION_VERSION,
    app,
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
