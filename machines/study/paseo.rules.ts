import type { AnyCard } from '../types.ts';
import type { DueCounts } from './review-queue.types.ts';

/** How long the learner may think of the meaning, and how long it is quiet between two words. Milliseconds. */
export const THINKING_TIME = 3000;
export const WORD_GAP = 1500;

/** How often it is counted what is due while nothing is: a new day may have begun. Milliseconds. */
export const RECOUNT = 3_600_000;

export type WalkWord = Pick<AnyCard, 'id' | 'spanish' | 'english'>;

/** The languages that this browser has a voice for. */
export interface VoicesHere {
  hasSpanish: boolean;
  hasEnglish: boolean;
}

/** What the review asks, in its order, without words that are new to the learner. */
export function wordsOf(
  cards: readonly AnyCard[],
  { reviewQueue, own = [] }: DueCounts,
): readonly WalkWord[] {
  const byId = new Map([...cards, ...own].map((card) => [card.id, card]));
  return reviewQueue.turns.flatMap(({ card: { id }, isToMeet, isCheck }) => {
    const card = isToMeet || isCheck ? undefined : byId.get(id);
    return card ? [{ id, spanish: card.spanish, english: card.english }] : [];
  });
}
