import { storage } from './storage.ts';

const LISTED = 'camino-voices';

/** Whether this device's browser has never listed a voice so far, though it was asked on an earlier page. */
export function hasListedNone(): boolean {
  return storage.getItem(LISTED) === 'none';
}

/** Notes how many voices the browser lists. */
export function noteListed(count: number): void {
  if (count > 0) storage.setItem(LISTED, 'some');
  else if (storage.getItem(LISTED) === null) storage.setItem(LISTED, 'none');
}
