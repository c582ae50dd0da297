import type { AnyStateMachine } from 'xstate';
import { replay } from './replay.ts';
import { printable } from './trace-file.ts';
import { parseTrace } from './trace-parse.ts';

/** A number for each transition, by its id; what is missing is zero. */
type Uses = Readonly<Record<string, number>>;

/** What one kind of proof says of a flow. */
export interface Counted {
  /** The commit at which it was counted. */
  at: string;
  /** ISO date of that. */
  date: string;
  /** How many there are of the flow: test files, traces, or living mutants. */
  of: number;
  /** The flow tells no transitions; they were inferred from its states and events. */
  isInferred?: true;
  uses: Uses;
}

/** One kind of proof, as `public/flows/proof/` holds it, by flow. A flow that is missing was not counted. */
export type StoredCounts = Readonly<Record<string, Counted>>;

/** What else than its generated paths proves a flow; `null` for what was not counted. */
export interface FlowCoverage {
  browser: Counted | null;
  traces: Counted | null;
  mutants: Counted | null;
}

/** What trace files say of one flow. */
export interface TraceUses {
  /** How many are of the flow. */
  traces: number;
  /** How many are of other flows. */
  others: number;
  /** How often the steps took each transition. */
  uses: Uses;
  /** Files that are no traces. The name is a safe line. */
  broken: readonly { name: string; why: string }[];
  /** Traces whose machine does something else by now: counted are the steps before that. */
  diverging: readonly { name: string; steps: number }[];
}

export const NO_TRACES: TraceUses = { traces: 0, others: 0, uses: {}, broken: [], diverging: [] };

/** How long a file's name may be in a list. */
const NAME_LENGTH = 80;

/** What one file of an untrusted name and text says of `flow`. */
export function usesInFile(
  name: string,
  text: string,
  flow: string,
  flows: readonly { id: string; machine: AnyStateMachine }[],
): TraceUses {
  const parsed = parseTrace(
    text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) return brokenFile(name, parsed.message);
  const machine = flows.find(({ id }) => id === flow)?.machine;
  if (!machine || parsed.trace.machine !== flow) return { ...NO_TRACES, others: 1 };
  const { steps, divergence } = replay(machine, parsed.trace);
  const position = divergence ? steps.findIndex(({ n }) => n === divergence.n) : -1;
  const sound = divergence ? steps.slice(0, Math.max(position, 0)) : steps;
  const uses: Record<string, number> = {};
  for (const { transitions } of sound) for (const id of transitions) uses[id] = (uses[id] ?? 0) + 1;
  const diverging = divergence ? [{ name: printable(name, NAME_LENGTH), steps: sound.length }] : [];
  return { ...NO_TRACES, traces: 1, uses, diverging };
}

/** A file that could not be read. */
export function brokenFile(name: string, why: string): TraceUses {
  return { ...NO_TRACES, broken: [{ name: printable(name, NAME_LENGTH), why }] };
}

/** Both together. */
export function withUses(one: TraceUses, other: TraceUses): TraceUses {
  return {
    traces: one.traces + other.traces,
    others: one.others + other.others,
    uses: summed(one.uses, other.uses),
    broken: [...one.broken, ...other.broken],
    diverging: [...one.diverging, ...other.diverging],
  };
}

function summed(one: Uses, other: Uses): Uses {
  const sum = { ...one };
  for (const [id, count] of Object.entries(other)) sum[id] = (sum[id] ?? 0) + count;
  return sum;
}
