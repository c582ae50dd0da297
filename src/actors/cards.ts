import { categorySlugs, type Card, type CategorySlug } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { inCourseOrder } from '../content/course.ts';
import { cardsOf } from './library.ts';

/** The cards of the wanted categories, in that order, from the category loaders. */
export const loadCards = fromPromise<readonly Card[], { categories: readonly CategorySlug[] }>(({ input }) =>
  cardsOf(input.categories),
);

/** All cards, in the order in which they are learned. */
export const loadCourse = fromPromise<readonly Card[]>(async () =>
  inCourseOrder(await cardsOf(categorySlugs)),
);
