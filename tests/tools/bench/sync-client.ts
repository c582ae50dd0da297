import type { SupabaseClient } from '@supabase/supabase-js';

let client: SupabaseClient | undefined;

/** Sets the client of the measured services. */
export function useClient(own: SupabaseClient): void {
  client = own;
}

/** Replaces `src/services/session/supabase.ts`. */
export function supabase(): Promise<SupabaseClient> {
  return client ? Promise.resolve(client) : Promise.reject(new Error('No client'));
}
