import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { flows } from '#machines/all.ts';
import { toMarkdown } from '#machines/inspect/mermaid.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { emitsOf } from '../support/flow-emits.ts';
import { wordsOf } from '../support/flow-words.ts';
import { groupOf } from '../../src/atlas/flow-map.ts';
import { layOut } from '../support/layout.ts';
import { modelOf } from '../support/models.ts';
import { pathsByTransition, storedRuns } from '../support/path-list.ts';
import { atlasEntry, effectsOf, timedDiagram, toldFrom } from '../support/pictures.ts';
import { layOutInWords } from '../support/told-picture.ts';
import { browserCounted, readCounts, tracesCounted, writeCounts } from './coverage.ts';
import { compareSince } from './since.ts';

const { since, browser } = parseArgs({
  options: { since: { type: 'string' }, browser: { type: 'boolean', default: false } },
}).values;

function open(path: string, files: ReadonlySet<string>): (name: string, text: string) => void {
  const folder = fileURLToPath(new URL(`../../${path}/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}${file}`);
  return (name, text) => writeFileSync(`${folder}${name}`, text);
}

const ids = flows.map(({ id }) => id);
const writePage = open('machines/diagrams', new Set(ids.map((id) => `${id}.md`)));
const writeJson = open(
  'public/flows',
  new Set([
    'since',
    'proof',
    'index.json',
    ...ids.flatMap((id) => [
      `${id}.json`,
      `${id}.words.json`,
      `${id}.told.json`,
      `${id}.paths.json`,
      `${id}.scenes.json`,
    ]),
  ]),
);

if (browser) writeCounts('browser', browserCounted());
else await generate();

if (since !== undefined) {
  process.exitCode = await compareSince(fileURLToPath(new URL('../../', import.meta.url)), since, {
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
}

async function generate(): Promise<void> {
  const start = performance.now();
  const atlas: AtlasEntry[] = [];
  for (const flow of flows) {
    const model = modelOf(flow.id);
    const words = wordsOf(flow.id);
    const diagram = timedDiagram(model, words);
    const told = toldFrom(diagram, words);
    const picture = await layOut(flow, diagram, pathsByTransition(model), effectsOf(flow.machine));
    const { paths, scenes } = storedRuns(model, told);
    const emits = emitsOf(model);
    writePage(`${flow.id}.md`, toMarkdown(flow, toDiagram(flow.machine), words));
    writeJson(`${flow.id}.json`, JSON.stringify(picture));
    writeJson(`${flow.id}.words.json`, JSON.stringify(await layOutInWords(flow, diagram, told)));
    writeJson(`${flow.id}.told.json`, JSON.stringify({ ...told, emits }));
    writeJson(`${flow.id}.paths.json`, JSON.stringify(paths));
    writeJson(`${flow.id}.scenes.json`, JSON.stringify(scenes));
    atlas.push(atlasEntry(picture, diagram, paths.ends.length, emits, groupOf(flow)));
  }
  writeJson('index.json', JSON.stringify(atlas));
  writeCounts('traces', tracesCounted());
  writeCounts('browser', readCounts('browser'));
  writeCounts('mutants', readCounts('mutants'));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${flows.length} diagrams written to machines/diagrams and public/flows in ${seconds} s.\n`,
  );
}
