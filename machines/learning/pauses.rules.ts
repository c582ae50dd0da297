import { compareByTime } from './by-time.rules.ts';
import type { OwnEvent, PauseEvent, Progress } from './progress.rules.ts';

/** A card is paused or resumed, at a time in milliseconds since 1970. */
export interface Pausing {
  at: number;
  card: string;
  isPaused: boolean;
}

const pausings = new WeakMap<Progress['pauses'], Pick<Progress, 'own'> & { found: Pausing[] }>();

/** Whether the learner paused a card: it isn't asked until they want it back. */
export function isPaused({ pauses }: Pick<Progress, 'pauses'>, card: string): boolean {
  return pauses.get(card)?.at(-1)?.facts.isPaused ?? false;
}

/** Each time that a card was paused or resumed, by time; a deleted one of the learner's own is paused for good. */
export function pausingsOf({ pauses, own }: Pick<Progress, 'pauses' | 'own'>): Pausing[] {
  const known = pausings.get(pauses);
  if (known?.own === own) return known.found;
  const dropped = [...own.values()].filter(({ kind }) => kind === 'card.dropped');
  const isDropped = new Set(dropped.map(({ facts: { card } }) => card));
  const asked = [...pauses.values()].flat().filter(({ facts: { card } }) => !isDropped.has(card));
  const found = [...asked, ...dropped].toSorted(compareByTime).map(pausingOf);
  pausings.set(pauses, { own, found });
  return found;
}

function pausingOf({ at, ...event }: PauseEvent | OwnEvent): Pausing {
  return { at, card: event.facts.card, isPaused: event.kind === 'card.paused' ? event.facts.isPaused : true };
}

/** What helps the learner with a card, in their own words; empty if nothing. */
export function noteOn({ notes }: Pick<Progress, 'notes'>, card: string): string {
  return notes.get(card)?.facts.note ?? '';
}
