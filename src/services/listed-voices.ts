import { storage } from './storage.ts';

const LISTED = 'camino-voices';

/** Whether this browser was asked for its voices on an earlier page and has never listed any. */
export function hasListedNone(): boolean {
  return storage.getItem(LISTED) === 'none';
}

/** Notes how many voices the browser lists. */
export function noteListed(count: number): void {
  if (count > 0) storage.setItem(LISTED, 'some');
  else if (storage.getItem(LISTED) === null) storage.setItem(LISTED, 'none');
}
