import type { Scene } from '#machines/inspect/scene.ts';
import { decode } from '#machines/inspect/trace-encoding.ts';
import { startOptions } from '#machines/inspect/trace-start.ts';
import {
  fromCallback,
  type ActorOptions,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { createRuntime, type Runtime } from '../runtime/runtime.ts';
import { learner, NOW, surroundingEvents } from './surrounding-flows.ts';

const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined };
const idle = fromCallback(() => undefined);

/** A flow's run on its page. Its machine takes the scene's events only, not the page's. */
export class ScreenRun {
  readonly runtime: Runtime;
  /** Toasts outlive their page. */
  hasToasts = false;
  readonly #scene: Scene;
  readonly #taken: Scene['events'][number][];
  readonly #allowed = new WeakSet<object>();
  readonly #onSettled: (states: readonly string[]) => void;
  #actor: AnyActor | undefined;
  #isHeard = false;

  /** `onSettled` gets the active states once the machine has taken all events, again after each `goOn`. */
  constructor(scene: Scene, isLearner: boolean, onSettled: (states: readonly string[]) => void) {
    this.#scene = scene;
    this.#taken = [...scene.events];
    this.#onSettled = onSettled;
    const runtime = createRuntime(undefined, isLearner ? learner : null);
    const setting = surroundingEvents(isLearner);
    runtime.flows.watch((actor) => {
      const { id } = actor.logic as AnyStateMachine;
      if (id === scene.flow) this.#begin(actor);
      else for (const event of setting[id] ?? []) actor.send(event);
      return () => undefined;
    });
    const { toasts } = runtime;
    this.runtime = {
      ...runtime,
      now: () => NOW,
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
        const options = { ...startOptions(inert, scene.start), clock: stoppedClock, inspect: this.#inspect };
        return { machine: this.#gated(inert), options: options as ActorOptions<typeof machine> };
      },
    };
  }

  /** Whether to handle emits: only those of a scene's last event. */
  readonly isHeard = (): boolean => this.#isHeard;

  /** Whether `scene` is or continues this run. */
  leadsTo({ flow, run, events }: Scene): boolean {
    return (
      flow === this.#scene.flow &&
      run === this.#scene.run &&
      this.#taken.every(({ id }, index) => events[index]?.id === id)
    );
  }

  goOn({ events }: Scene): void {
    const more = events.slice(this.#taken.length);
    this.#taken.push(...more);
    this.#finish(more);
  }

  /** Events sent before the actor starts are queued. */
  #begin(actor: AnyActor): void {
    this.#actor = actor;
    this.#isHeard = false;
    for (const { event } of this.#taken.slice(0, -1)) this.#send(event);
  }

  #finish(events: Scene['events']): void {
    for (const { event } of events.slice(0, -1)) this.#send(event);
    this.#isHeard = true;
    for (const { event } of events.slice(-1)) this.#send(event);
    const snapshot = this.#actor?.getSnapshot() as AnyMachineSnapshot | undefined;
    const { _nodes: nodes } = snapshot ?? { _nodes: [] };
    this.#onSettled(nodes.map(({ id }) => id));
  }

  #send(event: Scene['events'][number]['event']): void {
    const decoded = decode(event) as AnyEventObject;
    this.#allowed.add(decoded);
    this.#actor?.send(decoded);
  }

  readonly #inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.event' || inspected.event.type !== 'xstate.init') return;
    const { actorRef } = inspected;
    setTimeout(() => {
      if (actorRef === this.#actor) this.#finish(this.#taken.slice(-1));
    });
  };

  #gated<Machine extends AnyStateMachine>(machine: Machine): Machine {
    const transition = machine.transition.bind(machine);
    machine.transition = (snapshot, event, scope) =>
      this.#allowed.has(event) || event.type.startsWith('xstate.stop')
        ? transition(snapshot, event, scope)
        : snapshot;
    return machine;
  }
}

function withoutActors<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, idle])) }) as Machine;
}
