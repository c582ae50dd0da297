import type { Place } from '#machines/inspect/picture.ts';
import { listOf, nodeOf, readModule, visit, type Node, type SourceTexts } from './code-modules.ts';

/** A place as its flow knows it: a state also has its path and its tags. */
export interface FlowPlace extends Place {
  path?: string;
  tags?: readonly string[];
}

interface ScreenText {
  text: string;
  /** Names of the conditions under which it’s shown. */
  conditions: readonly string[];
}

/** Views are in these folders. */
export const VIEWS = ['src/pages', 'src/frame', 'src/learner', 'src/atlas'];

/**
 * Adds the texts of views to the places that show them: to a state, if the view asks whether the
 * flow is in it, else to the flow.
 */
export function withScreenTexts(
  flows: ReadonlyMap<string, readonly FlowPlace[]>,
  views: SourceTexts,
): Place[] {
  const { shown } = shownTexts(flows, views, isSearched);
  return [...flows.values()].flat().map((place) => {
    const { path: _path, tags: _tags, ...plain } = place;
    return { ...plain, screen: [...new Set([...place.screen, ...(shown.get(place) ?? [])])] };
  });
}

/** A place that may show texts: the first of a flow is the flow itself. */
export type ShowingPlace = Pick<FlowPlace, 'path' | 'tags'>;

/** The texts of views by the place that shows them, and those of views without a flow by their file. */
export function shownTexts<Showing extends ShowingPlace>(
  flows: ReadonlyMap<string, readonly Showing[]>,
  views: SourceTexts,
  isWanted: (shown: ScreenText) => boolean = () => true,
): { shown: Map<Showing, Set<string>>; elsewhere: Map<string, Set<string>> } {
  const shown = new Map<Showing, Set<string>>();
  const elsewhere = new Map<string, Set<string>>();
  const owners = ownersOf(views);
  for (const [file, source] of views) {
    const { program } = readModule(file, source, views);
    const conditions = conditionsIn(program);
    const own = owners.get(file) ?? [];
    for (const found of textsIn(program).filter(isWanted)) {
      if (own.length === 0) elsewhere.set(file, (elsewhere.get(file) ?? new Set()).add(found.text));
      for (const flow of own) {
        const places = flows.get(flow) ?? [];
        const place =
          found.conditions.flatMap((name) => stateFor(places, conditions.get(name)) ?? []).at(-1) ??
          places[0];
        if (place) shown.set(place, (shown.get(place) ?? new Set()).add(found.text));
      }
    }
  }
  return { shown, elsewhere };
}

/** Whether a text begins like a sentence, so that a search may find it. */
function isSearched({ text }: ScreenText): boolean {
  return TEXT.test(text);
}

/** By file, the flows whose machines it imports; else those of the files that import it. */
function ownersOf(views: SourceTexts): Map<string, readonly string[]> {
  const imports = new Map<string, string[]>();
  const importers = new Map<string, string[]>();
  for (const [file, source] of views) {
    const machines = [...source.matchAll(/#machines\/\w+\/([\w-]+)\.machine\.ts/g)].map(([, id = '']) => id);
    imports.set(file, [...new Set(machines)]);
    for (const target of new Set(readModule(file, source, views).imports.values())) {
      const [path = ''] = target.split('#');
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
    for (const [, loaded = ''] of source.matchAll(/import\('(\.[^']+)'\)/g)) {
      const path = new URL(loaded, `file:///${file}`).pathname.slice(1);
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  const flowsOf = (file: string, seen: readonly string[]): string[] => {
    const own = imports.get(file) ?? [];
    if (own.length > 0 || seen.includes(file)) return own;
    return [...new Set((importers.get(file) ?? []).flatMap((one) => flowsOf(one, [...seen, file])))];
  };
  return new Map([...views.keys()].map((file) => [file, flowsOf(file, [])]));
}

interface Condition {
  kind: 'matches' | 'hasTag';
  /** A state’s path, or a tag. */
  value: string;
}

/** `const isShort = useSelector(game, (state) => state.matches('tooFewCards'))`, by name. */
function conditionsIn(program: Node): Map<string, Condition> {
  const conditions = new Map<string, Condition>();
  visit(program, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const name = nodeOf(node['id'])?.['name'];
    visit(node['init'], (inner) => {
      if (inner.type !== 'CallExpression') return;
      const asked = nodeOf(nodeOf(inner['callee'])?.['property'])?.['name'];
      const value = pathIn(nodeOf(listOf(inner['arguments'])[0]));
      if ((asked === 'matches' || asked === 'hasTag') && value !== '' && typeof name === 'string')
        conditions.set(name, { kind: asked, value });
    });
  });
  return conditions;
}

/** `'failed'` or `{ preparing: 'failed' }` as a path. */
function pathIn(node: Node | undefined): string {
  if (node?.type === 'Literal') return String(node['value']);
  const only = nodeOf(listOf(node?.['properties'])[0]);
  const key = nodeOf(only?.['key']);
  if (!key) return '';
  return `${String(key['name'] ?? key['value'])}.${pathIn(nodeOf(only?.['value']))}`;
}

/** The only state that meets a condition. */
function stateFor<Showing extends ShowingPlace>(
  places: readonly Showing[],
  condition: Condition | undefined,
): Showing | undefined {
  const met = places.filter(({ path, tags = [] }) =>
    condition?.kind === 'matches' ? path === condition.value : condition && tags.includes(condition.value),
  );
  return met.length === 1 ? met[0] : undefined;
}

const TEXT = /^(?=.*[A-Za-z]{3})[A-Z“¿¡].*$/;
const LABELS = new Set(['label', 'title', 'text', 'placeholder', 'description', 'purpose', 'legend', 'hint']);

/** What a view can show, with the conditions around it. */
function textsIn(program: Node): ScreenText[] {
  const texts: ScreenText[] = [];
  const add = (value: unknown, conditions: readonly string[], isLabel: boolean) => {
    const text = String(value).replace(/\s+/g, ' ').trim();
    if (TEXT.test(text) && (isLabel || text.includes(' '))) texts.push({ text, conditions });
  };
  const addPiece = (value: unknown, conditions: readonly string[]) => {
    const text = String(value).replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(text)) texts.push({ text, conditions });
  };
  const walk = (value: unknown, conditions: readonly string[], isLabel: boolean): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, conditions, isLabel);
    const node = nodeOf(value);
    if (!node || node.type === 'ImportDeclaration' || isStyle(node)) return;
    if (node.type === 'JSXText') return addPiece(node['value'], conditions);
    if (node.type === 'Literal' && typeof node['value'] === 'string')
      return add(node['value'], conditions, isLabel);
    if (node.type === 'TemplateElement')
      return add((node['value'] as { cooked?: string }).cooked, conditions, false);
    const [test = '', then] = branchOf(node);
    for (const [key, inner] of Object.entries(node)) {
      if (typeof inner !== 'object') continue;
      const own = then === key ? [...conditions, ...namesIn(node[test])] : conditions;
      walk(inner, own, isLabel || isNamed(node, key) || node.type === 'JSXElement');
    }
  };
  walk(program['body'], [], false);
  return texts;
}

function branchOf({ type, operator }: Node): [test: string, then: string] | [] {
  if (type === 'LogicalExpression' && operator === '&&') return ['left', 'right'];
  return type === 'ConditionalExpression' || type === 'IfStatement' ? ['test', 'consequent'] : [];
}

function isNamed(node: Node, key: string): boolean {
  const name = node.type === 'JSXAttribute' ? nodeOf(node['name'])?.['name'] : nodeOf(node['key'])?.['name'];
  return key === 'value' && typeof name === 'string' && LABELS.has(name);
}

/** `chakra('div', …)` has no texts. */
function isStyle({ type, callee }: Node): boolean {
  return type === 'CallExpression' && nodeOf(callee)?.['name'] === 'chakra';
}

function namesIn(test: unknown): string[] {
  const names: string[] = [];
  visit(test, ({ type, name }) => {
    if (type === 'Identifier') names.push(String(name));
  });
  return names;
}
