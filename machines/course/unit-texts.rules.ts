import type { BankSentence } from '../games/bank.types.ts';
import { rivalsOf, withRivals, type CourseWords } from '../learning/answer-key.rules.ts';
import type { Card } from '../types.ts';
import { isDictated } from './sentence-words.rules.ts';

/** What a unit's typed answers are compared with. */
export interface UnitTexts {
  /** In course order, with the words that one slip makes of their own. */
  cards: readonly Card[];
  /** The same words for what is dictated, by the id of the sentence, or of the card whose example it is. */
  rivals: Readonly<Record<string, readonly string[]>>;
}

export function unitTexts(
  cards: readonly Card[],
  sentences: readonly BankSentence[],
  words: CourseWords,
): UnitTexts {
  const examples = cards.map(({ id, example }) => ({ id, spanish: example }));
  const dictated = [...examples, ...sentences].filter(isDictated);
  return {
    cards: cards.map((card) => withRivals(card, words)),
    rivals: Object.fromEntries(
      dictated.flatMap(({ id, spanish }) => {
        const rivals = rivalsOf([spanish], 'es', words.es);
        return rivals.length > 0 ? [[id, rivals]] : [];
      }),
    ),
  };
}
