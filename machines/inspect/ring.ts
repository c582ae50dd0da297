import type { Actor, AnyActor, AnyStateMachine } from 'xstate';
import { RingRun, type HeldRun } from './ring-run.ts';

export interface RingOptions {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Whether to hold shapes instead of values. */
  isMasked: (machine: string) => boolean;
}

/** Ended runs held. */
const ENDED = 10;

/** Holds the last steps of running flows by reference; they're redacted and serialized on request only. */
export class Ring {
  #order = 0;
  #runs: readonly RingRun[] = [];
  readonly #byActor = new WeakMap<AnyActor, RingRun>();
  readonly #options: RingOptions;

  constructor(options: RingOptions) {
    this.#options = options;
  }

  /** Holds an actor's steps until the returned function is called. */
  readonly watch = (actor: AnyActor): (() => void) => {
    const { id } = (actor as Actor<AnyStateMachine>).logic;
    const run = this.#byActor.get(actor) ?? new RingRun(actor, this.#moment, this.#options.isMasked(id));
    this.#byActor.set(actor, run);
    run.resume(actor);
    this.#runs = [...this.#runs.filter((one) => one !== run), run];
    const subscriptions = [actor.system.inspect(run.inspect), actor.on('*', run.hear)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      run.end();
      const ended = this.#runs.filter((one) => !one.isRunning && one.steps.length > 1);
      const kept = new Set(ended.slice(-ENDED));
      this.#runs = this.#runs.filter((one) => one.isRunning || kept.has(one));
    };
  };

  /** Forgets all steps; running flows are held from their present state on. */
  readonly forget = (): void => {
    this.#runs = this.#runs.filter((one) => one.isRunning);
    for (const run of this.#runs) run.restart();
  };

  /** Runs that are active or have steps, in order of their start. */
  runs(): readonly HeldRun[] {
    for (const run of this.#runs) run.noteFailure();
    return this.#runs;
  }

  readonly #moment = () => ({ order: (this.#order += 1), at: this.#options.now() });
}
