import type { SupabaseClient } from '@supabase/supabase-js';
import { supabase } from './supabase.ts';

/** The client, and what proves to the service that it is this learner who asks. */
export interface Account {
  client: SupabaseClient;
  authorization: string;
}

/** Throws if it is not this learner who is signed in, such as after a login in another tab: nothing of theirs reaches another account. */
export async function accountOf(learner: string): Promise<Account> {
  const client = await supabase();
  const { data } = await client.auth.getSession();
  if (data.session?.user.id !== learner) throw new Error('Someone else is signed in');
  return { client, authorization: `Bearer ${data.session.access_token}` };
}
