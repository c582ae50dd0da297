import type { AuthError } from '@supabase/supabase-js';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import { hasStoredSession, type LoginNews } from './device.ts';
import { forgetPreferences } from './preferences-copy.ts';
import { expireOwnerless, storedUser, userOf } from './stored.ts';
import { supabase } from './supabase.ts';

/**
 * Reports the client's session, beginning with its owner; the client renews it. Resolves to a function
 * that stops this; rejects if the client can't be loaded.
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

/** Resolves once the service answers, whether or not it accepts the session. */
export async function askUser(): Promise<void> {
  const { auth } = await supabase();
  await auth.getUser();
}

/** Logs the learner out and forgets their settings on this device. Throws if the service doesn't answer. */
export async function signOut(userId: string): Promise<void> {
  forgetPreferences(userId);
  if (storedUser()?.id !== userId) return;
  const client = await supabase();
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) throw failureOf(error);
}

export function failureOf(error: AuthError): Error {
  const isUnanswered = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
  return new Error(isUnanswered ? UNREACHABLE : error.message);
}
