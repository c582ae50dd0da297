import { allCards } from './all-cards.ts';
import { inCourseOrder, unitsOf } from './course.ts';

/** The units with the ids of their cards, in course order. A build contains only the result. */
export const unitsWithCards = unitsOf(allCards).map(({ lessons: _lessons, ...unit }) => unit);

/** The difficulty of each card in this order; null for cards without one. */
export const difficulties = inCourseOrder(allCards).map(({ difficulty = null }) => difficulty);
