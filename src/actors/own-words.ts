import type {
  ListToRead,
  ReadingFact,
  StopStoring,
  Storing,
  StoringFact,
} from '#machines/study/card-import.machine.ts';
import type { WordCheck } from '#machines/study/own-words.machine.ts';
import { cardCategories, type Card } from '#machines/types.ts';
import { fromCallback, fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** Camino's cards; none where they cannot be fetched. */
const allCards = () => cardsOf(cardCategories).catch((): readonly Card[] => []);

/** Checks a word against all cards; where Camino's cannot be fetched, against the learner's own alone. */
export const checkWord = fromPromise(async ({ input }: { input: WordCheck }) => {
  const [service, cards] = await Promise.all([import('../services/own-words.ts'), allCards()]);
  return service.checkWord(input, cards);
});

/** Loads what reading a list needs, before there is one. */
export function prepareImport(): void {
  void allCards();
  import('../services/card-import.ts').catch(() => undefined);
}

/** Reads a list; where Camino's cards cannot be fetched, only the learner's own are left out of it. */
export const readList = fromCallback<{ type: 'none' }, ListToRead>(({ input, sendBack }) => {
  const cards = allCards();
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

/** Keeps the cards of a list until it is told to stop. It goes on if its page is left: the learner wanted them. */
export const storeCards = fromCallback<StopStoring, Storing>(({ input, receive, sendBack }) => {
  const tell = (fact: StoringFact) => sendBack(fact);
  const started = import('../services/card-import.ts').then(({ startStoring }) => startStoring(input, tell));
  started.catch(() => tell({ type: 'cards.refused' }));
  receive(() => {
    void started.then(
      (stop) => stop(),
      () => undefined,
    );
  });
});
