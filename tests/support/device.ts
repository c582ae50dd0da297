import { createClient } from '@supabase/supabase-js';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import type * as exchange from '../../src/services/log/exchange.ts';
import type * as log from '../../src/services/log/log.ts';
import { PASSWORD, type Learner, type TestBackend } from './backend.ts';

type Services = typeof log & typeof exchange;
type Fetch = typeof fetch;

/** A separate browser: its own IndexedDB and services, logged in as the learner. */
export interface Device extends Services {
  /** Exchanges until in sync. */
  settle: () => Promise<void>;
  allActivity: (learner: string) => Promise<readonly ActivityEvent[]>;
}

/** `through` can disturb requests; `databases` is the browser's storage, to share with a second tab. */
export async function openDevice(
  backend: TestBackend,
  learner: Learner,
  { through = (call: Fetch): Fetch => call, databases = new IDBFactory() } = {},
): Promise<Device> {
  const client = createClient(backend.origin, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: EventTarget as unknown as typeof WebSocket },
    global: { fetch: through(fetch) },
  });
  const { error } = await createSession();
  if (error) throw error;
  vi.resetModules();
  vi.doMock('../../src/services/session/supabase.ts', () => ({ supabase: () => Promise.resolve(client) }));
  vi.stubGlobal('indexedDB', databases);
  const own: Services = {
    ...(await import('../../src/services/log/log.ts')),
    ...(await import('../../src/services/log/exchange.ts')),
  };
  await own.openLog(learner.id);
  return {
    ...own,
    allActivity: async (id) => (await own.wholeLog(id)).events,
    settle: async () => {
      while ((await own.exchangeActivity(learner.id)).hasMore);
    },
  };

  async function createSession() {
    const { data } = await learner.client.auth.getSession();
    const token = data.session?.refresh_token;
    return token
      ? client.auth.signInWithPassword({ email: learner.email, password: PASSWORD })
      : { error: new Error('The learner is not logged in') };
  }
}
