import { parseSync, Visitor, type ESTree } from 'vite';
import type { Sources } from './imports.ts';

const MACHINE = /^#machines\/[\w-]+\/([\w-]+)\.machine\.ts$/;
const STARTERS = new Set(['useFlow', 'createActor']);

/** Ids of the flows whose machine reaches `useFlow` or `createActor` in one of the files. */
export function startedFlows(sources: Sources): Set<string> {
  return new Set([...sources].flatMap(([file, text]) => startedIn(file, text)));
}

function startedIn(file: string, text: string): string[] {
  const flows = new Map<string, string>();
  const declared = new Map<string, ESTree.Node[]>();
  const started: ESTree.Node[] = [];
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      const flow = MACHINE.exec(source.value)?.[1];
      if (flow !== undefined) for (const { local } of specifiers) flows.set(local.name, flow);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) declared.set(id.name, [...(declared.get(id.name) ?? []), init]);
    },
    CallExpression: ({ callee, arguments: [machine] }) => {
      if (callee.type === 'Identifier' && STARTERS.has(callee.name) && machine) started.push(machine);
    },
  }).visit(parseSync(file, text).program);

  const behind = ({ start, end }: ESTree.Node): string[] =>
    (text.slice(start, end).match(/\w+/g) ?? []).flatMap((name) => {
      const values = declared.get(name) ?? [];
      declared.delete(name);
      return flows.get(name) ?? values.flatMap(behind);
    });
  return started.flatMap(behind);
}
