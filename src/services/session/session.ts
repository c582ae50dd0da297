import type { AuthEvent } from '#machines/account/session.types.ts';
import type { AuthError } from '@supabase/supabase-js';
import { paths } from '../../paths.ts';
import { forgetPreferences } from './preferences-copy.ts';
import { AUTH_STORAGE_KEY, removeStoredSession, storedUser, userOf } from './stored.ts';
import { disconnect, supabase } from './supabase.ts';

type SessionFact = AuthEvent | { type: 'service.unreachable' | 'network.lost' | 'network.restored' };

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
      if (type === 'INITIAL_SESSION' && session === null && storedUser()) {
        notify({ type: 'service.unreachable' });
      } else {
        notify({ type, user: session && userOf(session) });
      }
    });
  };
  const start = () => {
    if (navigator.onLine || !storedUser()) listen().catch(() => notify({ type: 'service.unreachable' }));
    else notify({ type: 'network.lost' });
  };

  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === AUTH_STORAGE_KEY && newValue === null) notify({ type: 'SIGNED_OUT', user: null });
  };
  const onOffline = () => notify({ type: 'network.lost' });
  const onOnline = () => notify({ type: 'network.restored' });

  if (!storedUser() && !isAuthAddress()) notify({ type: 'INITIAL_SESSION', user: null });
  addEventListener('storage', followOtherTab);
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
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
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
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

/** An error with the service's own words, or none if it did not answer. */
export function failureOf(error: AuthError): Error {
  const isUnanswered = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
  return new Error(isUnanswered ? '' : error.message);
}
