import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalog } from '#machines/catalog.ts';
import { toMarkdown } from '#machines/inspect/mermaid.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { recordableFlows } from './traces.ts';

const folder = fileURLToPath(new URL('../../machines/diagrams/', import.meta.url));
const files = new Set(catalog.map(({ id }) => `${id}.md`));

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}${file}`);
for (const flow of catalog)
  writeFileSync(`${folder}${flow.id}.md`, toMarkdown(flow, toDiagram(flow.machine)));
writeFileSync(fileURLToPath(new URL('../../machines/recordable.json', import.meta.url)), recordableFlows());
process.stdout.write(`${catalog.length} diagrams written to machines/diagrams.\n`);
