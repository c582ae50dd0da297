import { kindOf } from '#machines/learning/forms.rules.ts';
import cards from './cards/verbs.ts';
import { courseWords } from './course-words.ts';

/** A card's verb; its tables use the card's id. */
export interface ListedVerb {
  id: string;
  infinitive: string;
  translation: string;
}

const headOf = (infinitive: string) => infinitive.split(' ', 1)[0] ?? '';
const heads = new Set(cards.map(({ spanish }) => headOf(spanish)));
/** Verbs whose forms no flashcard has: «llover», but not «tener hambre». */
const further = courseWords.filter(
  (card) =>
    kindOf(card) === 'verbs' && /r(?:se)?$/.test(headOf(card.spanish)) && !heads.has(headOf(card.spanish)),
);

/** The flashcards' verbs in order, then those that only the course teaches. A build contains only the result. */
export const verbList: readonly ListedVerb[] = [...cards, ...further].map(({ id, spanish, english }) => ({
  id,
  infinitive: spanish,
  translation: english,
}));
