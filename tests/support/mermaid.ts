import type { FlowWords } from '#machines/words/words.types.ts';
import { toPlainEnglish } from '#machines/inspect/flow-table.ts';
import type { Diagram, DiagramEdge, DiagramNode } from '#machines/inspect/model.ts';

interface FlowTitle {
  id: string;
  title: string;
  summary: string;
  room: string;
}

/** A flow's Markdown page: diagram and plain English. */
export function toMarkdown(flow: FlowTitle, diagram: Diagram, words: FlowWords): string {
  const source = `The statechart of [\`${flow.id}\`](../${flow.room}/${flow.id}.machine.ts), written by \`npm run flows\`.`;
  const { nodes: states, edges: transitions } = diagram;
  const english = toPlainEnglish({ id: flow.id, states, transitions, words });
  const chart = `\`\`\`mermaid\n${toMermaid(diagram)}\`\`\``;
  return `${[`# ${flow.title}`, flow.summary, source, chart, '## In plain English', english].join('\n\n')}\n`;
}

/**
 * A machine as Mermaid text. Mermaid fails on arrows between a composite state and its descendants,
 * across the border of a parallel region, and from or to a composite state within a region; and it moves
 * a state to where an arrow names it last. So states are declared in place, arrows between siblings
 * follow them, others come at the end, arrows across regions attach to the parallel state, and the rest
 * become lines of text in their source.
 */
export function toMermaid(diagram: Diagram): string {
  const tree = new Tree(diagram);
  const arrows: Arrow[] = [];
  const texts = new Map<string, string[]>();
  for (const edge of diagram.edges) {
    const arrow = tree.arrowOf(edge);
    if (arrow) arrows.push(arrow);
    else texts.set(edge.from, [...(texts.get(edge.from) ?? []), tree.textOf(edge)]);
  }
  const writer = new Writer(tree, arrows, texts);
  return `${['stateDiagram-v2', ...writer.document().map((line) => `  ${line}`)].join('\n')}\n`;
}

interface Arrow {
  from: DiagramNode;
  to: DiagramNode;
  label: string;
  /** The state the arrow is written in; `null` for the end of the document. */
  home: string | null;
}

class Tree {
  readonly root: DiagramNode;
  readonly #nodes: Map<string, DiagramNode>;

  constructor({ id, nodes }: Diagram) {
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
    this.root = this.node(id);
  }

  node(id: string): DiagramNode {
    const node = this.#nodes.get(id);
    if (!node) throw new Error(`The diagram has no state '${id}'.`);
    return node;
  }

  children(node: DiagramNode): DiagramNode[] {
    return node.children.map((id) => this.node(id));
  }

  /** Undefined if Mermaid can't render the edge. */
  arrowOf(edge: DiagramEdge): Arrow | undefined {
    if (edge.to === null) return undefined;
    const source = this.node(edge.from);
    const target = this.node(edge.to);
    if (source !== target && this.#commonAncestor(source, target)?.kind === 'parallel') return undefined;
    const from = this.#outOfRegions(source, target);
    const end = this.#outOfRegions(target, source);
    const to = this.#isInRegion(end) ? this.#initialLeaf(end) : end;
    if (!to || (from.children.length > 0 && (from === to || this.#isInRegion(from)))) return undefined;
    if (from !== to && this.#areRelated(from, to)) return undefined;
    const label = [
      edge.label,
      from !== source && `(from ${this.#pathWithin(from, source)})`,
      end !== target && `(to ${this.#pathWithin(end, target)})`,
    ];
    const areSiblings = from.parent === to.parent && from.parent !== this.root.id;
    return { from, to, label: label.filter(Boolean).join(' '), home: areSiblings ? from.parent : null };
  }

  textOf(edge: DiagramEdge): string {
    if (edge.to === null) return edge.label;
    const ways = [`→ ${this.#pathWithin(this.root, this.node(edge.to))}`, edge.reenter && '(re-enters)'];
    return [edge.label, ...ways].filter(Boolean).join(' ');
  }

  #outOfRegions(node: DiagramNode, other: DiagramNode): DiagramNode {
    const around = new Set(this.#line(other));
    const outermost = this.#line(node).findLast((one) => one.kind === 'parallel' && !around.has(one));
    return outermost ?? node;
  }

  #isInRegion(node: DiagramNode): boolean {
    return this.#line(node).some((one) => one !== node && one.kind === 'parallel');
  }

  #initialLeaf(node: DiagramNode): DiagramNode | undefined {
    if (node.children.length === 0) return node;
    return node.initial === undefined ? undefined : this.#initialLeaf(this.node(node.initial));
  }

  #commonAncestor(one: DiagramNode, other: DiagramNode): DiagramNode | undefined {
    const around = new Set(this.#line(other));
    return this.#line(one).find((node) => around.has(node));
  }

  #areRelated(one: DiagramNode, other: DiagramNode): boolean {
    return this.#line(one).includes(other) || this.#line(other).includes(one);
  }

  /** The state and its parents, from the inside out. */
  #line(node: DiagramNode): DiagramNode[] {
    return node.parent === null ? [node] : [node, ...this.#line(this.node(node.parent))];
  }

  #pathWithin(outer: DiagramNode, node: DiagramNode): string {
    const line = this.#line(node);
    const inside = line.slice(0, Math.max(0, line.indexOf(outer)));
    return inside.length === 0
      ? node.key
      : inside
          .toReversed()
          .map((one) => one.key)
          .join('.');
  }
}

class Writer {
  readonly #tree: Tree;
  readonly #arrows: readonly Arrow[];
  readonly #texts: ReadonlyMap<string, readonly string[]>;

  constructor(tree: Tree, arrows: readonly Arrow[], texts: ReadonlyMap<string, readonly string[]>) {
    this.#tree = tree;
    this.#arrows = arrows;
    this.#texts = texts;
  }

  document(): string[] {
    const { root } = this.#tree;
    const states = root.kind === 'parallel' ? this.#state(root) : this.#inside(root);
    return [...states, ...this.#arrowsIn(null)];
  }

  #state(node: DiagramNode): string[] {
    const head = `state "${plain(titleOf(node))}" as ${idOf(node)}`;
    if (node.children.length > 0) return [`${head} {`, ...this.#inside(node).map((line) => `  ${line}`), '}'];
    const end = node.kind === 'final' ? [`${idOf(node)} --> [*]`] : [];
    return [head, ...this.#details(node).map((text) => `${idOf(node)} : ${plain(text)}`), ...end];
  }

  #inside(node: DiagramNode): string[] {
    const anywhere = this.#anywhere(node);
    if (node.kind === 'parallel') {
      // Arrows to a history state beside the regions come from outside and end at the parallel state.
      const children = this.#tree.children(node).filter((child) => child.kind !== 'history');
      const states = children.map((child) => this.#state(child));
      const regions = anywhere.length > 0 ? [anywhere, ...states] : states;
      return regions.flatMap((lines, index) => [index > 0 ? ['--'] : [], lines].flat());
    }
    const start = node.initial === undefined ? [] : [`[*] --> ${idOf(this.#tree.node(node.initial))}`];
    const states = this.#tree.children(node).flatMap((child) => this.#state(child));
    return [...anywhere, ...start, ...states, ...this.#arrowsIn(node.id)];
  }

  /** Mermaid shows no text in composite states, so an extra state holds it. */
  #anywhere(node: DiagramNode): string[] {
    const details = this.#details(node);
    if (details.length === 0) return [];
    const id = `${idOf(node)}__anywhere`;
    const title = node.parent === null ? 'anywhere' : `anywhere in ${node.key}`;
    return [`state "${plain(title)}" as ${id}`, ...details.map((text) => `${id} : ${plain(text)}`)];
  }

  #details(node: DiagramNode): string[] {
    return [
      ...(node.tags.length > 0 ? [`tags ${node.tags.join(', ')}`] : []),
      ...node.invokes.map(({ id, source }) => (id === source ? `invoke ${id}` : `invoke ${source} as ${id}`)),
      ...node.entry.map((action) => `entry / ${action}`),
      ...node.exit.map((action) => `exit / ${action}`),
      ...(this.#texts.get(node.id) ?? []),
    ];
  }

  #arrowsIn(home: string | null): string[] {
    return this.#arrows
      .filter((arrow) => arrow.home === home)
      .map(({ from, to, label }) => `${idOf(from)} --> ${idOf(to)}${label ? ` : ${plain(label)}` : ''}`);
  }
}

function titleOf(node: DiagramNode): string {
  if (node.kind === 'history') return node.history === 'deep' ? 'H*' : 'H';
  return node.kind === 'parallel' ? `${node.key} (parallel)` : node.key;
}

function idOf(node: DiagramNode): string {
  return node.id.replace(/[^A-Za-z0-9]/g, '_');
}

/** Strips characters that end labels, start comments or open blocks in Mermaid. */
function plain(text: string): string {
  const signs: Record<string, string> = {
    ':': ' –',
    ';': ',',
    '#': '＃',
    '{': '(',
    '}': ')',
    '<': '‹',
    '>': '›',
    '"': "'",
  };
  return text
    .replace(/[:;#{}<>"]/g, (sign) => signs[sign] ?? '')
    .replace(/%%+/g, '%')
    .replace(/\s+/g, ' ')
    .trim();
}
