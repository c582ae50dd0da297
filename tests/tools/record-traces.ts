import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flows } from '#machines/all.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import { modelOf, recordPath } from '../support/traces.ts';

/** Records one run of every machine: the longest path of its page test. */
const folder = fileURLToPath(new URL('../traces/', import.meta.url));
const OWN = '.recorded.trace.json';

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (file.endsWith(OWN)) rmSync(`${folder}${file}`);
for (const { id, machine } of flows) {
  const [longest] = greedyPaths(modelOf(id)).toSorted(
    (one, other) => other.events.length - one.events.length,
  );
  if (!longest) throw new Error(`${id} has no path.`);
  writeFileSync(`${folder}${id}${OWN}`, traceText(recordPath(machine, longest).trace));
}
process.stdout.write(`Wrote ${flows.length} traces to tests/traces.\n`);
