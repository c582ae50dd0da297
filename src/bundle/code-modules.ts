import { posix } from 'node:path';
import { parseSync } from 'vite';

/** Sources by path from the repository's root. */
export type SourceTexts = ReadonlyMap<string, string>;

export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface Declaration {
  /** Without comments, types and formatting. */
  text: string;
  uses: readonly string[];
  /** The module that it only loads. */
  loads?: string | undefined;
}

export interface Module {
  declarations: Map<string, () => Declaration>;
  /** Where each imported name is declared. */
  imports: Map<string, string>;
  program: Node;
}

/** A file's declarations and imports. Throws on syntax errors. */
export function readModule(file: string, text: string, sources: SourceTexts): Module {
  const { program, errors } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file} isn’t valid TypeScript: ${errors[0]?.message}`);
  const root = program as unknown as Node;
  const module: Module = { declarations: new Map(), imports: new Map(), program: root };
  for (const statement of listOf(root['body']).flatMap((one) => nodeOf(one) ?? [])) {
    if (statement.type === 'ImportDeclaration') addImports(module, file, statement, sources);
    else addDeclarations(module, statement);
  }
  return module;
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

function addDeclarations({ declarations }: Module, statement: Node): void {
  const declared = nodeOf(statement['declaration']) ?? statement;
  if (declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration') {
    declarations.set(String(nodeOf(declared['id'])?.['name']), once(declared));
  }
  if (declared.type !== 'VariableDeclaration') return;
  for (const one of listOf(declared['declarations']).flatMap((item) => nodeOf(item) ?? [])) {
    visit(nodeOf(one['id']), (node) => {
      if (node.type === 'Identifier') declarations.set(String(node['name']), once(one['init']));
    });
  }
}

function once(code: unknown): () => Declaration {
  let declaration: Declaration | undefined;
  return () => (declaration ??= described(code));
}

/** Normalized code, which changes only if its behaviour may, with the names it uses. */
export function described(code: unknown): Declaration {
  const uses = new Set<string>();
  const text = JSON.stringify(withoutLayout(code, uses)) ?? '';
  return { text, uses: [...uses], loads: loadedBy(nodeOf(nodeOf(code)?.['body'])) };
}

/** The source of `import('…')`, awaited or not. */
function loadedBy(node: Node | undefined): string | undefined {
  if (node?.type === 'AwaitExpression' || node?.type === 'ParenthesizedExpression')
    return loadedBy(nodeOf(node['argument'] ?? node['expression']));
  const source = node?.type === 'ImportExpression' ? nodeOf(node['source'])?.['value'] : undefined;
  return typeof source === 'string' ? source : undefined;
}

/**
 * Members of namespace imports: `study.countDue`, `(await import('./due.ts')).countDue`, `{ a } = await
 * import('./a.ts')`.
 */
function usesOfModules(node: Node): string[] {
  if (node.type === 'VariableDeclarator') {
    const source = loadedBy(nodeOf(node['init']));
    return source === undefined ? [] : entriesOf(nodeOf(node['id'])).map(([name]) => `${source}#${name}`);
  }
  if (node.type !== 'MemberExpression' || node['computed'] === true) return [];
  const object = nodeOf(node['object']);
  const member = String(nodeOf(node['property'])?.['name']);
  const source = loadedBy(object);
  if (source !== undefined) return [`${source}#${member}`];
  if (object?.type === 'Identifier') return [`${String(object['name'])}.${member}`];
  const awaited = object?.type === 'AwaitExpression' ? nodeOf(object['argument']) : undefined;
  const callee = awaited?.type === 'CallExpression' ? nodeOf(awaited['callee']) : undefined;
  return callee?.type === 'Identifier' ? [`${String(callee['name'])}().${member}`] : [];
}

const LAYOUT = new Set(['start', 'end', 'range', 'loc', 'raw', 'typeAnnotation', 'returnType']);
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
]);

function withoutLayout(value: unknown, uses: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutLayout(one, uses) ?? null);
  if (typeof value === 'bigint' || value instanceof RegExp) return String(value);
  const node = nodeOf(value);
  if (!node) return typeof value === 'object' && value !== null ? null : value;
  if (WRAPPERS.has(node.type)) return withoutLayout(node['expression'], uses);
  if (node.type === 'TemplateElement')
    return { type: node.type, value: (node['value'] as { cooked?: string }).cooked };
  if (node.type.startsWith('TS')) return undefined;
  if (node.type === 'Identifier') {
    uses.add(String(node['name']));
    return node['name'];
  }
  for (const use of usesOfModules(node)) uses.add(use);
  const isNamed = node['computed'] !== true && (node.type === 'MemberExpression' || node.type === 'Property');
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !LAYOUT.has(key))
      .map(([key, inner]) => {
        const isName = isNamed && (key === 'property' || key === 'key');
        return [key, withoutLayout(inner, isName ? new Set() : uses)] as const;
      })
      .filter(([, inner]) => inner !== undefined && inner !== null && inner !== false),
  );
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
