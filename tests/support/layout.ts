import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { createHash } from 'node:crypto';
import type { Diagram, DiagramEdge, DiagramNode } from '#machines/inspect/model.ts';
import {
  FONT_SIZE,
  HEAD_HEIGHT,
  HISTORY_SIZE,
  LINE_HEIGHT,
  type Box,
  type Picture,
  type PictureFact,
} from '#machines/inspect/picture.ts';
import { inNames, type Wording } from './wordings.ts';

interface TitledFlow {
  id: string;
  title: string;
  summary: string;
}

const elk = new ELK();
const DOT = 10;

/** Hashes everything laid out or written in a picture. */
function hashOf(flow: TitledFlow, diagram: Diagram): string {
  const { id, title, summary } = flow;
  const text = JSON.stringify([id, title, summary, diagram]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Lays out a diagram; deterministic. `pathsBy` is the number of paths by transition. */
export async function layOut(
  flow: TitledFlow,
  diagram: Diagram,
  pathsBy: ReadonlyMap<string, number>,
  effects: Record<string, string>,
  wording: Wording = inNames,
): Promise<Picture> {
  const plan = new Plan(diagram, wording);
  const root = await elk.layout(plan.graph());
  const boxes = new Map<string, Box>();
  const lines = new Map<string, { line: number[]; box?: Box }>();
  read(root, boxes, lines);
  const boxOf = (id: string): Box => boxes.get(id) ?? [0, 0, 0, 0];
  const [, , width, height] = boxOf(diagram.id);
  return {
    id: flow.id,
    title: flow.title,
    summary: flow.summary,
    hash: hashOf(flow, diagram),
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    states: diagram.nodes.map((node) => ({
      id: node.id,
      key: wording.title(node),
      kind: node.kind,
      parent: node.parent,
      ...(node.history !== undefined && { history: node.history }),
      ...(node.description !== undefined && { description: node.description }),
      box: boxOf(node.id),
      ...plan.headOf(
        node,
        boxOf(node.id),
        [...lines.values()].map(({ line }) => line),
      ),
      facts: plan.factsOf(node),
    })),
    transitions: diagram.edges.map((edge) => {
      const line = lines.get(edge.id);
      return {
        id: edge.id,
        from: edge.from,
        to: edge.to,
        kind: edge.kind,
        ...(edge.description !== undefined && { description: edge.description }),
        label: line ? wrap(wording.label(edge), wording.widths.label).join('\n') : wording.label(edge),
        ...line,
        paths: pathsBy.get(edge.transition) ?? 0,
      };
    }),
    starts: diagram.nodes.flatMap((node) => {
      if (node.initial === undefined) return [];
      const [x, y] = boxOf(`${node.id}::dot`);
      return [{ dot: [x + DOT / 2, y + DOT / 2] as const, line: lines.get(`${node.id}::start`)?.line ?? [] }];
    }),
    effects,
  };
}

export function textWidth(text: string, size = FONT_SIZE, weight = 1): number {
  const units = Array.from(text).reduce((sum, sign) => sum + (WIDTHS[sign] ?? 600), 0);
  return (units / 1000) * size * weight;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const MARGIN = 12;

/** The graph for ELK. Transitions to a parent state, or from a state to itself, become text. */
class Plan {
  readonly #diagram: Diagram;
  readonly #nodes: Map<string, DiagramNode>;
  readonly #wording: Wording;

  constructor(diagram: Diagram, wording: Wording) {
    this.#diagram = diagram;
    this.#wording = wording;
    this.#nodes = new Map(diagram.nodes.map((node) => [node.id, node]));
  }

  graph(): ElkNode {
    const root = this.#nodes.get(this.#diagram.id);
    if (!root) throw new Error(`The diagram '${this.#diagram.id}' has no root.`);
    return {
      id: '$picture',
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
        'elk.json.shapeCoords': 'ROOT',
        'elk.json.edgeCoords': 'ROOT',
      },
      children: [this.#shape(root)],
      edges: [
        ...this.#diagram.edges
          .filter((edge) => this.#isDrawn(edge))
          .map((edge) => lineOf(edge, wrap(this.#wording.label(edge), this.#wording.widths.label))),
        ...this.#diagram.nodes.flatMap(({ id, initial }) =>
          initial === undefined
            ? []
            : [
                {
                  id: `${id}::start`,
                  sources: [`${id}::dot`],
                  targets: [initial],
                  layoutOptions: {
                    'elk.layered.priority.direction': '10',
                    'elk.layered.priority.straightness': '10',
                  },
                },
              ],
        ),
      ],
    };
  }

  factsOf(node: DiagramNode): PictureFact[] {
    const facts: PictureFact[] = [
      ...this.#wording.facts(node),
      ...this.#diagram.edges
        .filter((edge) => edge.from === node.id && !this.#isDrawn(edge))
        .map((edge) => ({ kind: 'handles' as const, text: this.#wording.text(edge), transition: edge.id })),
    ];
    const width = this.#wording.widths[node.children.length > 0 ? 'head' : 'fact'];
    return facts.map((fact) => ({ ...fact, text: wrap(fact.text, width).join('\n') }));
  }

  #isDrawn({ from, to }: DiagramEdge): boolean {
    if (to === null) return false;
    for (let node = this.#nodes.get(to); node; node = this.#nodes.get(node.parent ?? '')) {
      if (node.id === from) return node.children.length === 0;
    }
    return true;
  }

  /** Moves a compound state's texts right, clear of lines. */
  headOf(node: DiagramNode, [left, top, width]: Box, lines: readonly number[][]): { head?: number } {
    if (node.children.length === 0) return {};
    const size = this.#headSize(node);
    const crossings = lines
      .flatMap((line) => crossingsOf(line, top + 2, top + size.height))
      .filter((x) => x > left && x < left + width)
      .map((x) => x - left);
    const starts = [0, ...crossings.toSorted((one, other) => one - other)];
    const isFree = (start: number) =>
      start + size.width <= width && !crossings.some((x) => x > start + 4 && x < start + size.width);
    const head = starts.find(isFree) ?? 0;
    return head > 0 ? { head } : {};
  }

  #headSize(node: DiagramNode): { width: number; height: number } {
    const lines = this.factsOf(node).flatMap(({ text }) => text.split('\n'));
    const name = this.#wording.title(node);
    const title = node.kind === 'parallel' ? `${name} (side by side)` : name;
    return {
      height: HEAD_HEIGHT + lines.length * LINE_HEIGHT + (lines.length > 0 ? 5 : 0),
      width: Math.ceil(
        Math.max(64, textWidth(title, FONT_SIZE + 1, 1.1) + 26, ...lines.map((line) => textWidth(line) + 24)),
      ),
    };
  }

  #shape(node: DiagramNode): ElkNode {
    if (node.kind === 'history') return { id: node.id, width: HISTORY_SIZE, height: HISTORY_SIZE };
    const { width, height: head } = this.#headSize(node);
    if (node.children.length === 0) return { id: node.id, width, height: head, layoutOptions: LOOPS };
    const children = node.children
      .map((id) => this.#nodes.get(id))
      .flatMap((child) => (child ? [this.#shape(child)] : []));
    const dot = { id: `${node.id}::dot`, width: DOT, height: DOT };
    return {
      id: node.id,
      children: node.initial === undefined ? children : [dot, ...children],
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${head + 12},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${head},${width})`,
      },
    };
  }
}

function lineOf(edge: DiagramEdge, lines: readonly string[]): ElkExtendedEdge {
  const width = Math.ceil(Math.max(...lines.map((line) => textWidth(line)))) + 8;
  return {
    id: edge.id,
    sources: [edge.from],
    targets: [edge.to ?? edge.from],
    labels:
      lines.length > 0 ? [{ text: lines.join(' '), width, height: lines.length * LINE_HEIGHT + 2 }] : [],
  };
}

function read(
  node: ElkNode,
  boxes: Map<string, Box>,
  lines: Map<string, { line: number[]; box?: Box }>,
): void {
  boxes.set(node.id, box(node));
  for (const edge of node.edges ?? []) {
    const [label] = edge.labels ?? [];
    const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
      startPoint,
      ...(bendPoints ?? []),
      endPoint,
    ]);
    lines.set(edge.id, {
      ...(label && { box: box(label) }),
      line: points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
    });
  }
  for (const child of node.children ?? []) read(child, boxes, lines);
}

/** Where a line crosses the rows from `top` to `bottom`. */
function crossingsOf(line: readonly number[], top: number, bottom: number): number[] {
  return line.flatMap((x, index) => {
    if (index % 2 === 1 || index + 3 >= line.length) return [];
    const [y = 0, nextX = 0, nextY = 0] = line.slice(index + 1, index + 4);
    return x === nextX && Math.min(y, nextY) < bottom && Math.max(y, nextY) > top ? [x] : [];
  });
}

function box({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
}: {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}): Box {
  const left = Math.round(x);
  const top = Math.round(y);
  return [left, top, Math.round(x + width) - left, Math.round(y + height) - top];
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '6',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const LOOPS = { 'elk.layered.edgeRouting.selfLoopDistribution': 'EQUALLY' };

const WIDTHS: Record<string, number> = Object.fromEntries(
  Object.entries({
    191: "'",
    222: 'ijl',
    260: '|',
    278: ' !,./:;I[\\]ft',
    333: '()-`r',
    334: '{}',
    355: '"',
    389: '*',
    469: '^',
    500: 'Jcksvxyz',
    556: '#$0123456789?L_abdeghnopqu',
    584: '+<=>~',
    611: 'FTZ',
    667: '&ABEKPSVXY',
    722: 'CDHNRUw',
    778: 'GOQ',
    833: 'Mm',
    889: '%',
    944: 'W',
    1000: '→',
    1015: '@',
  }).flatMap(([width, signs]) => Array.from(signs).map((sign) => [sign, Number(width)])),
);
