import type { Progress } from './progress.rules.ts';

/** Whether the learner paused a card: it isn't asked until they want it back. */
export function isPaused({ pauses }: Pick<Progress, 'pauses'>, card: string): boolean {
  return pauses.get(card)?.facts.isPaused ?? false;
}

/** What helps the learner with a card, in their own words; empty if nothing. */
export function noteOn({ notes }: Pick<Progress, 'notes'>, card: string): string {
  return notes.get(card)?.facts.note ?? '';
}
