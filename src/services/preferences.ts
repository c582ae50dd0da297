import {
  defaultPreferences,
  FALLBACK_ZONE,
  isZoneName,
  readChanges,
  type Preferences,
  type PreferencesCopy,
} from '#machines/account/preferences.rules.ts';
import { isZone } from '#machines/learning/day.rules.ts';
import { copyKey } from './session/preferences-copy.ts';
import { storage } from './storage.ts';

export interface Learner {
  userId: string;
  /** The name if the account has none. */
  displayName: string;
}

type DeviceFact =
  | { type: 'copy.read'; copy: PreferencesCopy | null }
  | { type: 'copy.changed'; copy: PreferencesCopy }
  | { type: 'connection.returned' }
  | { type: 'zone.found'; zone: string };

const ZONE_CHECK = 60_000;

/**
 * Tells the browser's timezone and this device's copy of the settings, then what other tabs make of it, when the network
 * is back, and when the timezone changes. The device looks as its copy says, until the copy is forgotten.
 */
export function watchDevice(
  { userId, displayName }: Learner,
  notify: (fact: DeviceFact) => void,
): { write: (copy: PreferencesCopy) => void; stop: () => void } {
  const key = copyKey(userId);
  const followOtherTab = (event: StorageEvent) => {
    const copy = event.key === key ? readCopy(event.newValue, displayName) : null;
    if (!copy) return;
    show(copy);
    notify({ type: 'copy.changed', copy });
  };
  let zone = '';
  const tellZone = () => {
    const found = browserZone();
    if (found !== zone) notify({ type: 'zone.found', zone: found });
    zone = found;
  };
  const timer = setInterval(tellZone, ZONE_CHECK);
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('visibilitychange', tellZone, { signal });
  addEventListener('storage', followOtherTab, { signal });
  addEventListener('online', () => notify({ type: 'connection.returned' }), { signal });
  tellZone();
  notify({ type: 'copy.read', copy: readCopy(storage.getItem(key), displayName) });
  return {
    write: (copy) => {
      storage.setItem(key, JSON.stringify(copy));
      show(copy);
    },
    stop: () => {
      if (storage.getItem(key) === null) show(null);
      clearInterval(timer);
      watching.abort();
    },
  };
}

/**
 * Makes the pages of this device look as a copy of the settings says; null if there is none any more. Without its code
 * or without a page the look stays as it is.
 */
function show(copy: PreferencesCopy | null): void {
  import('./look.ts').then(({ keepLook }) => keepLook(copy)).catch(() => undefined);
}

/** The browser's timezone (IANA); New York where it names none that it knows. */
function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZoneName(timeZone) && isZone(timeZone) ? timeZone : FALLBACK_ZONE;
}

/** The settings as far as this device knows; the defaults if it knows none. */
export function knownPreferences({ userId, displayName }: Learner): Preferences {
  const copy = readCopy(storage.getItem(copyKey(userId)), displayName);
  return copy ? { ...copy.account, ...copy.changes } : defaultPreferences(displayName);
}

/** A truncated or foreign copy counts as none. */
function readCopy(text: string | null, displayName: string): PreferencesCopy | null {
  try {
    const { account, changes } = recordIn(JSON.parse(text ?? 'null'));
    if (account === undefined) return null;
    return {
      account: { ...defaultPreferences(displayName), ...readChanges(account) },
      changes: readChanges(changes),
    };
  } catch {
    return null;
  }
}

export function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
