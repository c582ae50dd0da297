import type { PgliteConnection } from '@supabase/lite/pglite';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, isNew, isShutDown } from './check.ts';
import { keepCopy } from './copies.ts';
import { damaged, FolderError, folderProblem } from './folder-error.ts';
import { checkRoom } from './room.ts';
import { breakSeal, seal } from './seal.ts';

const DRAFT = 'pgdata.new-';
/** The number of the type `timestamptz` in Postgres. */
const TIMESTAMPTZ = 1184;

/**
 * Opens the database in `folder`, creating it at the first start; without a folder, one in memory. Keeps a copy when it
 * is closed. Throws a FolderError if the folder or the room on its disk will not do.
 */
export async function openDatabase(folder: string | undefined): Promise<PgliteConnection> {
  if (folder === undefined) return open();
  const data = join(folder, 'pgdata');
  const isFirst = isNew(folder);
  checkRoom(folder, isFirst);
  if (isFirst) await create(folder, data);
  else checkDatabase(folder);
  breakSeal(data);
  const connection = await open(data).catch((error: unknown) => {
    const problem = folderProblem(error, folder);
    throw problem === undefined ? damaged(folder, 'Postgres cannot open it.') : new FolderError(problem);
  });
  const close = connection.close.bind(connection);
  connection.close = async () => {
    await close();
    if (!isShutDown(data)) return;
    seal(data);
    keepCopy(folder);
  };
  return connection;
}

/** If Postgres is killed while it fills its folder, that folder never starts, so it is filled under another name. */
async function create(folder: string, data: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const draft = mkdtempSync(join(folder, DRAFT));
  const connection = await open(draft);
  await connection.close();
  renameSync(draft, data);
}

async function open(url?: string): Promise<PgliteConnection> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    ...(url !== undefined && { url }),
    pgliteOptions: { parsers: { [TIMESTAMPTZ]: asIso } },
  });
  await connection.driver.waitReady;
  return connection;
}

/** A moment as PostgREST answers it, which every browser can read: Postgres writes `2026-11-20 10:00:00+00`. */
function asIso(moment: string): string {
  return moment.replace(/^(\S+) (\S+[+-]\d\d)$/, '$1T$2:00');
}
