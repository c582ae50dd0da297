import {
  defaultPreferences,
  readChanges,
  type PreferenceChanges,
  type Preferences,
} from '#machines/account/preferences.rules.ts';
import { recordIn, type Learner } from './preferences.ts';
import { accountOf, type Account } from './session/account.ts';

const COLUMNS = 'display_name, timezone, daily_goal, is_listed, settings';
const REFUSAL = 'Your account did not accept these settings.';

/** Statuses that may change later: no session yet, too slow, too often. */
const PASSING = new Set([401, 408, 429]);

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
