import type { EmailValues, LoginValues, PasswordValues, RegisterValues } from '#machines/account/forms.ts';
import type { User } from '#machines/types.ts';
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { inFolder, paths } from '../paths.ts';
import { clearActivity } from './log/log.ts';
import { isUnanswered, UNREACHABLE } from '#machines/account/answers.rules.ts';
import { mailedLinks, type LinkKind, type MailedLink } from '#machines/account/link.rules.ts';
import { askService } from './session/ask-service.ts';
import { backendConfiguration } from './session/configuration.ts';
import { forgetPreferences } from './session/preferences-copy.ts';
import { failureOf } from './session/session.ts';
import { userOf } from './session/stored.ts';
import { registrationClient, supabase, VERIFIER_STORAGE_KEY } from './session/supabase.ts';
import { storage } from './storage.ts';

/** State of the history entry while the browser is on Google's pages. */
const ENTRY = 'camino-entry';

/** State of the history entry of a visitor who registered, for the page that the mailed link opens. */
const REGISTERED_ENTRY = 'camino-registered-entry';

/** The last links followed on this device. */
const USED = 'camino-used-links';
const USED_COUNT = 10;

let completion: Promise<User | null> | undefined;

/**
 * Throws with the service's message, or that it didn't answer. Keyboards type `ñ` as one character or
 * two: new passwords are normalized; a login retries as typed for older ones.
 */
export async function signIn({ email, password }: LoginValues): Promise<void> {
  const client = await supabase();
  const composed = password.normalize('NFC');
  let { error } = await client.auth.signInWithPassword({ email, password: composed });
  if (error?.code === 'invalid_credentials' && composed !== password)
    ({ error } = await client.auth.signInWithPassword({ email, password }));
  if (error) throw failureOf(error);
}

/** Registers without signing in. */
export async function signUp({ name, email, password }: RegisterValues): Promise<void> {
  const { auth } = await registrationClient();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { name }, emailRedirectTo: location.origin + inFolder(paths.authCallback()) },
  });
  if (data.session) await auth.signOut({ scope: 'local' });
  await auth.dispose();
  if (error) throw failureOf(error);
  if (history.state === null) storage.removeItem(REGISTERED_ENTRY);
  else storage.setItem(REGISTERED_ENTRY, JSON.stringify(history.state));
}

export async function signInWithGoogle(): Promise<void> {
  const client = await supabase();
  await reach();
  storeEntry();
  const { error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: location.origin + inFolder(paths.authCallback()) },
  });
  if (error) throw failureOf(error);
}

export async function requestReset({ email }: EmailValues): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: location.origin + inFolder(paths.newPassword()),
  });
  if (error) throw failureOf(error);
}

export async function changePassword({ password }: PasswordValues): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.updateUser({ password });
  if (error) throw failureOf(error);
}

/** The kind of link in the URL. A login by code works only in the browser that requested it. */
export function linkKind(): LinkKind {
  const { searchParams: words, hash } = new URL(location.href);
  const problems = [words, new URLSearchParams(hash.slice(1))].map((parameters) =>
    parameters.get('error_code'),
  );
  if (problems.includes('otp_expired')) return 'spent';
  const token = words.get('token_hash');
  if (token !== null)
    return token === '' || usedLinks().includes(token) ? 'spent' : (typeIn(words) ?? 'spent');
  if (!words.has('code')) return 'none';
  if (isBackFromGoogle()) return 'google';
  return storage.getItem(VERIFIER_STORAGE_KEY) === null ? 'spent' : 'code';
}

/**
 * The user signed in by the URL's link, or already signed in. A link works once, so it's followed once,
 * unless the service didn't answer.
 */
export function completeSignIn(): Promise<User | null> {
  completion ??= signInByLink().catch((error: unknown) => {
    if (isUnanswered(error)) completion = undefined;
    throw error;
  });
  return completion;
}

/**
 * Follows the URL's link while a learner is signed in. If it signs in another learner, the first is
 * logged out and their data removed from this device. Throws and changes nothing if the link is invalid.
 */
export async function followLink(userId: string): Promise<User> {
  const client = await supabase();
  const { data: before } = await client.auth.getSession();
  const next = await completeSignIn();
  if (!next) throw new Error('');
  if (next.id !== userId) {
    if (before.session) void client.auth.admin.signOut(before.session.access_token, 'local');
    forgetPreferences(userId);
    await clearActivity(userId).catch(() => undefined);
  }
  return next;
}

async function signInByLink(): Promise<User | null> {
  const address = new URL(location.href);
  const client = await supabase();
  const { error } = await client.auth.initialize();
  if (error) throw failureOf(error);
  const refusal = refusalIn(address);
  if (refusal !== null) throw new Error(refusal);
  const followed = await follow(address.searchParams, client);
  if (followed?.error) throw linkFailureOf(followed.error);
  if (followed) noteUsed(address.searchParams.get('token_hash'));
  if (followed) history.replaceState(history.state, '', address.pathname);
  if (typeIn(address.searchParams) === 'signup') restoreRegisteredEntry();
  restoreEntry();
  const { data } = await client.auth.getSession();
  return data.session && userOf(data.session);
}

/** Throws if the service doesn't answer, as the browser would then leave for an error page of its own. */
async function reach(): Promise<void> {
  const { url, key } = backendConfiguration();
  const answer = await askService(`${url}/auth/v1/settings`, { headers: { apikey: key } }).catch(() => null);
  if (!answer || answer.status >= 500) throw new Error(UNREACHABLE);
}

function usedLinks(): string[] {
  return (storage.getItem(USED) ?? '').split(' ');
}

function noteUsed(token: string | null): void {
  if (token !== null) storage.setItem(USED, [...usedLinks(), token].slice(-USED_COUNT).join(' '));
}

/** Undefined if the URL has no link. */
function follow(words: URLSearchParams, client: SupabaseClient) {
  const tokenHash = words.get('token_hash');
  const type = typeIn(words);
  if (tokenHash !== null && type) return client.auth.verifyOtp({ token_hash: tokenHash, type });
  const code = words.get('code');
  return code === null ? undefined : client.auth.exchangeCodeForSession(code);
}

function typeIn(words: URLSearchParams): Exclude<MailedLink, 'code'> | undefined {
  const type = mailedLinks.find((known) => known === words.get('type'));
  return type === 'code' ? undefined : type;
}

/** A link that an overloaded service turned away stays valid. */
function linkFailureOf(error: AuthError): Error {
  const { status = 0 } = error;
  return status === 429 || status >= 500 ? new Error(UNREACHABLE) : failureOf(error);
}

/** The service's reason for redirecting without a login, empty if the learner cancelled; null without one. */
function refusalIn({ searchParams, hash }: URL): string | null {
  if (searchParams.get('error') === 'access_denied') return '';
  const refusal = [searchParams, new URLSearchParams(hash.slice(1))].find((words) => words.has('error'));
  return refusal ? (refusal.get('error_description') ?? '') : null;
}

function storeEntry(): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify(history.state));
  } catch {
    // Blocked storage: the login won't return to the requested page.
  }
}

function isBackFromGoogle(): boolean {
  try {
    return sessionStorage.getItem(ENTRY) !== null;
  } catch {
    return false;
  }
}

function restoreEntry(): void {
  try {
    const stored = sessionStorage.getItem(ENTRY);
    if (stored === null) return;
    sessionStorage.removeItem(ENTRY);
    history.replaceState(JSON.parse(stored), '', location.href);
  } catch {
    // Blocked storage holds nothing.
  }
}

function restoreRegisteredEntry(): void {
  const stored = storage.getItem(REGISTERED_ENTRY);
  if (stored === null) return;
  storage.removeItem(REGISTERED_ENTRY);
  try {
    history.replaceState(JSON.parse(stored), '', location.href);
  } catch {
    // A damaged entry requests no page.
  }
}
