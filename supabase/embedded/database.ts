import type { PgliteConnection } from '@supabase/lite/pglite';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const DRAFT = 'pgdata.new-';

/** Opens the database in `folder`, creating it at the first start; without a folder, one in memory. */
export async function openDatabase(folder: string | undefined): Promise<PgliteConnection> {
  if (folder === undefined) return open();
  const data = join(folder, 'pgdata');
  if (!existsSync(data)) await create(folder, data);
  return open(data);
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
  const connection = await createPgliteConnection(url === undefined ? {} : { url });
  await connection.driver.waitReady;
  return connection;
}
