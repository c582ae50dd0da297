import { PGlite } from '@electric-sql/pglite';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const NAME = 'camino_bench';
const migrations = new URL('../../../supabase/migrations/', import.meta.url);

/** An empty database with Camino's schema. */
export interface Database {
  engine: string;
  /** Runs statements, each on its own. */
  run(...statements: string[]): Promise<void>;
  /** The rows of one query. */
  ask<Row>(query: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** What Supabase provides and the migrations need. */
const platform = `
  create schema auth;
  create table auth.users (id uuid primary key, email text, email_confirmed_at timestamptz, raw_user_meta_data jsonb);
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('bench.learner', true), '')::uuid $$;
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role; end if;
  end $$;
  grant usage on schema public, auth to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;`;

/** The embedded engine in memory, or with DATABASE_URL a server on which databases may be made. */
export async function openScaleDatabase(): Promise<Database> {
  const server = process.env['DATABASE_URL'];
  const database = server ? await onServer(server) : await embedded();
  await database.run(platform);
  for (const file of readdirSync(migrations).toSorted()) {
    await database.run(readFileSync(new URL(file, migrations), 'utf8'));
  }
  return database;
}

async function embedded(): Promise<Database> {
  const lite = await PGlite.create();
  const ask: Database['ask'] = async <Row>(query: string) => (await lite.query<Row>(query)).rows;
  return {
    engine: `embedded Postgres ${await versionOf(ask)}`,
    run: async (...statements) => {
      for (const statement of statements) await lite.exec(statement);
    },
    ask,
    close: () => lite.close(),
  };
}

async function onServer(server: string): Promise<Database> {
  const run: Database['run'] = async (...statements) => {
    await psql(server, NAME, statements.join(';\n'));
  };
  const ask = async <Row>(query: string) => {
    const answer = `with answer as (${query}) select coalesce(json_agg(answer), '[]') from answer;`;
    return JSON.parse(await psql(server, NAME, answer)) as Row[];
  };
  await psql(server, 'postgres', `drop database if exists ${NAME}; create database ${NAME};`);
  return {
    engine: `Postgres ${await versionOf(ask)}`,
    run,
    ask,
    close: async () => {
      await psql(server, 'postgres', `drop database ${NAME};`);
    },
  };
}

async function versionOf(ask: Database['ask']): Promise<string> {
  const [row] = await ask<{ version: string }>("select current_setting('server_version') as version");
  return row?.version ?? '';
}

async function psql(server: string, database: string, script: string): Promise<string> {
  const address = new URL(server);
  address.pathname = database;
  const options = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-f', '-'];
  const running = promisify(execFile)('psql', [address.href, ...options], { maxBuffer: 1e8 });
  running.child.stdin?.end(script);
  return (await running).stdout;
}
