import type { AnyCard } from '../types.ts';
import type { CardUse } from './lesson-input.types.ts';
import { formIn, isHeadword } from './sentence-words.rules.ts';

/** A sentence with a card. To read it, one id of each list in `needs` must have been met. */
export interface CardSentence {
  spanish: string;
  english: string;
  use: CardUse;
  needs: readonly (readonly string[])[];
}

/** The sentences with a card. */
export interface CardSentences {
  /** Needs of the card's own example; null if unknown. */
  own: CardSentence['needs'] | null;
  /** Other sentences, best first. */
  others: readonly CardSentence[];
}

/**
 * The card with the first example that the learner can read: its own, then sentences with its headword, then any other;
 * unchanged if there is none. `isMet` takes the id of a card or a point.
 */
export function atLevel<C extends AnyCard>(
  card: C,
  { own, others }: CardSentences,
  isMet: (id: string) => boolean,
): C {
  const canRead = (needs: CardSentence['needs']) => needs.every((one) => one.some(isMet));
  if (own !== null && canRead(own)) return card;
  const readable = others.filter(({ needs }) => canRead(needs));
  const found = readable.find(({ spanish, use }) => isHeadword(formIn(spanish, use), card)) ?? readable[0];
  if (!found) return card;
  const { spanish: example, english: exampleTranslation, use } = found;
  return { ...card, example, exampleTranslation, exampleForm: formIn(example, use) };
}
