import {
  initialTransition,
  transition,
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate';
import { actorResult } from './control.ts';
import { messageOf } from './format.ts';

/** A snapshot with what can still happen by itself: the delays that run and the actors that have not ended. */
export type Tracked = Snapshot<unknown> & {
  machine: AnyMachineSnapshot;
  /** `xstate.after.…` for a delay, `actor <id>` for an actor. */
  pending: ReadonlySet<string>;
};

/**
 * A machine as pure logic that knows what is pending, so that an exploration lets no delay run out twice and no
 * actor answer twice. Throws, with the event and the state, where the machine itself fails.
 */
export function trackedLogic(machine: AnyStateMachine): ActorLogic<Tracked, AnyEventObject, unknown> {
  return {
    getInitialSnapshot: (_scope, input) => {
      const [snapshot, actions] = initialTransition(machine, input);
      if (snapshot.status === 'error') {
        throw new Error(`${machine.id} does not start: ${messageOf(snapshot.error)}`, {
          cause: snapshot.error,
        });
      }
      return tracked(snapshot, pendingAfter(new Set(), actions));
    },
    transition: ({ machine: before, pending }, event) => {
      const [snapshot, actions] = step(machine, before, event);
      const left = new Set(pending);
      left.delete(pendingName(event.type));
      return tracked(snapshot, pendingAfter(left, actions));
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** The name under which a tracked snapshot holds an event that comes by itself. */
export function pendingName(type: string): string {
  const result = actorResult(type);
  return result ? `actor ${result.id}` : type;
}

function tracked(machine: AnyMachineSnapshot, pending: ReadonlySet<string>): Tracked {
  return { status: 'active', output: undefined, error: undefined, machine, pending };
}

function step(machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject) {
  try {
    return transition(machine, before, event);
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
    const { id, sendId, delay } = readParams(params);
    if (type === 'xstate.raise' && typeof delay === 'number') pending.add(String(id));
    if (type === 'xstate.cancel') pending.delete(String(sendId));
    if (type === 'xstate.spawnChild') pending.add(`actor ${String(id)}`);
    if (type === 'xstate.stopChild') pending.delete(`actor ${String(id)}`);
  }
  return pending;
}

function readParams(params: unknown): { id?: unknown; sendId?: unknown; delay?: unknown } {
  return typeof params === 'object' && params !== null ? params : {};
}
