import type {
  Actor,
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { lossOf } from './loss.ts';

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
  /** `null` at the start, and where the steps before were forgotten. */
  event: AnyEventObject | null;
  /** At the start of the run, if that was seen: what the machine was started with. */
  input: { value: unknown } | null;
  /** After the event; `null` if the machine has not taken it. */
  state: HeldState | null;
  emits: readonly (Moment & { event: AnyEventObject })[];
  /** About how many bytes it holds at most besides its context. */
  bytes: number;
  /** And of its context, those that no later step and no running flow holds. */
  lost: number;
}

/** The last steps of one run. */
export interface HeldRun {
  machine: AnyStateMachine;
  began: number;
  /** The state that the others start from, then the steps; never empty. */
  steps: readonly [HeldStep, ...HeldStep[]];
  isRunning: boolean;
}

/** What the runs of a ring share. */
export interface Scale {
  /** About how many bytes all steps hold at most. */
  held: number;
  /** What they may hold. */
  readonly most: number;
  readonly moment: () => Moment;
  /** About how many bytes a value takes without what is in `seen`, to which it is added. */
  readonly weigh: (value: unknown, seen: Set<unknown>) => number;
  /** Told once what a step holds was added. */
  readonly settled: () => void;
  /** Calls back when there is time to weigh what an ended flow leaves. */
  readonly later: (callback: () => void) => void;
}

/** Most steps kept of each run. */
export const RING_STEPS = 200;
const STEP_BYTES = 300;
const NONE: HeldStep['emits'] = [];

/** Holds the last steps of one run, and counts what they hold. */
export class RingRun implements HeldRun {
  readonly machine: AnyStateMachine;
  readonly began: number;
  readonly steps: [HeldStep, ...HeldStep[]];
  isRunning = true;
  /** While it runs. */
  #actor: AnyActor | null;
  #count = 0;
  #pending: HeldStep[] = [];
  /** The last step that is not pending, and its state. */
  #last: HeldStep;
  #state: HeldState;
  #children: unknown;
  #named: HeldState['children'] = {};
  /** It has ended, and what it leaves is not yet weighed. */
  #isUnweighed = false;
  /** Whether what its last step holds is counted, as it is while the run is in the ring. */
  #isCounted = true;
  readonly #scale: Scale;

  constructor(actor: AnyActor, scale: Scale) {
    this.#actor = actor;
    this.#scale = scale;
    this.machine = (actor as Actor<AnyStateMachine>).logic;
    this.#state = this.#held(snapshotOf(actor));
    this.#last = { ...this.#next(null), state: this.#state };
    this.began = this.#last.at;
    this.steps = [this.#last];
    this.#add(this.#last, STEP_BYTES);
  }

  /** Whether it holds more than the present state of a flow. */
  get canForget(): boolean {
    return !this.isRunning || this.steps[0] !== this.#last || this.#last.bytes > STEP_BYTES;
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.actorRef !== this.#actor) return;
    if (inspected.type === '@xstate.event') this.#take(inspected.event);
    else if (inspected.type === '@xstate.snapshot')
      this.#settle(inspected.event, inspected.snapshot as AnyMachineSnapshot);
  };

  readonly hear = (event: AnyEventObject): void => {
    const step = this.#pending[0] ?? this.#last;
    step.emits = [...step.emits, { ...this.#scale.moment(), event }];
    this.#add(step, STEP_BYTES + this.#scale.weigh(event, new Set()));
    if (step === this.#last) this.#scale.settled();
  };

  /** A machine that fails sends no snapshot. */
  noteFailure(): void {
    const snapshot = this.#actor && snapshotOf(this.#actor);
    if (snapshot?.status !== 'error') return;
    for (const step of this.#pending.splice(0)) this.#close(step, this.#held(snapshot));
    this.#scale.settled();
  }

  resume(actor: AnyActor): void {
    this.#actor = actor;
    this.isRunning = true;
    this.#isUnweighed = false;
    this.#add(this.#last, 0, -this.#last.lost);
    if (!this.#isCounted) this.#scale.held += this.#last.bytes;
    this.#isCounted = true;
  }

  /** From now on nothing else holds its last context. */
  end(): void {
    this.noteFailure();
    this.#actor = null;
    this.isRunning = false;
    for (const step of this.#pending.splice(0)) this.#close(step, this.#state);
    this.#isUnweighed = true;
    this.#scale.later(() => this.#weighRest());
  }

  /** Forgets the oldest step; of the last one, all but its state. */
  forget(): void {
    const [oldest, next] = this.steps;
    if (next && oldest !== this.#last) {
      this.#add(oldest, -oldest.bytes, -oldest.lost);
      this.steps.shift();
    }
    const [first] = this.steps;
    first.event = null;
    first.input = null;
    first.emits = NONE;
    this.#add(first, STEP_BYTES - first.bytes);
  }

  /** Nothing that it holds is counted any more, until it is resumed. */
  forgetAll(): void {
    this.#isUnweighed = false;
    while (this.steps[0] !== this.#last) this.forget();
    this.#add(this.#last, 0, -this.#last.lost);
    this.#scale.held -= this.#last.bytes;
    this.#isCounted = false;
  }

  #weighRest(): void {
    if (!this.#isUnweighed) return;
    this.#isUnweighed = false;
    this.#add(this.#last, 0, this.#scale.weigh(this.#state.context, new Set()));
    this.#scale.settled();
  }

  #take(event: AnyEventObject): void {
    if (event.type === 'xstate.init') {
      if (this.#count === 0) this.#begin('input' in event ? event['input'] : undefined);
      return;
    }
    this.#count += 1;
    const step = this.#next(event);
    this.steps.push(step);
    if (this.#actor && snapshotOf(this.#actor).status === 'active') this.#pending.push(step);
    else this.#close(step, this.#state);
  }

  #begin(input: unknown): void {
    this.steps[0].input = { value: input };
    this.#add(
      this.steps[0],
      this.#scale.weigh(input, lossOf({}, this.#state.context, this.#scale.most).come),
    );
    this.#scale.settled();
  }

  /** The machine has taken an event. Earlier events that it never took have no effect. */
  #settle(event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const index = this.#pending.findIndex((one) => one.event === event);
    const step = this.#pending[index];
    if (!step) return;
    for (const earlier of this.#pending.splice(0, index + 1))
      this.#close(earlier, earlier === step ? this.#held(snapshot) : this.#state);
    while (this.steps.length > RING_STEPS + 1 && this.steps[0] !== this.#last) this.forget();
    this.#scale.settled();
  }

  /** What only the state before held is the matter of its step from now on. */
  #close(step: HeldStep, state: HeldState): void {
    const { come, gone, bytes } = lossOf(this.#state.context, state.context, this.#scale.most);
    this.#add(step, STEP_BYTES + this.#scale.weigh(step.event, come));
    this.#add(this.#last, 0, bytes + this.#scale.weigh(gone, come));
    step.state = state;
    this.#last = step;
    this.#state = state;
  }

  #next(event: AnyEventObject | null): HeldStep {
    const { order, at } = this.#scale.moment();
    const n = this.#count;
    return { order, at, n, event, input: null, state: null, emits: NONE, bytes: 0, lost: 0 };
  }

  #add(step: HeldStep, bytes: number, lost = 0): void {
    step.bytes += bytes;
    step.lost += lost;
    this.#scale.held += bytes + lost;
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

function snapshotOf(actor: AnyActor): AnyMachineSnapshot {
  return actor.getSnapshot() as AnyMachineSnapshot;
}
