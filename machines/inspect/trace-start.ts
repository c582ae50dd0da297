import type { AnyStateMachine, Snapshot } from 'xstate';
import { stateNodesOf } from './model.ts';
import { decode } from './trace-encoding.ts';
import type { RunStart } from './scene.ts';

/** Starts an actor where a run began. The machine's actors must be inert. */
export function startOptions(machine: AnyStateMachine, start: RunStart) {
  if (start.kind === 'input') return { input: decode(start.input) };
  const known = new Set(stateNodesOf(machine).map((node) => node.id));
  const history = Object.entries(start.state.history).map(
    ([id, nodes]) => [id, nodes.filter((node) => known.has(node)).map((node) => ({ id: node }))] as const,
  );
  const children = Object.entries(start.children)
    .filter(([, source]) => Object.hasOwn(machine.implementations.actors, source))
    .map(([id, src]) => [id, { src, snapshot: idleSnapshot }] as const);
  const snapshot = {
    value: start.state.value,
    status: start.state.status,
    context: decode(start.state.context),
    historyValue: Object.fromEntries(history),
    children: Object.fromEntries(children),
    output: undefined,
    error: undefined,
  };
  return { snapshot: snapshot as unknown as Snapshot<unknown> };
}

const idleSnapshot = { status: 'active', output: undefined, error: undefined, input: undefined };
