import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { FolderInUseError, lockFolder } from '../../supabase/embedded/lock.ts';
import { backendMiddleware } from '../../supabase/embedded/middleware.ts';
import { PASSWORD, startBackend, type Learner, type TestBackend } from '../support/backend.ts';

const folder = mkdtempSync(join(tmpdir(), 'camino-test-'));
let backend: TestBackend;
let hours = 0;
const now = () => hours * 3_600_000;

beforeAll(async () => {
  mkdirSync(join(folder, 'pgdata.new-killed'));
  writeFileSync(join(folder, 'pgdata.new-killed', 'PG_VERSION'), '17');
  backend = await startBackend({ folder, now });
});

afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the data folder', () => {
  test('keeps the secret of the install from others and from git', () => {
    const file = join(folder, 'keys.json');
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n');
  });

  test('has no trace of a killed first start', () => {
    expect(readdirSync(folder).filter((name) => name.includes('new'))).toEqual([]);
  });

  test('is refused to a second backend while the first keeps running', async () => {
    await expect(startBackend({ folder })).rejects.toThrow(
      `Another Camino is already running on this data folder (${folder}).`,
    );
    const { client, id } = await backend.register();
    expect((await client.from('profiles').select('id')).data).toEqual([{ id }]);
  });

  test('keeps accounts, sessions and keys over a restart', async () => {
    const { client, email } = await backend.register();
    const session = (await client.auth.getSession()).data.session;
    await backend.close();
    backend = await startBackend({ folder, now });
    const restored = backend.client();
    const { error } = await restored.auth.setSession({
      access_token: session?.access_token ?? '',
      refresh_token: session?.refresh_token ?? '',
    });
    expect(error).toBeNull();
    const login = await backend.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(login.error).toBeNull();
  });
});

describe('the lock', () => {
  const places: string[] = [];
  const freshFolder = () => {
    const place = mkdtempSync(join(tmpdir(), 'camino-lock-'));
    places.push(place);
    return place;
  };
  afterAll(() => places.forEach((place) => rmSync(place, { recursive: true, force: true })));

  test('is released with the process, however it ends', async () => {
    const place = freshFolder();
    const code = `require('node:net').createServer().listen(${JSON.stringify(join(place, 'lock.1.sock'))}, () => console.log(1))`;
    const holder = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    await expect(lockFolder(place)).rejects.toThrow(FolderInUseError);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(readdirSync(place)).toEqual(['lock.1.sock']);
    const unlock = await lockFolder(place);
    expect(readdirSync(place)).toHaveLength(1);
    await unlock();
    expect(readdirSync(place)).toEqual([]);
  });

  test('is released if the start fails', async () => {
    const place = freshFolder();
    writeFileSync(join(place, 'keys.json'), '{');
    await expect(startBackend({ folder: place })).rejects.toThrow('keys.json is damaged');
    const unlock = await lockFolder(place);
    await unlock();
  });

  test('is never granted to two processes at once', async () => {
    const place = freshFolder();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(place)));
    const held = results.filter(({ status }) => status === 'fulfilled');
    expect(held.length).toBeLessThanOrEqual(1);
  });
});

describe('access', () => {
  test.each([
    '/_system/',
    '/_system/info',
    '/auth/v1/../../_system/info',
    '/auth/v1/%2e%2e/%2E%2E/_system/info',
    String.raw`/rest/v1/..\..\_system/info`,
    '/storage/v1/bucket',
  ])('doesn’t serve %s', async (path) => {
    expect(await call(path, { apikey: PUBLISHABLE_KEY })).toBe(404);
  });

  test('requires the key', async () => {
    expect(await call('/rest/v1/nothing')).toBe(401);
    expect(await call('/rest/v1/nothing', { apikey: 'sb_secret_guess' })).toBe(401);
    expect(await call('/rest/v1/nothing', { apikey: PUBLISHABLE_KEY })).toBe(404);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { host: 'evil.example' },
    { origin: 'http://localhost.evil.example' },
  ])('refuses a call from elsewhere: %o', async (headers) => {
    expect(await call('/rest/v1/profiles', { apikey: PUBLISHABLE_KEY, ...headers })).toBe(403);
    expect(await call('/mailbox', headers)).toBe(403);
  });

  test.each(['/mailbox', '/mailbox.json', '/rest/v1/profiles'])(
    'of other computers is refused, whatever they call this one: %s',
    async (path) => {
      const answers = ['192.168.1.20', '::ffff:10.0.0.2', '::2', '', '127.0.0.1', '127.8.8.8', '::1'].map(
        async (address) => [address, await callFrom(address, path)],
      );
      const refused = Object.fromEntries((await Promise.all(answers)).filter(([, status]) => status === 403));
      expect(Object.keys(refused)).toEqual(['192.168.1.20', '::ffff:10.0.0.2', '::2', '']);
    },
  );

  test('to mails is for the app only', async () => {
    const { port } = new URL(backend.origin);
    for (const headers of [
      { origin: 'http://localhost:1' },
      { origin: `https://127.0.0.1:${port}` },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ]) {
      expect(await call('/mailbox.json', headers)).toBe(403);
    }
    const { status, headers } = await fetch(`${backend.origin}/mailbox.json`);
    expect(status).toBe(200);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  test('prints no e-mail address and no value of a refused statement', async () => {
    const { client, id, email } = await backend.register();
    await client
      .from('profiles')
      .update({ display_name: 'a'.repeat(99) })
      .eq('id', id);
    await client.from('profiles').select().eq('id', email);
    await backend.database.exec('alter table auth.refresh_tokens rename to gone');
    await backend.client().auth.signInWithPassword({ email, password: PASSWORD });
    await backend.database.exec('alter table auth.gone rename to refresh_tokens');
    expect(vi.mocked(console.error).mock.calls.map((values) => format(...values))).toEqual([
      '[backend] SQL error 23514 (profiles_display_name_length)',
      '[backend] SQL error 22P02',
      'Auth error: [backend] SQL error 42P01',
    ]);
  });
});

test('one learner’s failed statement doesn’t roll back another’s work', { tags: 'long' }, async () => {
  const [first, second, third] = [
    await backend.register(),
    await backend.register(),
    await backend.register(),
  ];
  const [recovered, ...refused] = await Promise.all([
    repeated(() => recover(first), 10),
    repeated(() => refuse(second)),
    repeated(() => refuse(second)),
    repeated(() => refuse(third)),
    repeated(() => refuse(third)),
  ]);
  expect(new Set(recovered)).toEqual(new Set([first.email]));
  expect(new Set(refused.flat())).toEqual(new Set(['23514']));
});

/** The status of a GET from `address` to this computer by its own name. */
async function callFrom(address: string, path: string): Promise<number> {
  const answer = backendMiddleware(backend);
  const server = createServer((incoming, response) => {
    Object.defineProperty(incoming.socket, 'remoteAddress', { value: address });
    answer(incoming, response, () => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  server.close();
  return status;
}

async function repeated<Result>(work: () => Promise<Result>, times = 20): Promise<Result[]> {
  if (times === 0) return [];
  return [await work(), ...(await repeated(work, times - 1))];
}

/** Follows a reset link and returns who's logged in then. */
async function recover({ email }: Learner): Promise<string> {
  hours += 1;
  await backend.client().auth.resetPasswordForEmail(email);
  const client = backend.client();
  const token_hash = backend.linkTo(email).searchParams.get('token_hash') ?? '';
  const { error } = await client.auth.verifyOtp({ token_hash, type: 'recovery' });
  const { data } = await client.auth.getUser();
  return data.user?.email ?? error?.message ?? 'The session is lost';
}

async function refuse({ client, id }: Learner): Promise<string | undefined> {
  const { error } = await client.from('profiles').update({ daily_goal: 7 }).eq('id', id);
  return error?.code;
}

/** The status of a GET with an unnormalized path. */
function call(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { port } = new URL(backend.origin);
  return new Promise((resolve, reject) => {
    const get = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    get.on('error', reject).end();
  });
}
