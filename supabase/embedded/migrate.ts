import type { PgliteConnection } from '@supabase/lite/pglite';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderError } from './folder-error.ts';

const migrationName = /^(\d{14})_(.+)\.sql$/;

/** The files up to `through` squash 19 earlier ones, the last of which was `last`. */
const SQUASHED = { last: '20260117100000', through: '20260201000400' };

/** Supabase's API roles with their default privileges on new tables. */
const roles = `do $$ begin
${['anon nologin', 'authenticated nologin', 'service_role nologin bypassrls']
  .map((role) => `  begin create role ${role}; exception when duplicate_object then null; end;`)
  .join('\n')}
end $$;
grant usage on schema public, auth to anon, authenticated, service_role;
revoke all on all tables in schema auth from anon, authenticated;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;`;

/**
 * Applies missing migrations of `folder` by name, each in a transaction. Throws a FolderError if the
 * database has only some of the squashed migrations.
 */
export async function migrate(connection: PgliteConnection, folder: string): Promise<void> {
  const { appliedVersions, ensureHistoryTable } = await import('@supabase/lite');
  // Otherwise the API's library grants everything on all tables at the first request.
  Object.assign(connection, { rlsState: 'active' });
  await connection.driver.exec(roles);
  await ensureHistoryTable(connection);
  const applied = await appliedVersions(connection);
  const isSquashed = applied.includes(SQUASHED.last);
  if (!isSquashed && applied.some((version) => version < SQUASHED.last)) {
    throw new FolderError(
      'The database is too old for this Camino to upgrade. Nothing was changed.\n' +
        'Check out commit 891d46c0, start it once on this data folder, and then start this Camino again.',
    );
  }
  for (const file of readdirSync(folder).toSorted()) {
    const [, version, name] = migrationName.exec(file) ?? [];
    if (version === undefined || applied.includes(version)) continue;
    const statements = readFileSync(join(folder, file), 'utf8');
    await connection.driver.transaction(async (transaction) => {
      if (!isSquashed || version > SQUASHED.through) await transaction.exec(statements);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [statements]],
      );
    });
  }
  if (!isSquashed) return;
  await connection.driver.query('delete from supabase_migrations.schema_migrations where version <= $1', [
    SQUASHED.last,
  ]);
}
