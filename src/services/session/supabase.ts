import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import { backendConfiguration } from './configuration.ts';
import { storage } from '../storage.ts';
import { AUTH_STORAGE_KEY } from './stored.ts';

/** Where the library keeps the half of a login by code that this browser began. */
export const VERIFIER_STORAGE_KEY = `${AUTH_STORAGE_KEY}-code-verifier`;

const REGISTRATION = 'camino-registration';

let client: Promise<SupabaseClient> | undefined;

/** The one client of the app. Its library is a chunk of its own, fetched on first use. */
export function supabase(): Promise<SupabaseClient> {
  client ??= connect({ autoRefreshToken: true, storageKey: AUTH_STORAGE_KEY, storage }).catch(
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
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

/** A client that signs nobody in on this device, in no tab: it keeps nothing but the half of a login by code. */
export function registrationClient(): Promise<SupabaseClient> {
  const session = new Map<string, string>();
  const isVerifier = (key: string) => key === `${REGISTRATION}-code-verifier`;
  return connect({
    autoRefreshToken: false,
    storageKey: REGISTRATION,
    storage: {
      getItem: (key) => session.get(key) ?? null,
      setItem: (key, value) =>
        isVerifier(key) ? storage.setItem(VERIFIER_STORAGE_KEY, value) : void session.set(key, value),
      removeItem: (key) =>
        isVerifier(key) ? storage.removeItem(VERIFIER_STORAGE_KEY) : void session.delete(key),
    },
  });
}

async function connect(auth: SupabaseClientOptions<'public'>['auth']): Promise<SupabaseClient> {
  try {
    const { createClient } = await import('@supabase/supabase-js');
    const { askService } = await import('./ask-service.ts');
    const { url, key } = backendConfiguration();
    return createClient(url, key, {
      auth: { flowType: 'pkce', detectSessionInUrl: false, persistSession: true, ...auth },
      global: { fetch: askService },
    });
  } catch {
    throw new Error(UNREACHABLE);
  }
}
