import type { AuthError } from '@supabase/supabase-js';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import { hasStoredSession, type LoginNews } from './device.ts';
import { forgetPreferences } from './preferences-copy.ts';
import { expireOwnerless, storedUser, userOf } from './stored.ts';
import { supabase } from './supabase.ts';

/**
 * Tells what the service's client says of the session, beginning with whose it is; the client renews it. Resolves to a
 * function that stops this; rejects if the client cannot be loaded.
 */
export async function followClient(notify: (news: LoginNews) => void): Promise<() => void> {
  expireOwnerless();
  const { auth } = await supabase();
  const { data } = auth.onAuthStateChange((type, session) =>
    notify({
      type: 'login.changed',
      news: { type, user: session && userOf(session) },
      isStored: hasStoredSession(),
    }),
  );
  return () => data.subscription.unsubscribe();
}

/** Has the service answer, with or without a session that it accepts. */
export async function askUser(): Promise<void> {
  const { auth } = await supabase();
  await auth.getUser();
}

/** Forgets the learner's settings on this device and logs them out of it. Throws if the service does not answer. */
export async function signOut(userId: string): Promise<void> {
  forgetPreferences(userId);
  if (storedUser()?.id !== userId) return;
  const client = await supabase();
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) throw failureOf(error);
}

/** An error with the service's own words, or that it did not answer. */
export function failureOf(error: AuthError): Error {
  const isUnanswered = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
  return new Error(isUnanswered ? UNREACHABLE : error.message);
}
