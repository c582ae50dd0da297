import { storage } from '../storage.ts';

/** Where this device keeps how its pages look. `EARLY_SCRIPT` reads it before the first paint. */
export const LOOK_KEY = 'camino-look';

/** The storage key of a learner's settings on this device. */
export function copyKey(userId: string): string {
  return `camino-preferences-${userId}`;
}

/** Forgets a learner's settings on this device, which then looks as its system does. */
export function forgetPreferences(userId: string): void {
  storage.removeItem(copyKey(userId));
  storage.removeItem(LOOK_KEY);
  if (typeof document !== 'undefined') delete document.documentElement.dataset['look'];
}
