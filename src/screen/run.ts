import type { Scene } from '#machines/inspect/scene.ts';
import { encodeWhole } from '#machines/inspect/encode-whole.ts';
import { transitionsOf } from '#machines/inspect/model.ts';
import type { PlayedEvent, PlayReport } from '#machines/inspect/play.ts';
import { decode, type Json } from '#machines/inspect/trace-encoding.ts';
import { startOptions } from '#machines/inspect/trace-start.ts';
import {
  fromCallback,
  type ActorOptions,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import { createRuntime, type Runtime } from '../runtime/runtime.ts';
import type { Page } from './places.ts';
import { NOW, surroundingEvents, userOf } from './surrounding-flows.ts';
import { VirtualClock } from './virtual-clock.ts';

const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined };
const idle = fromCallback(() => undefined);

/** Free play on a page: what to offer, and who hears of it. */
export interface PlayOptions {
  offers: readonly Json[];
  report: (report: PlayReport) => void;
}

/** Ids of page events are below zero, and differ from those before a reload. */
let pageEvents = -Math.floor(performance.timeOrigin);

/**
 * A flow's run on its page. Its machine takes the scene's events only; in free play, the page's and the
 * virtual clock's, too, from the first press on.
 */
export class ScreenRun {
  readonly runtime: Runtime;
  /** Toasts outlive their page. */
  hasToasts = false;
  readonly #scene: Scene;
  readonly #taken: Scene['events'][number][];
  readonly #allowed = new WeakSet<object>();
  readonly #onSettled: (states: readonly string[]) => void;
  readonly #play: PlayOptions | undefined;
  readonly #clock = new VirtualClock();
  #names: ReadonlyMap<AnyTransitionDefinition, string> = new Map();
  #passed: string[] = [];
  #isOpen = false;
  #isReplaying = true;
  /** Events while the clock moves, to report together. */
  #unsaid: PlayedEvent[] | null = null;
  #actor: AnyActor | undefined;
  #isHeard = false;

  /** `onSettled` gets the active states once the machine has taken all events, again after each `goOn`. */
  constructor(scene: Scene, place: Page, onSettled: (states: readonly string[]) => void, play?: PlayOptions) {
    this.#play = play;
    this.#scene = scene;
    this.#taken = [...scene.events];
    this.#onSettled = onSettled;
    const runtime = createRuntime(undefined, userOf(place));
    const setting = surroundingEvents(place);
    runtime.flows.watch((actor) => {
      const { id } = actor.logic as AnyStateMachine;
      if (id === scene.flow) this.#begin(actor);
      else for (const event of setting[id] ?? []) actor.send(event);
      return () => undefined;
    });
    const { toasts } = runtime;
    this.runtime = {
      ...runtime,
      now: () => NOW + this.#clock.now,
      newSeed: () => 7,
      toasts: {
        ...toasts,
        show: (toast, owner) => {
          if (!this.#isHeard) return;
          this.hasToasts = true;
          toasts.show(toast, owner);
        },
      },
      prepare: ({ machine }, input) => {
        const inert = withoutActors(machine);
        if (machine.id !== scene.flow) return { machine: inert, options: { input, clock: stoppedClock } };
        const clock = play ? this.#clock : stoppedClock;
        const options = { ...startOptions(inert, scene.start), clock, inspect: this.#inspect };
        return { machine: this.#gated(inert), options: options as ActorOptions<typeof machine> };
      },
    };
  }

  /** Whether to handle emits: only those of a scene's last event. */
  readonly isHeard = (): boolean => this.#isHeard;

  readonly isPlayed = (): boolean => this.#play !== undefined;

  /** Lets the page send its machine events, after a press. */
  open(): void {
    this.#isOpen = this.#play !== undefined;
  }

  /** Moves the virtual clock, and says what the page shows. */
  moveTo(time: number): void {
    this.#isOpen ||= time > this.#clock.now;
    this.#unsaid = [];
    this.#clock.moveTo(time);
    const sent = this.#unsaid;
    this.#unsaid = null;
    this.#report(sent);
  }

  /** Whether `scene` is or continues this run; in free play, the page may be ahead of it. */
  leadsTo({ flow, run, events }: Scene): boolean {
    const known = this.#play ? this.#taken.slice(0, events.length) : this.#taken;
    return (
      flow === this.#scene.flow &&
      run === this.#scene.run &&
      known.every(({ id }, index) => events[index]?.id === id)
    );
  }

  goOn({ events }: Scene): void {
    const more = events.slice(this.#taken.length);
    this.#taken.push(...more);
    this.#isReplaying = true;
    this.#finish(more);
  }

  /** Events sent before the actor starts are queued. */
  #begin(actor: AnyActor): void {
    this.#actor = actor;
    this.#clock.actor = actor;
    this.#names = transitionsOf(actor.logic as AnyStateMachine);
    this.#isHeard = false;
    for (const one of this.#taken.slice(0, -1)) this.#send(one);
  }

  #finish(events: Scene['events']): void {
    for (const one of events.slice(0, -1)) this.#send(one);
    this.#isHeard = true;
    for (const one of events.slice(-1)) this.#send(one);
    this.#isReplaying = false;
    this.#onSettled(this.#states());
  }

  #states(): string[] {
    const snapshot = this.#actor?.getSnapshot() as AnyMachineSnapshot | undefined;
    const { _nodes: nodes } = snapshot ?? { _nodes: [] };
    return nodes.map(({ id }) => id);
  }

  #send({ event, at = 0 }: Scene['events'][number]): void {
    const decoded = decode(event) as AnyEventObject;
    if (this.#play) {
      this.#clock.now = Math.max(this.#clock.now, at);
      if (this.#clock.endDelayOf(decoded.type)) return;
    }
    this.#allowed.add(decoded);
    this.#actor?.send(decoded);
  }

  /** Says what the page shows, and what it or its clock sent. */
  #report(added: readonly PlayedEvent[]): void {
    const snapshot = this.#actor?.getSnapshot() as AnyMachineSnapshot | undefined;
    if (!this.#play || !snapshot) return;
    const { now, timers } = this.#clock;
    const count = this.#taken.length;
    this.#taken.push(...added);
    this.#play.report({
      run: this.#scene.run,
      count,
      added,
      states: this.#states(),
      transitions: this.#passed,
      takes: this.#play.offers.flatMap((offer, index) => (isTaken(snapshot, offer) ? [index] : [])),
      timers,
      now,
    });
  }

  readonly #inspect = (inspected: InspectionEvent): void => {
    if (this.#play && inspected.actorRef === this.#actor) this.#follow(inspected);
    if (inspected.type !== '@xstate.event' || inspected.event.type !== 'xstate.init') return;
    const { actorRef } = inspected;
    setTimeout(() => {
      if (actorRef === this.#actor) this.#finish(this.#taken.slice(-1));
    });
  };

  /** Notes what the page and the clock do; a scene's own events are known. */
  #follow(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.event') this.#passed = [];
    if (inspected.type === '@xstate.microstep') {
      const { _transitions: transitions } = inspected;
      this.#passed.push(...transitions.flatMap((one) => this.#names.get(one) ?? []));
    }
    if (inspected.type !== '@xstate.snapshot' || this.#isReplaying) return;
    const { event } = inspected;
    if (/^xstate\.(init|stop)/.test(event.type) || this.#allowed.has(event) || this.#passed.length === 0)
      return;
    pageEvents -= 1;
    const played = { id: pageEvents, event: encodeWhole(event), at: this.#clock.now };
    if (this.#unsaid) this.#unsaid.push(played);
    else this.#report([played]);
  }

  /** Whether the machine takes an event that no scene has sent. */
  #isFree({ type }: AnyEventObject): boolean {
    if (type.startsWith('xstate.stop')) return true;
    return (
      this.#play !== undefined && (type.startsWith('xstate.after.') || (this.#isOpen && !this.#isReplaying))
    );
  }

  #gated<Machine extends AnyStateMachine>(machine: Machine): Machine {
    const transition = machine.transition.bind(machine);
    machine.transition = (snapshot, event, scope) =>
      this.#allowed.has(event) || this.#isFree(event) ? transition(snapshot, event, scope) : snapshot;
    return machine;
  }
}

function withoutActors<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, idle])) }) as Machine;
}

/** Whether a state takes an event; guards may refuse events of another run by throwing. */
function isTaken(snapshot: AnyMachineSnapshot, offer: Json): boolean {
  try {
    return snapshot.can(decode(offer) as AnyEventObject);
  } catch {
    return false;
  }
}
