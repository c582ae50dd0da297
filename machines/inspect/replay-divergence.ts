import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { encodeChanges, stateOf, type TraceStart, type TraceState, type TraceStep } from './trace.ts';
import { encode, isSameJson, summarize, type Json } from './trace-encoding.ts';

/** Where a machine diverged from its recording. */
export interface Divergence {
  n: number;
  where: 'start' | 'value' | 'status' | 'context' | 'history';
  /** Recorded and actual values. For a context: the keys that differ. */
  expected: Json;
  actual: Json;
}

export function startDivergence(
  n: number,
  { kind, state }: TraceStart,
  now: AnyMachineSnapshot,
): Divergence | null {
  return stateDivergence(n, state, stateOf(now, kind === 'checkpoint'));
}

/** A step's divergence; null without one. */
export function stepDivergence(
  recorded: TraceStep,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): Divergence | null {
  const { n, value, status = 'active', changed } = recorded;
  const now = after.value as StateValue as Json;
  if (!isSameJson(value as Json, now)) return { n, where: 'value', expected: value as Json, actual: now };
  if (status !== after.status) return { n, where: 'status', expected: status, actual: after.status };
  if (!changed && before.context === after.context) return null;
  return contextDivergence(n, ...changesSide(changed ?? {}, before.context, after.context));
}

/**
 * Recorded and replayed values of all keys changed in either. Assigning an equal value may count as a
 * change in one only.
 */
function changesSide(
  recorded: Readonly<Record<string, Json>>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
) {
  const expected: Record<string, Json> = { ...recorded };
  const actual: Record<string, Json> = { ...encodeChanges(before, after) };
  for (const key of Object.keys(recorded))
    if (!Object.hasOwn(actual, key)) actual[key] = summarize(encode(after[key], key));
  for (const key of Object.keys(actual))
    if (!Object.hasOwn(expected, key)) expected[key] = summarize(encode(before[key], key));
  return [expected, actual] as const;
}

export function stateDivergence(n: number, expected: TraceState, actual: TraceState): Divergence | null {
  for (const where of ['value', 'status', 'history'] as const) {
    const wanted = expected[where] as Json;
    const found = actual[where] as Json;
    if (!isSameJson(wanted, found)) return { n, where, expected: wanted, actual: found };
  }
  return contextDivergence(n, expected.context, actual.context);
}

function contextDivergence(
  n: number,
  expected: Readonly<Record<string, Json>>,
  actual: Readonly<Record<string, Json>>,
): Divergence | null {
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].filter(
    (key) => !isSameJson(expected[key] ?? null, actual[key] ?? null),
  );
  if (keys.length === 0) return null;
  const only = (all: Readonly<Record<string, Json>>) =>
    Object.fromEntries(keys.filter((key) => Object.hasOwn(all, key)).map((key) => [key, all[key] ?? null]));
  return { n, where: 'context', expected: only(expected), actual: only(actual) };
}
