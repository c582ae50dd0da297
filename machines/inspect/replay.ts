import {
  createActor,
  fromCallback,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { transitionsOf } from './model.ts';
import {
  changedKeys,
  diagramHash,
  stateOf,
  type Trace,
  type TraceStart,
  type TraceState,
  type TraceStatus,
  type TraceStep,
} from './trace.ts';
import { startOptions } from './trace-start.ts';
import { decode, type Json } from './trace-encoding.ts';
import { startDivergence, stateDivergence, stepDivergence, type Divergence } from './replay-divergence.ts';

/** `steps[0]` is the start, `steps[i]` the state after the i-th recorded step. */
export interface Replay {
  steps: readonly ReplayStep[];
  divergence: Divergence | null;
  /** Whether the diagram has changed since the recording. */
  hasMachineChanged: boolean;
  /** The state after the start; `null` if the machine couldn't start. */
  started: TraceState | null;
  final: TraceState;
  /** The last snapshot; `null` if the machine couldn't start. */
  snapshot: AnyMachineSnapshot | null;
}

export interface ReplayStep {
  n: number;
  /** Milliseconds since recording began. */
  t: number;
  /** `null` at the start. */
  event: AnyEventObject | null;
  value: StateValue;
  status: TraceStatus;
  /** Active states, by diagram id. */
  states: readonly string[];
  /** Shares unchanged values with the previous step. */
  context: Readonly<Record<string, unknown>>;
  changed: readonly string[];
  emitted: readonly AnyEventObject[];
  /** Taken transitions, by diagram id. */
  transitions: readonly string[];
}

/**
 * Replays a trace exactly: same input, actors that never answer, a stopped clock, and all recorded events
 * in order, delays and results included. A masked trace's steps are shown as recorded. Has no side effects. `npm run tool -- bench:traces` measures
 * 10,000 steps.
 */
export function replay(machine: AnyStateMachine, trace: Trace): Replay {
  const hasMachineChanged = diagramHash(machine) !== trace.diagram;
  if (trace.masked) return { ...asRecorded(machine, trace), hasMachineChanged };
  const run = startRun(machine, trace.start);
  if (typeof run === 'string') {
    const divergence: Divergence = {
      n: firstNumber(trace.start),
      where: 'start',
      expected: trace.start.state.value as Json,
      actual: run,
    };
    return {
      steps: [],
      divergence,
      hasMachineChanged,
      started: null,
      final: trace.start.state,
      snapshot: null,
    };
  }
  const first = run.stepOf(null, { n: firstNumber(trace.start), t: 0 });
  const steps = [first];
  const started = stateOf(run.snapshot);
  let divergence = startDivergence(first.n, trace.start, run.snapshot);
  for (const recorded of trace.steps) {
    const before = run.snapshot;
    const step = run.take(recorded);
    steps.push(step);
    divergence ??= stepDivergence(recorded, before, run.snapshot);
  }
  const final = stateOf(run.snapshot);
  divergence ??= stateDivergence(steps.at(-1)?.n ?? 0, trace.final, final);
  run.stop();
  return { steps, divergence, hasMachineChanged, started, final, snapshot: run.snapshot };
}

/** The steps of a trace that has shapes instead of values. */
function asRecorded(
  machine: AnyStateMachine,
  { start, steps, final }: Trace,
): Omit<Replay, 'hasMachineChanged'> {
  let context = decode(start.state.context) as Readonly<Record<string, unknown>>;
  const first: ReplayStep = {
    n: firstNumber(start),
    t: 0,
    event: null,
    value: start.state.value,
    status: start.state.status,
    states: statesIn(machine, start.state.value),
    context,
    changed: [],
    emitted: [],
    transitions: [],
  };
  const others = steps.map(({ n, t, event, value, status = 'active', changed = {} }): ReplayStep => {
    context = { ...context, ...(decode(changed) as object) };
    return {
      n,
      t,
      event: decode(event) as AnyEventObject,
      value,
      status,
      states: statesIn(machine, value),
      context,
      changed: Object.keys(changed),
      emitted: [],
      transitions: [],
    };
  });
  return { steps: [first, ...others], divergence: null, started: start.state, final, snapshot: null };
}

/** The active states of a recorded value; empty if the machine no longer has them. */
function statesIn(machine: AnyStateMachine, value: StateValue): readonly string[] {
  try {
    const { _nodes: nodes } = machine.resolveState({ value, context: {} });
    return nodes.map(({ id }) => id);
  } catch {
    return [];
  }
}

/** The machine with inert actors. */
function inert(machine: AnyStateMachine): AnyStateMachine {
  const idle = fromCallback(() => undefined);
  const names = Object.keys(machine.implementations.actors);
  const copy = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, idle])) });
  copy.options.maxIterations = MAX_MICROSTEPS;
  return copy;
}

const MAX_MICROSTEPS = 1000;
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined };

class Run {
  readonly #actor: AnyActor;
  readonly #transitions: ReadonlyMap<AnyTransitionDefinition, string>;
  #emitted: AnyEventObject[] = [];
  #taken: string[] = [];
  #context: unknown = undefined;
  #last: AnyMachineSnapshot;

  constructor(machine: AnyStateMachine, start: TraceStart) {
    const copy = inert(machine);
    this.#transitions = transitionsOf(copy);
    this.#actor = createActor(copy, {
      ...startOptions(copy, start),
      clock: stoppedClock,
      logger: () => undefined,
      inspect: this.#inspect,
    });
    this.#actor.on('*', (event: AnyEventObject) => this.#emitted.push(event));
    this.#actor.subscribe({ error: () => undefined });
    this.#actor.start();
    this.#last = this.#actor.getSnapshot() as AnyMachineSnapshot;
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#last;
  }

  take(recorded: TraceStep): ReplayStep {
    this.#emitted = [];
    this.#taken = [];
    const event = decode(recorded.event) as AnyEventObject;
    if (this.#last.status === 'active') this.#actor.send(event);
    this.#last = this.#actor.getSnapshot() as AnyMachineSnapshot;
    return this.stepOf(event, recorded);
  }

  stepOf(event: AnyEventObject | null, { n, t }: Pick<TraceStep, 'n' | 't'>): ReplayStep {
    const { value, status, context, _nodes: nodes } = this.#last;
    const changed = event ? changedKeys(this.#context, context) : [];
    this.#context = context;
    return {
      n,
      t,
      event,
      value,
      status,
      states: nodes.map((node) => node.id),
      context: context ?? {},
      changed,
      emitted: this.#emitted,
      transitions: this.#taken,
    };
  }

  stop(): void {
    this.#actor.stop();
  }

  readonly #inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return;
    const { _transitions: transitions } = inspected;
    for (const transition of transitions) {
      const id = this.#transitions.get(transition);
      if (id !== undefined) this.#taken.push(id);
    }
  };
}

/** The run's start, or why the machine can't start there. */
function startRun(machine: AnyStateMachine, start: TraceStart): Run | string {
  try {
    const run = new Run(machine, start);
    const { status, error } = run.snapshot;
    return status === 'error' && start.state.status !== 'error' ? messageOf(error) : run;
  } catch (error) {
    return messageOf(error);
  }
}

function firstNumber(start: TraceStart): number {
  return start.kind === 'checkpoint' ? start.dropped : 0;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
