import type {
  Actor,
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { weightOf } from './weight.ts';

/** What a snapshot says of its machine, by reference; without the actors that it started. */
export type HeldState = Pick<
  AnyMachineSnapshot,
  'value' | 'status' | 'context' | 'historyValue' | 'error'
> & {
  /** Actor name by id of each running child. */
  children: Readonly<Record<string, string>>;
};

/** Something that happened. `order` counts across all runs, `at` is a time of the ring's clock. */
interface Moment {
  order: number;
  at: number;
}

interface HeldStep extends Moment {
  /** Counts from 1; 0 is the start of the run. */
  n: number;
  /** `null` at the start. */
  event: AnyEventObject | null;
  /** At the start of the run, if that was seen: what the machine was started with. */
  input: { value: unknown } | null;
  /** After the event; `null` if the machine has not taken it. */
  state: HeldState | null;
  emits: readonly (Moment & { event: AnyEventObject })[];
}

/** The last steps of one run. */
export interface HeldRun {
  machine: AnyStateMachine;
  began: number;
  /** The state that the others start from, then the steps; never empty. */
  steps: readonly [HeldStep, ...HeldStep[]];
  isRunning: boolean;
}

export interface RingOptions {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  isRecordable: (machine: string) => boolean;
  /** Does some work when nobody waits. At once by default. */
  later?: (work: () => void) => void;
  /** Most bytes that all steps may hold, as estimated; 2 MiB by default. */
  bytes?: number;
}

/** Most steps kept of each run. */
export const RING_STEPS = 200;
/** How many ended runs are kept. */
const ENDED = 10;
const BYTES = 2 * 1024 * 1024;
/** After so many events of all runs what they hold is weighed. */
const WEIGHED_EVERY = 250;
const STEP_BYTES = 300;

/**
 * Always holds the last steps of the flows that run, by reference only: what it holds is read, redacted and written when
 * somebody asks for it.
 */
export class Ring {
  #order = 0;
  #unweighed = 0;
  #runs: readonly Run[] = [];
  readonly #byActor = new WeakMap<AnyActor, Run>();
  readonly #options: RingOptions;

  constructor(options: RingOptions) {
    this.#options = options;
  }

  /** Holds what an actor does from now on, until the returned function is called. */
  readonly watch = (actor: AnyActor): (() => void) => {
    const { logic } = actor as Actor<AnyStateMachine>;
    if (!this.#options.isRecordable(logic.id)) return () => undefined;
    const run = this.#byActor.get(actor) ?? new Run(actor, this.#moment);
    this.#byActor.set(actor, run);
    run.resume(actor);
    this.#runs = [...this.#runs.filter((one) => one !== run), run];
    const subscriptions = [actor.system.inspect(run.inspect), actor.on('*', run.hear)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      run.end();
      const ended = new Set(this.#runs.filter((one) => !one.isRunning && one.steps.length > 1).slice(-ENDED));
      this.#runs = this.#runs.filter((one) => one.isRunning || ended.has(one));
    };
  };

  /** The runs that still run or have steps, in the order in which they began. */
  runs(): readonly HeldRun[] {
    for (const run of this.#runs) run.noteFailure();
    return this.#runs;
  }

  readonly #moment = (isEvent: boolean): Moment => {
    this.#order += 1;
    if (isEvent) {
      this.#unweighed += 1;
      if (this.#unweighed === WEIGHED_EVERY) (this.#options.later ?? atOnce)(() => this.#weigh());
    }
    return { order: this.#order, at: this.#options.now() };
  };

  /** Forgets the oldest steps if all together hold too much. What flows need anyway does not count. */
  #weigh(): void {
    this.#unweighed = 0;
    const most = this.#options.bytes ?? BYTES;
    const seen = new Set<unknown>();
    for (const run of this.#runs)
      if (run.isRunning) weightOf(run.steps.at(-1)?.state?.context, seen, 4 * most);
    const steps = this.#runs.flatMap((run) => run.steps).toSorted((one, other) => other.order - one.order);
    let bytes = 0;
    for (const { order, event, input, state } of steps) {
      bytes += STEP_BYTES + weightOf([event, input, state?.context], seen, most);
      if (bytes <= most) continue;
      for (const run of this.#runs) run.forgetUntil(order);
      this.#runs = this.#runs.filter((run) => run.isRunning || run.steps.length > 1);
      return;
    }
  }
}

class Run implements HeldRun {
  readonly machine: AnyStateMachine;
  readonly began: number;
  readonly steps: [HeldStep, ...HeldStep[]];
  isRunning = true;
  /** While it runs. */
  #actor: AnyActor | null;
  #count = 0;
  #pending: HeldStep[] = [];
  #children: unknown;
  #named: HeldState['children'] = {};
  readonly #moment: (isEvent: boolean) => Moment;

  constructor(actor: AnyActor, moment: (isEvent: boolean) => Moment) {
    this.#actor = actor;
    this.#moment = moment;
    this.machine = (actor as Actor<AnyStateMachine>).logic;
    const start = moment(false);
    this.began = start.at;
    this.steps = [
      { ...start, n: 0, event: null, input: null, state: this.#held(snapshotOf(actor)), emits: NONE },
    ];
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.actorRef !== this.#actor) return;
    if (inspected.type === '@xstate.event') this.#take(inspected.event);
    else if (inspected.type === '@xstate.snapshot')
      this.#settle(inspected.event, inspected.snapshot as AnyMachineSnapshot);
  };

  readonly hear = (event: AnyEventObject): void => {
    const step = this.#pending[0] ?? this.steps.at(-1);
    if (step) step.emits = [...step.emits, { ...this.#moment(false), event }];
  };

  /** A machine that fails sends no snapshot. */
  noteFailure(): void {
    const snapshot = this.#actor && snapshotOf(this.#actor);
    if (snapshot?.status !== 'error') return;
    for (const step of this.#pending) step.state = this.#held(snapshot);
    this.#pending = [];
  }

  resume(actor: AnyActor): void {
    this.#actor = actor;
    this.isRunning = true;
  }

  end(): void {
    this.noteFailure();
    this.#actor = null;
    this.isRunning = false;
  }

  /** Forgets the steps until one, but for the last of all. */
  forgetUntil(order: number): void {
    const kept = this.steps.findIndex((step) => step.order > order);
    this.steps.splice(0, kept === -1 ? this.steps.length - 1 : kept);
  }

  #take(event: AnyEventObject): void {
    if (event.type === 'xstate.init') {
      if (this.#count === 0) this.steps[0].input = { value: 'input' in event ? event['input'] : undefined };
      return;
    }
    this.#count += 1;
    const step: HeldStep = {
      ...this.#moment(true),
      n: this.#count,
      event,
      input: null,
      state: null,
      emits: NONE,
    };
    this.#pending.push(step);
    this.steps.push(step);
    if (this.steps.length > RING_STEPS + 1) this.steps.shift();
  }

  /** The machine has taken an event. Earlier events that it never took have no effect. */
  #settle(event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const index = this.#pending.findIndex((one) => one.event === event);
    const step = this.#pending[index];
    if (!step) return;
    step.state = this.#held(snapshot);
    this.#pending.splice(0, index + 1);
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
    return { value, status, context, historyValue, error, children: this.#named };
  }
}

const NONE: HeldStep['emits'] = [];

function snapshotOf(actor: AnyActor): AnyMachineSnapshot {
  return actor.getSnapshot() as AnyMachineSnapshot;
}

function atOnce(work: () => void): void {
  work();
}
