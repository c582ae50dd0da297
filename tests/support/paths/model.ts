import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFrom,
  EventObject,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/** Events from one start of a machine: an input, then what happens to it. */
export interface Path<M extends AnyStateMachine = AnyStateMachine> {
  input: InputFrom<M>;
  events: readonly PathEvent<M>[];
}

/** What can happen to a machine: its own events, and the end of its delays. */
export type PathEvent<M extends AnyStateMachine = AnyStateMachine> =
  | EventFrom<M>
  | { type: `xstate.after.${string}` };

/** One event of a path on a real actor; `emitted` holds what this event alone made the machine emit. */
export interface Step<M extends AnyStateMachine = AnyStateMachine> {
  before: SnapshotFrom<M>;
  event: PathEvent<M>;
  after: SnapshotFrom<M>;
  emitted: readonly EmittedFrom<M>[];
  path: Path<M>;
  /** Index of `event` in `path.events`. */
  index: number;
}

/** What the harness needs to know of one machine in order to explore all of it. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  /** Small fixtures, each explored from the start. Rules are overridden: two questions, two pairs. */
  inputs: readonly InputFrom<M>[];
  /**
   * Payload cases by event type, including `xstate.done.actor.<id>` (`{ output }`) and `xstate.error.actor.<id>` (`{
   * error }`). Types not listed are sent without payload. An empty list excludes the event in that state.
   */
  cases: Cases<M>;
  /** What distinguishes two contexts: finite, without clocks and counters. */
  project: (context: ContextFrom<M>) => unknown;
  /** Throws if the step breaks a rule of the flow. Runs after every step of every path, in both runs. */
  invariant: (step: Step<M>) => void;
  /** Every distinct event that the paths emit, no more and no fewer; may hold asymmetric matchers. */
  emits?: readonly EmittedFrom<M>[];
  /**
   * Where each event from outside is taken: in these states, whatever its guard or an inner state makes of it, and in no
   * others.
   */
  takes?: Readonly<Record<OwnType<M>, readonly StateValue[]>>;
  /**
   * Where an event changes nothing, known or not: neither state, context nor history; no actor starts, stops or receives
   * anything, no timer starts or stops, nothing is emitted. States with the tag `dialog` or `locked` must list here each
   * event that they know and that has no effect; their model has `takes` as well.
   */
  ignores?: Readonly<Partial<Record<OwnType<M>, readonly StateValue[]>>>;
  /** The states that have each tag, and no others. */
  tags?: Readonly<Record<TagOf<M>, readonly StateValue[]>>;
  /** Number of states explored before giving up; 20,000 by default. */
  limit?: number;
}

type OwnType<M extends AnyStateMachine> = Exclude<EventFrom<M>['type'], `xstate.${string}`>;
type TagOf<M extends AnyStateMachine> =
  SnapshotFrom<M> extends { tags: Set<infer Tag extends string> } ? Tag : string;

type Cases<M extends AnyStateMachine> = {
  [Type in EventFrom<M>['type']]?: (snapshot: SnapshotFrom<M>) => readonly Payload<EventFrom<M>, Type>[];
} & {
  [Type in `xstate.done.actor.${string}`]?: (snapshot: SnapshotFrom<M>) => readonly { output: unknown }[];
} & {
  [Type in `xstate.error.actor.${string}`]?: (snapshot: SnapshotFrom<M>) => readonly { error: unknown }[];
};

type Payload<Event extends EventObject, Type extends string> = Event extends unknown
  ? Type extends Event['type']
    ? Omit<Event, 'type' | 'actorId'>
    : never
  : never;

/** A model with its machine, as the harness takes it. */
export interface MachineModel<M extends AnyStateMachine = AnyStateMachine> extends Model<M> {
  machine: M;
}

/** Binds a model to its machine, so that every part of it is checked against the machine's own types. */
export function defineModel<M extends AnyStateMachine>(machine: M, model: NoInfer<Model<M>>): MachineModel {
  // A model reads and writes only its own machine's types, so it is safe where any machine is allowed.
  return { machine, ...model } as MachineModel<M> as MachineModel;
}
