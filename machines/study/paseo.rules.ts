import type { AnyCard } from '../types.ts';
import type { DueWords } from './review-queue.types.ts';

/** Milliseconds to think of the meaning, and between two words. */
export const THINKING_TIME = 3000;
export const WORD_GAP = 1500;

/** Milliseconds between counts while nothing is due: a new day may have begun. */
export const RECOUNT = 3_600_000;

export type WalkWord = Pick<AnyCard, 'id' | 'spanish' | 'english'>;

/** Whether this browser has a voice for each language. */
export interface VoicesHere {
  hasSpanish: boolean;
  hasEnglish: boolean;
}

/** The words of the review, in its order, without those new to the learner. */
export function wordsOf({ reviewQueue, words }: DueWords): readonly WalkWord[] {
  const byId = new Map(words.map((card) => [card.id, card]));
  return reviewQueue.turns.flatMap(({ card: { id }, isToMeet, isCheck }) => {
    const card = isToMeet || isCheck ? undefined : byId.get(id);
    return card ? [{ id, spanish: card.spanish, english: card.english }] : [];
  });
}
