import { categorySlugs, type Card, type CategorySlug, type IndexedCard } from '#machines/types.ts';
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

/** All cards without their texts, in the order in which they are learned: a chunk of their own. */
export const loadCourseIndex = fromPromise<readonly IndexedCard[]>(
  async () => (await import('../content/course-index.ts')).courseIndex,
);
