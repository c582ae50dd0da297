import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { traceText } from '#machines/inspect/trace.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import { chosenFlows } from '../support/chosen-flows.ts';
import { modelOf } from '../support/models.ts';
import { recordPath } from '../support/traces.ts';

/** Records the longest path of the page test for each named flow, or all. */
const folder = fileURLToPath(new URL('../traces/', import.meta.url));
const OWN = '.recorded.trace.json';
const { positionals } = parseArgs({ allowPositionals: true });
const flows = chosenFlows(positionals);

mkdirSync(folder, { recursive: true });
if (positionals.length === 0)
  for (const file of readdirSync(folder)) if (file.endsWith(OWN)) rmSync(`${folder}${file}`);
for (const { id, machine } of flows) {
  const [longest] = greedyPaths(modelOf(id)).toSorted(
    (one, other) => other.events.length - one.events.length,
  );
  if (!longest) throw new Error(`${id} has no path.`);
  writeFileSync(`${folder}${id}${OWN}`, traceText(recordPath(machine, longest).trace));
}
process.stdout.write(`tests/traces: ${flows.length} written.\n`);
