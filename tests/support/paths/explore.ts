import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { sourceOf, stateNodesOf } from '#machines/inspect/model.ts';
import { actorResult, inert, isPromiseLogic } from './control.ts';
import { Coverage, gaps } from './coverage.ts';
import { canonical, messageOf } from './format.ts';
import { reachableStates } from './graph.ts';
import type { MachineModel, Path } from './model.ts';
import { pendingName, trackedLogic, type Tracked } from './tracked.ts';

export interface Exploration {
  paths: readonly ExploredPath[];
  states: number;
  /** Every edge, with the shortest path ending in it. */
  steps: readonly ExploredStep[];
  usedCases: ReadonlySet<string>;
  gaps: readonly string[];
}

export interface ExploredStep {
  before: Tracked;
  event: AnyEventObject;
  after: Tracked;
  path: Path;
}

export interface ExploredPath extends Path {
  /** The situation at the start and after each event; shared by paths with the same prefix. */
  trail: readonly Tracked[];
}

const DEFAULT_LIMIT = 20_000;
const MAX_MICROSTEPS = 1000;

const explorations = new WeakMap<MachineModel, Exploration>();

/** Explores all states and events of a model; cached. Throws past its limit. */
export function exploreModel(model: MachineModel): Exploration {
  const known = explorations.get(model);
  if (known) return known;
  const usedCases = new Set<string>();
  const coverage = new Coverage(inert(model.machine));
  const logic = trackedLogic(bounded(coverage.machine), coverage);
  const parts = model.inputs.map((input: unknown) => exploreFrom(model, logic, input, usedCases));
  const exploration = {
    paths: parts.flatMap((part) => part.paths),
    states: parts.reduce((sum, part) => sum + part.states, 0),
    steps: parts.flatMap((part) => part.steps),
    usedCases,
    gaps: gaps(coverage),
  };
  explorations.set(model, exploration);
  return exploration;
}

/** Identifies a situation: value, history, status, projected context. */
export function stateKey(model: MachineModel, snapshot: AnyMachineSnapshot): string {
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  return canonical([snapshot.value, snapshot.status, history, model.project(snapshot.context)]);
}

/** Turns infinite transitions into an error. */
export function bounded<M extends AnyStateMachine>(machine: M): M {
  machine.options.maxIterations = MAX_MICROSTEPS;
  return machine;
}

function exploreFrom(model: MachineModel, logic: Logic, input: unknown, usedCases: Set<string>) {
  const keys = new Map<Tracked, string>();
  const keyOf = (tracked: Tracked) => {
    const { machine, pending } = tracked;
    const key = keys.get(tracked) ?? canonical([stateKey(model, machine), [...pending].toSorted()]);
    keys.set(tracked, key);
    return key;
  };
  const vertices = verticesFrom(model, logic, input, keyOf, usedCases);
  const [start] = vertices;
  if (!start) throw new Error(`${model.machine.id} has no state to start from.`);
  const ways = new Map<string, Way>([[start[0], { events: [], trail: [start[1].state] }]]);
  const paths: ExploredPath[] = [];
  const steps: ExploredStep[] = [];
  for (const [key, way] of ways) {
    const vertex = vertices.get(key);
    for (const { event, state } of vertex?.edges ?? []) {
      const to = keyOf(state);
      const events = [...way.events, event];
      const trail = [...way.trail, state];
      if (vertex) steps.push({ before: vertex.state, event, after: state, path: { input, events } });
      const isFirstWay = !ways.has(to);
      if (isFirstWay) ways.set(to, { events, trail });
      const isPrefix = isFirstWay && (vertices.get(to)?.edges ?? []).length > 0;
      if (!isPrefix) paths.push({ input, events, trail });
    }
  }
  if (steps.length === 0) paths.push({ input, events: [], trail: [start[1].state] });
  return { paths, states: ways.size, steps };
}

type Logic = ReturnType<typeof trackedLogic>;

interface Way {
  events: readonly AnyEventObject[];
  trail: readonly Tracked[];
}

function verticesFrom(
  model: MachineModel,
  logic: Logic,
  input: unknown,
  keyOf: (tracked: Tracked) => string,
  usedCases: Set<string>,
) {
  const limit = model.limit ?? DEFAULT_LIMIT;
  try {
    return reachableStates(logic, {
      input,
      keyOf,
      eventKeyOf: canonical,
      eventsOf: (tracked) => eventsOf(model, tracked, usedCases),
      limit,
    });
  } catch (error) {
    if (!messageOf(error).includes('limit exceeded')) throw error;
    const advice = "Does 'project' let a counter or a clock through, or is the fixture too large?";
    throw new Error(`${model.machine.id}: more than ${limit} steps of exploration. ${advice}`, {
      cause: error,
    });
  }
}

export function eventsOf(
  model: MachineModel,
  tracked: Tracked,
  usedCases = new Set<string>(),
): AnyEventObject[] {
  if (tracked.machine.status !== 'active') return [];
  const cases: Record<string, ((snapshot: AnyMachineSnapshot) => readonly object[]) | undefined> =
    model.cases;
  return ownTypes(tracked.machine)
    .filter((type) => canHappen(model.machine, tracked.pending, type))
    .flatMap((type) => {
      const result = actorResult(type);
      const own: AnyEventObject = result ? { type, actorId: result.id } : { type };
      const payloads = cases[type]?.(tracked.machine);
      if (payloads) usedCases.add(type);
      return (payloads ?? [{}]).map((payload) => Object.assign({}, payload, own));
    });
}

const typesOfNode = new WeakMap<AnyStateNode, readonly string[]>();

/** Event types that an active state handles. */
export function ownTypes({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  const types = nodes.flatMap((node) => {
    const known = typesOfNode.get(node) ?? node.ownEvents.map(String);
    typesOfNode.set(node, known);
    return known;
  });
  return [...new Set(types)];
}

function canHappen(machine: AnyStateMachine, pending: ReadonlySet<string>, type: string): boolean {
  if (type.includes('*') || type.startsWith('xstate.done.state.')) return false;
  if (type.startsWith('xstate.after.')) return pending.has(type);
  const result = actorResult(type);
  if (!result) return true;
  return pending.has(pendingName(type)) && (result.outcome === 'error' || endsByItself(machine, result.id));
}

const promises = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

function endsByItself(machine: AnyStateMachine, id: string): boolean {
  const known = promises.get(machine) ?? new Set(promiseIds(machine));
  promises.set(machine, known);
  return known.has(id);
}

function promiseIds(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine)
    .flatMap((node) => node.invoke)
    .filter((invoke) => isPromiseLogic(machine.implementations.actors[sourceOf(invoke)]))
    .map(({ id }) => id);
}
