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

/** A fact and its state: waiting to be sent, held until its time has come, or refused. */
export interface Entry {
  id: string;
  /** As it was written, by whichever release; `eventOf` reads it. */
  event: ActivityEvent;
  /** 1 while the fact waits to be sent; absent otherwise, so that the index holds only these. */
  queued?: 1;
  /** Milliseconds since 1970; until then the account does not take the fact. */
  heldUntil?: number;
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
  return entry.queued === 1 && eventOf(entry) !== null;
}

export function isRefused(stored: unknown): boolean {
  return recordIn(stored)?.['refusal'] !== undefined;
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
 * The entry as one that waits, if it can be read but its marks cannot, or if an earlier release could not read it; else
 * null. Sending it once more is harmless.
 */
export function mended(stored: unknown): Entry | null {
  const entry = recordIn(stored);
  if (!entry) return null;
  const { queued, heldUntil, isDamaged, ...rest } = entry as unknown as Entry;
  const isHeldOddly = heldUntil !== undefined && !(typeof heldUntil === 'number' && heldUntil < LATEST);
  const isOdd = (queued !== undefined && queued !== 1) || isHeldOddly || isDamaged !== undefined;
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
