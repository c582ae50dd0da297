import type { Reading, ReadingFact, Storing } from '#machines/study/card-import.machine.ts';
import { categorySlugs, type Card } from '#machines/types.ts';
import { fromCallback, fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** Reads a list; where Camino's cards cannot be fetched, only the learner's own are left out of it. */
export const readList = fromCallback<{ type: 'none' }, Reading>(({ input, sendBack }) => {
  const none: readonly Card[] = [];
  const cards = cardsOf(categorySlugs).catch(() => none);
  const tell = (fact: ReadingFact) => sendBack(fact);
  const started = import('../services/card-import.ts').then(({ startReading }) =>
    startReading(input, cards, tell),
  );
  started.catch(() =>
    tell({ type: 'list.refused', reason: 'The list could not be read. Please try again.' }),
  );
  return () => {
    void started.then(
      (stop) => stop(),
      () => undefined,
    );
  };
});

export const storeCards = fromPromise(async ({ input }: { input: Storing }) =>
  (await import('../services/card-import.ts')).storeCards(input),
);
