import { toDiagram } from '#machines/inspect/model.ts';
import type { AnyStateMachine } from 'xstate';
import {
  described,
  entriesOf,
  listOf,
  nodeOf,
  propertyOf,
  readModule,
  visit,
  type Module,
  type Node,
} from '../../../src/bundle/code-modules.ts';

/** A stretch of a file: offsets of its first character and of the one after its last. */
export interface Stretch {
  file: string;
  start: number;
  end: number;
}

/**
 * Where the code of each transition of a machine is, by its id: its own place among the states, its guard and actions by
 * their names, and what these call in the same file or in rules. `sources` are texts by path.
 */
export function codeOfTransitions(
  file: string,
  machine: AnyStateMachine,
  sources: ReadonlyMap<string, string>,
): Map<string, Stretch[]> {
  const modules = new Map([...sources].map(([path, text]) => [path, readModule(path, text, sources)]));
  const program = modules.get(file)?.program;
  const { setup, config } = partsOf(program);
  const named = (section: string, name: string) => {
    const node = setup && entriesOf(propertyOf(setup, section)).find(([key]) => key === name)?.[1];
    return node ? reached(modules, file, node) : [];
  };
  const places = placesIn(config, machine.root.id);
  const found = new Map<string, Stretch[]>();
  for (const { transition, guard, actions } of toDiagram(machine).edges) {
    const own = places.get(transition);
    const guards = (guard ?? '').match(/\w+/g) ?? [];
    found.set(transition, [
      ...(own ? [stretchOf(file, own)] : []),
      ...guards.flatMap((name) => named('guards', name)),
      ...actions.flatMap((name) => named('actions', name)),
    ]);
  }
  return found;
}

function partsOf(program: Node | undefined): { setup?: Node | undefined; config?: Node | undefined } {
  let parts: { setup?: Node | undefined; config?: Node | undefined } = {};
  visit(program, (node) => {
    const callee = node.type === 'CallExpression' ? nodeOf(node['callee']) : undefined;
    if (nodeOf(callee?.['property'])?.['name'] !== 'createMachine') return;
    parts = {
      setup: nodeOf(listOf(nodeOf(callee?.['object'])?.['arguments'])[0]),
      config: nodeOf(listOf(node['arguments'])[0]),
    };
  });
  return parts;
}

/** The code of each transition among the states, by the transition's id. */
function placesIn(state: Node | undefined, id: string): Map<string, Node> {
  const places = new Map<string, Node>();
  if (!state) return places;
  const add = (event: string, value: Node | undefined) => {
    const all = value?.type === 'ArrayExpression' ? listOf(value['elements']).map(nodeOf) : [value];
    for (const [index, one] of all.entries()) if (one) places.set(`${id}|${event}|${index}`, one);
  };
  for (const [event, value] of entriesOf(propertyOf(state, 'on'))) add(event, value);
  for (const [delay, value] of entriesOf(propertyOf(state, 'after')))
    add(`xstate.after.${delay}.${id}`, value);
  add('always', propertyOf(state, 'always'));
  add(`xstate.done.state.${id}`, propertyOf(state, 'onDone'));
  const invoke = propertyOf(state, 'invoke');
  for (const one of invoke?.type === 'ArrayExpression' ? listOf(invoke['elements']).map(nodeOf) : [invoke]) {
    const name = one && String(propertyOf(one, 'id')?.['value']);
    if (!one || name === undefined) continue;
    add(`xstate.done.actor.${name}`, propertyOf(one, 'onDone'));
    add(`xstate.error.actor.${name}`, propertyOf(one, 'onError'));
  }
  for (const [key, value] of entriesOf(propertyOf(state, 'states')))
    for (const [transition, node] of placesIn(value, `${id}.${key}`)) places.set(transition, node);
  return places;
}

/** A piece of code and the declarations that it reaches through the names that it uses. */
function reached(modules: ReadonlyMap<string, Module>, file: string, node: Node): Stretch[] {
  const found = new Map<string, Stretch>();
  const follow = (from: string, code: unknown) => {
    for (const name of described(code).uses) {
      const [home = '', declared = ''] = (modules.get(from)?.imports.get(name) ?? `${from}#${name}`).split(
        '#',
      );
      const statement = declarationOf(modules.get(home)?.program, declared);
      if (!statement || found.has(`${home}#${declared}`)) continue;
      found.set(`${home}#${declared}`, stretchOf(home, statement));
      follow(home, statement);
    }
  };
  follow(file, node);
  return [stretchOf(file, node), ...found.values()];
}

/** The statement or declarator that declares a name; machines are left out. */
function declarationOf(program: Node | undefined, name: string): Node | undefined {
  if (name.endsWith('Machine')) return undefined;
  for (const statement of listOf(program?.['body']).flatMap((one) => nodeOf(one) ?? [])) {
    const declared = nodeOf(statement['declaration']) ?? statement;
    if (declared.type === 'FunctionDeclaration' && nodeOf(declared['id'])?.['name'] === name) return declared;
    const declarators = declared.type === 'VariableDeclaration' ? listOf(declared['declarations']) : [];
    const found = declarators.map(nodeOf).find((one) => nodeOf(one?.['id'])?.['name'] === name);
    if (found) return found;
  }
  return undefined;
}

function stretchOf(file: string, node: Node): Stretch {
  return { file, start: Number(node['start']), end: Number(node['end']) };
}
