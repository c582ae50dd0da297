import {
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { COPIES, FolderError } from './folder-error.ts';
import { lockFolder } from './lock.ts';
import { freeBytes, megabytes, NEEDED_TO_WRITE } from './room.ts';
import { contentOf, firstChange } from './seal.ts';

const KEPT = 3;
const DRAFT = '.new-';
const copyName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;

export interface Copy {
  name: string;
  madeAt: Date;
  bytes: number;
}

export interface Restored {
  copy: Copy;
  /** Where the database is now that was in its place, if there was one. */
  aside: string | undefined;
}

/** Copies the sealed database of `folder`, unless the newest copy holds the same, and removes all but three copies. */
export function keepCopy(folder: string): void {
  const data = join(folder, 'pgdata');
  const copies = join(folder, COPIES);
  try {
    mkdirSync(copies, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(copies)) if (name.startsWith(DRAFT)) remove(join(copies, name));
    const [newest] = namesIn(folder);
    if (newest !== undefined && contentOf(join(copies, newest)) === contentOf(data)) return;
    copyWhole(data, copies, DRAFT, nameOf(new Date()));
    for (const name of namesIn(folder).slice(KEPT)) remove(join(copies, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Camino made no copy of its database in ${folder}: ${reason}`);
  }
}

/** The copies of the database of `folder`, newest first. */
export function listCopies(folder: string): Copy[] {
  return namesIn(folder).map((name) => ({
    name,
    madeAt: new Date(name.replace(copyName, '$1:$2:$3.$4')),
    bytes: sizeOf(join(folder, COPIES, name)),
  }));
}

/**
 * Puts a copy, the newest unless named, in the place of the database of `folder`, which is kept under another name.
 * Throws FolderInUseError while a server runs on the folder, and a FolderError where the copy is not there or damaged.
 */
export async function restoreCopy(folder: string, name?: string): Promise<Restored> {
  if (!existsSync(folder)) throw new FolderError(`There is no data folder ${folder}.`);
  const unlock = await lockFolder(folder);
  try {
    const copies = listCopies(folder);
    const copy = name === undefined ? copies[0] : copies.find((each) => each.name === name);
    if (!copy) throw new FolderError(`There is no copy ${name ?? 'of the database'} in ${folder}.`);
    const source = join(folder, COPIES, copy.name);
    const change = firstChange(source);
    if (change !== undefined) {
      throw new FolderError(`The copy ${source} is damaged (${change}). Name another one to put back.`);
    }
    return { copy, aside: exchange(folder, source) };
  } finally {
    await unlock();
  }
}

function exchange(folder: string, source: string): string | undefined {
  const data = join(folder, 'pgdata');
  const aside = `${data}.aside-${nameOf(new Date())}`;
  const wasThere = lstatSync(data, { throwIfNoEntry: false }) !== undefined;
  const draft = drafted(source, folder, 'pgdata.new-');
  if (wasThere) renameSync(data, aside);
  renameSync(draft, data);
  return wasThere ? aside : undefined;
}

function copyWhole(source: string, folder: string, prefix: string, name: string): void {
  renameSync(drafted(source, folder, prefix), join(folder, name));
}

/** A full copy under a name that nobody takes for a finished one. */
function drafted(source: string, folder: string, prefix: string): string {
  const free = freeBytes(folder);
  const needed = sizeOf(source) + NEEDED_TO_WRITE;
  if (free < needed) {
    throw new FolderError(
      `A copy in ${folder} needs ${megabytes(needed)} on the disk, and ${megabytes(free)} are free.`,
    );
  }
  const draft = mkdtempSync(join(folder, prefix));
  try {
    cpSync(source, draft, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  } catch (error) {
    remove(draft);
    throw error;
  }
  return draft;
}

/** Newest first. */
function namesIn(folder: string): string[] {
  const copies = join(folder, COPIES);
  if (!existsSync(copies)) return [];
  return readdirSync(copies)
    .filter((name) => copyName.test(name))
    .toSorted()
    .toReversed();
}

function nameOf(date: Date): string {
  return date.toISOString().replaceAll(/[:.]/g, '-');
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((bytes, entry) => bytes + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
