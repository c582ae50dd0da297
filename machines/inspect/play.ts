import type { AnyStateMachine } from 'xstate';
import { acceptedTrace } from './accept-trace.ts';
import type { RunStart } from './scene.ts';
import { decode, encode, type Json } from './trace-encoding.ts';
import { TRACE_FORMAT, TRACE_VERSION, type Trace, type TraceApp, type TraceEvent } from './trace.ts';

/** An event of free play. */
export interface PlayedEvent {
  /** Identifies it within its run. */
  id: number;
  event: Json;
  /** Milliseconds of the virtual clock. */
  at: number;
}

/** A pending delay. */
export interface PlayTimer {
  /** The event that it sends. */
  event: string;
  /** When, in milliseconds of the virtual clock. */
  at: number;
}

/** What the page in free play says after each event and move. */
export interface PlayReport {
  /** The run that it belongs to. */
  run: string;
  /** The events before those of `added`. */
  count: number;
  /** What the page or its clock sent by itself. */
  added: readonly PlayedEvent[];
  /** Active states and taken transitions, by diagram id. */
  states: readonly string[];
  transitions: readonly string[];
  /** The offered events that the state takes, as indexes. */
  takes: readonly number[];
  timers: readonly PlayTimer[];
  /** The virtual clock, in milliseconds. */
  now: number;
}

/** What to save of free play. */
export interface PlayedRun {
  flow: string;
  start: RunStart;
  events: readonly PlayedEvent[];
}

/** A run of free play as a trace that replays exactly, without secrets. Throws if the machine can't start. */
export function playedTrace(machine: AnyStateMachine, { start, events }: PlayedRun, app: TraceApp): Trace {
  const state = { value: '', status: 'active' as const, context: {}, history: {} };
  let last = 0;
  return acceptedTrace(machine, {
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    app,
    machine: machine.id,
    diagram: '',
    start: start.kind === 'input' ? { ...start, input: encode(decode(start.input)), state } : start,
    steps: events.map(({ event, at }, index) => {
      last = Math.max(last, Math.round(at));
      return { n: index + 1, t: last, event: encode(decode(event)) as TraceEvent, value: '' };
    }),
    final: state,
  });
}
