import type { SupabaseClient } from '@supabase/supabase-js';
import { backendConfiguration } from './configuration.ts';
import { storage } from '../storage.ts';
import { AUTH_STORAGE_KEY } from './stored.ts';

/** Where the library keeps the half of a login by code that this browser began. */
export const VERIFIER_STORAGE_KEY = `${AUTH_STORAGE_KEY}-code-verifier`;
const REQUEST_TIMEOUT = 15_000;

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
  await dropped?.then(
    (connected) => connected.auth.dispose(),
    () => undefined,
  );
}

async function connect(): Promise<SupabaseClient> {
  try {
    const { createClient } = await import('@supabase/supabase-js');
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
      global: { fetch: fetchWithTimeout },
    });
  } catch (error) {
    client = undefined;
    throw error;
  }
}

function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}
