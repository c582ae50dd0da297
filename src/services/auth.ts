import type { EmailValues, LoginValues, PasswordValues, RegisterValues } from '#machines/account/forms.ts';
import type { User } from '#machines/types.ts';
import type { EmailOtpType } from '@supabase/supabase-js';
import { paths } from '../paths.ts';
import { failureOf, quietly, userOf } from './session/session.ts';
import { supabase } from './session/supabase.ts';

/** What the history entry keeps while the browser is on Google's pages. */
const ENTRY = 'camino-entry';

const linkTypes = ['signup', 'recovery', 'magiclink', 'email_change'] as const satisfies EmailOtpType[];

let completion: Promise<User | null> | undefined;

/** Throws with the service's own message, or an empty one if the service did not answer. */
export async function signIn(values: LoginValues): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.signInWithPassword(values);
  if (error) throw failureOf(error);
}

/** Registers without signing in: the learner logs in afterwards. */
export async function signUp({ name, email, password }: RegisterValues): Promise<void> {
  const client = await supabase();
  await quietly(async () => {
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { name }, emailRedirectTo: location.origin + paths.authCallback() },
    });
    if (error) throw failureOf(error);
    if (data.session) await client.auth.signOut({ scope: 'local' });
  });
}

export async function signInWithGoogle(): Promise<void> {
  const client = await supabase();
  keepEntry();
  const { error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: location.origin + paths.authCallback() },
  });
  if (error) throw failureOf(error);
}

export async function requestReset({ email }: EmailValues): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: location.origin + paths.newPassword(),
  });
  if (error) throw failureOf(error);
}

export async function changePassword({ password }: PasswordValues): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.updateUser({ password });
  if (error) throw failureOf(error);
}

/** The user signed in by the link in the address, or already signed in. A link works once, so it is followed once. */
export function completeSignIn(): Promise<User | null> {
  completion ??= followLink();
  return completion;
}

async function followLink(): Promise<User | null> {
  const address = new URL(location.href);
  const tokenHash = address.searchParams.get('token_hash');
  const client = await supabase();
  const { error } = await client.auth.initialize();
  if (address.searchParams.get('error') === 'access_denied') throw new Error('');
  if (error) throw failureOf(error);
  if (tokenHash) {
    const type = linkTypes.find((known) => known === address.searchParams.get('type')) ?? 'signup';
    const verified = await client.auth.verifyOtp({
      token_hash: tokenHash,
      type,
    });
    if (verified.error) throw failureOf(verified.error);
    history.replaceState(history.state, '', address.pathname);
  }
  restoreEntry();
  const { data } = await client.auth.getSession();
  return userOf(data.session);
}

function keepEntry(): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify(history.state));
  } catch {
    // Blocked storage: the page asked for is not offered after the login.
  }
}

function restoreEntry(): void {
  try {
    const kept = sessionStorage.getItem(ENTRY);
    if (kept === null) return;
    sessionStorage.removeItem(ENTRY);
    history.replaceState(JSON.parse(kept), '', location.href);
  } catch {
    // Blocked storage has kept nothing.
  }
}
