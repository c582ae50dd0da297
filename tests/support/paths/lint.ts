import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  actionName,
  candidateLists,
  childrenOf,
  combinedGuard,
  isStateIn,
  sourceOf,
  stateNodesOf,
  toList,
} from '#machines/inspect/model.ts';
import { isCallbackLogic, isPromiseLogic } from './control.ts';
import { messageOf } from './format.ts';
import { historyDefault, reachableNodes } from './reachable.ts';

/**
 * Problems of a machine's definition, as sentences: unknown names (XState fires a misspelt delay at once
 * and drops unknown events), functions among states, naming conventions, unreachable states.
 */
export function lintMachine(machine: AnyStateMachine, id: string): string[] {
  const nodes = stateNodesOf(machine);
  const broken = nodes.flatMap(brokenStructure);
  const findings = broken.length > 0 ? broken : lintParts(machine, nodes);
  const misnamed = machine.id === id ? [] : [`its id is '${machine.id}', in the catalog it is '${id}'`];
  return [...misnamed, ...findings].map((finding) => `${id}: ${finding}.`);
}

function lintParts(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] {
  return [
    ...nodes.flatMap((node) => [
      ...lintNames(node),
      ...lintBodies(node),
      ...lintInvokes(machine, node),
      ...lintRegions(node),
    ]),
    ...lintActions(machine, nodes),
    ...lintGuards(machine, nodes),
    ...lintDelays(machine, nodes),
    ...unusedActors(machine, nodes),
    ...unreachable(machine, nodes),
  ];
}

const STATE_NAME = /^[a-z][a-zA-Z0-9]*$/;
const EVENT_NAME = /^([a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)+|[A-Z][A-Z0-9_]*)$/;
const GUARD_NAME = /^(is|has|can)[A-Z]/;

/** Unknown targets, which would break the other checks. */
function brokenStructure(node: AnyStateNode): string[] {
  try {
    if (node.type === 'history') historyDefault(node);
    return node.type === 'compound' && !node.initial.target[0] ? [`'${node.id}' has no initial state`] : [];
  } catch (error) {
    return [messageOf(error).replace(/\.$/, '')];
  }
}

function lintNames(node: AnyStateNode): string[] {
  const events = [...node.transitions.keys()].filter((type) => !type.startsWith('xstate.'));
  const isDeadEnd = node.transitions.size === 0 && !node.always && node.invoke.length === 0;
  return [
    ...(node.type === 'final' && !isDeadEnd ? [`final state '${node.id}' has a way on`] : []),
    ...(node.parent && !STATE_NAME.test(node.key) ? [`state '${node.id}' is not named in camelCase`] : []),
    ...events
      .filter((type) => !EVENT_NAME.test(type))
      .map((type) => `event '${type}' in '${node.id}' is neither 'noun.verbed' nor in capitals`),
  ];
}

/** Inline functions carry their key as name, or none. Actions and guards are checked elsewhere. */
function lintBodies(node: AnyStateNode): string[] {
  const own = Object.entries(node.config).filter(([key]) => key !== 'states' && key !== 'context');
  return inlineFunctions(Object.fromEntries(own)).map(
    (key) => `a function for '${key}' in '${node.id}' is written inline: name it in setup or below the chart`,
  );
}

function inlineFunctions(value: unknown, key = ''): string[] {
  if (['actions', 'entry', 'exit', 'guard'].includes(key) && typeof value === 'function') return [];
  if (typeof value === 'function') return ['', key].includes(value.name) ? [key] : [];
  if (Array.isArray(value)) return value.flatMap((one) => inlineFunctions(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === 'src' ? [] : inlineFunctions(one, name)));
}

/** A transition out of a region exits all regions of its parallel state. */
function lintRegions(node: AnyStateNode): string[] {
  return candidateLists(node).flatMap((list) =>
    list.flatMap(({ eventType, source, target = [], reenter }) => {
      const isInternal = !reenter && target.every((one) => one === source || isWithin(one, source));
      const domain = isInternal ? source : commonParent([source, ...target]);
      if (domain?.type !== 'parallel' || target.length === 0 || target.includes(domain)) return [];
      return childrenOf(domain)
        .filter((region) => !target.some((one) => one === region || isWithin(one, region)))
        .map((region) => `'${eventType}' in '${node.id}' also restarts '${region.id}'`);
    }),
  );
}

function commonParent([first, ...others]: readonly AnyStateNode[]): AnyStateNode | undefined {
  let parent = first?.parent;
  while (parent && !others.every((other) => isWithin(other, parent))) parent = parent.parent;
  return parent;
}

function isWithin({ parent }: AnyStateNode, ancestor: AnyStateNode | undefined): boolean {
  return parent !== undefined && (parent === ancestor || isWithin(parent, ancestor));
}

function lintInvokes(machine: AnyStateMachine, node: AnyStateNode): string[] {
  return toList(node.config.invoke).flatMap((config) => {
    const { id, src, onDone, onError } = readInvoke(config);
    const where = `in '${node.id}'`;
    if (typeof src !== 'string') return [`an actor ${where} is written inline: name it in setup`];
    const logic = machine.implementations.actors[src];
    if (!logic) return [`actor '${src}' ${where} is not implemented`];
    const isPromise = isPromiseLogic(logic);
    const isCallback = isCallbackLogic(logic);
    const findings: [boolean, string][] = [
      [id === undefined, `the invoke of '${src}' ${where} has no id`],
      [isPromise && onDone === undefined, `'${src}' ${where} has no onDone`],
      [(isPromise || isCallback) && onError === undefined, `'${src}' ${where} has no onError`],
      [isCallback && onDone !== undefined, `'${src}' ${where} is a callback, its onDone never happens`],
      [!isPromise && !isCallback, `'${src}' ${where} is neither a promise nor a callback`],
    ];
    return findings.filter(([isWrong]) => isWrong).map(([, finding]) => finding);
  });
}

function lintActions(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] {
  const implemented = machine.implementations.actions;
  const used = nodes.flatMap((node) =>
    [
      ...toList(node.config.entry),
      ...toList(node.config.exit),
      ...(node.type === 'compound' ? node.initial.actions : []),
      ...candidateLists(node).flatMap((list) => list.flatMap((transition) => transition.actions)),
    ].map((action) => ({ action, where: `in '${node.id}'` })),
  );
  const names = new Set(used.map(({ action }) => actionName(action)));
  const enqueuing = Object.values(implemented).map(enqueuedText).join('\n');
  return [
    ...used.flatMap(({ action, where }) => {
      const name = actionName(action);
      if (typeof action === 'function')
        return [`an action ${where} is written inline (${name}): name it in setup`];
      return name in implemented ? [] : [`action '${name}' ${where} is not implemented`];
    }),
    ...Object.keys(implemented)
      .filter((name) => !names.has(name) && !enqueuing.includes(name))
      .map((name) => `action '${name}' is implemented but never used`),
  ];
}

function lintGuards(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] {
  const implemented: Record<string, unknown> = machine.implementations.guards;
  const lint = (guard: unknown, where: string): string[] => {
    const combined = combinedGuard(guard);
    if (combined) return combined.parts.flatMap((part) => lint(part, where));
    if (isStateIn(guard)) return unknownState(machine, guard.stateValue, where);
    if (typeof guard === 'function') return [`a guard ${where} is written inline: name it in setup`];
    const name = typeof guard === 'string' ? guard : readType(guard);
    return name in implemented ? [] : [`guard '${name}' ${where} is not implemented`];
  };
  const used = nodes.flatMap((node) =>
    candidateLists(node).flatMap((list) =>
      list.flatMap(({ guard }) => (guard ? lint(guard, `in '${node.id}'`) : [])),
    ),
  );
  const combinations = Object.entries(implemented).flatMap(([name, guard]) =>
    combinedGuard(guard) ? lint(guard, `in guard '${name}'`) : [],
  );
  const misnamed = Object.keys(implemented).filter((name) => !GUARD_NAME.test(name));
  return [
    ...used,
    ...combinations,
    ...misnamed.map((name) => `guard '${name}' is not named 'is…', 'has…' or 'can…'`),
  ];
}

function lintDelays(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] {
  const implemented = machine.implementations.delays;
  const ofStates = nodes.flatMap((node) =>
    Object.keys(node.config.after ?? {}).map((delay) => ({ delay, where: `'${node.id}'` })),
  );
  const ofActions = Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
    const delay = delayOf(action);
    return typeof delay === 'string' ? [{ delay, where: `action '${name}'` }] : [];
  });
  const used = [...ofStates, ...ofActions];
  const repeated = nodes.flatMap((node) =>
    node.after.filter(({ target, reenter }) => target?.includes(node) && !reenter).map(() => node.id),
  );
  return [
    ...repeated.map(
      (id) => `the delay of '${id}' leads back to it without 'reenter', so it runs out only once`,
    ),
    ...used.flatMap(({ delay, where }) => {
      if (!Number.isNaN(Number(delay)))
        return [`a delay of ${where} is written inline (${delay} ms): name it in setup`];
      return delay in implemented
        ? []
        : [`delay '${delay}' of ${where} is not implemented, it runs out at once`];
    }),
    ...Object.keys(implemented)
      .filter((name) => used.every(({ delay }) => delay !== name))
      .map((name) => `delay '${name}' is implemented but never used`),
  ];
}

function unusedActors(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] {
  const used = new Set(nodes.flatMap((node) => node.invoke.map(sourceOf)));
  return Object.keys(machine.implementations.actors)
    .filter((name) => !used.has(name))
    .map((name) => `actor '${name}' is implemented but never invoked`);
}

function unreachable(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] {
  const reached = reachableNodes(machine);
  return nodes.filter((node) => !reached.has(node)).map((node) => `nothing leads to state '${node.id}'`);
}

function unknownState(machine: AnyStateMachine, value: unknown, where: string): string[] {
  if (typeof value !== 'string' || !value.startsWith('#')) return [];
  try {
    machine.getStateNodeById(value);
    return [];
  } catch {
    return [`state '${value}', asked for ${where}, does not exist`];
  }
}

function readInvoke(config: unknown): { id?: unknown; src?: unknown; onDone?: unknown; onError?: unknown } {
  return typeof config === 'object' && config !== null ? config : {};
}

function readType(guard: unknown): string {
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'inline';
}

/** A named delay of a `raise` or a `sendTo`. */
function delayOf(action: unknown): unknown {
  return typeof action === 'function' && 'delay' in action ? action.delay : undefined;
}

/** `enqueueActions` names actions in its source, outside the states. */
function enqueuedText(action: unknown): string {
  return typeof action === 'function' && 'collect' in action ? String(action.collect) : '';
}
