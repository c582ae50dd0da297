import { parseSync } from 'vite';

/** Attributes that say whether something is allowed, and props that pass this on. */
const ASKED = /^(disabled|aria-disabled|isDisabled|isBusy|can[A-Z]\w*)$/;
const SELECTOR = /^useSelector(AfterPaint)?$/;
/** Tags for a form that's closed as a whole. */
const CLOSED = /^(busy|locked)$/;

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Initial values by name; `prop` for what a parent passes and checks. */
type Scope = ReadonlyMap<string, Node | 'prop' | 'props'>;

/** Where a view decides what's allowed without asking its machine: `file:line attribute`. */
export function ownJudgements(file: string, source: string): string[] {
  const found: string[] = [];
  const complain = (node: Node, name: string) =>
    found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${name}`);
  const visit = (node: Node, around: Scope) => {
    const scope = withNames(node, around);
    if (node.type === 'JSXSpreadAttribute') {
      for (const name of spreadNames(node)) complain(node, name);
    }
    if (node.type === 'JSXAttribute') {
      const { name, value } = node;
      const attribute = isNode(name) ? nameOf(name) : '';
      const said = isNode(value) && isNode(value['expression']) ? value['expression'] : value;
      if (ASKED.test(attribute) && isNode(said) && !isAsked(said, scope)) complain(node, attribute);
    }
    for (const part of partsOf(node)) visit(part, scope);
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0 || !isNode(program)) throw new Error(`${file} cannot be read`);
  visit(program, new Map());
  return found;
}

/** Literals, these props, names initialized from the machine, and combinations. */
function isAsked(node: Node, scope: Scope): boolean {
  if (isQuestion(node)) return true;
  const { type, left, right, test, consequent, alternate, argument, object, property } = node;
  const areAsked = (...parts: unknown[]) => parts.every((part) => isNode(part) && isAsked(part, scope));
  if (type === 'Literal') return true;
  if (type === 'UnaryExpression') return node['operator'] === '!' && areAsked(argument);
  if (type === 'LogicalExpression') return areAsked(left, right);
  if (type === 'ConditionalExpression') return areAsked(test, consequent, alternate);
  if (type === 'CallExpression') return isSelector(node);
  if (type === 'MemberExpression')
    return isNode(object) && scope.get(nameOf(object)) === 'props' && isNode(property) && isProp(property);
  if (type !== 'Identifier') return false;
  if (nameOf(node) === 'undefined') return true;
  const known = scope.get(nameOf(node));
  if (known === 'prop') return isProp(node);
  return isNode(known) && isAsked(known, scope);
}

function isProp(name: Node): boolean {
  return ASKED.test(nameOf(name));
}

function isSelector({ callee, arguments: given }: Node): boolean {
  const [, select] = Array.isArray(given) ? given : [];
  if (!isNode(callee) || !SELECTOR.test(nameOf(callee)) || !isNode(select)) return false;
  return select['type'] === 'ArrowFunctionExpression' && isNode(select['body']) && isQuestion(select['body']);
}

function isQuestion(node: Node): boolean {
  const { type, left, right, operator, expression, callee, arguments: given } = node;
  if (type === 'ChainExpression') return isNode(expression) && isQuestion(expression);
  if (type === 'LogicalExpression' && operator === '??')
    return isNode(left) && isQuestion(left) && isNode(right) && right.type === 'Literal';
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee['property'])) return false;
  const asked = nameOf(callee['property']);
  const [first] = Array.isArray(given) ? given : [];
  return asked === 'can' || (asked === 'hasTag' && isNode(first) && CLOSED.test(nameOf(first)));
}

/** The scope plus what `node` declares. */
function withNames(node: Node, around: Scope): Scope {
  const named = new Map(around);
  const { params, body } = node;
  for (const param of Array.isArray(params) ? params : []) {
    if (isNode(param)) for (const name of namesIn(param)) named.set(name, 'prop');
    if (isNode(param) && param.type === 'Identifier') named.set(nameOf(param), 'props');
  }
  for (const statement of Array.isArray(body) ? body : []) {
    const declared: unknown = isNode(statement) ? statement['declarations'] : undefined;
    for (const { id, init } of Array.isArray(declared) ? declared : []) {
      if (!isNode(id) || !isNode(init)) continue;
      const isOfProps = named.get(nameOf(init)) === 'props';
      for (const name of namesIn(id)) named.set(name, isOfProps ? 'prop' : init);
    }
  }
  return named;
}

function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const properties = pattern['properties'];
  return (Array.isArray(properties) ? properties : []).flatMap(({ key }) => (isNode(key) ? nameOf(key) : []));
}

function spreadNames(node: Node): string[] {
  const { key } = node;
  const own = node.type === 'Property' && isNode(key) ? [nameOf(key)] : [];
  return [...own.filter((name) => ASKED.test(name)), ...partsOf(node).flatMap(spreadNames)];
}

function nameOf({ name, value }: Node): string {
  const named = name ?? value;
  if (isNode(named)) return nameOf(named);
  return typeof named === 'string' ? named : '';
}

function partsOf(node: Node): Node[] {
  return Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
