import type { AnyStateMachine } from 'xstate';
import { align } from './align.ts';
import { differentParts, isDigest, type DifferentPart } from './differences.ts';
import { replay, type Replay } from './replay.ts';
import { valueText } from './replay-text.ts';
import { encode, isSameJson, summarize, type Json } from './trace-encoding.ts';
import { printable } from './trace-file.ts';
import type { Trace, TraceStatus } from './trace.ts';

/** Two traces of one flow side by side, as texts for a page: plain JSON, so that a worker can make it. */
export interface Comparison {
  /** Id and title of the flow. */
  machine: string;
  title: string;
  left: ComparedTrace;
  right: ComparedTrace;
  /** The starts, then the steps that belong together. Ticks of the clock have no row, unless both have the same events. */
  rows: readonly ComparedRow[];
  /** Indexes of the rows that differ. */
  differences: readonly number[];
  /** Keys of the context that are not compared, since ticks change them. */
  leftOut: readonly string[];
}

export interface ComparedTrace {
  /** The build that recorded it, in words. */
  recordedBy: string;
  /** How many events it has. */
  steps: number;
  /** Whether the machine's diagram has changed since. */
  hasMachineChanged: boolean;
}

export interface ComparedRow {
  left: ComparedStep | null;
  right: ComparedStep | null;
  /** What differs from here on; empty for nothing. */
  differs: readonly ('event' | 'state' | 'context')[];
  /** The parts of the event and of the context that differ. */
  event: readonly DifferentPart[];
  context: readonly DifferentPart[];
}

export interface ComparedStep {
  /** Index in the playback of the trace. */
  position: number;
  n: number;
  t: number;
  event: string;
  /** State value, with the status if the run has ended. */
  value: string;
}

/** A trace with its replay, which has large values whole where it goes as recorded. */
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

/** Compares two traces of one machine as they were recorded. */
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

/** Two values, one of which is known only as a digest: then both as digests. */
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

/** Brings the context of a side to a step; returns the keys that changed until then. */
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

/** A value that a trace holds as a digest, whole if the replay has the same. */
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
