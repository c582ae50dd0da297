import type { AuthEvent } from '#machines/account/session.types.ts';
import type { User } from '#machines/types.ts';
import type { AuthError, Session } from '@supabase/supabase-js';
import { paths } from '../../paths.ts';
import { forgetPreferences } from './preferences-copy.ts';
import { AUTH_STORAGE_KEY, disconnect, hasStoredSession, removeStoredSession, supabase } from './supabase.ts';

type SessionFact = AuthEvent | { type: 'service.unreachable' };

let isQuiet = false;
let listenAgain = (): void => undefined;

/** Tells `notify` every change of the session until `stop`. `retry` reconnects at once. */
export function watchSession(notify: (fact: SessionFact) => void): { retry(): void; stop(): void } {
  let current = 0;

  const listen = async (): Promise<void> => {
    current += 1;
    const turn = current;
    const client = await supabase();
    if (turn !== current) return;
    client.auth.onAuthStateChange((type, session) => {
      if (turn !== current || isQuiet) return;
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
  listenAgain = start;
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

/** Forgets the learner's settings on this device and logs it out. Throws if the service does not answer. */
export async function signOut(userId: string): Promise<void> {
  forgetPreferences(userId);
  const client = await supabase();
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) throw failureOf(error);
}

/** Logs this device out without the service: whatever its client tells afterwards is ignored. */
export async function forgetSession(): Promise<void> {
  removeStoredSession();
  await disconnect();
  listenAgain();
}

/** Runs `work` without telling the session's changes meanwhile. */
export async function quietly(work: () => Promise<void>): Promise<void> {
  isQuiet = true;
  try {
    await work();
  } finally {
    isQuiet = false;
  }
}

function isAuthAddress(): boolean {
  return location.pathname.startsWith(`${paths.auth()}/`);
}

/** The part of a session that the app uses: its user. */
export function userOf(session: Session | null): User | null {
  if (!session) return null;
  const { id, email = '', user_metadata: metadata } = session.user;
  const name = [metadata['name'], metadata['full_name'], email.split('@')[0]].find(isFilled);
  return { id, email, name: name ?? '' };
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

/** An error with the service's own words, or none if it did not answer. */
export function failureOf(error: AuthError): Error {
  const isUnanswered = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
  return new Error(isUnanswered ? '' : error.message);
}
