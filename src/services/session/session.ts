import type { AuthEvent } from '#machines/account/session.types.ts';
import type { User } from '#machines/types.ts';
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { paths } from '../../paths.ts';
import { watchAnswers } from './answers.ts';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import { forgetPreferences } from './preferences-copy.ts';
import {
  AUTH_STORAGE_KEY,
  expireOwnerless,
  isOwnerUnknown,
  removeStoredSession,
  storedUser,
  userIn,
  userOf,
} from './stored.ts';
import { disconnect, supabase } from './supabase.ts';

type SessionFact =
  | AuthEvent
  | { type: 'service.answered' | 'service.failed' | 'service.unreachable' }
  | { type: 'session.refused' | 'network.lost' | 'network.restored' };

let isQuiet = false;
let listenAgain = (): void => undefined;

/** Tells `notify` every change of the session until `stop`. `retry` reconnects at once and asks the service for the user. */
export function watchSession(notify: (fact: SessionFact) => void): { retry(): void; stop(): void } {
  let current = 0;
  let isListening = false;
  let isRefused = false;

  const connect = async (): Promise<SupabaseClient | undefined> => {
    current += 1;
    const turn = current;
    isListening = false;
    try {
      expireOwnerless();
      const client = await supabase();
      if (turn !== current) return undefined;
      isListening = true;
      client.auth.onAuthStateChange((type, session) => {
        if (turn === current && !isQuiet) tell(type, session && userOf(session));
      });
      return client;
    } catch {
      if (turn === current) notify({ type: 'service.unreachable' });
      return undefined;
    }
  };
  const tell = (type: AuthEvent['type'], user: User | null) => {
    if (user) isRefused = false;
    if (user || !isStored()) notify(user || !isRefused ? { type, user } : { type: 'session.refused' });
  };
  const start = async () => {
    if (navigator.onLine || !storedUser()) return connect();
    notify({ type: 'network.lost' });
    return undefined;
  };
  const restart = async () => {
    current += 1;
    const turn = current;
    await disconnect();
    if (turn !== current) return;
    const client = await start();
    if (storedUser()) await client?.auth.getUser();
  };

  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== AUTH_STORAGE_KEY) return;
    const user = userIn(newValue);
    if (newValue === null) notify({ type: 'SIGNED_OUT', user: null });
    if (!user) return;
    notify({ type: 'TOKEN_REFRESHED', user });
    if (!isListening) void connect();
  };
  const look = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const user = storedUser();
    if (user) notify({ type: 'INITIAL_SESSION', user });
    else if (!isStored()) notify({ type: 'SIGNED_OUT', user: null });
    void start();
  };
  const stopAnswers = watchAnswers((answer) => {
    if (answer === 'refused') isRefused = true;
    else notify({ type: `service.${answer}` });
  });
  const onOffline = () => notify({ type: 'network.lost' });
  const onOnline = () => notify({ type: 'network.restored' });

  if (!isStored() && !isAuthAddress()) notify({ type: 'INITIAL_SESSION', user: null });
  addEventListener('storage', followOtherTab);
  addEventListener('pageshow', look);
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  listenAgain = () => void start();
  void start();
  return {
    retry: () => void restart(),
    stop: () => {
      current += 1;
      stopAnswers();
      removeEventListener('storage', followOtherTab);
      removeEventListener('pageshow', look);
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    },
  };
}

/** Forgets the learner's settings on this device and logs them out of it. Throws if the service does not answer. */
export async function signOut(userId: string): Promise<void> {
  forgetPreferences(userId);
  if (storedUser()?.id !== userId) return;
  const client = await supabase();
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) throw failureOf(error);
}

/** Logs the learner out of this device without the service: whatever its client tells afterwards is ignored. */
export async function forgetSession(userId: string): Promise<void> {
  removeStoredSession(userId);
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

function isStored(): boolean {
  return storedUser() !== null || isOwnerUnknown();
}

function isAuthAddress(): boolean {
  return location.pathname.startsWith(`${paths.auth()}/`);
}

/** An error with the service's own words, or that it did not answer. */
export function failureOf(error: AuthError): Error {
  const isUnanswered = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
  return new Error(isUnanswered ? UNREACHABLE : error.message);
}
