import type { Card, CardCategory } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** The cards of the categories, in order. */
export const loadCards = fromPromise<readonly Card[], { categories: readonly CardCategory[] }>(({ input }) =>
  cardsOf(input.categories),
);
