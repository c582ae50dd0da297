import {
  defaultPreferences,
  readChanges,
  readMoments,
  readRefusals,
  type AccountSettings,
  type Moments,
  type PreferenceChanges,
  type Refusals,
} from '#machines/account/preferences.rules.ts';
import { isRecord, unsentSettings, type Learner } from './preferences.ts';
import { accountOf } from './session/account.ts';

const COLUMNS = 'display_name, timezone, daily_goal, is_listed, settings, settings_changed_at';

/** Throws with an empty message if the account doesn't answer. */
export async function loadAccount({ userId, displayName }: Learner): Promise<AccountSettings> {
  const row = await answerOf(userId, ({ client }) =>
    client.from('profiles').select(COLUMNS).eq('id', userId).retry(false).maybeSingle(),
  );
  return settingsIn(row, displayName);
}

/**
 * Merges changes into the account's settings and returns them with the reasons of refused changes. `made`
 * holds when each change was made: the newest change of a setting wins. Throws with an empty message if
 * the account doesn't answer.
 */
export async function saveChanges({
  userId,
  displayName,
  changes,
  made,
}: Learner & { changes: PreferenceChanges; made: Moments }): Promise<
  AccountSettings & { refused: Refusals }
> {
  const timed = Object.entries(changes).map(([key, value]) => [
    key,
    { value, at: made[key as keyof PreferenceChanges] ?? 0 },
  ]);
  const row = await answerOf(userId, ({ client }) =>
    client.rpc('change_settings', { changes: Object.fromEntries(timed) }),
  );
  const settings = settingsIn(row, displayName);
  if (settings.account.displayName === changes.displayName) await rename(userId, changes.displayName);
  return { ...settings, refused: readRefusals(row['refused']) };
}

/** Sends this device's unsent settings. Returns how many the account still lacks; never rejects. */
export async function sendSettings(userId: string): Promise<number> {
  const unsent = unsentSettings(userId);
  const count = Object.keys(unsent.changes).length;
  if (count === 0) return 0;
  return saveChanges({ userId, displayName: '', ...unsent }).then(
    () => 0,
    () => count,
  );
}

interface Request extends PromiseLike<{ data: unknown; error: object | null }> {
  setHeader: (name: string, value: string) => Request;
}

/** Throws unless the response is a complete row: an error page or a half row doesn't count. */
async function answerOf(
  userId: string,
  ask: (account: Awaited<ReturnType<typeof accountOf>>) => Request,
): Promise<Record<string, unknown>> {
  try {
    const account = await accountOf(userId);
    const { data, error } = await ask(account).setHeader('Authorization', account.authorization);
    if (!error && isRow(data)) return data;
  } catch {
    // As good as an error response.
  }
  throw new Error('');
}

function isRow(data: unknown): data is Record<string, unknown> {
  return isRecord(data) && isRecord(data['settings']) && isRecord(data['settings_changed_at']);
}

/** The session shows its own name until the settings are known, so a failure is harmless. */
async function rename(userId: string, name: string): Promise<void> {
  try {
    const { client } = await accountOf(userId);
    await client.auth.updateUser({ data: { name } });
  } catch {
    return;
  }
}

function settingsIn(row: Record<string, unknown>, displayName: string): AccountSettings {
  const { settings, settings_changed_at: moments, ...columns } = row;
  const own = readChanges({
    ...(isRecord(settings) && settings),
    displayName: columns['display_name'],
    timezone: columns['timezone'],
    dailyGoal: columns['daily_goal'],
    isListed: columns['is_listed'],
  });
  return { account: { ...defaultPreferences(displayName), ...own }, moments: readMoments(moments) };
}
