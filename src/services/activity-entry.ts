import type { Refused } from '#machines/learning/refused.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { LogPage } from '#machines/study/log.types.ts';
import { LATEST, readEvent, recordIn } from '#machines/learning/facts.rules.ts';

export type Verdict = { id: string } & (
  | { verdict: 'accepted' | 'known' | 'later' }
  | { verdict: 'refused'; reason: string }
);

export const FUTURE = 'in the future';
/** Milliseconds until a fact that was one too many is sent again. */
const LATER = 3_600_000;
/** What earlier releases took for a refusal when the account did not answer as it should: it says nothing of the fact. */
const NO_REFUSAL = 'unreadable';

/** A fact and its state: waiting to be sent, held until its time has come, or refused. */
export interface Entry {
  id: string;
  /** As it was written, by whichever release; `eventOf` reads it. */
  event: ActivityEvent;
  /**
   * While the fact waits to be sent, its place in the queue: 1, and one more for each time that the account did not take
   * it although it was sent alone. Absent otherwise, so that the index holds only these.
   */
  queued?: number;
  /** Milliseconds since 1970; until then the account does not take the fact. */
  heldUntil?: number;
  /** Why the account will never take the fact, in its own words. */
  refusal?: string;
  /** The fact was written on this device; the others came from the account. */
  isOwn?: true;
  /** The fact waited to be sent, but a release could not read it. */
  isDamaged?: true;
}

/** A fact of this device, to be sent. */
export function ownEntry(event: ActivityEvent): Entry {
  return { id: event.id, event, queued: 1, isOwn: true };
}

/** The fact of a stored entry; null if it is damaged. */
export function eventOf(stored: unknown): ActivityEvent | null {
  const entry = recordIn(stored);
  const event = readEvent(entry?.['event']);
  return event?.id === entry?.['id'] ? event : null;
}

/** Whether the fact is to be sent. */
export function isWaiting(entry: Entry): boolean {
  return entry.queued !== undefined && eventOf(entry) !== null;
}

/** The fact of a stored entry if the account refused it. */
export function refusedOf(stored: unknown): Refused | null {
  const event = isRefused(stored) ? eventOf(stored) : null;
  return event && { event, reason: String(recordIn(stored)?.['refusal']) };
}

/** The entry of a refused fact as one that waits again. */
export function sentAgain({ refusal: _refusal, ...entry }: Entry): Entry {
  return { ...entry, queued: 1 };
}

/** The entry of a held fact as one that waits. */
export function released({ heldUntil: _heldUntil, ...entry }: Entry): Entry {
  return { ...entry, queued: 1 };
}

/** The entry of a fact that the account did not take although it was sent alone: it waits behind the others. */
export function putBack(entry: Entry): Entry {
  return entry.queued === undefined ? entry : { ...entry, queued: entry.queued + 1 };
}

function isRefused(stored: unknown): boolean {
  const refusal = recordIn(stored)?.['refusal'];
  return refusal !== undefined && refusal !== NO_REFUSAL;
}

/** A stored entry, and whether it is later than the moment asked for. */
export interface Found {
  entry: unknown;
  isLater: boolean;
}

/** The facts of stored entries without those refused, and how many are damaged. */
export function readEntries(entries: readonly Found[]): Pick<LogPage, 'events' | 'own' | 'damaged'> {
  const accepted = entries.filter(({ entry }) => !isRefused(entry));
  const events = accepted.flatMap(({ entry }) => eventOf(entry) ?? []);
  const own = accepted.flatMap(({ entry, isLater }) => (isLater && ownEventOf(entry)) || []);
  return { events, own, damaged: accepted.length - events.length };
}

/** The fact of a stored entry if it was written on this device, and not from a file: the account may have it then. */
function ownEventOf(stored: unknown): ActivityEvent | null {
  const event = recordIn(stored)?.['isOwn'] === true ? eventOf(stored) : null;
  return event?.isImported ? null : event;
}

/** A damaged entry that no longer waits. */
export function withdrawn({ queued: _queued, ...entry }: Entry): Entry {
  return { ...entry, isDamaged: true };
}

/**
 * The entry as one that waits, if it can be read but its marks cannot, or if an earlier release could not read it or took
 * it for refused; else null. Sending it once more is harmless.
 */
export function mended(stored: unknown): Entry | null {
  const entry = recordIn(stored);
  if (!entry || isRefused(stored)) return null;
  const { queued, heldUntil, isDamaged, refusal, ...rest } = entry as unknown as Entry;
  const isHeldOddly = heldUntil !== undefined && !(typeof heldUntil === 'number' && heldUntil < LATEST);
  const isQueuedOddly = queued !== undefined && !(Number.isInteger(queued) && queued > 0);
  const isOdd = isQueuedOddly || isHeldOddly || isDamaged !== undefined || refusal !== undefined;
  return isOdd && eventOf(stored) ? { ...rest, queued: 1 } : null;
}

/** The entry after the account's verdict on a fact sent at `now`. */
export function settled({ queued, ...entry }: Entry, verdict: Verdict, now: number): Entry {
  if (queued === undefined) return entry;
  if (verdict.verdict === 'later') return { ...entry, heldUntil: now + LATER };
  if (verdict.verdict !== 'refused') return entry;
  return verdict.reason === FUTURE
    ? { ...entry, heldUntil: entry.event.at }
    : { ...entry, refusal: verdict.reason };
}
