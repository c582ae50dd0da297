// @module-tag long
import type { PGliteInterface } from '@electric-sql/pglite';
import { App } from '@supabase/lite';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { migrate } from '../../supabase/embedded/migrate.ts';
import { sharedBackend, startBackend } from '../support/backend.ts';
import { schemaOf } from '../support/database-schema.ts';
import { board, exam, game, rated, record, studied } from '../support/wire.ts';

interface Applied {
  version: string;
  name: string;
  statements: string;
}

/** Rows of supabase_migrations.schema_migrations in a folder of commit 891d46c0. */
const nineteen = appliedIn('nineteen-migrations.json.gz');
/** The same of commit 623b31f3, whose later migrations defined functions anew. */
const eleven = appliedIn('eleven-migrations.json.gz');

const ANA = '00000000-0000-4000-8000-00000000000a';
const place = mkdtempSync(join(tmpdir(), 'camino-upgrade-'));
const folder = join(place, 'data');

afterEach(() => rmSync(place, { recursive: true, force: true }));

function appliedIn(file: string): Applied[] {
  const packed = readFileSync(new URL(`../support/${file}`, import.meta.url));
  return JSON.parse(gunzipSync(packed).toString()) as Applied[];
}

async function makeFolder(
  applied: readonly Applied[],
  work: (database: PGliteInterface) => Promise<void>,
): Promise<void> {
  const migrations = join(place, 'migrations');
  for (const made of [folder, migrations]) mkdirSync(made, { recursive: true });
  for (const { version, name, statements } of applied) {
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

/** Without the history, which tells of files that are gone. */
function unnumbered(schema: readonly string[]): string[] {
  return schema.filter((one) => !one.startsWith('migration '));
}

test('a data folder from before the squash keeps its rows and gets the schema of a new one', async () => {
  let before: Record<string, unknown[]> = {};
  const facts = [studied(), rated(), game(exam)];
  await makeFolder(nineteen, async (database) => {
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

test.each([5, eleven.length])('so does a data folder with %i of eleven migrations', async (count) => {
  let before: Record<string, unknown[]> = {};
  await makeFolder(eleven.slice(0, count), async (database) => {
    await database.query(`select set_config('request.jwt.claim.sub', $1, false)`, [ANA]);
    await database.query('select public.record_activity($1)', [
      JSON.stringify([studied(), rated(), game(exam)]),
    ]);
    before = await rowsOf(database);
  });
  const upgraded = await startBackend({ folder });
  expect(before['activity']).toHaveLength(3);
  expect(await rowsOf(upgraded.database)).toEqual(before);
  const fresh = await sharedBackend();
  expect(unnumbered(await schemaOf(upgraded.database))).toEqual(unnumbered(await schemaOf(fresh.database)));
  await upgraded.close();
});

test('an older data folder stays unchanged, and the error says how to upgrade it', async () => {
  let before: Record<string, unknown[]> = {};
  await makeFolder(nineteen.slice(0, -1), async (database) => {
    before = await rowsOf(database);
  });
  await expect(startBackend({ folder })).rejects.toThrow('Check out commit 891d46c0');
  const connection = await openDatabase(folder);
  expect(await rowsOf(connection.driver)).toEqual(before);
  await connection.close();
});
