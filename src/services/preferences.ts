import {
  defaultPreferences,
  FALLBACK_ZONE,
  isZoneName,
  mergedCopies,
  readChanges,
  readMoments,
  type AccountSettings,
  type Preferences,
  type PreferencesCopy,
} from '#machines/account/preferences.rules.ts';
import { isZone } from '#machines/learning/day.rules.ts';
import { copyKey } from './session/preferences-copy.ts';
import { storage } from './storage.ts';

export interface Learner {
  userId: string;
  /** Used if the account has no name. */
  displayName: string;
}

type DeviceFact =
  | { type: 'copy.read'; copy: PreferencesCopy | null }
  | { type: 'copy.changed'; copy: PreferencesCopy }
  | { type: 'connection.returned' }
  | { type: 'zone.found'; zone: string };

const ZONE_CHECK = 60_000;

/**
 * Reports the timezone and this device's copy of the settings, then changes by other tabs, a returning
 * network and timezone changes. Keeps what other tabs wrote meanwhile. Applies the copy's appearance
 * until the copy is forgotten.
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
      const stored = storage.getItem(key);
      const before = readCopy(stored, displayName);
      const merged = before ? mergedCopies(before, copy) : copy;
      storage.setItem(key, withUnknown(merged, stored));
      show(merged);
    },
    stop: () => {
      if (storage.getItem(key) === null) show(null);
      clearInterval(timer);
      watching.abort();
    },
  };
}

/** Applies the appearance of a copy; null resets it. Does nothing without the code or a page. */
function show(copy: PreferencesCopy | null): void {
  import('./appearance.ts').then(({ storeAppearance }) => storeAppearance(copy)).catch(() => undefined);
}

/** The browser's timezone (IANA); New York if it's unknown. */
function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZoneName(timeZone) && isZone(timeZone) ? timeZone : FALLBACK_ZONE;
}

/** The settings known on this device, else the defaults. */
export function knownPreferences({ userId, displayName }: Learner): Preferences {
  const copy = readCopy(storage.getItem(copyKey(userId)), displayName);
  return copy ? { ...copy.account, ...copy.changes } : defaultPreferences(displayName);
}

/** A guest's settings, all of which this device has, and when they were changed. */
export function guestSettings({ userId, displayName }: Learner): AccountSettings {
  const copy = readCopy(storage.getItem(copyKey(userId)), displayName);
  return copy ?? { account: defaultPreferences(displayName), moments: {} };
}

/** Whether this device's settings outlive the page. */
export function areSettingsStored(userId: string): boolean {
  return storage.isStored(copyKey(userId));
}

/** Changes that the account lacks, and when they were made. */
export function unsentSettings(userId: string): Pick<PreferencesCopy, 'changes' | 'made'> {
  return readCopy(storage.getItem(copyKey(userId)), '') ?? { changes: {}, made: {} };
}

/**
 * Null for a damaged copy. Undated changes of older releases count as oldest, but newer than undated
 * values in the account.
 */
function readCopy(text: string | null, displayName: string): PreferencesCopy | null {
  const { account, moments, changes: raw, made } = parsed(text);
  if (account === undefined) return null;
  const changes = readChanges(raw);
  const oldest = Object.keys(changes).map((key) => [key, 1]);
  return {
    account: { ...defaultPreferences(displayName), ...readChanges(account) },
    moments: readMoments(moments),
    changes,
    made: { ...Object.fromEntries(oldest), ...readMoments(made) },
  };
}

/** Serializes a copy and keeps fields that only newer releases know. */
function withUnknown(copy: PreferencesCopy, stored: string | null): string {
  const before = parsed(stored);
  const merged = Object.entries(copy).map(([part, values]) => {
    const unknown = Object.entries(isRecord(before[part]) ? before[part] : {}).filter(
      ([key]) => !(key in copy.account),
    );
    return [part, { ...Object.fromEntries(unknown), ...values }] as const;
  });
  return JSON.stringify({ ...before, ...Object.fromEntries(merged) });
}

/** Empty for anything but a JSON object. */
function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
