import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Place {
  line: number;
  column: number;
}

interface Mutant {
  mutatorName: string;
  replacement: string;
  status: string;
  location: { start: Place; end: Place };
}

/** The used part of Stryker's JSON report. */
export interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

export function readReport(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

export function writeReport(file: string, report: Report): void {
  writeFileSync(file, JSON.stringify(report));
}

/** Replaces earlier results by later ones. */
export function mergeReports(before: Report, after: Report): Report {
  const files = Object.entries(before.files).map(([file, { source, mutants }]) => {
    const later = new Map(after.files[file]?.mutants.map((mutant) => [keyOf(mutant), mutant]));
    return [file, { source, mutants: mutants.map((mutant) => later.get(keyOf(mutant)) ?? mutant) }] as const;
  });
  return { ...after, files: Object.fromEntries(files) };
}

/**
 * Score by file and in total, in percent of mutants not ignored, and unlisted survivors. Good if the
 * score is at least `least` and every survivor is listed.
 */
export function summary(
  reports: readonly Report[],
  list: string,
  least: number,
): { text: string; isGood: boolean } {
  const files = reports.flatMap((report) => Object.entries(report.files));
  const rows = files.map(([file, { mutants }]) => ({ file, ...count(mutants) }));
  const all = count(files.flatMap(([, { mutants }]) => mutants));
  const survivors = files.flatMap(([file, { source, mutants }]) =>
    mutants.filter(({ status }) => isAlive(status)).map((mutant) => describeMutant(file, source, mutant)),
  );
  const known = new Set(list.split('\n'));
  const unnamed = survivors.filter((survivor) => !known.has(survivor));
  const gone = [...known].filter((line) => line.startsWith('- `machines/') && !survivors.includes(line));
  const lines = [
    ...[...rows, { file: 'all', ...all }].map(
      ({ file, killed, total }) =>
        `${file.padEnd(44)} ${killed} of ${total} killed, ${percent(killed, total)} %`,
    ),
    ...(unnamed.length > 0
      ? ['', 'Survivors that tests/tools/mutation/survivors.md does not name:', ...unnamed]
      : []),
    ...(gone.length > 0 ? ['', 'Named there, but alive no longer or not run:', ...gone] : []),
  ];
  const isGood = unnamed.length === 0 && percent(all.killed, all.total) >= least;
  return { text: `${lines.join('\n')}\n`, isGood };
}

function count(mutants: readonly Mutant[]): { killed: number; total: number } {
  const run = mutants.filter(({ status }) => status !== 'Ignored');
  return { killed: run.filter(({ status }) => !isAlive(status)).length, total: run.length };
}

/** Whether no test noticed a mutant. */
function isAlive(status: string): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

function percent(part: number, whole: number): number {
  return Math.floor((1000 * part) / whole) / 10;
}

/** A line of the list: file, code, replacement, and the whole line. */
function describeMutant(file: string, source: string, { location, replacement }: Mutant): string {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const text = lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join(' ');
  return `- \`${file}\` ${short(text)} → ${short(replacement)}, in ${short(source.split('\n')[start.line - 1] ?? '')}`;
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `\`${line.length > 70 ? `${line.slice(0, 69)}…` : line}\``;
}

function keyOf({ mutatorName, replacement, location }: Mutant): string {
  return JSON.stringify([mutatorName, replacement, location]);
}
