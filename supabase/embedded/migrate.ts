import type { PgliteConnection } from '@supabase/lite/pglite';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSqlError } from './sql-error.ts';

const migrationName = /^(\d{14})_(.+)\.sql$/;
const GRANT = /^(?:grant|revoke)\s[^;]*;/gm;
/** A table, a column or a function that a later migration has removed. */
const REMOVED = new Set(['42P01', '42703', '42883']);

/** The roles of Supabase's API and what they may do with new tables there, unless the migrations say otherwise. */
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
 * Applies the missing migrations of `folder` in the order of their names, each completely or not at all. What they
 * grant and revoke is valid from then on.
 */
export async function migrate(connection: PgliteConnection, folder: string): Promise<void> {
  const { appliedVersions, ensureHistoryTable } = await import('@supabase/lite');
  await connection.driver.exec(roles);
  await ensureHistoryTable(connection);
  const applied = new Set(await appliedVersions(connection));
  const migrations = readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = migrationName.exec(file) ?? [];
      return version === undefined
        ? []
        : [{ version, name, statements: readFileSync(join(folder, file), 'utf8') }];
    });
  for (const { version, name, statements } of migrations) {
    if (applied.has(version)) continue;
    await connection.driver.transaction(async (transaction) => {
      await transaction.exec(statements);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [statements]],
      );
    });
  }
  await restorePrivileges(
    connection,
    migrations.flatMap(({ statements }) => statements.match(GRANT) ?? []),
  );
}

/** The API's library would grant all on all tables at the first request, and has done so in older data folders. */
async function restorePrivileges(connection: PgliteConnection, statements: string[]): Promise<void> {
  Object.assign(connection, { rlsState: 'active' });
  for (const statement of statements) {
    await connection.driver.exec(statement).catch((error: unknown) => {
      if (!isSqlError(error) || !REMOVED.has(error.code)) throw error;
    });
  }
}
