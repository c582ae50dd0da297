import { shareMeaning } from '#machines/learning/cards.rules.ts';
import { allCards } from './all-cards.ts';

const flashcards = allCards.filter(({ category }) => category !== 'course');

/** Pairs of flashcards that share a text, by id. A build contains only the result. */
export const sameMeanings: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  flashcards.flatMap((card) => {
    const others = flashcards.filter((other) => other !== card && shareMeaning(card, other));
    return others.length > 0 ? [[card.id, others.map(({ id }) => id)]] : [];
  }),
);
