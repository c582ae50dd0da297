import type { PGliteInterface } from '@electric-sql/pglite';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openPostgres } from './database.ts';
import { COPIES, FolderError } from './folder-error.ts';
import { lockFolder } from './lock.ts';

const KEPT = 3;
const DRAFT = '.new-';
/** Earlier builds copied the folder itself. */
const copyName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)(?:\.tar\.gz)?$/;

export interface Copy {
  name: string;
  madeAt: Date;
}

export interface Restored {
  copy: Copy;
  /** Where the replaced database is now, if there was one. */
  aside: string | undefined;
}

/** The number of the next writing transaction. */
export async function nextTransaction(driver: PGliteInterface): Promise<string> {
  const { rows } = await driver.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return rows[0]?.next ?? '';
}

/** Backs up the open database of `folder` and keeps the last three copies. Failures only warn. */
export async function saveCopy(folder: string, driver: PGliteInterface): Promise<void> {
  const copies = join(folder, COPIES);
  const draft = join(copies, `${DRAFT}copy`);
  try {
    mkdirSync(copies, { recursive: true, mode: 0o700 });
    const dump = await driver.dumpDataDir('gzip');
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    renameSync(draft, join(copies, `${nameOf(new Date())}.tar.gz`));
    for (const { name } of listCopies(folder).slice(KEPT)) remove(join(copies, name));
  } catch (error) {
    remove(draft);
    console.warn(`Camino couldn’t back up its database in ${folder}: ${reasonOf(error)}`);
  }
}

/** The folder's copies, newest first. */
export function listCopies(folder: string): Copy[] {
  const copies = join(folder, COPIES);
  if (!existsSync(copies)) return [];
  return readdirSync(copies)
    .filter((name) => copyName.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({ name, madeAt: new Date(name.replace(copyName, '$1:$2:$3.$4')) }));
}

/**
 * Replaces the database of `folder` by a copy, the newest by default, and keeps the old one under another
 * name. Throws FolderInUseError while a server uses the folder, FolderError for a missing or damaged
 * copy.
 */
export async function restoreCopy(folder: string, name?: string): Promise<Restored> {
  if (!existsSync(folder)) throw new FolderError(`There’s no data folder ${folder}.`);
  const unlock = await lockFolder(folder);
  try {
    const copies = listCopies(folder);
    const copy = name === undefined ? copies[0] : copies.find((each) => each.name === name);
    if (!copy) throw new FolderError(`There’s no copy ${name ?? 'of the database'} in ${folder}.`);
    const data = join(folder, 'pgdata');
    const draft = await unpack(join(folder, COPIES, copy.name), mkdtempSync(`${data}${DRAFT}`));
    const aside = lstatSync(data, { throwIfNoEntry: false }) && `${data}.aside-${nameOf(new Date())}`;
    if (aside !== undefined) renameSync(data, aside);
    renameSync(draft, data);
    return { copy, aside };
  } finally {
    await unlock();
  }
}

/** Unpacks a copy into `draft` and makes sure Postgres starts with it. */
async function unpack(copy: string, draft: string): Promise<string> {
  try {
    const isFolder = statSync(copy).isDirectory();
    if (isFolder) cpSync(copy, draft, { recursive: true });
    // PGlite would exit the process on a broken archive.
    const dump = isFolder ? undefined : new Blob([gunzipSync(readFileSync(copy))]);
    const { driver } = await openPostgres(draft, dump);
    await driver.query('select from auth.users limit 1');
    await driver.close();
    return draft;
  } catch (error) {
    remove(draft);
    throw new FolderError(
      `The copy ${copy} can’t be restored (${reasonOf(error)}). Name another one: \`npm run tool -- restore --list\`.`,
    );
  }
}

function nameOf(date: Date): string {
  return date.toISOString().replaceAll(/[:.]/g, '-');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
