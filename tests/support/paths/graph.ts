/** The only import of the graph package, replaceable by `xstate/graph`. */
import { getAdjacencyMap, type AdjacencyValue } from '@xstate/graph';
import type { ActorLogic, EventObject, Snapshot } from 'xstate';

interface Vertex<TSnapshot, TEvent> {
  state: TSnapshot;
  edges: readonly { event: TEvent; state: TSnapshot }[];
}

interface GraphOptions<TSnapshot, TEvent, TInput> {
  input: TInput;
  keyOf: (snapshot: TSnapshot) => string;
  eventKeyOf: (event: TEvent) => string;
  eventsOf: (snapshot: TSnapshot) => readonly TEvent[];
  limit: number;
}

/** Reachable states by key, breadth first. */
export function reachableStates<TSnapshot extends Snapshot<unknown>, TEvent extends EventObject, TInput>(
  logic: ActorLogic<TSnapshot, TEvent, TInput>,
  { input, keyOf, eventKeyOf, eventsOf, limit }: GraphOptions<TSnapshot, TEvent, TInput>,
): Map<string, Vertex<TSnapshot, TEvent>> {
  const adjacency = getAdjacencyMap(logic, {
    input,
    serializeState: (snapshot) => keyOf(snapshot),
    serializeEvent: eventKeyOf,
    events: eventsOf,
    limit,
  });
  // The package brands its keys; for other code they are strings.
  const byKey = adjacency as Record<string, AdjacencyValue<TSnapshot, TEvent>>;
  return new Map(
    Object.entries(byKey).map(([key, { state, transitions }]) => [
      key,
      { state, edges: edgesOf(transitions) },
    ]),
  );
}

type Transitions<TSnapshot, TEvent> = AdjacencyValue<TSnapshot, TEvent>['transitions'];

function edgesOf<TSnapshot, TEvent>(transitions: Transitions<TSnapshot, TEvent>) {
  return Object.values(transitions as Record<string, Vertex<TSnapshot, TEvent>['edges'][number]>);
}
