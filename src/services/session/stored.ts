import type { User } from '#machines/types.ts';
import type { Session } from '@supabase/supabase-js';
import { storage } from '../storage.ts';

export const AUTH_STORAGE_KEY = 'camino-auth';

/** The user of the session that this device keeps, whether or not it has run out; null without a readable one. */
export function storedUser(): User | null {
  try {
    const session: unknown = JSON.parse(storage.getItem(AUTH_STORAGE_KEY) ?? 'null');
    return isSession(session) ? userOf(session) : null;
  } catch {
    return null;
  }
}

export function removeStoredSession(): void {
  storage.removeItem(AUTH_STORAGE_KEY);
}

/** The part of a session that the app uses: its user. */
export function userOf({ user }: Pick<Session, 'user'>): User {
  const { id, email = '', user_metadata: metadata } = user;
  const name = [metadata['name'], metadata['full_name'], email.split('@')[0]].find(isFilled);
  return { id, email, name: name ?? '' };
}

function isSession(value: unknown): value is Pick<Session, 'user'> {
  if (!isRecord(value) || typeof value['refresh_token'] !== 'string' || !isRecord(value['user']))
    return false;
  const { id, email, user_metadata: metadata } = value['user'];
  return isFilled(id) && (email === undefined || typeof email === 'string') && isRecord(metadata);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
