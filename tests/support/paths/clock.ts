import type { AnyActorRef } from 'xstate';

interface Timer {
  id: number;
  /** Virtual milliseconds. */
  due: number;
  run: () => void;
}

/**
 * A clock that advances on demand, timer by timer: a repeating delay fires once per period, however far
 * it advances. Use it as the `clock` of one root actor.
 */
export class VirtualClock {
  #now = 0;
  #count = 0;
  #timers: Timer[] = [];

  get now(): number {
    return this.#now;
  }

  /** In order of their creation. */
  get timers(): readonly Timer[] {
    return this.#timers;
  }

  setTimeout = (run: () => void, delay: number): number => {
    this.#count += 1;
    this.#timers.push({ id: this.#count, due: this.#now + delay, run });
    return this.#count;
  };

  clearTimeout = (id: number): void => {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  };

  /** Fires a timer; the clock advances to it unless it's past. */
  fire(timer: Timer): void {
    this.clearTimeout(timer.id);
    this.#now = Math.max(this.#now, timer.due);
    timer.run();
  }

  /** Fires the earliest timer, ties by creation. False without one. */
  next(): boolean {
    const [first, ...others] = this.#timers;
    if (!first) return false;
    this.fire(others.reduce((earliest, timer) => (timer.due < earliest.due ? timer : earliest), first));
    return true;
  }

  /** Advances by `ms` and fires all timers due, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    while (this.#timers.some((timer) => timer.due <= end)) this.next();
    this.#now = end;
  }
}

/**
 * Fires a delay of an actor out of order: `xstate.after.<delay>.<state>`. Throws unless it's running. The
 * clock must serve only this actor's system.
 */
export function fireDelay(actor: AnyActorRef, clock: VirtualClock, type: string): void {
  const { _scheduledEvents: byId } = actor.system.getSnapshot();
  const scheduled = Object.values(byId);
  if (scheduled.length !== clock.timers.length) throw new Error('The clock serves more than this actor.');
  const timer = clock.timers[scheduled.findIndex(({ event }) => event.type === type)];
  if (!timer) throw new Error(`No timer runs for '${type}'.`);
  clock.fire(timer);
}
