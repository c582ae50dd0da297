/** Milliseconds since 1970 at which every run begins. */
const START = Date.UTC(2026, 10, 3, 12);
/** Turns without requests: more than anything takes but a deletion blocked by an open page. */
const MOST_TURNS = 400;

interface Timer {
  at: number;
  run: () => void;
  every: number | null;
}

const realImmediate = globalThis.setImmediate;
let queued = 0;
let unasked = 0;

/** Resets the count of idle turns. */
export function noteAsked(): void {
  unasked = 0;
}

/** Runs `work` in a process that counts tasks and allows unhandled rejections, as browsers do. */
export async function inBrowsers<Result>(work: () => Promise<Result>): Promise<Result> {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined);
  const counted = (task: () => void) => {
    queued += 1;
    return realImmediate(() => {
      queued -= 1;
      task();
    });
  };
  globalThis.setImmediate = counted as typeof setImmediate;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return await work();
  } finally {
    await turns();
    globalThis.setImmediate = realImmediate;
    Error.stackTraceLimit = stackTraceLimit;
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
}

export async function turns(count = Infinity): Promise<void> {
  unasked = 0;
  for (let turn = 0; turn < count && unasked < MOST_TURNS; turn += 1) {
    unasked += 1;
    await new Promise<void>((resolve) => {
      realImmediate(resolve);
    });
    if (count === Infinity && queued === 0) return;
  }
}

/** A clock that advances on demand. Runs all work without timers before a timer fires. */
export class FakeClock {
  now = START;
  readonly #timers = new Map<number, Timer>();
  #made = 0;

  set(run: () => void, delay = 0, isRepeated = false): number {
    const wait = Math.max(1, delay);
    this.#made += 1;
    this.#timers.set(this.#made, { at: this.now + wait, run, every: isRepeated ? wait : null });
    return this.#made;
  }

  clear(timer: number): void {
    this.#timers.delete(timer);
  }

  /** Advances the clock, or less if `isEnough` before. */
  async pass(milliseconds: number, isEnough = () => false): Promise<void> {
    const end = this.now + milliseconds;
    await turns();
    while (!isEnough()) {
      const [next] = [...this.#timers].toSorted(([, one], [, other]) => one.at - other.at);
      if (!next || next[1].at > end) {
        this.now = end;
        return;
      }
      const [id, timer] = next;
      this.now = timer.at;
      if (timer.every === null) this.#timers.delete(id);
      else timer.at += timer.every;
      timer.run();
      await turns();
    }
  }

  /** A `Date` class on this clock. */
  dates(): DateConstructor {
    const moment = () => this.now;
    return class extends Date {
      constructor(...given: [] | [number | string]) {
        super(given[0] ?? moment());
      }
      static override now(): number {
        return moment();
      }
    } as unknown as DateConstructor;
  }
}
