import type { AnyStateMachine } from 'xstate';
import type { FlowWords } from '../words/words.types.ts';
import { emittedWords } from './emitted.ts';
import { toDiagram } from './model.ts';
import { builtBy, lackText } from './playback.ts';
import { replay, type Replay } from './replay.ts';
import { divergenceText, emitText, valueText } from './replay-text.ts';
import { parseSession } from './session-parse.ts';
import type { SessionMoment, SessionTrace } from './session-trace.ts';
import { traceText, type Trace } from './trace.ts';
import { printable } from './trace-file.ts';
import { capital, triggerClause } from './words.ts';

/** A flow as far as its part of a session is told. */
export interface SessionFlow {
  id: string;
  title: string;
  machine: AnyStateMachine;
  words: FlowWords;
}

/** A replayed session as texts for a page: plain JSON, so that a worker can make it. */
export interface SessionPlayback {
  /** The build that recorded it, in words. */
  recordedBy: string;
  flows: readonly PlayedFlow[];
  rows: readonly SessionRow[];
}

export interface PlayedFlow {
  title: string;
  /** How many recorded steps its part holds. */
  steps: number;
  /** Number of its first state: how many steps before it are not in the file. */
  first: number;
  /** What its part lacks of the run, in words; empty if nothing. */
  lacks: string;
  /** What the machine does otherwise than recorded, first; empty if nothing. */
  divergence: string;
  hasMachineChanged: boolean;
  /** Its part as the text of a trace file. */
  trace: string;
}

/** A row of the common timeline. */
export interface SessionRow {
  /** Milliseconds since the first. */
  at: number;
  /** Index in `flows`. */
  flow: number;
  kind: 'start' | 'step' | 'emit';
  /** Number of the step; that of the step before for something emitted. */
  n: number;
  /** Type of the event. */
  event: string;
  /** The event, or what is emitted, in words. */
  words: string;
  /** The recorded state after it; empty for something emitted. */
  value: string;
  /** Whether it is the first step at which the machine does something else now. */
  isDivergent: boolean;
}

export type OpenedSession = { ok: true; session: SessionPlayback } | { ok: false; message: string };

/** Reads the text of a session file and replays its flows, each on its machine in `flows`. */
export function openSession(text: string, flows: readonly SessionFlow[]): OpenedSession {
  const parsed = parseSession(
    text,
    flows.map(({ id }) => id),
  );
  return parsed.ok ? { ok: true, session: playSession(parsed.session, flows) } : parsed;
}

function playSession(
  { app, flows: traces, timeline }: SessionTrace,
  flows: readonly SessionFlow[],
): SessionPlayback {
  const played = traces.map((trace) => {
    const flow = flows.find(({ id }) => id === trace.machine);
    if (!flow) throw new Error(`No flow ${trace.machine}.`);
    return playFlow(trace, flow);
  });
  const latest = traces.map(firstOf);
  return {
    recordedBy: builtBy(app),
    flows: played.map(({ shown }) => shown),
    rows: timeline.flatMap((moment) => {
      const one = played[moment.flow];
      if (!one) return [];
      if ('step' in moment) latest[moment.flow] = moment.step;
      return [one.rowOf(moment, latest[moment.flow] ?? 0)];
    }),
  };
}

function playFlow(trace: Trace, { title, machine, words }: SessionFlow) {
  const first = firstOf(trace);
  const { divergence, hasMachineChanged }: Replay = replay(machine, trace);
  const tell = tellerOf(machine, words);
  const rowOf = (moment: SessionMoment, n: number): SessionRow => {
    const { at, flow } = moment;
    if ('emit' in moment) {
      const { type } = moment.emit;
      const told = emitText(moment.emit, `It tells of ${emittedWords[type] ?? type}`);
      const event = printable(type, 200);
      return { at, flow, kind: 'emit', n, event, words: told, value: '', isDivergent: false };
    }
    const step = trace.steps[n - first - 1];
    const value = printable(valueText(step?.value ?? trace.start.state.value), 400);
    const isDivergent = divergence?.n === n;
    if (!step) return { at, flow, kind: 'start', n, event: 'start', words: 'It starts', value, isDivergent };
    const { type } = step.event;
    return { at, flow, kind: 'step', n, event: printable(type, 200), words: tell(type), value, isDivergent };
  };
  const shown: PlayedFlow = {
    title,
    steps: trace.steps.length,
    first,
    lacks: lackText(trace.start),
    divergence: divergence ? divergenceText(divergence) : '',
    hasMachineChanged,
    trace: traceText(trace),
  };
  return { shown, rowOf };
}

/** Tells what an event of a machine is, in words if it has some. */
function tellerOf(machine: AnyStateMachine, words: FlowWords): (type: string) => string {
  const { id, nodes, edges } = toDiagram(machine);
  const told = { id, states: nodes, transitions: edges, words };
  const known = new Map(edges.map((edge) => [edge.event, edge]));
  const texts = new Map<string, string>();
  return (type) => {
    const edge = known.get(type);
    const text =
      texts.get(type) ??
      printable(capital(edge ? triggerClause(told, edge) : (words.events[type] ?? type)), 200);
    texts.set(type, text);
    return text;
  };
}

function firstOf({ start }: Trace): number {
  return start.kind === 'checkpoint' ? start.dropped : 0;
}
