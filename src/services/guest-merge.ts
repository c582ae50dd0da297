import { guestCounts, type GuestCounts } from '#machines/account/guest-merge.rules.ts';
import type { AccountSettings } from '#machines/account/preferences.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { momentOf } from '#machines/learning/by-time.rules.ts';
import { WITHDRAWN_AT_ONCE } from '#machines/learning/facts.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
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
 * none twice; those that were withdrawn count again. Returns what was new. The guest's data stays until the
 * account logs out.
 */
export async function copyFacts(account: string, guest: string, known: Progress): Promise<GuestCounts> {
  decide(account, guest, 'added');
  const facts = await factsOf(guest);
  const gone = facts.filter(({ id }) => known.withdrawn.get(id)?.isWithdrawn);
  const added = await addImported(account, [...facts, ...withdrawalFacts(gone, false, known)]);
  return added === 0 ? guestCounts(noProgress) : guestCounts(addActivity(noProgress, facts));
}

/** Takes the guest's facts out of the account's progress `known`, on all devices. Safe to repeat. */
export async function withdrawFacts(account: string, guest: string, known: Progress): Promise<void> {
  await addImported(account, withdrawalFacts(await factsOf(guest), true, known));
  decide(account, guest, 'left');
}

/** Adds facts that count on no leaderboard. Returns how many were new; rejects if they aren't stored. */
async function addImported(account: string, facts: readonly ActivityEvent[]): Promise<number> {
  let isStored = true;
  let added = 0;
  for (let start = 0; start < facts.length; start += SLICE) {
    const slice = facts.slice(start, start + SLICE).map((fact) => ({ ...fact, isImported: true as const }));
    const copied = await importActivity(account, slice);
    added += copied.added;
    isStored &&= copied.isStored;
  }
  if (!isStored) throw new Error('This device can’t store the records');
  return added;
}

/** Facts that say whether `facts` are withdrawn. */
function withdrawalFacts(
  facts: readonly ActivityEvent[],
  isWithdrawn: boolean,
  known: Progress,
): ActivityEvent[] {
  const made: ActivityEvent[] = [];
  for (let start = 0; start < facts.length; start += WITHDRAWN_AT_ONCE) {
    const some = facts.slice(start, start + WITHDRAWN_AT_ONCE);
    const records = some.map(({ id }) => id);
    const fact = { kind: 'records.withdrawn', facts: { records, isWithdrawn } } as const;
    const at = momentOf(fact, known, Date.now());
    made.push({ ...fact, id: crypto.randomUUID(), at, zone: some[0]?.zone ?? 'UTC' });
  }
  return made;
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
