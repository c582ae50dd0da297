import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { LATEST, readEvent, recordIn } from '#machines/learning/facts.rules.ts';

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
  /** The fact waited to be sent, but a release could not read it. */
  isDamaged?: true;
}

/** The fact of a stored entry; null if it is damaged. */
export function eventOf(stored: unknown): ActivityEvent | null {
  const entry = recordIn(stored);
  const event = readEvent(entry?.['event']);
  return event?.id === entry?.['id'] ? event : null;
}

export function isRefused(stored: unknown): boolean {
  return recordIn(stored)?.['refusal'] !== undefined;
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
