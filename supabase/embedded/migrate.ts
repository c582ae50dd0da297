import type { PgliteConnection } from '@supabase/lite/pglite';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const migrationName = /^(\d{14})_(.+)\.sql$/;

const createRoles = `do $$ begin
${['anon nologin', 'authenticated nologin', 'service_role nologin bypassrls']
  .map((role) => `  begin create role ${role}; exception when duplicate_object then null; end;`)
  .join('\n')}
end $$`;

/** Applies the missing migrations of `folder` in the order of their names, each completely or not at all. */
export async function migrate(connection: PgliteConnection, folder: string): Promise<void> {
  const { appliedVersions, ensureHistoryTable } = await import('@supabase/lite');
  await connection.driver.exec(createRoles);
  await ensureHistoryTable(connection);
  const applied = new Set(await appliedVersions(connection));
  for (const file of readdirSync(folder).toSorted()) {
    const [, version, name] = migrationName.exec(file) ?? [];
    if (version === undefined || applied.has(version)) continue;
    const statements = readFileSync(join(folder, file), 'utf8');
    await connection.driver.transaction(async (transaction) => {
      await transaction.exec(statements);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [statements]],
      );
    });
  }
}
