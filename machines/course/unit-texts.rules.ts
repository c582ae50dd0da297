import type { BankSentence } from '../games/bank.types.ts';
import { rivalsOf, withRivals, type CourseWords } from '../learning/answer-key.rules.ts';
import type { Card } from '../types.ts';
import { isDictated } from './sentence-words.rules.ts';

/** What a unit's typed answers are compared with. */
export interface UnitTexts {
  /** In course order, with the words that one slip makes of their own. */
  cards: readonly Card[];
  /** The same words for a sentence to type, by its id, or by its card's if it's an example. */
  rivals: Readonly<Record<string, readonly string[]>>;
}

/** `changed`: sentences to say otherwise or to correct, with what is right. */
export function unitTexts(
  cards: readonly Card[],
  sentences: readonly BankSentence[],
  changed: readonly { id: string; right: readonly string[] }[],
  words: CourseWords,
): UnitTexts {
  const examples = cards.map(({ id, example }) => ({ id, spanish: example }));
  const dictated = [...examples, ...sentences].filter(isDictated);
  const typed = [...dictated.map(({ id, spanish }) => ({ id, right: [spanish] })), ...changed];
  return {
    cards: cards.map((card) => withRivals(card, words)),
    rivals: Object.fromEntries(
      typed.flatMap(({ id, right }) => {
        const rivals = rivalsOf(right, 'es', words.es);
        return rivals.length > 0 ? [[id, rivals]] : [];
      }),
    ),
  };
}
