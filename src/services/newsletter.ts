import type { EmailValues } from '#machines/account/forms.ts';
import type { Link } from '#machines/upkeep/newsletter-link.rules.ts';
import type { Subscription } from '#machines/upkeep/newsletter.machine.ts';
import { supabase } from './session/supabase.ts';

const TOO_MANY = 429;
const functions = { confirm: 'confirm_newsletter', unsubscribe: 'unsubscribe_from_newsletter' } as const;

/** Idempotent. Throws if the service refuses the address or doesn't answer. */
export async function subscribe({ email }: EmailValues): Promise<Subscription> {
  const client = await supabase();
  const { error, status } = await client.rpc('subscribe_to_newsletter', { address: email });
  if (status === TOO_MANY) return 'postponed';
  if (error) throw new Error(error.message);
  return 'stored';
}

/** Performs an e-mail link's action. Idempotent; throws if the service doesn't answer. */
export async function followLink({ action, token }: Link): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc(functions[action], { token });
  if (error) throw new Error(error.message);
}
