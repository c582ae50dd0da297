import {
  StateMachine,
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import {
  diagramHash,
  encodeChanges,
  stateOf,
  TRACE_FORMAT,
  TRACE_VERSION,
  type Trace,
  type TraceApp,
  type TraceEvent,
  type TraceStart,
  type TraceStep,
} from './trace.ts';
import { encode } from './trace-encoding.ts';

export interface RecorderOptions {
  app: TraceApp;
  /** Milliseconds since any moment in the past; never goes back. */
  now: () => number;
  /** Whether runs of the machine with this id may be recorded at all. */
  isRecordable: (machine: string) => boolean;
  /** Steps kept of each run; between half of them and all are left once it has taken more. 10,000 unless told. */
  capacity?: number;
  /** Runs kept that have ended; 20 unless told. */
  ended?: number;
}

/** One run of a machine, as far as it is recorded. */
interface Recording {
  /** Counts from 1 in the order in which the runs began. */
  id: number;
  machine: string;
  steps: number;
  isRunning: boolean;
}

export interface Recorder {
  /** Pass it as `inspect` of a root actor, or to `watch` one that runs. */
  inspect: (event: InspectionEvent) => void;
  /** Records an actor from where it stands until the returned function is called. */
  watch: (actor: AnyActor) => () => void;
  /** The runs that can be saved, the latest first. */
  recordings: () => readonly Recording[];
  /** The trace of one run up to now. Throws for an id that `recordings` does not list. */
  trace: (id: number) => Trace;
}

/**
 * Writes down what happens to root actors of recordable machines: every event that reaches them, with the value and
 * the changes of context that follow. Secrets are taken out before anything is kept.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { app, now, isRecordable, capacity = 10_000, ended = 20 } = options;
  const byActor = new WeakMap<AnyActorRef, Run>();
  const watched = new Set<AnyActor>();
  let runs: readonly Run[] = [];
  let count = 0;

  const begin = (actor: AnyActorRef, input?: { value: unknown }): Run => {
    count += 1;
    const run = new Run(count, actor, now, capacity, input);
    byActor.set(actor, run);
    const past = runs.filter((one) => !one.isRunning);
    const surplus = new Set(past.slice(0, Math.max(0, past.length - ended)));
    runs = [...runs.filter((one) => !surplus.has(one)), run];
    return run;
  };
  const isWanted = (actor: AnyActorRef, rootId: string): boolean =>
    actor.sessionId === rootId && machineOf(actor) !== undefined && isRecordable(machineOf(actor)?.id ?? '');

  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return;
    const { event } = inspected;
    const actorRef = inspected.actorRef as AnyActorRef;
    const known = byActor.get(actorRef);
    if (!known && !isWanted(actorRef, inspected.rootId)) return;
    if (inspected.type === '@xstate.snapshot') {
      known?.settle(event, inspected.snapshot as AnyMachineSnapshot);
    } else if (event.type === 'xstate.init') {
      if (known) known.resume();
      else begin(actorRef, { value: 'input' in event ? event['input'] : undefined });
    } else {
      (known ?? begin(actorRef)).take(event);
    }
  };

  return {
    inspect,
    watch: (actor) => {
      if (!isWanted(actor, actor.sessionId)) return () => undefined;
      const subscription = actor.system.inspect(inspect);
      watched.add(actor);
      byActor.get(actor)?.resume();
      return () => {
        subscription.unsubscribe();
        watched.delete(actor);
        byActor.get(actor)?.end();
      };
    },
    recordings: () => {
      // An actor that had started before it was watched, and to which nothing has happened since.
      for (const actor of watched) if (!byActor.has(actor)) begin(actor);
      return runs.map((run) => run.describe()).toReversed();
    },
    trace: (id) => {
      const run = runs.find((one) => one.id === id);
      if (!run) throw new Error(`No recording ${id}.`);
      return run.trace(app);
    },
  };
}

interface Segment {
  start: TraceStart;
  steps: TraceStep[];
}

class Run {
  readonly id: number;
  isRunning = true;
  readonly #actor: AnyActorRef;
  readonly #machine: AnyStateMachine;
  readonly #now: () => number;
  readonly #began: number;
  readonly #half: number;
  #older: Segment | undefined;
  #current: Segment;
  #last: AnyMachineSnapshot;
  #count = 0;
  /** Steps whose outcome is still to come, with their events, in the order in which the machine will take them. */
  #pending: { step: TraceStep; event: AnyEventObject }[] = [];

  constructor(
    id: number,
    actor: AnyActorRef,
    now: () => number,
    capacity: number,
    input?: { value: unknown },
  ) {
    const machine = machineOf(actor);
    if (!machine) throw new Error('Only state machines can be recorded.');
    this.id = id;
    this.#actor = actor;
    this.#machine = machine;
    this.#now = now;
    this.#began = now();
    this.#half = Math.max(1, Math.floor(capacity / 2));
    this.#last = snapshotOf(actor);
    const start: TraceStart = input
      ? { kind: 'input', input: encode(input.value), state: stateOf(this.#last) }
      : this.#checkpoint();
    this.#current = { start, steps: [] };
  }

  /** An event has reached the machine, which has not taken it yet. */
  take(event: AnyEventObject): void {
    if (this.#current.steps.length >= this.#half && this.#pending.length === 0) {
      this.#older = this.#current;
      this.#current = { start: this.#checkpoint(), steps: [] };
    }
    this.#count += 1;
    const step: TraceStep = {
      n: this.#count,
      t: Math.max(0, Math.round(this.#now() - this.#began)),
      event: encode(event) as TraceEvent,
      value: this.#last.value,
      ...statusOf(this.#last),
    };
    this.#current.steps.push(step);
    this.#pending.push({ step, event });
  }

  /** The machine has taken an event. Those before it that it never took stay without effect. */
  settle(event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    if (event.type === 'xstate.stop') return;
    const index = this.#pending.findIndex((one) => one.event === event);
    const taken = this.#pending[index];
    if (taken) {
      this.#pending.splice(0, index + 1);
      const changed = encodeChanges(this.#last.context, snapshot.context);
      Object.assign(taken.step, {
        value: snapshot.value,
        ...statusOf(snapshot),
        ...(changed && { changed }),
      });
    }
    this.#last = snapshot;
  }

  end(): void {
    this.#noteFailure();
    this.isRunning = false;
  }

  resume(): void {
    this.isRunning = true;
  }

  describe(): Recording {
    const { id, isRunning } = this;
    return { id, machine: this.#machine.id, steps: this.#kept().length, isRunning };
  }

  trace(app: TraceApp): Trace {
    this.#noteFailure();
    return {
      format: TRACE_FORMAT,
      version: TRACE_VERSION,
      app,
      machine: this.#machine.id,
      diagram: diagramHash(this.#machine),
      start: (this.#older ?? this.#current).start,
      steps: this.#kept().map((step) => ({ ...step })),
      final: stateOf(this.#last),
    };
  }

  /** A machine that fails reports no snapshot. */
  #noteFailure(): void {
    const snapshot = snapshotOf(this.#actor);
    if (snapshot.status !== 'error' || this.#last.status === 'error') return;
    for (const { step } of this.#pending) Object.assign(step, statusOf(snapshot));
    this.#pending = [];
    this.#last = snapshot;
  }

  #kept(): readonly TraceStep[] {
    return [...(this.#older?.steps ?? []), ...this.#current.steps];
  }

  #checkpoint(): TraceStart {
    const children = Object.entries(this.#last.children).flatMap(([id, child]) => {
      const source = (child as AnyActorRef).src;
      return typeof source === 'string' ? [[id, source] as const] : [];
    });
    return {
      kind: 'checkpoint',
      dropped: this.#count,
      state: stateOf(this.#last, true),
      children: Object.fromEntries(children),
    };
  }
}

function statusOf({ status }: AnyMachineSnapshot): Pick<TraceStep, 'status'> {
  return status === 'active' ? {} : { status };
}

function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  return 'logic' in actor && actor.logic instanceof StateMachine
    ? (actor.logic as AnyStateMachine)
    : undefined;
}

function snapshotOf(actor: AnyActorRef): AnyMachineSnapshot {
  return actor.getSnapshot() as AnyMachineSnapshot;
}
