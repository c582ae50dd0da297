import type { FlowCode } from '../../machines/inspect/flow-document.ts';
import {
  described,
  entriesOf,
  listOf,
  nodeOf,
  propertyOf,
  readModule,
  resolved,
  visit,
  type Module,
  type Node,
  type SourceTexts,
} from './code-modules.ts';

type NameCode = FlowCode[string];

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
  const modules = new Map([...sources].map(([file, text]) => [file, readModule(file, text, sources)]));
  const works = wiredIn(modules);
  const flows = new Map<string, FlowCode>();
  for (const [file, module] of modules) {
    if (!ROOM.test(file)) continue;
    const parts = machineIn(module.program);
    if (parts) flows.set(parts.id, codeOf(file, parts, modules, works.get(file) ?? new Map()));
  }
  return flows;
}

type Modules = ReadonlyMap<string, Module>;

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

interface MachineParts {
  id: string;
  setup: Node;
  config: Node;
}

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
