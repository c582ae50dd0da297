import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { TraceIncident, TraceReport } from './evidence.ts';
import type { Expected } from './expected.ts';
import { toDiagram } from './model.ts';
import { digestOf, encode, isPartial, summarize, type Json } from './trace-encoding.ts';

export const TRACE_FORMAT = 'camino-trace';
export const TRACE_VERSION = 1;

/** A machine's events and its state after each: enough to replay them. */
export interface Trace {
  format: typeof TRACE_FORMAT;
  version: typeof TRACE_VERSION;
  app: TraceApp;
  machine: string;
  /** The hash of the diagram, to detect changed machines. */
  diagram: string;
  start: TraceStart;
  steps: readonly TraceStep[];
  final: TraceState;
  /** Whether it has shapes instead of values, which can't be replayed. */
  masked?: true;
  /** What the reporter said, and where. */
  report?: TraceReport;
  /** What went wrong meanwhile, in order. */
  incidents?: readonly TraceIncident[];
  /** In a regression test: what must be so after the last step. Nothing else is compared. */
  expected?: Expected;
}

/** The build; `commit` is `null` if unknown. */
export interface TraceApp {
  version: string;
  commit: string | null;
  /** Whether the tree had changes that no commit has. */
  changed?: true;
}

/**
 * Where steps begin: at the machine's start with its input, or at a checkpoint if recording began later
 * or steps were dropped. A checkpoint's `state` is whole; otherwise large values are digests.
 */
export type TraceStart =
  | { kind: 'input'; input: Json; state: TraceState }
  | {
      kind: 'checkpoint';
      /** Recorded steps dropped before it. */
      dropped: number;
      state: TraceState;
      /** Actor names by id of running children. Their inputs aren't recorded. */
      children: Readonly<Record<string, string>>;
      /** Incomplete context keys; a replay may diverge where they matter. */
      partial?: readonly string[];
    };

export interface TraceStep {
  /** Counts from 1 at the start of the recording. */
  n: number;
  /** Whole milliseconds since recording began. */
  t: number;
  event: TraceEvent;
  /** The state value after the event. */
  value: StateValue;
  /** The status after the event, unless `active`. */
  status?: TraceStatus;
  /** Changed context keys with new values; large ones as digests. */
  changed?: Readonly<Record<string, Json>>;
}

export type TraceEvent = { readonly [key: string]: Json } & { readonly type: string };

export type TraceStatus = 'active' | 'done' | 'error' | 'stopped';

export interface TraceState {
  value: StateValue;
  status: TraceStatus;
  context: Readonly<Record<string, Json>>;
  /** The states that each history state would restore. */
  history: Readonly<Record<string, readonly string[]>>;
  /** Why the machine failed. */
  error?: Json;
}

const hashes = new WeakMap<AnyStateMachine, string>();

/** The hash of a machine's diagram, 14 hex digits. Guards and actions count by name only. */
export function diagramHash(machine: AnyStateMachine): string {
  const hash = hashes.get(machine) ?? digestOf(JSON.stringify(toDiagram(machine)));
  hashes.set(machine, hash);
  return hash;
}

/** A trace as JSON with one line per step. */
export function traceText({ start, steps, final, incidents, ...head }: Trace): string {
  const fields = Object.entries(head).map(([key, value]) => `"${key}": ${JSON.stringify(value)},\n`);
  const noted = incidents && `"incidents": [\n${linesOf(incidents)}\n],\n`;
  const lines = linesOf(steps);
  return `{\n${fields.join('')}${noted ?? ''}"steps": [\n${lines}\n],\n"final": ${JSON.stringify(final)},\n"start": ${JSON.stringify(start)}\n}\n`;
}

function linesOf(rows: readonly unknown[]): string {
  return rows.map((row) => JSON.stringify(row)).join(',\n');
}

type Held = Pick<AnyMachineSnapshot, 'value' | 'status' | 'context' | 'historyValue' | 'error'>;

/** A trace's start at an earlier state. `children` are names of running actors by id. */
export function checkpointAt(
  dropped: number,
  snapshot: Held,
  children: Readonly<Record<string, string>>,
): TraceStart {
  const state = stateOf(snapshot, true);
  const partial = Object.keys(state.context).filter((key) => isPartial(state.context[key] ?? null));
  return { kind: 'checkpoint', dropped, state, children, ...(partial.length > 0 && { partial }) };
}

/** A snapshot without secrets; large context values become digests unless `isWhole`. */
export function stateOf(snapshot: Held, isWhole = false): TraceState {
  const context: Record<string, Json> = {};
  const held = recordOf(snapshot.context);
  for (const key of Object.keys(held)) {
    const value = encode(held[key], key);
    context[key] = isWhole ? value : summarize(value);
  }
  const history = Object.entries(snapshot.historyValue).map(
    ([id, nodes]) => [id, nodes.map((node) => node.id)] as const,
  );
  return {
    value: snapshot.value,
    status: snapshot.status,
    context,
    history: Object.fromEntries(history),
    ...(snapshot.status === 'error' && { error: encode(snapshot.error) }),
  };
}

export function changedKeys(before: unknown, after: unknown): string[] {
  if (before === after) return [];
  const old = recordOf(before);
  const now = recordOf(after);
  const keys = Object.keys(now).filter((key) => !Object.is(old[key], now[key]));
  for (const key of Object.keys(old)) if (!(key in now)) keys.push(key);
  return keys;
}

export function encodeChanges(before: unknown, after: unknown): Record<string, Json> | undefined {
  const keys = changedKeys(before, after);
  if (keys.length === 0) return undefined;
  const now = recordOf(after);
  const changes: Record<string, Json> = {};
  for (const key of keys) changes[key] = summarize(encode(now[key], key));
  return changes;
}

function recordOf(context: unknown): Readonly<Record<string, unknown>> {
  return typeof context === 'object' && context !== null ? (context as Record<string, unknown>) : {};
}
