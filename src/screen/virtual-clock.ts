import type { PlayTimer } from '#machines/inspect/play.ts';
import type { AnyActor } from 'xstate';

interface Timer extends PlayTimer {
  end: () => void;
}

/** A clock for machines that stands still until it's moved. */
export class VirtualClock {
  /** Milliseconds since the start. */
  now = 0;
  /** Whose delays it runs. */
  actor: AnyActor | undefined;
  readonly #timers = new Map<number, Timer>();
  #count = 0;
  #known = new WeakSet<object>();

  readonly setTimeout = (end: () => void, milliseconds: number): number => {
    this.#count += 1;
    this.#timers.set(this.#count, { event: this.#newEvent(), at: this.now + milliseconds, end });
    return this.#count;
  };

  readonly clearTimeout = (id: number): void => {
    this.#timers.delete(id);
  };

  /** Pending delays, the next one first. */
  get timers(): PlayTimer[] {
    return this.#inOrder().map(([, { event, at }]) => ({ event, at }));
  }

  /** Ends all delays up to a later time, in order, those that begin meanwhile, too. */
  moveTo(time: number): void {
    if (time <= this.now) return;
    for (let next = this.#inOrder()[0]; next && next[1].at <= time; next = this.#inOrder()[0])
      this.#end(next);
    this.now = time;
  }

  /** Ends the delay that sends an event; `false` if none is pending. */
  endDelayOf(event: string): boolean {
    const found = this.#inOrder().find(([, timer]) => timer.event === event);
    if (found) this.#end(found);
    return found !== undefined;
  }

  #end([id, { at, end }]: readonly [number, Timer]): void {
    this.#timers.delete(id);
    this.now = Math.max(this.now, at);
    end();
  }

  #inOrder(): (readonly [number, Timer])[] {
    return [...this.#timers].toSorted(([, one], [, other]) => one.at - other.at);
  }

  /** The event of the delay that has just been scheduled. */
  #newEvent(): string {
    const { _scheduledEvents: scheduled } = this.actor?.system.getSnapshot() ?? { _scheduledEvents: {} };
    const fresh = Object.values(scheduled).find((one) => !this.#known.has(one));
    if (fresh) this.#known.add(fresh);
    return fresh?.event.type ?? '';
  }
}
