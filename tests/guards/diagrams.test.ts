import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { toMarkdown } from '#machines/inspect/mermaid.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import type { AtlasEntry, Picture, StoredPaths } from '#machines/inspect/picture.ts';
import type { Told } from '#machines/inspect/words.ts';
import { groupOf } from '../../src/atlas/flow-map.ts';
import { hearers, hearingPlaces } from '../support/flow-emits.ts';
import { wordsOf } from '../support/flow-words.ts';
import { hashOf, layOut } from '../support/layout.ts';
import { collisionsOf } from '../support/collisions.ts';
import { modelled, modelOf } from '../support/models.ts';
import { atlasEntry, effectsOf, timedDiagram, toldFrom } from '../support/pictures.ts';
import { expectCurrent, readStored, storedText, storedTexts } from '../support/stored-flows.ts';
import { inWords } from '../support/wordings.ts';

const pages = import.meta.glob<string>('../../machines/diagrams/*', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const pageOf = (id: string) => `../../machines/diagrams/${id}.md`;

describe.each(modelled)('the diagram of $id', (flow) => {
  test('is current', () => {
    expectCurrent(flow, toMarkdown(flow, toDiagram(flow.machine), wordsOf(flow.id)), pages[pageOf(flow.id)]);
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

describe.each(modelled)('the picture of $id', (flow) => {
  const picture = readStored<Picture>(flow.id);
  const words = wordsOf(flow.id);
  const diagram = timedDiagram(modelOf(flow.id), words);
  const told = toldFrom(diagram, words);
  const worded = readStored<Picture>(`${flow.id}.words`);

  test('is current, to the byte', async () => {
    expectCurrent(flow, hashOf(flow, diagram), picture.hash);
    const counts = new Map(picture.transitions.map(({ id, paths }) => [id, paths]));
    const again = await layOut(flow, diagram, counts, effectsOf(flow.machine));
    expectCurrent(flow, again, picture);
  });

  test('is small', () => {
    for (const name of [flow.id, `${flow.id}.words`, `${flow.id}.told`])
      expect(gzipSync(storedText(name) ?? '', { level: 9 }).length).toBeLessThan(8_000);
  });

  test('has no text on another, and no line through a state or a text', () => {
    expect(collisionsOf(picture)).toEqual([]);
    expect(collisionsOf(worded)).toEqual([]);
  });

  test('has a twin with words for the same parts', () => {
    const wording = inWords(told, flow.title);
    const plain = (text: string) => text.replaceAll('\n', ' ');
    expectCurrent(
      flow,
      diagram.nodes.map((node) => [
        node.id,
        wording.title(node),
        [
          ...wording.facts(node).map(({ text }) => text),
          ...diagram.edges
            .filter(({ id, from }) => from === node.id && !lineOf(worded, id))
            .map((edge) => wording.text(edge)),
        ],
      ]),
      worded.states.map(({ id, key, facts }) => [id, key, facts.map(({ text }) => plain(text))]),
    );
    expectCurrent(
      flow,
      diagram.edges.map((edge) => [edge.id, wording.label(edge)]),
      worded.transitions.map(({ id, label }) => [id, plain(label)]),
    );
    const { emits: _checkedWithThePaths, ...rest } = readStored<Told>(`${flow.id}.told`);
    expectCurrent(flow, told, rest);
  });

  test('is in the atlas', () => {
    const entry = readStored<readonly AtlasEntry[]>('index').find(({ id }) => id === flow.id);
    const { ends } = readStored<StoredPaths>(`${flow.id}.paths`);
    const { emits = [] } = readStored<Told>(`${flow.id}.told`);
    expect(entry).toEqual(atlasEntry(picture, diagram, ends.length, [...emits], groupOf(flow)));
  });
});

test('everywhere that flows are heard is told, and all that flows emit is heard', () => {
  const places = new Set(hearingPlaces(resolve(import.meta.dirname, '../..')));
  expect([...places].toSorted()).toEqual(
    [...new Set(hearers.map(({ file, type }) => `${file} ${type}`))].toSorted(),
  );
  const unheard = modelled.flatMap(({ id }) => {
    const { emits = [] } = readStored<Told>(`${id}.told`);
    return emits.filter(({ heard }) => heard.length === 0).map(({ type }) => `${id} ${type}`);
  });
  expect(unheard).toEqual([]);
});

test('every picture belongs to a machine of the catalog', () => {
  const expected = new Set(
    [
      'index',
      ...flows.flatMap(({ id }) => [id, `${id}.words`, `${id}.told`, `${id}.paths`, `${id}.scenes`]),
    ].map((name) => `../../public/flows/${name}.json`),
  );
  expect(Object.keys(storedTexts).filter((file) => !expected.has(file))).toEqual([]);
});

test('every diagram belongs to a machine of the catalog', () => {
  const expected = new Set(flows.map(({ id }) => pageOf(id)));
  expect(Object.keys(pages).filter((file) => !expected.has(file))).toEqual([]);
});

function lineOf({ transitions }: Picture, id: string): readonly number[] | undefined {
  return transitions.find((one) => one.id === id)?.line;
}

/** The line forms of `stateDiagram.jison` in use; ids without characters that are special to its lexer. */
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
