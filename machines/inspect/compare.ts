import type { AnyStateMachine } from 'xstate';
import { align } from './align.ts';
import { differentParts, isDigest, type DifferentPart } from './differences.ts';
import { replay, type Replay } from './replay.ts';
import { valueText } from './replay-text.ts';
import { encode, isSameJson, summarize, type Json } from './trace-encoding.ts';
import { printable } from './trace-file.ts';
import type { Trace, TraceStatus } from './trace.ts';

export interface Comparison {
  machine: string;
  title: string;
  left: ComparedTrace;
  right: ComparedTrace;
  /** The starts, then matching steps. Clock ticks have no row, unless both sides have the same events. */
  rows: readonly ComparedRow[];
  /** Rows that differ. */
  differences: readonly number[];
  /** Context keys that aren't compared, since ticks change them. */
  leftOut: readonly string[];
}

export interface ComparedTrace {
  recordedBy: string;
  steps: number;
  /** Whether the diagram has changed since. */
  hasMachineChanged: boolean;
}

export interface ComparedRow {
  left: ComparedStep | null;
  right: ComparedStep | null;
  /** Empty for equal rows. */
  differs: readonly ('event' | 'state' | 'context')[];
  /** Differing parts of event and context. */
  event: readonly DifferentPart[];
  context: readonly DifferentPart[];
}

export interface ComparedStep {
  /** The step's index in the trace's playback. */
  position: number;
  n: number;
  t: number;
  event: string;
  /** State value, with the status of an ended run. */
  value: string;
}

/** A trace with its replay, which holds large values whole where it matches the recording. */
interface Side {
  trace: Trace;
  moments: readonly Moment[];
  replayed: Replay;
  /** The context so far, by key. */
  held: Map<string, Json>;
  done: number;
}

interface Moment extends ComparedStep {
  carried: Json;
  isTick: boolean;
}

/** Compares two recorded traces of one machine. */
export function compareTraces(
  { title, machine }: { title: string; machine: AnyStateMachine },
  one: Trace,
  other: Trace,
): Comparison {
  const [left, right] = [sideOf(machine, one), sideOf(machine, other)];
  const isSameRun = namesOf(left.moments).join('\n') === namesOf(right.moments).join('\n');
  const leftOut = isSameRun ? [] : [...new Set([...tickedKeys(left), ...tickedKeys(right)])];
  const [lefts, rights] = [left, right].map(({ moments }) =>
    isSameRun ? moments : moments.filter(({ isTick }) => !isTick),
  ) as [Moment[], Moment[]];
  const open = new Set<string>();
  const rows = align(namesOf(lefts), namesOf(rights)).map(([at, to]): ComparedRow => {
    const [here, there] = [at === null ? null : lefts[at], to === null ? null : rights[to]];
    for (const key of [...taken(left, here), ...taken(right, there)]) open.add(key);
    return rowOf(left, right, here ?? null, there ?? null, open, leftOut);
  });
  return {
    machine: one.machine,
    title,
    left: describe(left),
    right: describe(right),
    rows,
    differences: rows.flatMap(({ differs }, index) => (differs.length > 0 ? [index] : [])),
    leftOut: leftOut.map((key) => printable(key)),
  };
}

function rowOf(
  left: Side,
  right: Side,
  here: Moment | null,
  there: Moment | null,
  open: Set<string>,
  leftOut: readonly string[],
): ComparedRow {
  const row = { left: here && stepOf(here), right: there && stepOf(there) };
  if (!here || !there) return { ...row, differs: ['event'], event: [], context: [] };
  const isSameEvent = here.event === there.event;
  const event = isSameEvent ? differentParts('event', here.carried, there.carried) : [];
  const context = [...open]
    .filter((key) => !leftOut.includes(key))
    .flatMap((key) => differentParts(key, ...comparable(left.held.get(key), right.held.get(key))));
  open.clear();
  const differs: ComparedRow['differs'] = [
    ...(isSameEvent && event.length === 0 ? [] : ['event' as const]),
    ...(here.value === there.value ? [] : ['state' as const]),
    ...(context.length === 0 ? [] : ['context' as const]),
  ];
  return { ...row, differs, event, context };
}

/** Both values, as digests if one is. */
function comparable(one: Json | undefined, other: Json | undefined): [Json | undefined, Json | undefined] {
  if (one === undefined || other === undefined || isDigest(one) === isDigest(other)) return [one, other];
  return [summarize(one), summarize(other)];
}

function sideOf(machine: AnyStateMachine, trace: Trace): Side {
  const { start, steps } = trace;
  const started: Moment = {
    position: 0,
    n: start.kind === 'checkpoint' ? start.dropped : 0,
    t: 0,
    event: 'start',
    value: textOf(start.state),
    carried: start.kind === 'input' ? start.input : null,
    isTick: false,
  };
  const moments = steps.map(({ n, t, event, value, status = 'active' }, index): Moment => {
    const before = index === 0 ? start.state.value : steps[index - 1]?.value;
    return {
      position: index + 1,
      n,
      t,
      event: printable(event.type, 200),
      value: textOf({ value, status }),
      carried: event,
      isTick: event.type.startsWith('xstate.after.') && isSameJson(before as Json, value as Json),
    };
  });
  return {
    trace,
    moments: [started, ...moments],
    replayed: replay(machine, trace),
    held: new Map(),
    done: 0,
  };
}

/** Applies a step's changes; returns the keys changed. */
function taken(side: Side, moment: Moment | null | undefined): string[] {
  const keys: string[] = [];
  if (!moment) return keys;
  for (; side.done <= moment.position; side.done += 1) {
    const { start, steps } = side.trace;
    const changed = side.done === 0 ? start.state.context : (steps[side.done - 1]?.changed ?? {});
    for (const [key, json] of Object.entries(changed)) {
      side.held.set(key, wholeOf(side.replayed.steps[side.done]?.context, key, json));
      keys.push(key);
    }
  }
  return keys;
}

/** The replay's value for a digest, if they match. */
function wholeOf(context: Readonly<Record<string, unknown>> | undefined, key: string, json: Json): Json {
  if (!isDigest(json) || !context) return json;
  const whole = encode(context[key], key);
  return isSameJson(summarize(whole), json) ? whole : json;
}

function tickedKeys({ trace, moments }: Side): string[] {
  return moments.flatMap(({ isTick, position }) =>
    isTick ? Object.keys(trace.steps[position - 1]?.changed ?? {}) : [],
  );
}

function describe({ trace: { app, steps }, replayed: { hasMachineChanged } }: Side): ComparedTrace {
  const commit = app.commit === null ? '' : ` (${printable(app.commit)})`;
  return { recordedBy: `Camino ${printable(app.version)}${commit}`, steps: steps.length, hasMachineChanged };
}

function stepOf({ position, n, t, event, value }: Moment): ComparedStep {
  return { position, n, t, event, value };
}

function namesOf(moments: readonly Moment[]): string[] {
  return moments.map(({ event }) => event);
}

function textOf({ value, status }: { value: Trace['final']['value']; status: TraceStatus }): string {
  return printable(valueText(value) + (status === 'active' ? '' : ` (${status})`), 400);
}
