import {
  createActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { fireDelay, VirtualClock } from './clock.ts';
import { actorResult, controlled } from './control.ts';
import { bounded, ownTypes, stateKey } from './explore.ts';
import { formatPath, messageOf } from './format.ts';
import type { MachineModel, Path, Step } from './model.ts';

export interface Run {
  path: Path;
  states: readonly string[];
  /** Emits per event; the start's come first. */
  emitted: readonly (readonly AnyEventObject[])[];
  /** Problems as sentences with the path so far. */
  problems: readonly string[];
}

/** Steps that earlier runs checked: taken again, but not checked again. */
class Checked {
  readonly #after = new Map<unknown, Checked>();
  /** `stateKey` after the last event; undefined before a run has reached it. */
  state: string | undefined;

  after(event: unknown): Checked {
    const found = this.#after.get(event) ?? new Checked();
    this.#after.set(event, found);
    return found;
  }
}

/** Runs a path, sending every event directly, delays and actor results included. */
export function runStraight(
  model: MachineModel,
  machine: AnyStateMachine,
  path: Path,
  inspect?: (event: InspectionEvent) => void,
): Run {
  const walk = new Walk(model, machine, path, new Checked(), inspect);
  for (const [index, event] of path.events.entries()) {
    if (!walk.isUp) break;
    walk.take(index, () => walk.actor.send(event));
  }
  return walk.finish();
}

/**
 * Runs paths without forged events: delays fire on a virtual clock, actors answer and fail. The path
 * decides which delay fires first, not durations: a player may wait any time between clicks.
 */
export async function runVirtual(model: MachineModel, paths: readonly Path[]): Promise<Run[]> {
  const { machine, settle } = controlled(model.machine);
  const runs: Run[] = [];
  const checked = new Checked();
  for (const path of paths) {
    const walk = new Walk(model, bounded(machine), path, checked);
    for (const [index, event] of path.events.entries()) {
      if (!walk.isUp) break;
      if (actorResult(event.type)) await walk.takeAsync(index, () => settle(event));
      else if (event.type.startsWith('xstate.after.'))
        walk.take(index, () => fireDelay(walk.actor, walk.clock, event.type));
      else walk.take(index, () => walk.actor.send(event));
    }
    runs.push(walk.finish());
  }
  return runs;
}

class Walk {
  readonly clock = new VirtualClock();
  readonly actor: AnyActorRef & { start: () => unknown; stop: () => unknown };
  readonly #model: MachineModel;
  readonly #path: Path;
  readonly #states: string[] = [];
  readonly #emitted: AnyEventObject[][] = [[]];
  readonly #problems: string[] = [];
  #crash: { error: unknown } | undefined;
  #checked: Checked;

  constructor(
    model: MachineModel,
    machine: AnyStateMachine,
    path: Path,
    checked: Checked,
    inspect?: (event: InspectionEvent) => void,
  ) {
    this.#model = model;
    this.#path = path;
    this.#checked = checked.after(path.input);
    this.actor = createActor(machine, { input: path.input, clock: this.clock, ...(inspect && { inspect }) });
    this.actor.on('*', (event: AnyEventObject) => this.#emitted.at(-1)?.push(event));
    this.actor.subscribe({ error: (error: unknown) => (this.#crash = { error }) });
    this.actor.start();
    this.#note(-1);
  }

  get isUp(): boolean {
    return this.#crash === undefined;
  }

  take(index: number, act: () => void): void {
    const before = this.#begin();
    try {
      act();
    } catch (error) {
      this.#crash = { error };
    }
    this.#end(index, before);
  }

  async takeAsync(index: number, act: () => Promise<void>): Promise<void> {
    const before = this.#begin();
    try {
      await act();
    } catch (error) {
      this.#crash = { error };
    }
    this.#end(index, before);
  }

  finish(): Run {
    this.actor.stop();
    const left = this.clock.timers.length;
    if (left > 0)
      this.#fail(`${left} timers run on after the machine has stopped`, this.#path.events.length - 1);
    return { path: this.#path, states: this.#states, emitted: this.#emitted, problems: this.#problems };
  }

  #begin(): AnyMachineSnapshot {
    this.#emitted.push([]);
    return this.actor.getSnapshot();
  }

  #end(index: number, before: AnyMachineSnapshot): void {
    const event = this.#path.events[index];
    this.#checked = this.#checked.after(event);
    const isNew = this.#checked.state === undefined;
    this.#note(index);
    if (!this.isUp || !event || !isNew) return;
    const step: Step = {
      before,
      event,
      after: this.actor.getSnapshot(),
      emitted: this.#emitted.at(-1) ?? [],
      path: this.#path,
      index,
    };
    for (const broken of brokenBy(this.#model, step)) this.#fail(broken, index);
  }

  #note(index: number): void {
    if (this.#crash) {
      this.#fail(`the machine fails: ${messageOf(this.#crash.error)}`, index);
      return;
    }
    if (this.#checked.state === undefined) {
      const snapshot = this.actor.getSnapshot();
      for (const what of misplacedIn(this.#model, snapshot)) this.#fail(what, index);
      this.#checked.state = stateKey(this.#model, snapshot);
    }
    this.#states.push(this.#checked.state);
  }

  #fail(what: string, upTo: number): void {
    this.#problems.push(described(this.#model, what, { path: this.#path, index: upTo }));
  }
}

/** A problem with the path up to an event of it. */
export function described(
  model: MachineModel,
  what: string,
  { path, index }: Pick<Step, 'path' | 'index'>,
): string {
  return `${model.machine.id}: ${what}\n${formatPath(path, index)}`;
}

/** The broken invariant, if any. */
export function brokenBy(model: MachineModel, step: Step): string[] {
  try {
    model.invariant(step);
    return [];
  } catch (error) {
    return [`the invariant breaks at '${step.event.type}': ${messageOf(error)}`];
  }
}

const placed = new WeakMap<MachineModel, Map<string, readonly string[]>>();

/** Differences between a state's events and tags and the model's. */
export function misplacedIn(model: MachineModel, snapshot: AnyMachineSnapshot): readonly string[] {
  const known = placed.get(model) ?? new Map<string, readonly string[]>();
  placed.set(model, known);
  const { _nodes: nodes } = snapshot;
  const state = nodes.map(({ id }) => id).join(' ');
  const found = known.get(state) ?? misplaced(model, snapshot);
  known.set(state, found);
  return found;
}

function misplaced({ takes = {}, tags = {} }: MachineModel, snapshot: AnyMachineSnapshot): string[] {
  const taken = new Set(ownTypes(snapshot));
  const isExpected = (states: readonly StateValue[]) => states.some((state) => snapshot.matches(state));
  const where = JSON.stringify(snapshot.value);
  return [
    ...Object.entries(takes)
      .filter(([type, states]) => taken.has(type) !== isExpected(states))
      .map(
        ([type]) =>
          `${where} ${taken.has(type) ? 'takes' : 'does not take'} '${type}'; the model's 'takes' says otherwise`,
      ),
    ...Object.entries(tags)
      .filter(([tag, states]) => snapshot.hasTag(tag) !== isExpected(states))
      .map(
        ([tag]) =>
          `${where} ${snapshot.hasTag(tag) ? 'has' : 'lacks'} the tag '${tag}'; the model's 'tags' says otherwise`,
      ),
  ];
}
