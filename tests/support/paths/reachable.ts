import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { candidateLists, childrenOf, toList } from '#machines/inspect/model.ts';

/** Every state that could be entered if all guards allowed it, including targeted history nodes. */
export function reachableNodes(machine: AnyStateMachine): ReadonlySet<AnyStateNode> {
  const active = new Set<AnyStateNode>();
  const entered = new Set<AnyStateNode>();
  const waiting: AnyStateNode[] = [machine.root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (entered.has(node)) continue;
    entered.add(node);
    waiting.push(...enteredBelow(node));
    for (const ancestor of lineOf(node).filter((one) => !active.has(one))) {
      active.add(ancestor);
      waiting.push(...regionsOf(ancestor));
      for (const list of candidateLists(ancestor))
        waiting.push(...list.flatMap(({ target }) => target ?? []));
    }
  }
  return active;
}

export function historyDefault(node: AnyStateNode): AnyStateNode[] {
  const { parent } = node;
  const [target] = toList(node.config.target);
  if (typeof target !== 'string' || !parent) return parent ? [parent] : [];
  if (target.startsWith('#')) return [node.machine.getStateNodeById(target)];
  let found: AnyStateNode | undefined = parent;
  for (const key of target.split('.').filter(Boolean)) found = found?.states[key];
  if (!found) throw new Error(`history '${node.id}' leads to '${target}', which does not exist`);
  return [found];
}

/** States entered with a target; its parents don't enter their initial children. */
function enteredBelow(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'compound') return node.initial.target;
  return node.type === 'history' ? historyDefault(node) : [];
}

function regionsOf(node: AnyStateNode): AnyStateNode[] {
  return node.type === 'parallel' ? childrenOf(node).filter((child) => child.type !== 'history') : [];
}

function lineOf(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...lineOf(node.parent)] : [node];
}
