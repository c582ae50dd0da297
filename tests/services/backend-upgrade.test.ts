// @module-tag long
import type { PGliteInterface } from '@electric-sql/pglite';
import { App } from '@supabase/lite';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { migrate } from '../../supabase/embedded/migrate.ts';
import { sharedBackend, startBackend } from '../support/backend.ts';
import { schemaOf } from '../support/database-schema.ts';
import { board, exam, game, rated, record, studied } from '../support/wire.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 });

/** Rows of supabase_migrations.schema_migrations in a folder of commit 891d46c0. */
const nineteen = JSON.parse(
  gunzipSync(readFileSync(new URL('../support/nineteen-migrations.json.gz', import.meta.url))).toString(),
) as { version: string; name: string; statements: string }[];

const ANA = '00000000-0000-4000-8000-00000000000a';
const place = mkdtempSync(join(tmpdir(), 'camino-upgrade-'));
const folder = join(place, 'data');

afterEach(() => rmSync(place, { recursive: true, force: true }));

async function makeFolder(count: number, work: (database: PGliteInterface) => Promise<void>): Promise<void> {
  const migrations = join(place, 'migrations');
  for (const made of [folder, migrations]) mkdirSync(made, { recursive: true });
  for (const { version, name, statements } of nineteen.slice(0, count)) {
    writeFileSync(join(migrations, `${version}_${name}.sql`), statements);
  }
  const connection = await openDatabase(folder);
  const app = new App({ connection, auth: { enabled: true } });
  await app.init();
  await app.ensureSystemSchema();
  await migrate(connection, migrations);
  await connection.driver.query('insert into auth.users (id, email) values ($1, $2)', [
    ANA,
    'ana@example.com',
  ]);
  await work(connection.driver);
  await connection.close();
}

async function rowsOf(database: PGliteInterface): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) rows[name] = (await database.query(`select * from public.${name}`)).rows;
  return rows;
}

test('a data folder from before the squash keeps its rows and gets the schema of a new one', async () => {
  let before: Record<string, unknown[]> = {};
  const facts = [studied(), rated(), game(exam)];
  await makeFolder(nineteen.length, async (database) => {
    await database.query(`update public.profiles set created_at = now() - interval '9 days'`);
    await database.query(`select set_config('request.jwt.claim.sub', $1, false)`, [ANA]);
    await database.query('select public.record_activity($1)', [JSON.stringify(facts)]);
    await database.query(
      `select public.change_settings('{"theme": {"value": "dark", "at": 5}, "isListed": {"value": true, "at": 6}}')`,
    );
    await database.query(`select public.subscribe_to_newsletter('ana@example.com')`);
    await database.query(`insert into public.digests values ($1, 3, 0, 0, '{}')`, [ANA]);
    before = await rowsOf(database);
  });

  const upgraded = await startBackend({ folder });
  const { digests, ...kept } = before;
  expect(digests).toHaveLength(1);
  expect(kept['activity']).toHaveLength(facts.length);
  expect(await rowsOf(upgraded.database)).toEqual({ ...kept, snapshots: [] });
  const fresh = await sharedBackend();
  expect(await schemaOf(upgraded.database)).toEqual(await schemaOf(fresh.database));
  expect(await schemaOf(fresh.database)).toContainEqual(
    expect.stringMatching(/^function leaderboard.* authenticated/),
  );

  const ben = await upgraded.register('Ben');
  expect(await record(ben, [game(exam)])).toEqual(['accepted']);
  await ben.client.from('profiles').update({ is_listed: true }).eq('id', ben.id);
  expect((await board(ben)).map(({ name, xp }) => [name, xp])).toEqual([
    ['ana', 122],
    ['Ben', 120],
  ]);

  const after = { catalog: await schemaOf(upgraded.database), rows: await rowsOf(upgraded.database) };
  await upgraded.close();
  const again = await startBackend({ folder });
  expect({ catalog: await schemaOf(again.database), rows: await rowsOf(again.database) }).toEqual(after);
  await again.close();
});

test('an older data folder stays unchanged, and the error says how to upgrade it', async () => {
  let before: Record<string, unknown[]> = {};
  await makeFolder(nineteen.length - 1, async (database) => {
    before = await rowsOf(database);
  });
  await expect(startBackend({ folder })).rejects.toThrow('Check out commit 891d46c0');
  const connection = await openDatabase(folder);
  expect(await rowsOf(connection.driver)).toEqual(before);
  await connection.close();
});
