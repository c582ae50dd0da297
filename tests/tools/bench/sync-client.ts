import type { SupabaseClient } from '@supabase/supabase-js';

let client: SupabaseClient | undefined;

/** Sets the client of the measured services. */
export function useClient(own: SupabaseClient): void {
  client = own;
}

export function supabase(): Promise<SupabaseClient> {
  return client ? Promise.resolve(client) : Promise.reject(new Error('No client'));
}
