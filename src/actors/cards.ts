import type { Card, CategorySlug } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** The cards of the categories, in order. */
export const loadCards = fromPromise<readonly Card[], { categories: readonly CategorySlug[] }>(({ input }) =>
  cardsOf(input.categories),
);
