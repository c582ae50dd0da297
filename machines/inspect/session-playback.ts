import type { AnyStateMachine } from 'xstate';
import { describeEvidence, openTrace, type Playback } from './playback.ts';
import { isSession } from './session-mark.ts';
import { parseSession } from './session-parse.ts';
import { traceText } from './trace.ts';

/** A trace's run, or a session's runs in its own time, each with its trace as text. */
export type OpenedRuns =
  | { ok: true; runs: readonly [SessionRun, ...SessionRun[]] }
  | { ok: false; message: string };

export interface SessionRun extends Playback {
  trace?: string;
  /** Whether the report comes from this flow's own page. */
  isOnPage?: boolean;
}

interface Flow {
  id: string;
  title: string;
  machine: AnyStateMachine;
}

/** Whether the page at a URL's path is a flow's own. */
type IsOnPage = (flow: string, address: string) => boolean;

/**
 * Parses a trace or session and replays each flow. Refusals say what was expected, or which flow can't be
 * replayed.
 */
export function openRuns(text: string, flows: readonly Flow[], isOnPage: IsOnPage): OpenedRuns {
  if (isSession(text)) return openSession(text, flows, isOnPage);
  const opened = openTrace(text, flows);
  return opened.ok ? { ok: true, runs: [opened.playback] } : opened;
}

function openSession(text: string, flows: readonly Flow[], isOnPage: IsOnPage): OpenedRuns {
  const parsed = parseSession(
    text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) return parsed;
  const { flows: traces, timeline, report } = parsed.session;
  const evidence = describeEvidence(
    report,
    timeline.flatMap((row) => ('incident' in row ? [{ t: row.at, ...row.incident }] : [])),
  );
  const runs: SessionRun[] = [];
  for (const [flow, one] of traces.entries()) {
    const trace = traceText(one);
    const opened = openTrace(trace, flows);
    if (!opened.ok) return { ok: false, message: `Flow ${flow + 1} of this session: ${opened.message}` };
    const times = new Map(
      timeline.flatMap((moment) =>
        'step' in moment && moment.flow === flow ? [[moment.step, moment.at] as const] : [],
      ),
    );
    const steps = opened.playback.steps.map((step) => ({ ...step, t: times.get(step.n) ?? step.t }));
    const { playback } = opened;
    const isHere = report !== undefined && isOnPage(one.machine, report.address);
    runs.push({ ...playback, ...evidence, steps, trace, isOnPage: isHere });
  }
  const [first, ...others] = runs;
  return first
    ? { ok: true, runs: [first, ...others] }
    : { ok: false, message: 'This session holds no flow.' };
}
