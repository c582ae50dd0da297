import {
  and,
  not,
  or,
  stateIn,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';

type NodeKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface DiagramNode {
  id: string;
  key: string;
  kind: NodeKind;
  parent: string | null;
  children: string[];
  /** The initial child's id; compound states only. */
  initial?: string;
  history?: 'shallow' | 'deep';
  entry: string[];
  exit: string[];
  invokes: { id: string; source: string }[];
  tags: string[];
  /** Plain English, if it's included. */
  description?: string;
}

/** What triggers a transition: an event, a delay, its guard alone, or an actor's end or failure. */
type EdgeKind = 'event' | 'after' | 'always' | 'done' | 'error';

export interface DiagramEdge {
  /** Unique: the transition's id, with `~1` and so on for further targets. */
  id: string;
  /** The transition's id in coverage and traces. */
  transition: string;
  from: string;
  /** `null` without a target. */
  to: string | null;
  kind: EdgeKind;
  event: string;
  /** The event, readable: `tile.clicked`, `after flipBack`, `loadCards done`. */
  trigger: string;
  /** Milliseconds, if the delay is constant. */
  delay?: number;
  /** The guard's name; `not …`, `… and …`, `… or …` if combined; `else` for an unguarded last candidate. */
  guard?: string;
  actions: string[];
  reenter: boolean;
  /** Plain English, if it's included. */
  description?: string;
  /** `trigger [guard] / actions`. */
  label: string;
}

/** A machine as data in order of definition: equal machines give equal JSON. */
export interface Diagram {
  id: string;
  nodes: DiagramNode[];
  edges: DiagramEdge[];
}

/** Describes a machine as plain data. */
export function toDiagram(machine: AnyStateMachine): Diagram {
  const nodes = stateNodesOf(machine);
  return {
    id: machine.root.id,
    nodes: nodes.map(describeNode),
    edges: nodes.flatMap((node) =>
      candidateLists(node).flatMap((list) =>
        list.flatMap((one, index) => describeEdges(machine, one, list, index)),
      ),
    ),
  };
}

/** Every state node, the root first, in order of definition. */
export function stateNodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...childrenOf(node).flatMap(withDescendants),
  ];
  return withDescendants(machine.root);
}

/** Every transition, `always` included, by diagram id. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  return new Map(
    stateNodesOf(machine).flatMap((node) =>
      candidateLists(node).flatMap((list) =>
        list.map((one, index) => [one, transitionId(one, index)] as const),
      ),
    ),
  );
}

/** A guard as text. Combined guards list their parts; inline ones are `inline`. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const combined = combinedGuard(guard);
  if (combined) {
    const parts = combined.parts.map((part) =>
      combinedGuard(part) ? `(${guardName(part)})` : guardName(part),
    );
    return combined.operator === 'not' ? `not ${parts.join('')}` : parts.join(` ${combined.operator} `);
  }
  if (isStateIn(guard)) return `in ${stateText(guard.stateValue)}`;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'inline';
}

/** The operator and parts of `and`, `or` or `not`; else `undefined`. */
export function combinedGuard(
  guard: unknown,
): { operator: 'and' | 'or' | 'not'; parts: readonly unknown[] } | undefined {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return undefined;
  const operator = (['and', 'or', 'not'] as const).find((name) => checkOf(guard) === checks[name]);
  return operator && { operator, parts: guard.guards };
}

export function isStateIn(guard: unknown): guard is { stateValue: unknown } {
  return typeof guard === 'function' && 'stateValue' in guard && checkOf(guard) === checks.stateIn;
}

export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const type = (typeof action === 'object' || typeof action === 'function') && action && 'type' in action;
  return type ? String(action.type).replace(/^xstate\./, '') : 'inline';
}

/** Wraps a single value in a list. */
export function toList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? [...value] : [value];
}

/** Candidate transitions, one list per event; the first whose guard holds is taken. */
export function candidateLists(node: AnyStateNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])];
}

export function sourceOf(invoke: { src: unknown }): string {
  return typeof invoke.src === 'string' ? invoke.src : 'inline';
}

export function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states);
}

function describeNode(node: AnyStateNode): DiagramNode {
  const initial = node.type === 'compound' ? node.initial.target[0]?.id : undefined;
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    parent: node.parent?.id ?? null,
    children: childrenOf(node).map((child) => child.id),
    ...(initial !== undefined && { initial }),
    ...(node.history && { history: node.history }),
    entry: toList(node.config.entry).map(actionName),
    exit: toList(node.config.exit).map(actionName),
    invokes: node.invoke.map((invoke) => ({ id: invoke.id, source: sourceOf(invoke) })),
    tags: [...node.tags],
  };
}

function describeEdges(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  list: readonly AnyTransitionDefinition[],
  index: number,
): DiagramEdge[] {
  const id = transitionId(transition, index);
  const { kind, trigger, delay } = describeEvent(machine, transition);
  const isElse = list.length > 1 && index === list.length - 1;
  const guard = transition.guard ? guardName(transition.guard) : isElse ? 'else' : undefined;
  const actions = transition.actions.map(actionName);
  const targets = transition.target?.map((target) => target.id) ?? [null];
  const label = [trigger, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`];
  const shared = {
    transition: id,
    from: transition.source.id,
    kind,
    event: transition.eventType,
    trigger,
    ...(delay !== undefined && { delay }),
    ...(guard !== undefined && { guard }),
    actions,
    reenter: transition.reenter,
    label: label.filter(Boolean).join(' '),
  };
  return targets.map((to, position) =>
    Object.assign({ id: position === 0 ? id : `${id}~${position}`, to }, shared),
  );
}

function transitionId(transition: AnyTransitionDefinition, index: number): string {
  return `${transition.source.id}|${transition.eventType || 'always'}|${index}`;
}

function describeEvent(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
): { kind: EdgeKind; trigger: string; delay?: number } {
  const type: string = transition.eventType;
  if (type === '') return { kind: 'always', trigger: '' };
  if ('delay' in transition) return describeDelay(machine, transition.delay);
  const ofActor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (ofActor?.[1] === 'error') return { kind: 'error', trigger: `${ofActor[2]} failed` };
  if (ofActor) return { kind: 'done', trigger: `${ofActor[2]} done` };
  if (type.startsWith('xstate.done.state.')) return { kind: 'done', trigger: 'done' };
  return { kind: 'event', trigger: type };
}

function describeDelay(
  machine: AnyStateMachine,
  delay: unknown,
): { kind: EdgeKind; trigger: string; delay?: number } {
  if (typeof delay === 'number') return { kind: 'after', trigger: `after ${delay} ms`, delay };
  const constant: unknown = machine.implementations.delays[String(delay)];
  if (typeof constant !== 'number') return { kind: 'after', trigger: `after ${String(delay)}` };
  return { kind: 'after', trigger: `after ${String(delay)} (${constant} ms)`, delay: constant };
}

/** Compared by identity, which survives minified names. */
const checks = {
  and: checkOf(and([])),
  or: checkOf(or([])),
  not: checkOf(not('')),
  stateIn: checkOf(stateIn('')),
};

function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : undefined;
}

function stateText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
