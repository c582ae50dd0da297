import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSqlError } from './sql-error.ts';

/** Where a data folder stores copies of its database. */
export const COPIES = 'copies';

const failures: Record<string, string> = {
  EACCES: 'This user may not read or write its files.',
  EPERM: 'This user may not read or write its files.',
  EROFS: 'It is on a read-only disk.',
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full for this user.',
  ENOTDIR: 'A part of its path is a file, not a folder.',
  EEXIST: 'It’s a file, not a folder.',
  EISDIR: 'A file in it is a folder.',
  ELOOP: 'Its path is a link that leads to itself.',
  EIO: 'The disk reports an error.',
  ENOENT: 'A part of it is missing.',
};

/** Explains in plain words why the data folder can't be used, and what to do. */
export class FolderError extends Error {
  override name = 'FolderError';
}

/** `what` is the reason as a sentence. */
export function damaged(folder: string, what: string): FolderError {
  const remedy = hasCopies(folder)
    ? 'Restore its last copy with `npm run tool -- restore`, or move the folder away to start over.'
    : 'There’s no copy of it: move the folder away to start over.';
  return new FolderError(`The database in ${folder} is damaged: ${what}\n${remedy}`);
}

export function folderProblem(error: unknown, folder: string): string | undefined {
  if (error instanceof FolderError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (isSqlError(error)) {
    return isDamage(code) ? damaged(folder, `Postgres can’t read it (error ${code}).`).message : undefined;
  }
  const failure = failures[code];
  if (failure !== undefined && concerns(error, folder)) {
    return `The data folder ${folder} can’t be used: ${failure}\nFix that, or set CAMINO_DATA to another folder.`;
  }
  return isCrash(error) ? damaged(folder, 'Postgres crashes when it reads it.').message : undefined;
}

export function hasCopies(folder: string): boolean {
  const copies = join(folder, COPIES);
  try {
    return existsSync(copies) && readdirSync(copies).some((name) => !name.includes('.new-'));
  } catch {
    return false;
  }
}

/** Whether an SQLSTATE means corrupted data or an unreadable file. */
export function isDamage(code: string): boolean {
  return /^(XX|58)/.test(code);
}

function concerns(error: Error, folder: string): boolean {
  const places = ['path' in error ? error.path : undefined, 'address' in error ? error.address : undefined];
  return places.some(
    (place) => typeof place === 'string' && (place.includes(folder) || place.includes('lock.')),
  );
}

/** Postgres crashes by a WebAssembly trap or an exit; its file system throws errors without a code. */
function isCrash(error: Error): boolean {
  return error instanceof WebAssembly.RuntimeError || ['ErrnoError', 'ExitStatus'].includes(error.name);
}
