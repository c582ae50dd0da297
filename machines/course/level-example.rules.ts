import type { AnyCard } from '../types.ts';
import type { CardUse } from './lesson-input.types.ts';
import { formIn, isHeadword } from './sentence-words.rules.ts';

/** A sentence with a card, and what must have been met to read it: of each list of ids one. */
export interface CardSentence {
  spanish: string;
  english: string;
  use: CardUse;
  needs: readonly (readonly string[])[];
}

/** The sentences with a card. */
export interface CardSentences {
  /** What its own example needs; null if that is not known. */
  own: CardSentence['needs'] | null;
  /** The others, in the order in which they are preferred. */
  others: readonly CardSentence[];
}

/**
 * The card with the first of its sentences that a learner can read: its own example, then those that have the word as the
 * card does; as it is if there is none. `isMet` tells of the id of a card or a point whether it was met.
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
