import { storage } from '../storage.ts';

/** Where a learner's settings lie on this device. */
export function copyKey(userId: string): string {
  return `camino-preferences-${userId}`;
}

export function forgetPreferences(userId: string): void {
  storage.removeItem(copyKey(userId));
}
