import { evidenceIn, type Evidence } from './evidence.ts';
import type { HeldRun, HeldState } from './ring-run.ts';
import {
  checkpointAt,
  diagramHash,
  encodeChanges,
  stateOf,
  TRACE_FORMAT,
  TRACE_VERSION,
  type Trace,
  type TraceApp,
  type TraceEvent,
  type TraceStep,
} from './trace.ts';
import { encode } from './trace-encoding.ts';

/** A run's trace: from its input if the ring still has all steps, else from a checkpoint. */
export function traceOfRun(run: HeldRun, app: TraceApp, evidence?: Evidence): Trace {
  const {
    machine,
    isMasked,
    steps: [start, ...steps],
    began,
  } = run;
  let last = start.state;
  if (!last) throw new Error('The ring begins with a state.');
  const first = last;
  const traced = steps.map(({ n, at, event, state }): TraceStep => {
    const before: HeldState = last ?? first;
    const after = state ?? before;
    last = after;
    const changed = encodeChanges(before.context, after.context);
    return {
      n,
      t: Math.max(0, Math.round(at - began)),
      event: encode(event) as TraceEvent,
      value: after.value,
      ...(after.status !== 'active' && { status: after.status }),
      ...(changed && { changed }),
    };
  });
  return {
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    app,
    machine: machine.id,
    diagram: diagramHash(machine),
    ...(isMasked && { masked: true }),
    ...(evidence && evidenceIn(evidence, began, start.n, traced)),
    start: start.input
      ? { kind: 'input', input: encode(start.input.value), state: stateOf(first) }
      : checkpointAt(start.n, first, first.children),
    steps: traced,
    final: stateOf(last),
  };
}
