import { statfsSync } from 'node:fs';
import { FolderError } from './folder-error.ts';

export const MEGABYTE = 1024 * 1024;
export const LOG_SEGMENT = 16 * MEGABYTE;
/** Postgres hangs without space for its next log file; this reserves two. */
export const NEEDED_TO_WRITE = 2 * LOG_SEGMENT;
const NEEDED_TO_CREATE = 64 * MEGABYTE;

/** The bytes this user may still write on the disk of `folder`; Infinity if unknown. */
export function freeBytes(folder: string): number {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** Throws a FolderError if the disk has no space to open or create the database of `folder`. */
export function requireDiskSpace(folder: string, isFirst: boolean): void {
  const free = freeBytes(folder);
  const needed = isFirst ? NEEDED_TO_CREATE : NEEDED_TO_WRITE;
  if (free >= needed) return;
  throw new FolderError(
    `The disk of ${folder} has ${megabytes(free)} free, and Camino needs ${megabytes(needed)} to start.\n` +
      'Free some space, or set CAMINO_DATA to a folder on another disk.',
  );
}

export function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`;
}
