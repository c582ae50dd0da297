import { posix } from 'node:path';
import { parseSync } from 'vite';

/** Sources by path from the repository's root. */
export type SourceTexts = ReadonlyMap<string, string>;

export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface Module {
  /** Where each imported name is declared. */
  imports: Map<string, string>;
  program: Node;
}

/** A file's imports and syntax tree. Throws on syntax errors. */
export function readModule(file: string, text: string, sources: SourceTexts): Module {
  const { program, errors } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file} isn’t valid TypeScript: ${errors[0]?.message}`);
  const root = program as unknown as Node;
  const module: Module = { imports: new Map(), program: root };
  for (const statement of statementsOf(module))
    if (statement.type === 'ImportDeclaration') addImports(module, file, statement, sources);
  return module;
}

export function statementsOf({ program }: Pick<Module, 'program'>): Node[] {
  return listOf(program['body']).flatMap((one) => nodeOf(one) ?? []);
}

function addImports({ imports }: Module, file: string, statement: Node, sources: SourceTexts): void {
  const source = String(nodeOf(statement['source'])?.['value']);
  const path = resolved(file, source);
  if (!sources.has(path)) return;
  for (const specifier of listOf(statement['specifiers']).flatMap((one) => nodeOf(one) ?? [])) {
    const local = String(nodeOf(specifier['local'])?.['name']);
    const imported = nodeOf(specifier['imported'])?.['name'];
    imports.set(local, `${path}#${typeof imported === 'string' ? imported : '*'}`);
  }
}

export function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  const node = nodeOf(value);
  if (!node) return;
  see(node);
  for (const inner of Object.values(node)) if (typeof inner === 'object') visit(inner, see);
}

export function propertyOf(object: Node, name: string): Node | undefined {
  const found = listOf(object['properties']).find((one) => nodeOf(nodeOf(one)?.['key'])?.['name'] === name);
  return nodeOf(nodeOf(found)?.['value']);
}

export function entriesOf(object: Node | undefined): [string, Node][] {
  return listOf(object?.['properties']).flatMap((one) => {
    const key = nodeOf(nodeOf(one)?.['key']);
    const value = nodeOf(nodeOf(one)?.['value']);
    const name = key?.['name'] ?? key?.['value'];
    return typeof name === 'string' && value ? [[name, value] satisfies [string, Node]] : [];
  });
}

export function nodeOf(value: unknown): Node | undefined {
  return typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function resolved(file: string, source: string): string {
  return source.startsWith('#') ? source.slice(1) : posix.join(posix.dirname(file), source);
}

export interface MachineParts {
  id: string;
  setup: Node;
  config: Node;
}

/** The arguments of `setup` and `createMachine`. */
export function machineIn(program: Node): MachineParts | undefined {
  let found: MachineParts | undefined;
  visit(program, (node) => {
    const callee = node.type === 'CallExpression' ? nodeOf(node['callee']) : undefined;
    if (callee?.type !== 'MemberExpression' || nodeOf(callee['property'])?.['name'] !== 'createMachine')
      return;
    const setup = nodeOf(listOf(nodeOf(callee['object'])?.['arguments'])[0]);
    const config = nodeOf(listOf(node['arguments'])[0]);
    const id = config && propertyOf(config, 'id')?.['value'];
    if (setup && config && typeof id === 'string') found = { id, setup, config };
  });
  return found;
}
