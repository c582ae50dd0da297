import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { fromWire, toWire, type Row } from '../../src/services/log/exchange.ts';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { studied } from '../support/activity.ts';
import { PASSWORD, sharedBackend } from '../support/backend.ts';
import { FakeAccount } from '../support/fake-account.ts';

test('the account of the sequences in which nothing is lost answers as the real one', async () => {
  const backend = await sharedBackend();
  const { email } = await backend.register('Ana');
  const account = new FakeAccount(['Ana']);
  const real = clientThrough(fetch, backend.origin);
  const fake = clientThrough(async (input, init = {}) =>
    account.answer(new URL(new Request(input).url), init),
  );
  await real.auth.signInWithPassword({ email, password: PASSWORD });
  await fake.auth.signInWithPassword({ email: 'Ana@example.com', password: PASSWORD });
  expect(await answersTo(fake)).toEqual(await answersTo(real));
});

function clientThrough(call: typeof fetch, origin = 'https://camino.example'): SupabaseClient {
  return createClient(origin, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: EventTarget as unknown as typeof WebSocket },
    global: { fetch: call },
  });
}

/** Responses to the app's requests, without learner-specific parts. */
async function answersTo(client: SupabaseClient): Promise<unknown[]> {
  const { data: session } = await client.auth.getSession();
  const id = session.session?.user.id ?? '';
  const lost = { ...studied(2), zone: 'Atlantis' };
  const send = (...events: Parameters<typeof toWire>[0][]) =>
    client.rpc('record_activity', { events: events.map(toWire) });
  const row = () =>
    client
      .from('profiles')
      .select('display_name, timezone, daily_goal, is_listed, settings, settings_changed_at')
      .eq('id', id)
      .maybeSingle();
  const change = (value: string, at: number) =>
    client.rpc('change_settings', { changes: { theme: { value, at }, dailyGoal: { value: 20, at } } });
  // The accounts format timestamps differently.
  const log = async (after: number) => {
    const columns = 'id, sequence, kind, at, zone, facts';
    const { status, data } = await client.from('activity').select(columns).gt('sequence', after).limit(1000);
    return { status, data: (data as Row[] | null)?.map(fromWire) };
  };
  const answers = [
    await send(studied(1), lost),
    await send(studied(1), studied(3)),
    await log(0),
    await log(1),
    await row(),
    await change('dark', 1000),
    await change('light', 999),
    await row(),
    await client.from('profiles').select('settings').eq('id', studied(1).id).maybeSingle(),
    await client.auth.refreshSession().then(({ error }) => ({ status: error?.status ?? 200, data: null })),
    await client.auth
      .signInWithPassword({ email: 'nobody@example.com', password: PASSWORD })
      .then(({ error }) => ({ status: error?.status, data: error?.code })),
  ];
  return answers.map(({ status, data }) => ({ status, data }));
}
