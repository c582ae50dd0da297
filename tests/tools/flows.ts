import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toMarkdown } from '../support/mermaid.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { chosenFlows } from '../support/chosen-flows.ts';
import { withFlowTable } from '../support/flow-table.ts';
import { listedReviews } from '../support/review-list.ts';
import { wordsOf } from '../support/flow-words.ts';
import { compareSince } from './since.ts';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
});
const { since } = values;
const flows = chosenFlows(positionals);
const folder = join(root, 'machines/diagrams');
if (positionals.length === 0) for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const flow of flows)
  writeFileSync(join(folder, `${flow.id}.md`), toMarkdown(flow, toDiagram(flow.machine), wordsOf(flow.id)));
const guide = join(root, 'machines/README.md');
writeFileSync(guide, withFlowTable(readFileSync(guide, 'utf8')));
process.stdout.write(`machines/diagrams: ${flows.length} written.\n`);
const reviews = listedReviews(join(root, 'machines/reviews'));
for (const line of reviews.lines) process.stdout.write(`${line}\n`);
for (const problem of reviews.problems) process.stderr.write(`machines/reviews/${problem}\n`);
if (since !== undefined)
  process.exitCode = await compareSince(root, since, {
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
