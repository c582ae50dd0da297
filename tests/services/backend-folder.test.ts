// @module-tag long
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listCopies, restoreCopy } from '../../supabase/embedded/copies.ts';
import { POSTGRES_VERSION } from '../../supabase/embedded/database.ts';
import { FolderError, folderProblem } from '../../supabase/embedded/folder-error.ts';
import { FolderInUseError } from '../../supabase/embedded/lock.ts';
import { freeBytes } from '../../supabase/embedded/disk-space.ts';
import { refusingWhenFull } from '../../supabase/embedded/full-disk.ts';
import { sharedBackend, startBackend } from '../support/backend.ts';
import { damages } from '../tools/faults/damages.ts';
import { ended, placeIn, startServer } from '../tools/faults/server.ts';

const MEGABYTE = 1024 * 1024;
const isRoot = process.getuid?.() === 0;
const place = mkdtempSync(join(tmpdir(), 'camino-folder-'));
const whole = join(place, 'whole');
const folder = join(place, 'data');

beforeAll(async () => {
  const backend = await startBackend({ folder: whole });
  await backend.register();
  await backend.close();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('a damaged data folder', () => {
  /** One per message; `npm run tool -- faults` tries them all. */
  const different = damages.filter(
    ({ says }, at) => at === damages.findIndex((damage) => damage.says === says),
  );

  beforeEach(() => cpSync(whole, folder, { recursive: true }));

  test.each(different)('is refused: $name', async ({ says, apply, ...damage }) => {
    if (isRoot && damage.isNothingToRoot) return;
    apply(folder);
    const said = await startBackend({ folder }).then(
      () => 'It runs.',
      (error: unknown) => folderProblem(error, folder) ?? String(error),
    );
    expect(said).toContain(folder);
    expect(said).toMatch(says);
  });

  test('ends the server with the sentence alone', async () => {
    damages[0]?.apply(folder);
    const server = startServer(await placeIn(place, folder), true);
    const exitCode = await new Promise((resolve) => server.process.once('close', resolve));
    expect(exitCode).toBe(1);
    expect(server.printed().trim()).toBe(
      `The database in ${folder} is damaged: Postgres crashes when it reads it.\n` +
        'Restore its last copy with `npm run tool -- restore`, or move the folder away to start over.',
    );
    await ended(server);
  });

  test('is reported at run time if Postgres notices only then', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const intact = await startBackend({ folder });
    const { rows } = await intact.database.query<{ path: string }>(
      `select pg_relation_filepath(reltoastrelid) as path from pg_class where oid = 'public.snapshots'::regclass`,
    );
    await intact.close();
    rmSync(join(folder, 'pgdata', rows[0]?.path ?? ''));
    const backend = await startBackend({ folder });
    const { client, id } = await backend.register();
    const progress = Array.from({ length: 500 }, () => crypto.randomUUID()).join();
    const { error } = await client
      .from('snapshots')
      .insert({ learner_id: id, version: 1, through: 1, progress });
    expect(error).not.toBeNull();
    const printed = vi
      .mocked(console.error)
      .mock.calls.map((values) => format(...values))
      .join('\n');
    expect(printed).toMatch(/SQL error 58P01\nThe database in .* is damaged: .*\nRestore its last copy with/);
    await backend.close();
  });

  test('is reported if migrations fail', async () => {
    const backend = await startBackend({ folder });
    await backend.database.query('delete from supabase_migrations.schema_migrations');
    await backend.close();
    await expect(startBackend({ folder })).rejects.toThrow(
      'is damaged: It can’t be upgraded (relation "profiles" already exists).\nRestore its last copy with',
    );
  });

  test('has the program’s version of Postgres', () => {
    expect(readFileSync(join(folder, 'pgdata/PG_VERSION'), 'utf8').trim()).toBe(String(POSTGRES_VERSION));
  });
});

describe('copies', () => {
  beforeEach(() => cpSync(whole, folder, { recursive: true }));

  const run = async (work?: (backend: Awaited<ReturnType<typeof startBackend>>) => Promise<unknown>) => {
    const backend = await startBackend({ folder });
    await work?.(backend);
    await backend.close();
  };
  const learners = async () => {
    let count = 0;
    await run(async ({ database }) => {
      const { rows } = await database.query<{ count: number }>('select count(*)::int from auth.users');
      count = rows[0]?.count ?? 0;
    });
    return count;
  };

  test('are made when something was stored, and the last three are kept', async () => {
    const [first] = listCopies(folder);
    await run();
    await run(({ database }) => database.query('select from public.profiles'));
    expect(listCopies(folder)).toEqual([first]);
    for (const year of [2001, 2002]) {
      const name = `${year}-01-01T00-00-00-000Z.tar.gz`;
      cpSync(join(folder, 'copies', first?.name ?? ''), join(folder, 'copies', name));
    }
    const before = Date.now();
    await run((backend) => backend.register());
    const copies = listCopies(folder);
    expect(copies.map(({ name }) => name).slice(1)).toEqual([first?.name, '2002-01-01T00-00-00-000Z.tar.gz']);
    expect(copies[0]?.madeAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(readdirSync(join(folder, 'copies')).toSorted()).toEqual(
      copies.map(({ name }) => name).toReversed(),
    );
  });

  test('restore a damaged database, which is moved aside', async () => {
    damages[0]?.apply(folder);
    const { copy, aside } = await restoreCopy(folder);
    expect(copy).toEqual(listCopies(folder)[0]);
    expect(existsSync(join(aside ?? '', 'PG_VERSION'))).toBe(true);
    expect(await learners()).toBe(1);
  });

  test('restore an older state by name, but not under a running server', async () => {
    const [old] = listCopies(folder);
    await run(async (backend) => {
      await backend.register();
      await expect(restoreCopy(folder)).rejects.toThrow(FolderInUseError);
    });
    expect(listCopies(folder)).toHaveLength(2);
    await restoreCopy(folder, old?.name);
    expect(await learners()).toBe(1);
  });

  test('of earlier builds, which were folders, are restored, too', async () => {
    cpSync(join(folder, 'pgdata'), join(folder, 'copies', '2001-01-01T00-00-00-000Z'), { recursive: true });
    rmSync(join(folder, 'pgdata'), { recursive: true });
    const { aside } = await restoreCopy(folder, '2001-01-01T00-00-00-000Z');
    expect(aside).toBeUndefined();
    expect(await learners()).toBe(1);
  });

  test.each([
    ['cut', (copy: Buffer) => copy.subarray(0, copy.length / 2)],
    ['another file', () => Buffer.from('A file')],
    ['one bit is flipped', (copy: Buffer) => copy.map((byte, at) => (at === 9999 ? byte ^ 1 : byte))],
  ])('aren’t restored if %s', async (_, damage) => {
    const file = join(folder, 'copies', listCopies(folder)[0]?.name ?? '');
    writeFileSync(file, damage(readFileSync(file)));
    await expect(restoreCopy(folder)).rejects.toThrow(`The copy ${file} can’t be restored`);
    expect(readdirSync(folder).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata']);
  });

  test('aren’t restored if missing', async () => {
    await expect(restoreCopy(folder, '../pgdata')).rejects.toThrow(FolderError);
    await expect(restoreCopy(join(place, 'none'))).rejects.toThrow('There’s no data folder');
  });

  test('are listed and restored by a command', () => {
    const restore = (...rest: string[]) =>
      execFileSync(process.execPath, ['tests/tools/run.mjs', 'restore', ...rest], {
        env: { ...process.env, CAMINO_DATA: folder },
        encoding: 'utf8',
      });
    const [copy] = listCopies(folder);
    const listed = restore('--list');
    expect(listed).toContain(copy?.name);
    expect(readdirSync(folder).some((name) => name.includes('aside'))).toBe(false);
    expect(restore()).toContain(`${copy?.name} is in place again`);
    expect(readdirSync(folder).some((name) => name.includes('aside'))).toBe(true);
  });
});

describe('a full disk', () => {
  test('blocks writes until there’s space, and allows reads', async () => {
    const backend = await sharedBackend();
    let free = 1024 * MEGABYTE;
    const said: string[] = [];
    const guarded = refusingWhenFull(backend, '/data', {
      freeBytes: () => free,
      tell: (text) => said.push(text),
    });
    const { client, id } = await backend.register();
    const { data } = await client.auth.getSession();
    const ask = async (method: string, path: string, body?: object) => {
      const headers = {
        apikey: 'sb_publishable_camino_embedded',
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      };
      const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
      const response = await guarded.answer(new Request(backend.origin + path, init), '127.0.0.1');
      return { status: response.status, text: await response.text() };
    };
    const rename = () => ask('PATCH', `/rest/v1/profiles?id=eq.${id}`, { display_name: 'Zoe' });
    expect((await rename()).status).toBe(204);
    free = 31 * MEGABYTE;
    const refused = [await rename(), await rename(), await ask('GET', '/auth/v1/verify?token=1&type=signup')];
    expect(refused.map(({ status }) => status)).toEqual([507, 507, 507]);
    expect(refused[0]?.text).toContain('"message":"The server’s disk is full.');
    expect((await ask('GET', '/rest/v1/profiles?select=display_name')).text).toContain('Zoe');
    expect((await ask('POST', '/rest/v1/rpc/leaderboard', {})).status).toBe(200);
    free = 39 * MEGABYTE;
    expect((await rename()).status).toBe(507);
    free = 41 * MEGABYTE;
    expect((await rename()).status).toBe(204);
    expect(said).toEqual([
      'The disk of /data has only 31 MB free: Camino stores nothing until it has 40 MB.',
      'The disk of /data has space again: Camino is storing data again.',
    ]);
  });

  test('is measured', () => {
    expect(freeBytes(place)).toBeGreaterThan(0);
  });
});
