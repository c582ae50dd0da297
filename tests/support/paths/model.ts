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

export interface Step<M extends AnyStateMachine = AnyStateMachine> {
  before: SnapshotFrom<M>;
  event: PathEvent<M>;
  after: SnapshotFrom<M>;
  emitted: readonly EmittedFrom<M>[];
  path: Path<M>;
  index: number;
}

/** What the harness needs to explore a machine completely. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  /** Small fixtures, each explored from the start: two questions, two pairs. */
  inputs: readonly InputFrom<M>[];
  /**
   * Payloads by event type, including `xstate.done.actor.<id>` (`{ output }`) and
   * `xstate.error.actor.<id>` (`{ error }`). Unlisted types have no payload; an empty list excludes the
   * event in that state.
   */
  cases: Cases<M>;
  project: (context: ContextFrom<M>) => unknown;
  /** Throws if a step breaks a rule. Runs after every step in both runs. */
  invariant: (step: Step<M>) => void;
  /** All distinct emits of the paths; may hold asymmetric matchers. */
  emits?: readonly EmittedFrom<M>[];
  /** The states that handle each external event, exactly, regardless of guards and inner states. */
  takes?: Readonly<Record<OwnType<M>, readonly StateValue[]>>;
  /**
   * Where events change nothing: no state, context, history, actor, timer, message or emit. States tagged
   * `dialog` or `locked` must list each known event without effect; their model also has `takes`.
   */
  ignores?: Readonly<Partial<Record<OwnType<M>, readonly StateValue[]>>>;
  /** The states with each tag, exactly. */
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

/** Type-checks a model against its machine. */
export function defineModel<M extends AnyStateMachine>(machine: M, model: NoInfer<Model<M>>): MachineModel {
  // A model handles only its own machine's types, so it's safe where any machine is allowed.
  return { machine, ...model } as MachineModel<M> as MachineModel;
}
