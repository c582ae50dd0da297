import type { FlowCode } from '#machines/inspect/flow-document.ts';
import {
  entriesOf,
  listOf,
  machineIn,
  nodeOf,
  propertyOf,
  readModule,
  resolved,
  statementsOf,
  visit,
  type MachineParts,
  type Module,
  type Node,
  type SourceTexts,
} from '../../src/bundle/code-modules.ts';

type NameCode = FlowCode[string];

interface Declaration {
  /** Without comments, types and formatting. */
  text: string;
  uses: readonly string[];
  /** The module that it only loads. */
  loads?: string | undefined;
}

interface Code extends Module {
  declarations: Map<string, () => Declaration>;
}

const ROOM = /^machines\/[\w-]+\/[\w-]+\.machine\.ts$/;
const SECTIONS = ['guards', 'actions', 'delays'] as const;
const OWN = '';

/** Whether a file can define a flow's behaviour: machines, rules, actors and where they're wired. */
export function isFlowSource(file: string): boolean {
  return /^(machines\/(?!words\/|diagrams\/)|src\/(?!ui\/|theme\/|bundle\/|content\/\w+\/)).*\.tsx?$/.test(
    file,
  );
}

export function codeOfFlows(sources: SourceTexts): Map<string, FlowCode> {
  const modules = new Map(
    [...sources].map(([file, text]) => [file, withDeclarations(readModule(file, text, sources))]),
  );
  const works = wiredIn(modules);
  const flows = new Map<string, FlowCode>();
  for (const [file, module] of modules) {
    if (!ROOM.test(file)) continue;
    const parts = machineIn(module.program);
    if (parts) flows.set(parts.id, codeOf(file, parts, modules, works.get(file) ?? new Map()));
  }
  return flows;
}

type Modules = ReadonlyMap<string, Code>;

/** Actors with code and the file that wires them. */
type Works = ReadonlyMap<string, { file: string; node: Node }>;

/** The wired actors of each machine's file. */
function wiredIn(modules: Modules): Map<string, Works> {
  const wired = new Map<string, Map<string, { file: string; node: Node }>>();
  for (const [file, { program, imports }] of modules) {
    if (!imports.has('wire')) continue;
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || nodeOf(node['callee'])?.['name'] !== 'wire') return;
      const [machine, actors] = listOf(node['arguments']).map(nodeOf);
      const [home = ''] = placeOf(modules, file, String(machine?.['name']))?.split('#') ?? [];
      const works = wired.get(home) ?? new Map<string, { file: string; node: Node }>();
      for (const [name, value] of entriesOf(actors)) works.set(name, { file, node: value });
      wired.set(home, works);
    });
  }
  return wired;
}

function codeOf(file: string, { setup, config }: MachineParts, modules: Modules, works: Works): FlowCode {
  const code: Record<string, NameCode> = {};
  for (const section of SECTIONS)
    for (const [name, value] of entriesOf(propertyOf(setup, section)))
      code[`${section}.${name}`] = codeBehind(modules, file, value);
  const context = propertyOf(config, 'context');
  if (context) code['start'] = codeBehind(modules, file, context);
  visit(config, (node) => {
    const source = node.type === 'ObjectExpression' ? propertyOf(node, 'src') : undefined;
    if (source?.type !== 'Literal') return;
    const key = `background.${String(source['value'])}`;
    const input = codeBehind(modules, file, propertyOf(node, 'input'));
    code[key] = { ...code[key], ...input, [OWN]: `${code[key]?.[OWN] ?? ''}${input[OWN] ?? ''}` };
  });
  for (const [name, { file: home, node }] of works) {
    const key = `background.${name}`;
    const { [OWN]: _wiring, ...reached } = codeBehind(modules, home, node);
    code[key] = { ...reached, ...code[key] };
  }
  return Object.fromEntries(Object.entries(code).map(([name, all]) => [name, ofMachines(all)]));
}

function codeBehind(modules: Modules, file: string, node: unknown): NameCode {
  const { text, uses } = described(node);
  const code: Record<string, string> = { [OWN]: text };
  for (const name of uses) reach(placeOf(modules, file, name), modules, code);
  return code;
}

function ofMachines(code: NameCode): NameCode {
  return Object.fromEntries(
    Object.entries(code).filter(([place]) => place === OWN || place.startsWith('machines/')),
  );
}

function reach(place: string | undefined, modules: Modules, code: Record<string, string>): void {
  const [file = '', name = ''] = place?.split('#') ?? [];
  const declared = modules.get(file)?.declarations.get(name);
  if (place === undefined || declared === undefined || Object.hasOwn(code, place)) return;
  if (ROOM.test(file) && name.endsWith('Machine')) return;
  const declaration = declared();
  code[place] = declaration.text;
  for (const used of declaration.uses) reach(placeOf(modules, file, used), modules, code);
}

/** Where a used name is declared: `name`, `module.name`, `./module.ts#name` or `load().name`. */
function placeOf(modules: Modules, file: string, use: string): string | undefined {
  const module = modules.get(file);
  if (use.includes('#')) return resolved(file, use);
  const [name = '', member] = use.split('.');
  if (member === undefined)
    return module?.declarations.has(name) ? `${file}#${name}` : module?.imports.get(name);
  const loaded = name.endsWith('()') ? module?.declarations.get(name.slice(0, -2))?.().loads : undefined;
  const home = loaded === undefined ? module?.imports.get(name) : resolved(file, `${loaded}#*`);
  return home?.endsWith('#*') ? home.replace('*', member) : undefined;
}

export function withDeclarations(module: Module): Code {
  const code: Code = { ...module, declarations: new Map() };
  for (const statement of statementsOf(module)) addDeclarations(code, statement);
  return code;
}

function addDeclarations({ declarations }: Code, statement: Node): void {
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
function described(code: unknown): Declaration {
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
