import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { flows } from '#machines/all.ts';
import { toMarkdown } from '#machines/inspect/mermaid.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { withFlowTable } from '../support/flow-table.ts';
import { wordsOf } from '../support/flow-words.ts';
import { compareSince } from './since.ts';

/** Writes the diagram of every flow and the table of flows, or compares the flows with those of a commit. */
const root = resolve(import.meta.dirname, '../..');
const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const folder = join(root, 'machines/diagrams');
for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const flow of flows)
  writeFileSync(join(folder, `${flow.id}.md`), toMarkdown(flow, toDiagram(flow.machine), wordsOf(flow.id)));
const guide = join(root, 'machines/README.md');
writeFileSync(guide, withFlowTable(readFileSync(guide, 'utf8')));
process.stdout.write(`Wrote ${flows.length} diagrams to machines/diagrams.\n`);
if (since !== undefined)
  process.exitCode = await compareSince(root, since, {
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
