import type { SupabaseClient } from '@supabase/supabase-js';

let client: SupabaseClient | undefined;

/** Makes this the client of the services that are measured. */
export function useClient(own: SupabaseClient): void {
  client = own;
}

/** Stands in for `src/services/supabase.ts`. */
export function supabase(): Promise<SupabaseClient> {
  return client ? Promise.resolve(client) : Promise.reject(new Error('No client'));
}
