import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SEAL = 'camino-seal.json';
const FIRST_OWN_FILE = 16_384;

/** Every file below `data` by its path, with a digest of its content. */
type Digests = Record<string, string>;

/** Writes down what the files of a stopped database hold, so that the next start notices what happened to them. */
export function seal(data: string): void {
  writeFileSync(join(data, SEAL), JSON.stringify(digestsOf(data)));
}

/** Opening the database changes its files. */
export function breakSeal(data: string): void {
  rmSync(join(data, SEAL), { force: true });
}

/** The first file that is not as it was when `data` was sealed; nothing where it has no seal. */
export function firstChange(data: string): string | undefined {
  const sealed = readSeal(data);
  if (!sealed) return undefined;
  const found = digestsOf(data);
  return Object.keys(sealed).find((file) => found[file] !== sealed[file]);
}

/** Digests of the files with tables of the app, which a start alone leaves as they are. Equal where nothing changed. */
export function contentOf(data: string): string | undefined {
  const sealed = readSeal(data);
  if (!sealed) return undefined;
  const own = Object.entries(sealed).filter(([file]) => {
    const [, number] = /^base\/\d+\/(\d+)(?:\.\d+)?$/.exec(file) ?? [];
    return Number(number) >= FIRST_OWN_FILE;
  });
  return JSON.stringify(own);
}

function readSeal(data: string): Digests | undefined {
  const file = join(data, SEAL);
  if (!existsSync(file)) return undefined;
  try {
    const sealed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isDigests(sealed) ? sealed : undefined;
  } catch {
    return undefined;
  }
}

function digestsOf(data: string, folder = ''): Digests {
  const digests: Digests = {};
  for (const entry of readdirSync(join(data, folder), { withFileTypes: true }).toSorted(byName)) {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) Object.assign(digests, digestsOf(data, file));
    else if (isSealed(file)) {
      digests[file] = createHash('sha1')
        .update(readFileSync(join(data, file)))
        .digest('base64');
    }
  }
  return digests;
}

/** People may edit the configuration. */
function isSealed(file: string): boolean {
  return file !== SEAL && !file.endsWith('.conf');
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}

function isDigests(value: unknown): value is Digests {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((digest) => typeof digest === 'string')
  );
}
