import type { Actor, AnyActor, AnyStateMachine } from 'xstate';
import { RingRun, type HeldRun, type Scale } from './ring-run.ts';
import { weightOf } from './weight.ts';

export interface RingOptions {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  isRecordable: (machine: string) => boolean;
  /** Most bytes that all steps may hold beyond what flows need anyway, as estimated; 2 MiB by default. */
  bytes?: number;
  /** Calls back when there is time to weigh what an ended flow leaves; at once by default. */
  later?: (callback: () => void) => void;
}

/** How many ended runs are kept. */
const ENDED = 10;
const BYTES = 2 * 1024 * 1024;

/**
 * Always holds the last steps of the flows that run, by reference only: what it holds is read, redacted and written when
 * somebody asks for it.
 */
export class Ring {
  #order = 0;
  #runs: readonly RingRun[] = [];
  readonly #byActor = new WeakMap<AnyActor, RingRun>();
  readonly #options: RingOptions;
  readonly #most: number;
  readonly #scale: Scale;

  constructor(options: RingOptions) {
    this.#options = options;
    this.#most = options.bytes ?? BYTES;
    this.#scale = {
      held: 0,
      most: this.#most,
      moment: () => ({ order: (this.#order += 1), at: options.now() }),
      weigh: (value, seen) => weightOf(value, seen, this.#most),
      settled: () => this.#forget(),
      later: options.later ?? ((callback) => callback()),
    };
  }

  /** Holds what an actor does from now on, until the returned function is called. */
  readonly watch = (actor: AnyActor): (() => void) => {
    const { logic } = actor as Actor<AnyStateMachine>;
    if (!this.#options.isRecordable(logic.id)) return () => undefined;
    const run = this.#byActor.get(actor) ?? new RingRun(actor, this.#scale);
    this.#byActor.set(actor, run);
    run.resume(actor);
    this.#runs = [...this.#runs.filter((one) => one !== run), run];
    this.#forget();
    const subscriptions = [actor.system.inspect(run.inspect), actor.on('*', run.hear)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      run.end();
      const ended = this.#runs.filter((one) => !one.isRunning && one.steps.length > 1);
      this.#keep(new Set(ended.slice(-ENDED)));
      this.#forget();
    };
  };

  /** The runs that still run or have steps, in the order in which they began. */
  runs(): readonly HeldRun[] {
    for (const run of this.#runs) run.noteFailure();
    return this.#runs;
  }

  /** Forgets the oldest steps as long as all together hold too much. */
  #forget(): void {
    while (this.#scale.held > this.#most) {
      const [oldest] = this.#runs
        .filter((run) => run.canForget)
        .toSorted((one, other) => one.steps[0].order - other.steps[0].order);
      if (!oldest) return;
      oldest.forget();
      if (oldest.steps.length === 1) this.#keep(new Set(this.#runs.filter(({ steps }) => steps.length > 1)));
    }
  }

  /** Keeps these ended runs only. */
  #keep(ended: ReadonlySet<RingRun>): void {
    for (const run of this.#runs) if (!run.isRunning && !ended.has(run)) run.forgetAll();
    this.#runs = this.#runs.filter((run) => run.isRunning || ended.has(run));
  }
}
