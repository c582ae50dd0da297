import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import { backendConfiguration } from './configuration.ts';
import { storage } from '../storage.ts';
import { AUTH_STORAGE_KEY } from './stored.ts';

/** Where the library stores the verifier of a login by code. */
export const VERIFIER_STORAGE_KEY = `${AUTH_STORAGE_KEY}-code-verifier`;

const REGISTRATION = 'camino-registration';

let client: Promise<SupabaseClient> | undefined;

/** The app's only client, loaded on first use. */
export function supabase(): Promise<SupabaseClient> {
  client ??= connect({ autoRefreshToken: true, storageKey: AUTH_STORAGE_KEY, storage }).catch(
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/** Drops a client that's stuck waiting; the next call reconnects. */
export async function disconnect(): Promise<void> {
  const dropped = client;
  client = undefined;
  await dropped?.then(dispose, () => undefined);
}

/** Twice, since a starting client would begin to renew the session after the first and never stop. */
async function dispose({ auth }: SupabaseClient): Promise<void> {
  void auth.initialize().then(() => auth.dispose());
  await auth.dispose();
}

/** A client that signs nobody in and stores only the verifier of a login by code. */
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
