import type { StoredSession } from '#machines/account/connection.machine.ts';
import type { AuthEvent } from '#machines/account/session.machine.ts';
import { paths, withoutFolder } from '../../paths.ts';
import { watchAnswers } from './answers.ts';
import { GUEST_KEY, guestIn } from './guest.ts';
import { AUTH_STORAGE_KEY, isOwnerUnknown, storedUser, userIn } from './stored.ts';

/** News of the session; `isStored`: this device still stores one. */
export interface LoginNews {
  type: 'login.changed';
  news: AuthEvent;
  isStored: boolean;
}

type DeviceNews =
  | LoginNews
  | { type: 'page.restored' | 'network.lost' | 'network.restored' | 'guest.ended' }
  | { type: 'service.answered' | 'service.failed' | 'renewal.refused' };

/** Whether this device stores a session, even one of an unknown owner. */
export function hasStoredSession(): boolean {
  return storedUser() !== null || isOwnerUnknown();
}

export function readStoredSession(): StoredSession {
  return {
    user: storedUser(),
    isStored: hasStoredSession(),
    isOnline: navigator.onLine,
    isLink: withoutFolder(location.pathname).startsWith(`${paths.auth()}/`),
  };
}

/**
 * Reports the session in other tabs, request results and connectivity. Returns a function that stops
 * this.
 */
export function watchDevice(notify: (news: DeviceNews) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const tell = (news: AuthEvent) => notify({ type: 'login.changed', news, isStored: hasStoredSession() });
  const followOtherTab = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === GUEST_KEY && guestIn(oldValue) && guestIn(oldValue)?.id !== guestIn(newValue)?.id)
      notify({ type: 'guest.ended' });
    if (key !== AUTH_STORAGE_KEY) return;
    const user = userIn(newValue);
    if (user) tell({ type: 'TOKEN_REFRESHED', user });
    else if (newValue === null) tell({ type: 'SIGNED_OUT', user });
  };
  const returnToPage = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const user = storedUser();
    if (user) tell({ type: 'INITIAL_SESSION', user });
    notify({ type: 'page.restored' });
  };
  addEventListener('storage', followOtherTab, { signal });
  addEventListener('pageshow', returnToPage, { signal });
  addEventListener('offline', () => notify({ type: 'network.lost' }), { signal });
  addEventListener('online', () => notify({ type: 'network.restored' }), { signal });
  signal.addEventListener(
    'abort',
    watchAnswers((answer) =>
      notify({ type: answer === 'refused' ? 'renewal.refused' : `service.${answer}` }),
    ),
  );
  return () => watching.abort();
}
