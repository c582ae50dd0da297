import { createClient } from '@supabase/supabase-js';
import 'fake-indexeddb/auto';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { PUBLISHABLE_KEY } from '../../../supabase/embedded/keys.ts';
import { PASSWORD, type Learner, type TestBackend } from '../../support/backend.ts';
import type * as device from './sync-device.ts';

/** The app's sync on a separate logged-in device; its requests go by `own`. */
export async function phoneOf(
  { origin }: TestBackend,
  { email }: Learner,
  own: typeof fetch,
): Promise<typeof device> {
  const client = createClient(origin, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: EventTarget as unknown as typeof WebSocket },
    global: { fetch: own },
  });
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const { module: phone } = await runnerImport<typeof device>(resolve('tests/tools/bench/sync-device.ts'), {
    logLevel: 'warn',
    resolve: { alias: [{ find: './supabase.ts', replacement: resolve('tests/tools/bench/sync-client.ts') }] },
  });
  phone.useClient(client);
  return phone;
}

export function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}
