import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clientOf, PASSWORD, startBackend, type Learner, type TestBackend } from '../support/backend.ts';

const DENIED = '42501';
const folder = mkdtempSync(join(tmpdir(), 'camino-privileges-'));
let backend: TestBackend;
let own: Learner;
let other: Learner;

beforeAll(async () => {
  backend = await startBackend({ folder });
  own = await backend.register('Ana');
  other = await backend.register('Ben');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const readable = { profiles: ['id'], activity: ['learner_id'], snapshots: ['learner_id'] };
const closed = {
  standings: 'learner_id',
  study_days: 'learner_id',
  xp_bands: 'band',
  zones: 'name',
  newsletter_subscribers: 'id',
};

/** Error codes of forbidden operations by name; includes any allowed by mistake. */
async function refusals({ client, id }: Learner): Promise<Record<string, string | undefined>> {
  const facts = { id: crypto.randomUUID(), kind: 'card.studied', at: new Date().toISOString() };
  const event = { ...facts, learner_id: id, sequence: 1, zone: 'UTC', facts: {}, xp: 1000 };
  const snapshot = { version: 1, through: 1, progress: '' };
  const calls: Record<string, PromiseLike<{ error: { code: string } | null }>> = {
    'own profile: id': client.from('profiles').update({ id: crypto.randomUUID() }).eq('id', id),
    'own profile: same id': client.from('profiles').update({ id }).eq('id', id),
    'own profile: created_at': client.from('profiles').update({ created_at: '2020-01-01' }).eq('id', id),
    'own profile: insert': client.from('profiles').insert({ id }),
    'own profile: delete': client.from('profiles').delete().eq('id', id),
    "other's profile: delete": client.from('profiles').delete().eq('id', other.id),
    'activity: insert': client.from('activity').insert(event),
    'activity: update': client.from('activity').update({ xp: 1000 }).eq('learner_id', id),
    'activity: delete': client.from('activity').delete().eq('learner_id', id),
    ...Object.fromEntries(
      Object.entries(closed).flatMap(([table, column]) => [
        [`${table}: select`, client.from(table).select()],
        [`${table}: delete`, client.from(table).delete().not(column, 'is', null)],
      ]),
    ),
    'standings: update': client.from('standings').update({ xp: 1_000_000 }).eq('learner_id', id),
    "other's snapshot": client.from('snapshots').insert({ ...snapshot, learner_id: other.id }),
    'newsletter: insert': client.from('newsletter_subscribers').insert({ email: 'a@example.com' }),
    'streak of another': client.rpc('streak_of', { learner: other.id, today: '2026-01-01' }),
  };
  const codes: Record<string, string | undefined> = {};
  for (const [name, call] of Object.entries(calls)) codes[name] = (await call).error?.code;
  return codes;
}

const allDenied = (codes: object) => Object.fromEntries(Object.keys(codes).map((name) => [name, DENIED]));

async function expectPrivileges(learner: Learner): Promise<void> {
  const codes = await refusals(learner);
  expect(codes).toEqual(allDenied(codes));
  const anonymous = await refusals({ ...learner, client: backend.client() });
  expect(anonymous).toEqual(allDenied(anonymous));
  for (const [table, columns] of Object.entries(readable)) {
    expect((await learner.client.from(table).select(columns.join())).error).toBeNull();
    expect((await backend.client().from(table).select(columns.join())).error?.code).toBe(DENIED);
  }
  const change = { display_name: 'Ana', daily_goal: 20, is_listed: true, settings: {}, timezone: 'UTC' };
  expect((await learner.client.from('profiles').update(change).eq('id', learner.id)).error).toBeNull();
}

test('what the migrations revoke stays revoked, at first and later requests', async () => {
  await expectPrivileges(own);
  await expectPrivileges(own);
});

test('after a restart as well', { tags: 'long' }, async () => {
  await backend.close();
  backend = await startBackend({ folder });
  const client = clientOf(backend.origin);
  await client.auth.signInWithPassword({ email: own.email, password: PASSWORD });
  own = { ...own, client };
  await expectPrivileges(own);
});
