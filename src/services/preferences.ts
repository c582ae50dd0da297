import {
  defaultPreferences,
  FALLBACK_ZONE,
  isZoneName,
  readChanges,
  type PreferenceChanges,
  type Preferences,
  type PreferencesCopy,
} from '#machines/account/preferences.rules.ts';
import { isZone } from '#machines/learning/day.rules.ts';
import { accountOf, type Account } from './session/account.ts';
import { copyKey } from './session/preferences-copy.ts';
import { storage } from './storage.ts';

interface Learner {
  userId: string;
  /** The name if the account has none. */
  displayName: string;
}

type DeviceFact =
  | { type: 'copy.read'; copy: PreferencesCopy | null }
  | { type: 'copy.changed'; copy: PreferencesCopy }
  | { type: 'connection.returned' }
  | { type: 'zone.found'; zone: string };

const COLUMNS = 'display_name, timezone, daily_goal, is_listed, settings';
const ZONE_CHECK = 60_000;
const REFUSAL = 'Your account did not accept these settings.';

/** Statuses that may change later: no session yet, too slow, too often. */
const PASSING = new Set([401, 408, 429]);

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

/** The account's settings. Throws with an empty message if it does not answer. */
export async function loadAccount({ userId, displayName }: Learner): Promise<Preferences> {
  return preferencesIn(await rowOf(await connected(userId), userId), displayName);
}

/**
 * Changes the account's settings, leaving keys unknown to Camino as they are, and returns them. Throws with an empty
 * message if the account does not answer, with a sentence if it refuses.
 */
export async function saveChanges({
  userId,
  displayName,
  changes,
}: Learner & { changes: PreferenceChanges }): Promise<Preferences> {
  const account = await connected(userId);
  const { displayName: name, timezone, dailyGoal, isListed, ...settings } = changes;
  const row = await rowOf(account, userId);
  const { data, error, status } = await account.client
    .from('profiles')
    .update({
      settings: { ...recordIn(row['settings']), ...settings },
      ...(name !== undefined && { display_name: name }),
      ...(timezone !== undefined && { timezone }),
      ...(dailyGoal !== undefined && { daily_goal: dailyGoal }),
      ...(isListed !== undefined && { is_listed: isListed }),
    })
    .eq('id', userId)
    .select(COLUMNS)
    .setHeader('Authorization', account.authorization)
    .maybeSingle();
  if (error) throw failure(status);
  if (!data) throw new Error(REFUSAL);
  if (name !== undefined) await (await connected(userId)).client.auth.updateUser({ data: { name } });
  return preferencesIn(data, displayName);
}

async function connected(userId: string): Promise<Account> {
  try {
    return await accountOf(userId);
  } catch {
    throw new Error('');
  }
}

async function rowOf({ client, authorization }: Account, userId: string): Promise<Record<string, unknown>> {
  const { data, error, status } = await client
    .from('profiles')
    .select(COLUMNS)
    .eq('id', userId)
    .setHeader('Authorization', authorization)
    .retry(false)
    .maybeSingle();
  if (error) throw failure(status);
  return data ?? {};
}

function failure(status: number): Error {
  return new Error(status >= 400 && status < 500 && !PASSING.has(status) ? REFUSAL : '');
}

function preferencesIn(row: Record<string, unknown>, displayName: string): Preferences {
  return {
    ...defaultPreferences(displayName),
    ...readChanges({
      ...recordIn(row['settings']),
      displayName: row['display_name'],
      timezone: row['timezone'],
      dailyGoal: row['daily_goal'],
      isListed: row['is_listed'],
    }),
  };
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

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
