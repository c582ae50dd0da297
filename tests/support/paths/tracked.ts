import {
  createActor,
  type ActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  type Snapshot,
} from 'xstate';
import { actorResult } from './control.ts';
import type { Coverage, StepRecord } from './coverage.ts';
import { canonical, messageOf } from './format.ts';

/** A snapshot with pending delays and actors. */
export type Tracked = Snapshot<unknown> & {
  machine: AnyMachineSnapshot;
  pending: ReadonlySet<string>;
  emitted: readonly AnyEventObject[];
  /** Transitions taken by the last event and the states after them; empty without coverage. */
  record: StepRecord;
  /** Side effects of the last event as sentences: emits, actors, timers, messages. */
  effects: readonly string[];
};

/**
 * A machine as pure logic that tracks pending delays and actors, so that exploring never fires one twice.
 * Throws, naming event and state, if the machine fails.
 */
export function trackedLogic(
  machine: AnyStateMachine,
  coverage?: Coverage,
): ActorLogic<Tracked, AnyEventObject, unknown> {
  const { scope, takeActions } = inertScope(machine, coverage);
  return {
    getInitialSnapshot: (_scope, input) => {
      coverage?.begin(null);
      const snapshot = machine.getInitialSnapshot(scope, input);
      const actions = takeActions();
      if (snapshot.status === 'error') {
        throw new Error(`${machine.id} does not start: ${messageOf(snapshot.error)}`, {
          cause: snapshot.error,
        });
      }
      return tracked(snapshot, pendingAfter(new Set(), actions), actions, coverage?.end(snapshot));
    },
    transition: (tracking, event) => {
      const { machine: before, pending } = tracking;
      if (before.status !== 'active') return tracked(before, pending, []);
      coverage?.begin(before);
      const snapshot = step(machine, before, event, scope);
      const actions = takeActions();
      const left = new Set(pending);
      left.delete(pendingName(event.type));
      return tracked(snapshot, pendingAfter(left, actions), actions, coverage?.end(snapshot));
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

export function pendingName(type: string): string {
  const result = actorResult(type);
  return result ? `actor ${result.id}` : type;
}

function tracked(
  machine: AnyMachineSnapshot,
  pending: ReadonlySet<string>,
  actions: readonly ExecutedAction[],
  record: StepRecord = { transitions: [], states: [] },
): Tracked {
  const emitted = actions.flatMap(({ type, params }) => {
    const { event } = readParams(params);
    return type === 'xstate.emit' && event ? [event] : [];
  });
  return {
    status: 'active',
    output: undefined,
    error: undefined,
    machine,
    pending,
    emitted,
    record,
    get effects() {
      return actions.map(effectOf);
    },
  };
}

/** A machine's changes after an event, as sentences. */
export function changesOf(before: Tracked, after: Tracked): string[] {
  const history = ({ machine: { historyValue } }: Tracked) =>
    Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  const changed = (what: string, one: unknown, other: unknown) =>
    Object.is(one, other) || canonical(one) === canonical(other)
      ? []
      : [`${what} was ${canonical(one)} and is ${canonical(other)}`];
  const { context } = before.machine;
  const keys = new Set([...Object.keys(context), ...Object.keys(after.machine.context)]);
  return [
    ...changed('the state', before.machine.value, after.machine.value),
    ...changed('the status', before.machine.status, after.machine.status),
    ...[...keys].flatMap((key) => changed(`context.${key}`, context[key], after.machine.context[key])),
    ...changed('the history', history(before), history(after)),
    ...after.effects,
  ];
}

function effectOf({ type, params }: ExecutedAction): string {
  const { id, sendId, event, targetId } = readParams(params);
  if (type === 'xstate.emit') return `it emits ${canonical(event)}`;
  if (type === 'xstate.spawnChild') return `the actor '${String(id)}' starts`;
  if (type === 'xstate.stopChild') return `the actor '${String(id)}' is stopped`;
  if (type === 'xstate.raise') return `the timer '${String(id)}' starts`;
  if (type === 'xstate.cancel') return `the timer '${String(sendId)}' is stopped`;
  if (type === 'xstate.sendTo') return `the actor '${String(targetId)}' receives ${canonical(event)}`;
  return `the action '${type}' runs`;
}

function inertScope(machine: AnyStateMachine, coverage: Coverage | undefined) {
  const self = createActor(machine, coverage && { inspect: coverage.inspect });
  const ignore = () => undefined;
  let actions: ExecutableActionObject[] = [];
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: (action) => void actions.push(action),
  };
  const takeActions = () => {
    const taken = actions;
    actions = [];
    return taken;
  };
  return { scope, takeActions };
}

function step(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
  scope: AnyActorScope,
): AnyMachineSnapshot {
  try {
    return machine.transition(before, event, scope);
  } catch (error) {
    const state = JSON.stringify(before.value);
    throw new Error(`${machine.id} fails at '${event.type}' in ${state}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

interface ExecutedAction {
  type: string;
  params?: unknown;
}

function pendingAfter(before: ReadonlySet<string>, actions: readonly ExecutedAction[]): ReadonlySet<string> {
  const pending = new Set(before);
  for (const { type, params } of actions) {
    const { id, sendId, delay, event } = readParams(params);
    if (type === 'xstate.raise') {
      if (typeof delay !== 'number') throw new Error(`the delay of '${event?.type}' is no number`);
      pending.add(String(id));
    }
    if (type === 'xstate.cancel') pending.delete(String(sendId));
    if (type === 'xstate.spawnChild') pending.add(`actor ${String(id)}`);
    if (type === 'xstate.stopChild') pending.delete(`actor ${String(id)}`);
  }
  return pending;
}

function readParams(params: unknown): {
  id?: unknown;
  sendId?: unknown;
  targetId?: unknown;
  delay?: unknown;
  event?: AnyEventObject;
} {
  return typeof params === 'object' && params !== null ? params : {};
}
