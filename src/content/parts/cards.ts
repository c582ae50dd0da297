import { withRivals } from '#machines/learning/answer-key.rules.ts';
import { wordIndex } from '#machines/learning/near-words.rules.ts';
import { allCards } from '../all-cards.ts';
import { englishTexts, spanishTexts } from '../course-texts.ts';
import { inCourseOrder, unitsOf } from '../course.ts';

const cards = inCourseOrder(allCards);
const units = new Map(unitsOf(allCards).map((unit) => [unit.id, new Set(unit.cards)]));
const words = { es: wordIndex(spanishTexts), en: wordIndex(englishTexts) };

/** A unit's cards in course order, with the words that one slip makes of their own. */
export default function cardsOf(unit: string) {
  const own = units.get(unit);
  return cards.filter(({ id }) => own?.has(id)).map((card) => withRivals(card, words));
}
