import {
  StateMachine,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import {
  checkpointAt,
  diagramHash,
  encodeChanges,
  stateOf,
  TRACE_FORMAT,
  TRACE_VERSION,
  type Trace,
  type TraceApp,
  type TraceEvent,
  type TraceStart,
  type TraceState,
  type TraceStep,
} from './trace.ts';
import { evidenceIn, type Evidence } from './evidence.ts';
import { shapeOf, shapeOfEvent } from './shape.ts';
import { encode } from './trace-encoding.ts';

export interface Recording {
  /** Counts runs from 1 in order of their start. */
  id: number;
  machine: string;
  steps: number;
  isRunning: boolean;
}

interface Segment {
  start: TraceStart;
  steps: TraceStep[];
}

/** Records a run; when full, drops the older half. */
export class RecordedRun {
  readonly id: number;
  isRunning = true;
  readonly #actor: AnyActorRef;
  readonly #machine: AnyStateMachine;
  readonly #now: () => number;
  readonly #began: number;
  readonly #half: number;
  readonly #isMasked: boolean;
  #older: Segment | undefined;
  #current: Segment;
  #last: AnyMachineSnapshot;
  #count = 0;
  /** Steps without an outcome yet, in the order in which the machine will take their events. */
  #pending: { step: TraceStep; event: AnyEventObject }[] = [];

  constructor(
    id: number,
    actor: AnyActorRef,
    now: () => number,
    { capacity, isMasked }: { capacity: number; isMasked: (machine: string) => boolean },
    input?: { value: unknown },
  ) {
    const machine = machineOf(actor);
    if (!machine) throw new Error('Only state machines can be recorded.');
    this.id = id;
    this.#actor = actor;
    this.#machine = machine;
    this.#now = now;
    this.#began = now();
    this.#isMasked = isMasked(machine.id);
    this.#half = Math.max(1, Math.floor(capacity / 2));
    this.#last = snapshotOf(actor);
    const start: TraceStart = input
      ? {
          kind: 'input',
          input: encode(this.#isMasked ? shapeOf(input.value) : input.value),
          state: this.#state(),
        }
      : this.#checkpoint();
    this.#current = { start, steps: [] };
  }

  /** An event was queued. */
  take(event: AnyEventObject): void {
    if (this.#current.steps.length >= this.#half && this.#pending.length === 0) {
      this.#older = this.#current;
      this.#current = { start: this.#checkpoint(), steps: [] };
    }
    this.#count += 1;
    const step: TraceStep = {
      n: this.#count,
      t: Math.max(0, Math.round(this.#now() - this.#began)),
      event: encode(this.#isMasked ? shapeOfEvent(event) : event) as TraceEvent,
      value: this.#last.value,
      ...statusOf(this.#last),
    };
    this.#current.steps.push(step);
    this.#pending.push({ step, event });
  }

  /** The machine took an event. Earlier queued events had no effect. */
  settle(event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    if (event.type === 'xstate.stop') return;
    const index = this.#pending.findIndex((one) => one.event === event);
    const taken = this.#pending[index];
    if (taken) {
      this.#pending.splice(0, index + 1);
      const changed = encodeChanges(this.#seen(this.#last).context, this.#seen(snapshot).context);
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

  trace(app: TraceApp, evidence?: Evidence): Trace {
    this.#noteFailure();
    const { start } = this.#older ?? this.#current;
    const steps = this.#kept().map((step) => ({ ...step }));
    const first = start.kind === 'checkpoint' ? start.dropped : 0;
    return {
      format: TRACE_FORMAT,
      version: TRACE_VERSION,
      app,
      machine: this.#machine.id,
      diagram: diagramHash(this.#machine),
      ...(this.#isMasked && { masked: true }),
      ...(evidence && evidenceIn(evidence, this.#began, first, steps)),
      start,
      steps,
      final: this.#state(),
    };
  }

  /** A failing machine sends no snapshot. */
  #noteFailure(): void {
    const snapshot = snapshotOf(this.#actor);
    if (snapshot.status !== 'error' || this.#last.status === 'error') return;
    for (const { step } of this.#pending) Object.assign(step, statusOf(snapshot));
    this.#pending = [];
    this.#last = snapshot;
  }

  #state(): TraceState {
    return stateOf(this.#seen(this.#last));
  }

  #seen(snapshot: AnyMachineSnapshot) {
    if (!this.#isMasked) return snapshot;
    const { context, error } = snapshot;
    return { ...snapshot, context: shapeOf(context), error: shapeOf(error) };
  }

  #kept(): readonly TraceStep[] {
    return [...(this.#older?.steps ?? []), ...this.#current.steps];
  }

  #checkpoint(): TraceStart {
    const children = Object.entries(this.#last.children).flatMap(([id, child]) => {
      const source = (child as AnyActorRef).src;
      return typeof source === 'string' ? [[id, source] as const] : [];
    });
    return checkpointAt(this.#count, this.#seen(this.#last), Object.fromEntries(children));
  }
}

function statusOf({ status }: AnyMachineSnapshot): Pick<TraceStep, 'status'> {
  return status === 'active' ? {} : { status };
}

/** Undefined for other logic. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  return 'logic' in actor && actor.logic instanceof StateMachine
    ? (actor.logic as AnyStateMachine)
    : undefined;
}

function snapshotOf(actor: AnyActorRef): AnyMachineSnapshot {
  return actor.getSnapshot() as AnyMachineSnapshot;
}
