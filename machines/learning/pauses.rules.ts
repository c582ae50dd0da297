import { compareByTime } from './by-time.rules.ts';
import type { Progress } from './progress.rules.ts';

/** A card is paused or resumed, at a time in milliseconds since 1970. */
export interface Pausing {
  at: number;
  card: string;
  isPaused: boolean;
}

const pausings = new WeakMap<Progress['pauses'], Pausing[]>();

/** Whether the learner paused a card: it isn't asked until they want it back. */
export function isPaused({ pauses }: Pick<Progress, 'pauses'>, card: string): boolean {
  return pauses.get(card)?.at(-1)?.facts.isPaused ?? false;
}

/** Each time that a card was paused or resumed, by time. */
export function pausingsOf({ pauses }: Pick<Progress, 'pauses'>): Pausing[] {
  const known = pausings.get(pauses);
  if (known) return known;
  const events = [...pauses.values()].flat().toSorted(compareByTime);
  const found = events.map(({ at, facts: { card, isPaused: isSet } }) => ({ at, card, isPaused: isSet }));
  pausings.set(pauses, found);
  return found;
}

/** What helps the learner with a card, in their own words; empty if nothing. */
export function noteOn({ notes }: Pick<Progress, 'notes'>, card: string): string {
  return notes.get(card)?.facts.note ?? '';
}
