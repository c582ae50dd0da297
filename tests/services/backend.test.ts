import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../supabase/embedded/database.ts';
import { freshEmail, PASSWORD, sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const register = (name?: unknown) => backend.register(name);

async function displayName({ client, id }: Learner): Promise<string> {
  const { data, error } = await client.from('profiles').select('display_name').eq('id', id).single();
  expect(error).toBeNull();
  return String(data?.display_name);
}

describe('row level security', () => {
  let own: Learner;
  let other: Learner;

  beforeEach(async () => {
    own = await register('Own');
    other = await register('Other');
  });

  test('every table of the public schema has it', async () => {
    const { rows } = await backend.database.query(
      `select relname, relrowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    expect(rows).toContainEqual({ relname: 'profiles', relrowsecurity: true });
    expect(rows).not.toContainEqual(expect.objectContaining({ relrowsecurity: false }));
  });

  test('a learner reads their own profile and no other', async () => {
    const { data } = await own.client
      .from('profiles')
      .select('id, display_name, daily_goal, timezone, settings');
    expect(data).toEqual([{ id: own.id, display_name: 'Own', daily_goal: 10, timezone: null, settings: {} }]);
  });

  test('a learner changes their own profile and no other', async () => {
    const change = { display_name: 'Changed', daily_goal: 20, settings: { soundEffects: false } };
    const mine = await own.client.from('profiles').update(change).eq('id', own.id).select('daily_goal');
    expect(mine.data).toEqual([{ daily_goal: 20 }]);
    const theirs = await own.client.from('profiles').update(change).eq('id', other.id).select();
    expect(theirs.data).toEqual([]);
    expect(await displayName(other)).toBe('Other');
  });

  test('a profile can’t be handed to another account', async () => {
    const { error } = await own.client.from('profiles').update({ id: crypto.randomUUID() }).eq('id', own.id);
    expect(error?.code).toBe('42501');
  });

  test('no learner inserts or deletes a profile', async () => {
    const inserted = await own.client.from('profiles').insert({ id: other.id, display_name: 'Mine now' });
    expect(inserted.error?.code).toBe('42501');
    for (const { id } of [own, other]) {
      const deleted = await own.client.from('profiles').delete().eq('id', id).select();
      expect(deleted.data ?? []).toEqual([]);
    }
    expect(await displayName(other)).toBe('Other');
    expect(await displayName(own)).toBe('Own');
  });

  test('without a session nothing is read, changed, inserted or deleted', async () => {
    const anonymous = backend.client();
    expect((await anonymous.from('profiles').select()).data ?? []).toEqual([]);
    const change = await anonymous
      .from('profiles')
      .update({ display_name: 'Anonymous' })
      .neq('daily_goal', 0)
      .select();
    expect(change.data ?? []).toEqual([]);
    expect((await anonymous.from('profiles').insert({ id: other.id })).error?.code).toBe('42501');
    const removal = await anonymous.from('profiles').delete().neq('daily_goal', 0).select();
    expect(removal.data ?? []).toEqual([]);
    expect(await displayName(other)).toBe('Other');
  });

  test.each([
    { display_name: 'A' },
    { display_name: '    ' },
    { display_name: 'a'.repeat(51) },
    { daily_goal: 7 },
    { timezone: '' },
    { settings: [] },
    { settings: { note: 'a'.repeat(10_001) } },
  ])('rejects impossible values: %o', async (change) => {
    const { error } = await own.client.from('profiles').update(change).eq('id', own.id);
    expect(error?.code).toBe('23514');
  });
});

test('a learner reads, writes and deletes their own snapshot and no other', async () => {
  const [own, other] = [await register('Own'), await register('Other')];
  const row = (through: number) => ({ version: 1, through, progress: 'H4sI' });
  const mine = own.client.from('snapshots');
  const read = async ({ client }: Learner) => (await client.from('snapshots').select('through')).data;
  for (const { client, id } of [own, other]) {
    expect((await client.from('snapshots').insert({ learner_id: id, ...row(1000) })).error).toBeNull();
  }
  expect((await mine.upsert({ learner_id: own.id, ...row(2000) })).error).toBeNull();
  expect((await mine.upsert({ learner_id: other.id, ...row(3000) })).error?.code).toBe('42501');
  expect((await mine.insert({ learner_id: other.id, ...row(3000) })).error?.code).toBe('42501');
  const given = await mine.update({ learner_id: other.id }).eq('learner_id', own.id);
  expect(given.error?.code).toBe('42501');
  expect((await mine.update({ through: 3000 }).neq('through', 0).select('through')).data).toEqual([
    { through: 3000 },
  ]);
  expect(await read(own)).toEqual([{ through: 3000 }]);
  expect(await read(other)).toEqual([{ through: 1000 }]);
  expect((await mine.delete().neq('through', 0).select('through')).data).toEqual([{ through: 3000 }]);
  expect(await read(other)).toEqual([{ through: 1000 }]);
  const visitor = backend.client().from('snapshots');
  expect((await visitor.select()).error?.code).toBe('42501');
  expect((await visitor.insert({ learner_id: own.id, ...row(1) })).error?.code).toBe('42501');
  expect((await visitor.delete().neq('through', 0)).error?.code).toBe('42501');
});

test('a snapshot has at most 1 MiB and goes with its account', async () => {
  const { client, id } = await register();
  const insert = (size: number) =>
    client.from('snapshots').upsert({ learner_id: id, version: 1, through: 1, progress: 'x'.repeat(size) });
  expect((await insert(1_000_000)).error).toBeNull();
  const larger = `update public.snapshots set progress = repeat('x', 1048577) where learner_id = $1`;
  await expect(backend.database.query(larger, [id])).rejects.toThrow('snapshots_progress_check');
  await client.rpc('delete_account');
  const left = await backend.database.query('select from public.snapshots where learner_id = $1', [id]);
  expect(left.rows).toEqual([]);
});

test('timestamps have a format that every browser parses', async () => {
  const { client } = await register();
  const { data } = await client.from('profiles').select('created_at').single();
  expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
});

test('on a computer in any zone, the database reckons in UTC', { tags: 'long' }, async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  onTestFinished(() => void vi.unstubAllEnvs());
  const connection = await openPostgres();
  const { rows } = await connection.driver.query(`select '2026-01-01T20:00:00Z'::timestamptz as moment`);
  await connection.close();
  expect(rows).toEqual([{ moment: '2026-01-01T20:00:00+00:00' }]);
});

describe('messages', () => {
  test('wrong password and unknown learner', async () => {
    const { client, email } = await register();
    const wrong = await client.auth.signInWithPassword({ email, password: 'other-1' });
    expect(wrong.error?.message).toBe('Invalid login credentials');
    const unknown = await client.auth.signInWithPassword({ email: freshEmail(), password: PASSWORD });
    expect(unknown.error?.message).toBe('Invalid login credentials');
  });

  test('duplicate registration', async () => {
    const { client, email } = await register();
    const { error } = await client.auth.signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(error?.message).toBe('User already registered');
  });

  test('short password', async () => {
    const { error } = await backend.client().auth.signUp({ email: freshEmail(), password: '12345' });
    expect(error?.message).toBe('Password should be at least 6 characters.');
  });

  test('no session', async () => {
    const { error } = await backend.client().auth.getUser();
    expect(error?.message).toBe('Auth session missing!');
  });

  test('not confirmed', async () => {
    const { client, email, id } = await register();
    await backend.database.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(error?.message).toBe('Email not confirmed');
  });
});

test('registering sends a link, though the account needs no confirmation', async () => {
  const { email, id } = await register();
  const link = backend.linkTo(email);
  expect(link.origin + link.pathname).toBe(`${backend.origin}/auth/callback`);
  const token_hash = link.searchParams.get('token_hash') ?? '';
  const { data, error } = await backend.client().auth.verifyOtp({ token_hash, type: 'signup' });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(id);
});

describe('names', () => {
  test.each([
    ['one character', 'A', /^learner-/],
    ['one emoji', '🙂', /^learner-/],
    ['nothing', '', /^learner-/],
    ['no text', null, /^learner-/],
    ['only spaces', ' \t\n ', /^learner-/],
    ['10,000 characters', 'ñ'.repeat(10_000), /^ñ{50}$/],
    ['10,000 emoji', '🙂'.repeat(10_000), /^(🙂){50}$/u],
    ['a space at the cut', `${'a'.repeat(49)} b`, /^a{49}$/],
    ['markup', '<b>Lucía</b>', /^<b>Lucía<\/b>$/],
    ['quotes', `O'Brien "Bob"; --`, /^O'Brien "Bob"; --$/],
    ['lines', ' Ana\n\n María ', /^Ana María$/],
  ])('%s', async (_, name, shown) => {
    expect(await displayName(await register(name))).toMatch(shown);
  });
});
