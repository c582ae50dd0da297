import type { User } from '#machines/types.ts';
import type { Session } from '@supabase/supabase-js';
import { storage } from '../storage.ts';

export const AUTH_STORAGE_KEY = 'camino-auth';

/** The stored session's user, even if it has expired; null without a readable one. */
export function storedUser(): User | null {
  return userIn(storage.getItem(AUTH_STORAGE_KEY));
}

/** Null if the stored session is unreadable. */
export function userIn(stored: string | null): User | null {
  const session = parsed(stored);
  return isSession(session) ? userOf(session) : null;
}

/** Whether this device stores a session of an unknown owner. */
export function isOwnerUnknown(): boolean {
  return ownerlessSession() !== null;
}

/** Expires a session without a user, so that renewing it returns the user. */
export function expireOwnerless(): void {
  const session = ownerlessSession();
  if (session)
    storage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ access_token: '', ...session, expires_at: 1 }));
}

/** Removes the stored session, unless another learner has logged in since. */
export function removeStoredSession(userId: string): void {
  const { id = userId } = storedUser() ?? {};
  if (id === userId) storage.removeItem(AUTH_STORAGE_KEY);
}

/** Expires a session whose token the service rejected, whatever this device's clock says. */
export function expireStoredSession(token: string): void {
  const session = parsed(storage.getItem(AUTH_STORAGE_KEY));
  if (!isRecord(session) || session['access_token'] !== token) return;
  storage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ ...session, expires_at: 1 }));
}

export function userOf({ user }: Pick<Session, 'user'>): User {
  const { id, email = '', user_metadata: metadata } = user;
  const name = [metadata['name'], metadata['full_name'], email.split('@')[0]].find(isFilled);
  return { id, email, name: name ?? '' };
}

function ownerlessSession(): Record<string, unknown> | null {
  const session = parsed(storage.getItem(AUTH_STORAGE_KEY));
  return isRenewable(session) && !isSession(session) ? session : null;
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Pick<Session, 'user'> {
  if (!isRenewable(value) || !isRecord(value['user'])) return false;
  const { id, email, user_metadata: metadata } = value['user'];
  return isFilled(id) && (email === undefined || typeof email === 'string') && isRecord(metadata);
}

function isRenewable(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && isFilled(value['refresh_token']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
