import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flows } from '#machines/all.ts';
import {
  NO_TRACES,
  usesInFile,
  withUses,
  type Counted,
  type StoredCounts,
} from '#machines/inspect/coverage.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { BROWSER_COVERAGE, type BrowserNotes } from '../support/browser-coverage.ts';
import { takenBy } from '../support/browser-uses.ts';

const FOLDER = 'public/flows/proof';
/** The flow that tells nothing, since it hears what the others tell. */
const SILENT = 'live-view';
type Kind = 'browser' | 'traces' | 'mutants';

/** What the traces of the repository take, by flow. */
export function tracesCounted(folder = 'tests/traces'): StoredCounts {
  const files = readdirSync(folder).toSorted();
  const texts = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  return Object.fromEntries(
    flows.flatMap(({ id }) => {
      const all = texts
        .filter(({ text }) => text.includes(`"machine": ${JSON.stringify(id)}`))
        .reduce((sum, { name, text }) => withUses(sum, usesInFile(name, text, id, flows)), NO_TRACES);
      return [[id, { at: '', date: '', of: all.traces, uses: sorted(all.uses) }]];
    }),
  );
}

/** What the steps that browser test files left take, by flow: the number of files. */
export function browserCounted(): StoredCounts {
  const files = existsSync(BROWSER_COVERAGE) ? readdirSync(BROWSER_COVERAGE) : [];
  if (files.length === 0)
    throw new Error(
      'Run `CAMINO_COVERAGE=1 npx vitest run --project e2e` first: it notes what browser tests do.',
    );
  const all = files.map(
    (file) => JSON.parse(readFileSync(join(BROWSER_COVERAGE, file), 'utf8')) as BrowserNotes,
  );
  const when = {
    at: [...new Set(all.map(({ at }) => at))].join(', '),
    date:
      all
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? '',
  };
  return Object.fromEntries(
    flows
      .filter(({ id }) => id !== SILENT)
      .map(({ id, machine }) => {
        const diagram = toDiagram(machine);
        const ran = all.filter(({ steps }) => steps.some(({ flow }) => flow === id));
        const taken = ran.map(({ steps }) => takenBy(diagram, steps));
        const uses: Record<string, number> = {};
        for (const { taken: ids } of taken) for (const one of ids) uses[one] = (uses[one] ?? 0) + 1;
        const isInferred =
          taken.length > 0 && taken.every((one) => one.isInferred) && Object.keys(uses).length > 0;
        const counted = { ...when, of: ran.length, ...(isInferred && { isInferred }), uses: sorted(uses) };
        return [id, counted satisfies Counted];
      }),
  );
}

/** The counts that are kept; none if there are none. */
export function readCounts(kind: Kind): StoredCounts {
  const file = join(FOLDER, `${kind}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredCounts) : {};
}

/** Keeps counts, a line for each flow. */
export function writeCounts(kind: Kind, counts: StoredCounts): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${kind}.json`), countsText(counts));
}

/** Counts as their file holds them. */
export function countsText(counts: StoredCounts): string {
  const lines = Object.entries(counts).map(([id, counted]) => `"${id}":${JSON.stringify(counted)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

function sorted(uses: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(uses).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
