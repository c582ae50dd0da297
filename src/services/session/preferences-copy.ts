import { storage } from '../storage.ts';

/** The storage key of a learner's settings on this device. */
export function copyKey(userId: string): string {
  return `camino-preferences-${userId}`;
}

export function forgetPreferences(userId: string): void {
  storage.removeItem(copyKey(userId));
}
