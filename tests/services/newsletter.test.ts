import { beforeAll, expect, test, vi } from 'vitest';
import { sharedBackend, type TestBackend } from '../support/backend.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 });
let backend: TestBackend;
let roles: [name: string, client: ReturnType<TestBackend['client']>][];

beforeAll(async () => {
  backend = await sharedBackend();
  roles = [
    ['a visitor', backend.client()],
    ['a learner', (await backend.register()).client],
  ];
});

async function stored(): Promise<string[]> {
  const { rows } = await backend.database.query<{ email: string }>(
    'select email from public.newsletter_subscribers order by id',
  );
  return rows.map(({ email }) => email);
}

test('visitors and learners subscribe; a repeated address gets the same answer and is stored once', async () => {
  for (const [name, client] of roles) {
    const email = `${name.replace(' ', '.')}@example.com`;
    const answers = [];
    for (const address of [email, email, email.toUpperCase(), ` ${email} `]) {
      answers.push(await client.rpc('subscribe_to_newsletter', { address }));
    }
    const [first, ...later] = answers.map(({ status, statusText, data, error }) => ({
      status,
      statusText,
      data: data as unknown,
      error,
    }));
    expect(first, name).toMatchObject({ error: null });
    expect(later, name).toEqual([first, first, first]);
  }
  expect(await stored()).toEqual(['a.visitor@example.com', 'a.learner@example.com']);
});

test('a known address is written again, so that its answer takes as long', async () => {
  const versions = async () => {
    const { rows } = await backend.database.query(
      `select xmin::text as version from public.newsletter_subscribers where email = 'timed@example.com'`,
    );
    return rows;
  };
  const client = backend.client();
  await client.rpc('subscribe_to_newsletter', { address: 'timed@example.com' });
  const before = await versions();
  await client.rpc('subscribe_to_newsletter', { address: 'timed@example.com' });
  expect(before).toHaveLength(1);
  expect(await versions()).not.toEqual(before);
});

test('no client reads, changes or removes an address, or adds one other than by the function', async () => {
  await backend.client().rpc('subscribe_to_newsletter', { address: 'kept@example.com' });
  const before = await stored();
  expect(before).toContain('kept@example.com');
  for (const [name, client] of roles) {
    const table = () => client.from('newsletter_subscribers');
    expect((await table().select()).data ?? [], name).toEqual([]);
    expect((await table().select('*', { count: 'exact', head: true })).count ?? 0, name).toBe(0);
    const fresh = await table().insert({ email: 'new@example.com' });
    const known = await table().insert({ email: 'kept@example.com' });
    expect(fresh.error?.code, name).toBe('42501');
    expect(known.error?.code, name).toBe('42501');
    expect((await table().update({ email: 'other@example.com' }).neq('id', 0).select()).data ?? []).toEqual(
      [],
    );
    expect((await table().delete().neq('id', 0).select()).data ?? [], name).toEqual([]);
  }
  expect(await stored()).toEqual(before);
});

test.each([
  ['nothing', '', '23514'],
  ['spaces', '   ', '23514'],
  ['no address', 'hola', '23514'],
  ['255 characters', `${'a'.repeat(243)}@example.com`, '23514'],
  ['10,000 characters', `${'a'.repeat(10_000)}@example.com`, '23514'],
  ['lines', 'ana@example.com\nbcc: all@example.com', '23514'],
  ['null', null, '23502'],
])('refuses %s', async (_, address, code) => {
  const before = await stored();
  const { error } = await backend.client().rpc('subscribe_to_newsletter', { address });
  expect(error?.code).toBe(code);
  expect(await stored()).toEqual(before);
});

test('keeps an odd but valid address as it is', async () => {
  const address = `o'brien+<b>😀</b>--@example.com`;
  expect((await backend.client().rpc('subscribe_to_newsletter', { address })).error).toBeNull();
  expect(await stored()).toContain(address);
});
