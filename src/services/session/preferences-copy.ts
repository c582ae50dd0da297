import { storage } from '../storage.ts';

/** Storage key of the appearance, which `early.ts` reads before the first paint. */
export const LOOK_KEY = 'camino-look';

export function copyKey(userId: string): string {
  return `camino-preferences-${userId}`;
}

/** Forgets the learner's settings on this device and resets its appearance. */
export function forgetPreferences(userId: string): void {
  storage.removeItem(copyKey(userId));
  storage.removeItem(LOOK_KEY);
  if (typeof document !== 'undefined') delete document.documentElement.dataset['look'];
}
