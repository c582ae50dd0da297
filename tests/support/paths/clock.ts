import type { AnyActorRef } from 'xstate';

interface Timer {
  id: number;
  /** Virtual time at which it fires, in milliseconds. */
  due: number;
  run: () => void;
}

/**
 * A clock that moves only when told to, timer by timer: a delay that restarts itself fires once per period, however far
 * the clock is moved at once. Pass it as the `clock` of one root actor.
 */
export class VirtualClock {
  #now = 0;
  #count = 0;
  #timers: Timer[] = [];

  /** Milliseconds since the clock was created. */
  get now(): number {
    return this.#now;
  }

  /** The running timers, in the order in which they were set. */
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

  /** Fires one timer now; the clock moves on to its time unless that is past. */
  fire(timer: Timer): void {
    this.clearTimeout(timer.id);
    this.#now = Math.max(this.#now, timer.due);
    timer.run();
  }

  /** Fires the timer that is due first, the one set first among equals. False if none is left. */
  next(): boolean {
    const [first, ...others] = this.#timers;
    if (!first) return false;
    this.fire(others.reduce((earliest, timer) => (timer.due < earliest.due ? timer : earliest), first));
    return true;
  }

  /** Moves on by `ms` milliseconds and fires every timer due on the way, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    while (this.#timers.some((timer) => timer.due <= end)) this.next();
    this.#now = end;
  }
}

/**
 * Fires one delay of an actor, whatever else is due: `xstate.after.<delay>.<state>`. Throws if that delay is not
 * running. The clock must serve only this actor's system.
 */
export function fireDelay(actor: AnyActorRef, clock: VirtualClock, type: string): void {
  const { _scheduledEvents: byId } = actor.system.getSnapshot();
  const scheduled = Object.values(byId);
  if (scheduled.length !== clock.timers.length) throw new Error('The clock serves more than this actor.');
  const timer = clock.timers[scheduled.findIndex(({ event }) => event.type === type)];
  if (!timer) throw new Error(`No timer runs for '${type}'.`);
  clock.fire(timer);
}
