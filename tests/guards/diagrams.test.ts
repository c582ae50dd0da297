import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { toMarkdown } from '../support/mermaid.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { readSources } from '../support/imports.ts';
import { emitHandlers, handlerPlaces } from '../support/flow-emits.ts';
import { wordsOf } from '../support/flow-words.ts';
import { pictureOf } from '../support/flow-pictures.ts';
import { collisionsOf } from '../support/collisions.ts';
import { modelled, modelOf } from '../support/models.ts';
import { flowTextOf, timedDiagram } from '../support/pictures.ts';
import { staleText } from '../support/stale-text.ts';
import { layOutInWords } from '../support/picture-in-words.ts';
import { inWords } from '../support/wordings.ts';

const pages = import.meta.glob<string>('../../machines/diagrams/*', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const sources = readSources(resolve(import.meta.dirname, '../..'), ['src']);

const pageOf = (id: string) => `../../machines/diagrams/${id}.md`;

describe.each(modelled)('the diagram of $id', (flow) => {
  test('is current', () => {
    const now = toMarkdown(flow, toDiagram(flow.machine), wordsOf(flow.id));
    expect(staleText(flow.id, pages[pageOf(flow.id)], now)).toBe('');
  });

  test('links to its machine', () => {
    const [, target = ''] = /\]\(([^)]+)\)/.exec(pages[pageOf(flow.id)] ?? '') ?? [];
    expect(existsSync(resolve(import.meta.dirname, '../../machines/diagrams', target)), target).toBe(true);
  });

  test('holds only lines that Mermaid reads', () => {
    const text =
      toMarkdown(flow, toDiagram(flow.machine), wordsOf(flow.id)).split('```mermaid\n')[1]?.split('```')[0] ??
      '';
    const [head, ...lines] = text.trimEnd().split('\n');
    expect(head).toBe('stateDiagram-v2');
    expect(lines.filter((line) => !MERMAID_LINES.some((form) => form.test(line.trim())))).toEqual([]);
    expect(depthAfter(lines)).toBe(0);
  });
});

describe.each(modelled)('the picture of $id', { tags: 'long' }, (flow) => {
  const words = wordsOf(flow.id);
  const diagram = timedDiagram(modelOf(flow.id), words);
  const flowText = flowTextOf(diagram, words);
  let laidOut: Promise<Picture> | undefined;
  const pictureInWords = () => (laidOut ??= layOutInWords(flow, diagram, flowText));

  test('is small, and has no text on another, and no line through a state or a text', async () => {
    const pictures = [await pictureOf(flow), await pictureInWords()];
    for (const picture of pictures) expect(collisionsOf(picture)).toEqual([]);
    for (const file of [...pictures, flowText])
      expect(gzipSync(JSON.stringify(file), { level: 9 }).length).toBeLessThan(8_000);
  });

  test('has a twin with words for the same parts', async () => {
    const picture = await pictureInWords();
    const wording = inWords(flowText, flow.title);
    const plain = (text: string) => text.replaceAll('\n', ' ');
    expect(
      picture.states.map(({ id, key, facts }) => [id, key, facts.map(({ text }) => plain(text))]),
    ).toEqual(
      diagram.nodes.map((node) => [
        node.id,
        wording.title(node),
        [
          ...wording.facts(node).map(({ text }) => text),
          ...diagram.edges
            .filter(({ id, from }) => from === node.id && !lineOf(picture, id))
            .map((edge) => wording.text(edge)),
        ],
      ]),
    );
    expect(picture.transitions.map(({ id, label }) => [id, plain(label)])).toEqual(
      diagram.edges.map((edge) => [edge.id, wording.label(edge)]),
    );
  });
});

test('every handler of emits is listed', () => {
  const places = new Set(handlerPlaces(resolve(import.meta.dirname, '../..')));
  expect([...places].toSorted()).toEqual(
    [...new Set(emitHandlers.map(({ file, type }) => `${file} ${type}`))].toSorted(),
  );
});

test.each(emitHandlers.flatMap(({ file, type, to = [] }) => to.map((flow) => ({ type, flow, file }))))(
  '$type reaches $flow: its handler sends an event that the flow takes, or is an actor that it invokes',
  ({ flow, file }) => {
    const machine = flows.find(({ id }) => id === flow)?.machine;
    const named = new Set([...(sources.get(file) ?? '').matchAll(/[\w.]+/g)].map(([name]) => name));
    const { actors } = machine?.implementations ?? { actors: {} };
    const made = ['', 'Of', 'To', 'For'];
    const taken = [
      ...Object.keys(actors).flatMap((name) => made.map((end) => name + end)),
      ...(machine?.events ?? []),
    ];
    expect(taken.filter((name) => named.has(name))).not.toEqual([]);
  },
);

test('every diagram belongs to a machine of the catalog', () => {
  const expected = new Set(flows.map(({ id }) => pageOf(id)));
  expect(Object.keys(pages).filter((file) => !expected.has(file))).toEqual([]);
});

function lineOf({ transitions }: Picture, id: string): readonly number[] | undefined {
  return transitions.find((one) => one.id === id)?.line;
}

/** The line forms of `stateDiagram.jison` in use; ids exclude characters special to its lexer. */
const MERMAID_LINES = [
  /^\[\*\] --> \w+$/,
  /^\w+ --> \[\*\]$/,
  /^\w+ --> \w+( : [^:;#{}\n]+)?$/,
  /^\w+ : [^:;#{}\n]+$/,
  /^state "[^":;#{}\n]+" as \w+( \{)?$/,
  /^\}$/,
  /^--$/,
];

function depthAfter(lines: readonly string[]): number {
  return lines.reduce(
    (depth, line) => depth + (line.endsWith('{') ? 1 : 0) - (line.trim() === '}' ? 1 : 0),
    0,
  );
}
