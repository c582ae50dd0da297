import type { WordCheck } from '#machines/study/own-words.machine.ts';
import { categorySlugs, type Card } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** Checks a word against all cards; where Camino's cannot be fetched, against the learner's own alone. */
export const checkWord = fromPromise(async ({ input }: { input: WordCheck }) => {
  const none: readonly Card[] = [];
  const [service, cards] = await Promise.all([
    import('../services/own-words.ts'),
    cardsOf(categorySlugs).catch(() => none),
  ]);
  return service.checkWord(input, cards);
});
