import { categorySlugs, type Card, type CategorySlug, type IndexedCard } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** The cards of the wanted categories, in that order, from the category loaders. */
export const loadCards = fromPromise<readonly Card[], { categories: readonly CategorySlug[] }>(({ input }) =>
  cardsOf(input.categories),
);

/** All cards, in the order in which they are learned. */
export const loadCourse = fromPromise<readonly Card[]>(async () => {
  const [cards, { courseIndex }] = await Promise.all([
    cardsOf(categorySlugs),
    import('../content/course-index.ts'),
  ]);
  const places = new Map(courseIndex.map(({ id }, place) => [id, place]));
  return cards.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
});

/** All cards without their texts, in the order in which they are learned: a chunk of their own. */
export const loadCourseIndex = fromPromise<readonly IndexedCard[]>(
  async () => (await import('../content/course-index.ts')).courseIndex,
);
