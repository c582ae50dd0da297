import type { EmailValues } from '#machines/account/forms.ts';
import { supabase } from './session/supabase.ts';

/** Stores an address, only once however often it is sent. Throws if the service refuses it or does not answer. */
export async function subscribe({ email }: EmailValues): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('subscribe_to_newsletter', { address: email });
  if (error) throw new Error(error.message);
}
