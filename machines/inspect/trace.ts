import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { toDiagram } from './model.ts';
import { digestOf, encode, isPartial, summarize, type Json } from './trace-encoding.ts';

export const TRACE_FORMAT = 'camino-trace';
export const TRACE_VERSION = 1;

/** The events of one machine and its state after each step: enough to run it again, step by step. */
export interface Trace {
  format: typeof TRACE_FORMAT;
  version: typeof TRACE_VERSION;
  app: TraceApp;
  /** Id of the machine in the catalog. */
  machine: string;
  /** Hash of the machine's diagram: a different one means that the machine has changed. */
  diagram: string;
  start: TraceStart;
  steps: readonly TraceStep[];
  final: TraceState;
  /**
   * Number of the step whose recorded outcome is wrong, in a regression test: the machine must do something else there.
   */
  wrong?: number;
}

/** The build that recorded it. `commit` is `null` if unknown. */
export interface TraceApp {
  version: string;
  commit: string | null;
}

/**
 * Where the steps begin: at the machine's own start with its input, or at a checkpoint if recording began later or the
 * first steps were dropped. The values of `state` are whole at a checkpoint, else large ones are digests.
 */
export type TraceStart =
  | { kind: 'input'; input: Json; state: TraceState }
  | {
      kind: 'checkpoint';
      /** How many recorded steps were dropped before it. */
      dropped: number;
      state: TraceState;
      /** Actor name by id of each running child. Their inputs are not recorded. */
      children: Readonly<Record<string, string>>;
      /** The keys of the context of which the trace does not hold all: a replay may differ where they matter. */
      partial?: readonly string[];
    };

export interface TraceStep {
  /** Counts from 1 at the start of the recording. */
  n: number;
  /** Whole milliseconds since the recording began. */
  t: number;
  event: TraceEvent;
  /** The machine's value after the event. */
  value: StateValue;
  /** Its status after the event, if no longer `active`. */
  status?: TraceStatus;
  /** The keys of the context that the event changed, with their new values; large ones as digests. */
  changed?: Readonly<Record<string, Json>>;
}

export type TraceEvent = { readonly [key: string]: Json } & { readonly type: string };

export type TraceStatus = 'active' | 'done' | 'error' | 'stopped';

export interface TraceState {
  value: StateValue;
  status: TraceStatus;
  context: Readonly<Record<string, Json>>;
  /** Ids of the states that each history state would return to. */
  history: Readonly<Record<string, readonly string[]>>;
  /** Why the machine failed. */
  error?: Json;
}

/** Hash of a machine's diagram, as 14 hexadecimal digits. Of guards and actions only the names count. */
export function diagramHash(machine: AnyStateMachine): string {
  return digestOf(JSON.stringify(toDiagram(machine)));
}

/** A trace as the text of a file: JSON, one step per line, the steps before the start state. */
export function traceText({ start, steps, final, ...head }: Trace): string {
  const fields = Object.entries(head).map(([key, value]) => `"${key}": ${JSON.stringify(value)},\n`);
  const lines = steps.map((step) => JSON.stringify(step)).join(',\n');
  return `{\n${fields.join('')}"steps": [\n${lines}\n],\n"final": ${JSON.stringify(final)},\n"start": ${JSON.stringify(start)}\n}\n`;
}

type Held = Pick<AnyMachineSnapshot, 'value' | 'status' | 'context' | 'historyValue' | 'error'>;

/** The start of a trace at a state that its machine reached before. `children` are the names of running actors by id. */
export function checkpointAt(
  dropped: number,
  snapshot: Held,
  children: Readonly<Record<string, string>>,
): TraceStart {
  const state = stateOf(snapshot, true);
  const partial = Object.keys(state.context).filter((key) => isPartial(state.context[key] ?? null));
  return { kind: 'checkpoint', dropped, state, children, ...(partial.length > 0 && { partial }) };
}

/** A snapshot as a trace holds it: without secrets; large values of the context as digests unless `isWhole`. */
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

/** The keys of a context whose values have changed, compared by identity. */
export function changedKeys(before: unknown, after: unknown): string[] {
  if (before === after) return [];
  const old = recordOf(before);
  const now = recordOf(after);
  const keys = Object.keys(now).filter((key) => !Object.is(old[key], now[key]));
  for (const key of Object.keys(old)) if (!(key in now)) keys.push(key);
  return keys;
}

/** The changed keys of a context with their new values; `undefined` if nothing has changed. */
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
