import { accessSync, constants, lstatSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { damaged, FolderError, folderProblem, hasCopies } from './folder-error.ts';
import { firstChange } from './seal.ts';

/** Of the Postgres that PGlite is. */
export const POSTGRES_VERSION = 17;

const CONTROL = 'global/pg_control';
const CONTROL_SIZE = 8192;
const CONTROL_VERSION = 1700;
const CHECKSUM_AT = 288;
const SHUT_DOWN = 1;
const LOG_SEGMENT = 16 * 1024 * 1024;
const LOG_MAGIC = 0xd116;
const neededFolders = `base/1 base/4 base/5 global pg_commit_ts pg_dynshmem pg_logical pg_logical/mappings
pg_logical/snapshots pg_multixact/members pg_multixact/offsets pg_notify pg_replslot pg_serial pg_snapshots pg_stat
pg_stat_tmp pg_subtrans pg_tblspc pg_twophase pg_wal pg_wal/archive_status pg_wal/summaries pg_xact`.split(
  /\s/,
);
const neededFiles =
  `PG_VERSION postgresql.conf pg_hba.conf pg_ident.conf base/5/PG_VERSION base/5/pg_filenode.map
global/pg_filenode.map ${CONTROL}`.split(/\s/);

/** Throws a FolderError where the database in `folder` is one that Postgres would stumble over. */
export function checkDatabase(folder: string): void {
  const data = join(folder, 'pgdata');
  try {
    const problem = problemOf(folder, data);
    if (problem !== undefined) throw damaged(folder, problem);
  } catch (error) {
    const known = folderProblem(error, folder);
    throw known === undefined ? error : new FolderError(known);
  }
}

/** Whether `folder` has no database yet. Throws a FolderError where one was there and is gone. */
export function isNew(folder: string): boolean {
  if (lstatSync(join(folder, 'pgdata'), { throwIfNoEntry: false })) return false;
  if (hasCopies(folder)) throw damaged(folder, 'The folder pgdata is missing.');
  return true;
}

/** Whether the database was stopped in order, with everything in its tables. */
export function isShutDown(data: string): boolean {
  return readFileSync(join(data, CONTROL)).readUInt32LE(16) === SHUT_DOWN;
}

function problemOf(folder: string, data: string): string | undefined {
  const status = statSync(data, { throwIfNoEntry: false });
  if (!status) return 'pgdata is a link that leads nowhere.';
  if (!status.isDirectory()) return 'pgdata is not a folder.';
  if (readdirSync(data).length === 0) return 'The folder pgdata is empty.';
  return (
    versionProblem(folder, data) ??
    partProblem(data) ??
    accessProblem(data, status) ??
    controlProblem(data) ??
    changeProblem(data)
  );
}

function versionProblem(folder: string, data: string): string | undefined {
  const file = join(data, 'PG_VERSION');
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status?.isFile()) return 'The file pgdata/PG_VERSION is missing.';
  const version = readFileSync(file, 'latin1').trim();
  if (!/^(9\.\d|\d\d)$/.test(version)) return 'The file pgdata/PG_VERSION holds no version.';
  if (version === String(POSTGRES_VERSION)) return undefined;
  throw new FolderError(
    `The database in ${folder} is of Postgres ${version}, but this Camino has Postgres ${POSTGRES_VERSION}, ` +
      'which cannot read it.\nGo back to the Camino that wrote it, where every learner can save their data on /profile, ' +
      'or move the folder away to start anew.',
  );
}

function partProblem(data: string): string | undefined {
  for (const name of neededFolders) {
    const status = statSync(join(data, name), { throwIfNoEntry: false });
    if (!status) return `The folder pgdata/${name} is missing.`;
    if (!status.isDirectory()) return `pgdata/${name} is not a folder.`;
  }
  for (const name of neededFiles) {
    const status = statSync(join(data, name), { throwIfNoEntry: false });
    if (!status) return `The file pgdata/${name} is missing.`;
    if (!status.isFile()) return `pgdata/${name} is not a file.`;
    if (status.size === 0) return `The file pgdata/${name} is empty.`;
  }
  return undefined;
}

/** The first entry that cannot be read and written, or is of another kind than Postgres makes. */
function accessProblem(data: string, { uid }: Stats): string | undefined {
  const me = process.getuid?.();
  if (me !== undefined && me !== 0 && me !== uid) return 'The folder pgdata belongs to another user.';
  for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() && !entry.isDirectory()) return `${path} is neither a file nor a folder.`;
    accessSync(path, constants.R_OK | constants.W_OK);
  }
  return undefined;
}

function controlProblem(data: string): string | undefined {
  const control = readFileSync(join(data, CONTROL));
  const isWhole =
    control.length === CONTROL_SIZE &&
    control.readUInt32LE(8) === CONTROL_VERSION &&
    control.readUInt32LE(CHECKSUM_AT) === checksum(control.subarray(0, CHECKSUM_AT));
  if (!isWhole) return `The file pgdata/${CONTROL} does not hold what Postgres wrote.`;
  return logProblem(data, control);
}

/** Postgres starts to read its log where the control file says. */
function logProblem(data: string, control: Buffer): string | undefined {
  const segment = control.readBigUInt64LE(40) / BigInt(LOG_SEGMENT);
  const perLog = 0x1_0000_0000n / BigInt(LOG_SEGMENT);
  const parts = [BigInt(control.readUInt32LE(48)), segment / perLog, segment % perLog];
  const name = parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
  const file = join(data, 'pg_wal', name);
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status) return `The log file pgdata/pg_wal/${name} is missing.`;
  const isWhole = status.size === LOG_SEGMENT && readFileSync(file).readUInt16LE(0) === LOG_MAGIC;
  return isWhole ? undefined : `The log file pgdata/pg_wal/${name} does not hold what Postgres wrote.`;
}

function changeProblem(data: string): string | undefined {
  const file = firstChange(data);
  return file === undefined ? undefined : `The file pgdata/${file} changed after Camino had stopped.`;
}

/** CRC-32C. */
function checksum(bytes: Buffer): number {
  let rest = 0xffff_ffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0x82f6_3b78 : 0);
  }
  return (rest ^ 0xffff_ffff) >>> 0;
}
