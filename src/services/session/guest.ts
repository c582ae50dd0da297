import type { User } from '#machines/types.ts';
import { storage } from '../storage.ts';
import { isOwnerUnknown, storedUser } from './stored.ts';

export const GUEST_KEY = 'camino-guest';

/** The guest of this device, who may have logged in since. */
export interface Guest {
  id: string;
  /** The account that decided about the guest's data, and what. */
  /** The day (YYYY-MM-DD) of the last reminder. */
  reminded?: string;
  decision?: { account: string; choice: 'added' | 'left' };
}

/** The stored session's user, else this device's guest; null without either. */
export function storedLearner(): User | null {
  const guest = isOwnerUnknown() ? null : storedGuest();
  return storedUser() ?? (guest && !guest.decision ? userOf(guest) : null);
}

export function storedGuest(): Guest | null {
  return guestIn(storage.getItem(GUEST_KEY));
}

/** Null if the value is damaged. */
export function guestIn(stored: string | null): Guest | null {
  try {
    const guest = JSON.parse(stored ?? 'null') as Guest | null;
    return typeof guest?.id === 'string' ? guest : null;
  } catch {
    return null;
  }
}

export function storeGuest(guest: Guest): void {
  storage.setItem(GUEST_KEY, JSON.stringify(guest));
}

/** Makes a guest, or continues as the one whose data an account left on this device. */
export function beginGuest(): User {
  const { id } = storedGuest() ?? { id: crypto.randomUUID() };
  storeGuest({ id });
  return userOf({ id });
}

export function noteReminded(day: string): void {
  const guest = storedGuest();
  if (guest) storeGuest({ ...guest, reminded: day });
}

/** Removes the guest, unless another one has begun since. */
export function removeStoredGuest(id: string): void {
  if (storedGuest()?.id === id) storage.removeItem(GUEST_KEY);
}

/** Whether the guest outlives the page. */
export function isGuestStored(): boolean {
  return storage.isStored(GUEST_KEY);
}

function userOf({ id }: Guest): User {
  return { id, email: '', name: 'Guest', isGuest: true };
}
