import type { PgliteConnection } from '@supabase/lite/pglite';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { damaged, FolderError, folderProblem, hasCopies } from './folder-error.ts';
import { requireDiskSpace } from './disk-space.ts';

/** PGlite's Postgres version. */
export const POSTGRES_VERSION = 17;

const DRAFT = 'pgdata.new-';
/** The OID of `timestamptz`. */
const TIMESTAMPTZ = 1184;

/** Postgres opens a table's file on its first read. */
const LOOK_AT_TABLES = `do $$ declare place regclass;
begin
  for place in select oid from pg_class where relkind = 'r' loop
    execute format('select from %s limit 1', place);
  end loop;
end $$`;

/**
 * Opens or creates the database in `folder`; without a folder, one in memory. Throws a FolderError if the
 * folder or its disk space won't do.
 */
export async function openDatabase(folder: string | undefined): Promise<PgliteConnection> {
  if (folder === undefined) return openPostgres();
  const data = join(folder, 'pgdata');
  const isFirst = isNew(folder);
  requireDiskSpace(folder, isFirst);
  if (isFirst) await create(folder, data);
  try {
    checkVersion(folder, data);
    const connection = await openPostgres(data);
    if (!isFirst) await connection.driver.exec(LOOK_AT_TABLES);
    return connection;
  } catch (error) {
    throw new FolderError(folderProblem(error, folder) ?? damaged(folder, 'Postgres can’t open it.').message);
  }
}

/** Opens the database in the folder `url`, filled from `dump`; without a folder, in memory. */
export async function openPostgres(url?: string, dump?: Blob): Promise<PgliteConnection> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    ...(url !== undefined && { url }),
    pgliteOptions: { parsers: { [TIMESTAMPTZ]: asIso }, ...(dump && { loadDataDir: dump }) },
  });
  await connection.driver.waitReady;
  // As a hosted project, whatever this computer's zone is.
  await connection.driver.exec(`set time zone 'UTC'`);
  return connection;
}

/** Whether `folder` has no database yet. Throws a FolderError if its database is gone. */
function isNew(folder: string): boolean {
  if (lstatSync(join(folder, 'pgdata'), { throwIfNoEntry: false })) return false;
  if (hasCopies(folder)) throw damaged(folder, 'The folder pgdata is missing.');
  return true;
}

function checkVersion(folder: string, data: string): void {
  const file = join(data, 'PG_VERSION');
  if (!existsSync(file)) throw damaged(folder, 'The file pgdata/PG_VERSION is missing.');
  const version = readFileSync(file, 'latin1').trim();
  if (version === String(POSTGRES_VERSION) || !/^(9\.\d|\d\d)$/.test(version)) return;
  throw new FolderError(
    `The database in ${folder} is of Postgres ${version}, but this Camino has Postgres ${POSTGRES_VERSION}, ` +
      'which can’t read it.\nGo back to the Camino that wrote it, where every learner can save their data on /profile, ' +
      'or move the folder away to start over.',
  );
}

/** A folder whose creation was interrupted never starts, so fill it under another name first. */
async function create(folder: string, data: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const draft = mkdtempSync(join(folder, DRAFT));
  const connection = await openPostgres(draft);
  await connection.close();
  renameSync(draft, data);
}

/**
 * A timestamp as PostgREST formats it, readable by every browser: Postgres writes `2026-11-20
 * 10:00:00+00`.
 */
function asIso(moment: string): string {
  return moment.replace(/^(\S+) (\S+[+-]\d\d)$/, '$1T$2:00');
}
