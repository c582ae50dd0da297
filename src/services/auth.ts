import type { EmailValues, LoginValues, PasswordValues, RegisterValues } from '#machines/account/forms.ts';
import type { AuthEvent } from '#machines/account/session.machine.ts';
import type { User } from '#machines/types.ts';
import type { AuthError, EmailOtpType, Session } from '@supabase/supabase-js';
import { paths } from '../paths.ts';
import { forgetPreferences } from './preferences-copy.ts';
import { AUTH_STORAGE_KEY, disconnect, hasStoredSession, removeStoredSession, supabase } from './supabase.ts';

type SessionFact = AuthEvent | { type: 'service.unreachable' };

const linkTypes = ['signup', 'recovery', 'magiclink', 'email_change'] as const satisfies EmailOtpType[];

let isRegistering = false;
let listenAnew = (): void => undefined;
let completion: Promise<User | null> | undefined;

/** Reports every change of the session to `notify` until `stop`. `retry` connects anew at once. */
export function watchSession(notify: (fact: SessionFact) => void): { retry(): void; stop(): void } {
  let current = 0;

  const listen = async (): Promise<void> => {
    current += 1;
    const turn = current;
    const client = await supabase();
    if (turn !== current) return;
    client.auth.onAuthStateChange((type, session) => {
      if (turn !== current || isRegistering) return;
      if (type === 'INITIAL_SESSION' && session === null && hasStoredSession()) {
        notify({ type: 'service.unreachable' });
      } else {
        notify({ type, user: userOf(session) });
      }
    });
  };
  const start = () => {
    listen().catch(() => notify({ type: 'service.unreachable' }));
  };

  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === AUTH_STORAGE_KEY && newValue === null) notify({ type: 'SIGNED_OUT', user: null });
  };

  if (!hasStoredSession() && !isAuthAddress()) notify({ type: 'INITIAL_SESSION', user: null });
  addEventListener('storage', followOtherTab);
  listenAnew = start;
  start();
  return {
    retry: () => {
      current += 1;
      disconnect().then(start, start);
    },
    stop: () => {
      current += 1;
      removeEventListener('storage', followOtherTab);
    },
  };
}

/** Throws with the service's own message; with an empty one where the service did not answer. */
export async function signIn(values: LoginValues): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.signInWithPassword(values);
  if (error) throw failureOf(error);
}

/** Registers and leaves nobody signed in: the learner logs in afterwards. */
export async function signUp({ name, email, password }: RegisterValues): Promise<void> {
  const client = await supabase();
  isRegistering = true;
  try {
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { name }, emailRedirectTo: location.origin + paths.authCallback() },
    });
    if (error) throw failureOf(error);
    if (data.session) await client.auth.signOut({ scope: 'local' });
  } finally {
    isRegistering = false;
  }
}

export async function signInWithGoogle(): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: location.origin + paths.authCallback() },
  });
  if (error) throw failureOf(error);
}

/** Forgets the learner's settings on this device and logs it out. Throws where the service does not answer. */
export async function signOut(userId: string): Promise<void> {
  forgetPreferences(userId);
  const client = await supabase();
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) throw failureOf(error);
}

/** Logs this device out without the service: what its client tells from now on is not heard. */
export async function forgetSession(): Promise<void> {
  removeStoredSession();
  await disconnect();
  listenAnew();
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

/** The user whom the link in the address signs in, or who is signed in already. A link works once, so it is followed once. */
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
  const { data } = await client.auth.getSession();
  return userOf(data.session);
}

function isAuthAddress(): boolean {
  return location.pathname.startsWith(`${paths.auth()}/`);
}

function userOf(session: Session | null): User | null {
  if (!session) return null;
  const { id, email = '', user_metadata: metadata } = session.user;
  const name = [metadata['name'], metadata['full_name'], email.split('@')[0]].find(isFilled);
  return { id, email, name: name ?? '' };
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

function failureOf(error: AuthError): Error {
  const isUnanswered = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
  return new Error(isUnanswered ? '' : error.message);
}
