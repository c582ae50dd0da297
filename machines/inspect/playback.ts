import type { AnyStateMachine, StateValue } from 'xstate';
import {
  circumstancesText,
  incidentText,
  stackOf,
  type NotedIncident,
  type TraceReport,
} from './evidence.ts';
import { stateNodesOf } from './model.ts';
import { replay, type Replay, type ReplayStep } from './replay.ts';
import type { Divergence } from './replay-divergence.ts';
import { divergenceText, jsonText, valueText } from './replay-text.ts';
import { parseTrace } from './trace-parse.ts';
import { printable } from './trace-file.ts';
import type { Trace, TraceApp, TraceEvent, TraceStart, TraceStatus } from './trace.ts';

/** A replayed trace as texts: plain JSON from a worker. */
export interface Playback {
  machine: string;
  title: string;
  recordedBy: string;
  /** What the file lacks of the run; empty for nothing. */
  lacks: string;
  /** What the reporter said, and where; empty without a report. */
  problem: string;
  circumstances: string;
  /** What went wrong meanwhile. */
  incidents: readonly PlaybackIncident[];
  hasMachineChanged: boolean;
  divergence: PlaybackDivergence | null;
  /** Every state of the machine, by diagram id. */
  states: readonly string[];
  /** The start, then one per recorded event. */
  steps: readonly PlaybackStep[];
  /** The run's start and events, as recorded. */
  run: { start: TraceStart; events: readonly TraceEvent[] };
}

interface PlaybackIncident {
  /** As for steps. */
  t: number;
  text: string;
  /** The stack; may be empty. */
  details: string;
  /** Whether React failed to render. */
  isCrash: boolean;
}

export interface PlaybackStep {
  n: number;
  /** Milliseconds since recording began. */
  t: number;
  event: string;
  /** The event without its type, as JSON; may be empty. */
  payload: string;
  value: string;
  /** The recorded value, if it differs. */
  recorded?: string;
  status: TraceStatus;
  /** Active states and taken transitions, by diagram id. */
  states: readonly string[];
  transitions: readonly string[];
  /** Changed context keys with new values as JSON; all keys at the start. */
  changes: Readonly<Record<string, string>>;
  emitted: readonly { type: string; payload: string }[];
}

/** Where the machine first diverged from the recording. */
export interface PlaybackDivergence {
  /** An index in `steps`. */
  position: number;
  where: Divergence['where'];
  recorded: string;
  now: string;
}

export type OpenedTrace = { ok: true; playback: Playback } | { ok: false; message: string };

/** Longer values are cut, so that 10,000 steps fit on a page. */
const MAX_LENGTH = 4000;

/** Parses a trace file and replays it. Refusals say what was expected. */
export function openTrace(
  text: string,
  flows: readonly { id: string; title: string; machine: AnyStateMachine }[],
): OpenedTrace {
  const parsed = parseTrace(
    text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) return parsed;
  const { trace } = parsed;
  const flow = flows.find(({ id }) => id === trace.machine);
  if (!flow) throw new Error(`No flow ${trace.machine}.`);
  const replayed = replay(flow.machine, trace);
  if (replayed.steps.length === 0 && replayed.divergence)
    return { ok: false, message: divergenceText(replayed.divergence) };
  const states = stateNodesOf(flow.machine).map(({ id }) => id);
  return { ok: true, playback: { ...toPlayback(flow.title, trace, replayed), states } };
}

/** What went wrong, in words. */
export function describeEvidence(
  report: TraceReport | undefined,
  incidents: readonly ({ t: number } & NotedIncident)[],
): Pick<Playback, 'problem' | 'circumstances' | 'incidents'> {
  return {
    problem: report?.problem ?? '',
    circumstances: report ? circumstancesText(report) : '',
    incidents: incidents.map((incident) => ({
      t: incident.t,
      text: incidentText(incident),
      details: stackOf(incident),
      isCrash: incident.kind === 'error' && incident.where === 'render',
    })),
  };
}

function toPlayback(
  title: string,
  trace: Trace,
  { steps, divergence, hasMachineChanged }: Replay,
): Omit<Playback, 'states'> {
  const { machine, app, start } = trace;
  const first = steps[0]?.n ?? 0;
  return {
    machine,
    title,
    recordedBy: builtBy(app),
    lacks: trace.masked ? MASKED : lackText(start),
    ...describeEvidence(trace.report, trace.incidents ?? []),
    hasMachineChanged,
    divergence: divergence && describeDivergence(divergence, divergence.n - first),
    steps: steps.map((step, index) =>
      describeStep(step, index === 0 ? start.state.value : trace.steps[index - 1]?.value),
    ),
    run: { start, events: trace.steps.map(({ event }) => event) },
  };
}

const MASKED = 'It has shapes instead of values, so it’s shown as recorded, not replayed.';

/** A build in words. */
export function builtBy({ version, commit, changed }: TraceApp): string {
  const tree = [commit !== null && printable(commit), changed && 'with changes'].filter(Boolean).join(', ');
  return `Camino ${printable(version)}${tree && ` (${tree})`}`;
}

/** What a trace that begins mid-run lacks; empty for nothing. */
export function lackText(start: TraceStart): string {
  if (start.kind === 'input') return '';
  const { dropped, partial = [] } = start;
  const steps = dropped === 1 ? '1 step' : `${dropped.toLocaleString('en')} steps`;
  const before = dropped > 0 && `The file lacks ${steps} from before.`;
  const hidden =
    partial.length > 0 &&
    `Its start lacks private data (${printable(partial.join(', '), 200)}), so a replay may differ.`;
  return [before, hidden].filter(Boolean).join(' ');
}

function describeStep(step: ReplayStep, recordedValue: StateValue | undefined): PlaybackStep {
  const { n, t, event, status, states, transitions, context, changed, emitted } = step;
  const value = valueText(step.value);
  const recorded = recordedValue === undefined ? value : printable(valueText(recordedValue), 400);
  const keys = event ? changed : Object.keys(context);
  return {
    n,
    t,
    event: event ? printable(event.type, 200) : 'start',
    payload: event ? payloadOf(event) : '',
    value,
    ...(recorded !== value && { recorded }),
    status,
    states,
    transitions,
    changes: Object.fromEntries(keys.map((key) => [key, short(jsonText(context[key], key))])),
    emitted: emitted.map((one) => ({ type: printable(one.type, 200), payload: payloadOf(one) })),
  };
}

function describeDivergence({ where, expected, actual }: Divergence, position: number): PlaybackDivergence {
  const textOf = (json: typeof expected) =>
    where === 'value' ? printable(valueText(json as StateValue), 400) : short(jsonText(json));
  return { position, where, recorded: textOf(expected), now: textOf(actual) };
}

function payloadOf({ type: _type, ...payload }: { type: string }): string {
  return Object.keys(payload).length === 0 ? '' : short(jsonText(payload));
}

function short(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH)}…\n(cut: ${text.length} characters; \`npm run tool -- replay\` prints all)`
    : text;
}
