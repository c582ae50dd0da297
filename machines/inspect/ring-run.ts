import { shapeOf, shapeOfEvent } from './shape.ts';
import type {
  Actor,
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';

/** A snapshot's state by reference, without its actors. */
export type HeldState = Pick<
  AnyMachineSnapshot,
  'value' | 'status' | 'context' | 'historyValue' | 'error'
> & {
  /** Actor names by id of running children. */
  children: Readonly<Record<string, string>>;
};

interface Moment {
  order: number;
  at: number;
}

interface HeldStep extends Moment {
  /** Counts from 1; 0 is the start of the run. */
  n: number;
  /** `null` at the start and where earlier steps were dropped. */
  event: AnyEventObject | null;
  /** The machine's input, at the start of a run that was seen. */
  input: { value: unknown } | null;
  /** The state after the event; `null` while it's queued. */
  state: HeldState | null;
  emits: readonly (Moment & { event: AnyEventObject })[];
}

/** The last steps of one run. */
export interface HeldRun {
  machine: AnyStateMachine;
  /** Whether it holds shapes instead of values. */
  isMasked: boolean;
  began: number;
  steps: readonly [HeldStep, ...HeldStep[]];
  isRunning: boolean;
}

/** Steps held per run. */
export const RING_STEPS = 200;

/** Holds the last steps of one run. */
export class RingRun implements HeldRun {
  readonly machine: AnyStateMachine;
  readonly isMasked: boolean;
  began: number;
  steps: [HeldStep, ...HeldStep[]];
  isRunning = true;
  /** Null once it has ended. */
  #actor: AnyActor | null;
  #count = 0;
  #pending: { step: HeldStep; event: AnyEventObject }[] = [];
  /** The last settled step. */
  #last: HeldStep;
  #state: HeldState;
  #children: unknown;
  #named: HeldState['children'] = {};
  readonly #moment: () => Moment;

  constructor(actor: AnyActor, moment: () => Moment, isMasked: boolean) {
    this.#actor = actor;
    this.isMasked = isMasked;
    this.#moment = moment;
    this.machine = (actor as Actor<AnyStateMachine>).logic;
    this.#state = this.#held(snapshotOf(actor));
    this.#last = { ...this.#next(null), state: this.#state };
    this.began = this.#last.at;
    this.steps = [this.#last];
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.actorRef !== this.#actor) return;
    if (inspected.type === '@xstate.event') this.#take(inspected.event);
    else if (inspected.type === '@xstate.snapshot')
      this.#settle(inspected.event, inspected.snapshot as AnyMachineSnapshot);
  };

  readonly hear = (event: AnyEventObject): void => {
    const step = this.#pending[0]?.step ?? this.#last;
    step.emits = [...step.emits, { ...this.#moment(), event: this.#seen(event) }];
  };

  /** A failing machine sends no snapshot. */
  noteFailure(): void {
    const snapshot = this.#actor && snapshotOf(this.#actor);
    if (snapshot?.status !== 'error') return;
    for (const { step } of this.#pending.splice(0)) this.#close(step, this.#held(snapshot));
  }

  /** Forgets all steps. */
  restart(): void {
    if (!this.#actor) return;
    this.#count = 0;
    this.#pending = [];
    this.#state = this.#held(snapshotOf(this.#actor));
    this.#last = { ...this.#next(null), state: this.#state };
    this.began = this.#last.at;
    this.steps = [this.#last];
  }

  resume(actor: AnyActor): void {
    this.#actor = actor;
    this.isRunning = true;
  }

  end(): void {
    this.noteFailure();
    this.#actor = null;
    this.isRunning = false;
    for (const { step } of this.#pending.splice(0)) this.#close(step, this.#state);
  }

  #take(event: AnyEventObject): void {
    if (event.type === 'xstate.init') {
      const input: unknown = 'input' in event ? event['input'] : undefined;
      if (this.#count === 0) this.steps[0].input = { value: this.isMasked ? shapeOf(input) : input };
      return;
    }
    this.#count += 1;
    const step = this.#next(this.#seen(event));
    this.steps.push(step);
    if (this.#actor && snapshotOf(this.#actor).status === 'active') this.#pending.push({ step, event });
    else this.#close(step, this.#state);
  }

  /** The machine took an event. Earlier queued events had no effect. */
  #settle(event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const index = this.#pending.findIndex((one) => one.event === event);
    const taken = this.#pending[index];
    if (!taken) return;
    for (const { step } of this.#pending.splice(0, index + 1))
      this.#close(step, step === taken.step ? this.#held(snapshot) : this.#state);
  }

  #close(step: HeldStep, state: HeldState): void {
    step.state = state;
    this.#last = step;
    this.#state = state;
    while (this.steps.length > RING_STEPS + 1 && this.steps[0] !== step) {
      this.steps.shift();
      Object.assign(this.steps[0], WITHOUT_PAST);
    }
  }

  #next(event: AnyEventObject | null): HeldStep {
    const { order, at } = this.#moment();
    return { order, at, n: this.#count, event, input: null, state: null, emits: [] };
  }

  #held({ value, status, context, historyValue, error, children }: AnyMachineSnapshot): HeldState {
    if (this.#children !== children) {
      this.#children = children;
      this.#named = Object.fromEntries(
        Object.entries(children as Record<string, AnyActorRef>).flatMap(([id, { src }]) =>
          typeof src === 'string' ? [[id, src]] : [],
        ),
      );
    }
    const seen = (of: unknown) => (this.isMasked ? shapeOf(of) : of);
    return { value, status, historyValue, children: this.#named, context: seen(context), error: seen(error) };
  }

  #seen(event: AnyEventObject): AnyEventObject {
    return this.isMasked ? shapeOfEvent(event) : event;
  }
}

/** The last `most` steps and those still queued. */
export function lastSteps(run: HeldRun, most: number): HeldRun {
  const settled = run.steps.findLastIndex(({ state }) => state !== null);
  const from = Math.min(run.steps.length - 1 - most, settled);
  const [first, ...steps] = run.steps.slice(Math.max(from, 0));
  return first && from > 0 ? { ...run, steps: [{ ...first, ...WITHOUT_PAST }, ...steps] } : run;
}

/** What the first held step can't tell after earlier ones were dropped. */
const WITHOUT_PAST = { event: null, input: null, emits: [] };

function snapshotOf(actor: AnyActor): AnyMachineSnapshot {
  return actor.getSnapshot() as AnyMachineSnapshot;
}
