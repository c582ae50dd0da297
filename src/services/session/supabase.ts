import type { SupabaseClient } from '@supabase/supabase-js';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import { backendConfiguration } from './configuration.ts';
import { storage } from '../storage.ts';
import { AUTH_STORAGE_KEY } from './stored.ts';

/** Where the library keeps the half of a login by code that this browser began. */
export const VERIFIER_STORAGE_KEY = `${AUTH_STORAGE_KEY}-code-verifier`;

let client: Promise<SupabaseClient> | undefined;

/** The one client of the app. Its library is a chunk of its own, fetched on first use. */
export function supabase(): Promise<SupabaseClient> {
  client ??= connect();
  return client;
}

/** Drops a client that waits for a service that does not answer; the next call reconnects. */
export async function disconnect(): Promise<void> {
  const dropped = client;
  client = undefined;
  await dropped?.then(dispose, () => undefined);
}

/** Twice, since a client that is still starting would then begin to renew the session, and never end. */
async function dispose({ auth }: SupabaseClient): Promise<void> {
  void auth.initialize().then(() => auth.dispose());
  await auth.dispose();
}

async function connect(): Promise<SupabaseClient> {
  try {
    const { createClient } = await import('@supabase/supabase-js');
    const { askService } = await import('./ask-service.ts');
    const { url, key } = backendConfiguration();
    return createClient(url, key, {
      auth: {
        flowType: 'pkce',
        detectSessionInUrl: false,
        persistSession: true,
        autoRefreshToken: true,
        storageKey: AUTH_STORAGE_KEY,
        storage,
      },
      global: { fetch: askService },
    });
  } catch {
    client = undefined;
    throw new Error(UNREACHABLE);
  }
}
