import { guestCounts, type GuestCounts } from '#machines/account/guest-merge.rules.ts';
import type { AccountSettings } from '#machines/account/preferences.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { fullLogOf, importActivity, wholeLog } from './log/log.ts';
import { guestSettings } from './preferences.ts';
import { storedGuest, storeGuest } from './session/guest.ts';

const SLICE = 500;

/** What this device's guest did; null without one. Rejects if the log can't be read. */
export async function guestOnDevice(): Promise<{ guest: string; counts: GuestCounts } | null> {
  const guest = storedGuest();
  if (!guest) return null;
  const counts = guestCounts(addActivity(noProgress, await factsOf(guest.id)));
  return { guest: guest.id, counts };
}

/**
 * Copies the guest's facts into the account's log, which sends them. Facts keep their ids, so repeating it adds
 * none twice; they count as imported: on the learner's own pages, not on the leaderboard. Returns what was new.
 * The guest's data stays until the account logs out.
 */
export async function copyFacts(account: string, guest: string): Promise<GuestCounts> {
  decide(account, guest, 'added');
  const facts = await factsOf(guest);
  let isStored = true;
  let added = 0;
  for (let start = 0; start < facts.length; start += SLICE) {
    const slice = facts.slice(start, start + SLICE).map((fact) => ({ ...fact, isImported: true as const }));
    const copied = await importActivity(account, slice);
    added += copied.added;
    isStored &&= copied.isStored;
  }
  if (!isStored) throw new Error('This device can’t store the records');
  return added === 0 ? guestCounts(noProgress) : guestCounts(addActivity(noProgress, facts));
}

/** Notes what the account decided about the guest's data, unless it's another guest by now. */
export function decide(account: string, guest: string, choice: 'added' | 'left'): void {
  if (storedGuest()?.id === guest) storeGuest({ id: guest, decision: { account, choice } });
}

export function settingsOfGuest(guest: string): AccountSettings {
  return guestSettings({ userId: guest, displayName: '' });
}

async function factsOf(guest: string) {
  await fullLogOf(guest);
  const { events } = await wholeLog(guest);
  return events;
}
