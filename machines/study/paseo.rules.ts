import type { AnyCard } from '../types.ts';
import type { DueCounts } from './backlog.types.ts';

/** How long the learner may think of the meaning, and how long it is quiet between two words. Milliseconds. */
export const THINKING_TIME = 3000;
export const WORD_GAP = 1500;

/** How often it is counted what is due while nothing is. Milliseconds. */
export const LONGEST_REST = 3_600_000;
const SHORTEST_REST = 1000;

export type WalkWord = Pick<AnyCard, 'id' | 'spanish' | 'english'>;

/** The languages that this browser has a voice for. */
export interface VoicesHere {
  hasSpanish: boolean;
  hasEnglish: boolean;
}

/** What is due, each word once, in the order of the review; new words are not. */
export function wordsOf(cards: readonly AnyCard[], { backlog, own = [] }: DueCounts): readonly WalkWord[] {
  const due = new Set(backlog.queue.flatMap(({ card, schedule }) => (schedule ? [card.id] : [])));
  const byId = new Map([...cards, ...own].map((card) => [card.id, card]));
  return [...due].flatMap((id) => {
    const card = byId.get(id);
    return card ? [{ id, spanish: card.spanish, english: card.english }] : [];
  });
}

/** Milliseconds until the next card is due, or until it is time to look again whether one is. */
export function restOf({ backlog: { next }, now }: DueCounts): number {
  return Math.min(LONGEST_REST, Math.max(SHORTEST_REST, (next ?? Infinity) - now));
}
