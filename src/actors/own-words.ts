import type {
  cardImportMachine,
  ReadingNews,
  StopStoring,
  Storing,
  StoringNews,
} from '#machines/study/card-import.machine.ts';
import type { ListToRead } from '#machines/study/card-import.rules.ts';
import type { ownWordsMachine, WordCheck } from '#machines/study/own-words.machine.ts';
import type { NoteCheck, wordNoteMachine } from '#machines/study/word-note.machine.ts';
import { cardCategories, type Card } from '#machines/types.ts';
import { fromCallback, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { cardsOf } from './library.ts';

/** Camino's cards; empty if the fetch fails. */
const allCards = () => cardsOf(cardCategories).catch((): readonly Card[] => []);

/** Looks for duplicates among all cards, or the learner's own if the fetch fails. */
export const checkWord = fromPromise(async ({ input }: { input: WordCheck }) => {
  const [service, cards] = await Promise.all([import('../services/own-words.ts'), allCards()]);
  return service.checkWord(input, cards);
});

/** Preloads the code that reads lists. */
export function prepareImport(): void {
  void allCards();
  import('../services/card-import.ts').catch(() => undefined);
}

/** Reads a list, leaving out known words: the learner's own alone if the fetch of Camino's fails. */
export const readList = fromCallback<{ type: 'none' }, ListToRead>(({ input, sendBack }) => {
  const cards = allCards();
  const tell = (news: ReadingNews) => sendBack(news);
  const started = import('../services/card-import.ts').then(({ startReading }) =>
    startReading(input, cards, tell),
  );
  started.catch(() => tell({ type: 'list.refused', reason: 'The list couldn’t be read. Please try again.' }));
  return () => {
    void started.then(
      (stop) => stop(),
      () => undefined,
    );
  };
});

/** Stores a list's cards until stopped, even if the learner leaves the page. */
export const storeCards = fromCallback<StopStoring, Storing>(({ input, receive, sendBack }) => {
  const tell = (news: StoringNews) => sendBack(news);
  const started = import('../services/card-import.ts').then(({ startStoring }) => startStoring(input, tell));
  started.catch(() => tell({ type: 'cards.refused' }));
  receive(() => {
    void started.then(
      (stop) => stop(),
      () => undefined,
    );
  });
});

/** Sends whether the form's text is saved or discarded each time the form begins anew. */
export function watchForm(flow: ActorRefFrom<typeof ownWordsMachine>) {
  return fromCallback<{ type: 'none' }>(({ sendBack }) => {
    let { round } = flow.getSnapshot().context;
    const subscription = flow.subscribe((state) => {
      if (state.context.round === round) return;
      ({ round } = state.context);
      sendBack({ type: state.hasTag('written') ? 'text.saved' : 'text.discarded' });
    });
    return () => subscription.unsubscribe();
  });
}

/** Sends whether leaving loses the list: `isAtStake` says so. */
export function watchImport(
  flow: ActorRefFrom<typeof cardImportMachine>,
  isAtStake: (state: SnapshotFrom<typeof cardImportMachine>) => boolean,
) {
  return fromCallback<{ type: 'none' }>(({ sendBack }) => {
    let sent = 'text.discarded';
    const subscription = flow.subscribe((state) => {
      const isStored = state.matches({ offered: 'stored' });
      const type = isAtStake(state) ? 'text.typed' : isStored ? 'text.saved' : 'text.discarded';
      if (type !== sent) sendBack({ type });
      sent = type;
    });
    return () => subscription.unsubscribe();
  });
}

export const checkNote = fromPromise(async ({ input }: { input: NoteCheck }) =>
  (await import('../services/stubborn.ts')).checkNote(input),
);

/** Sends whether the note is saved or discarded each time its dialog closes without keeping what was typed. */
export function watchNote(flow: ActorRefFrom<typeof wordNoteMachine>) {
  return fromCallback<{ type: 'none' }>(({ sendBack }) => {
    let wasOpen = flow.getSnapshot().hasTag('dialog');
    const subscription = flow.subscribe((state) => {
      const isOpen = state.hasTag('dialog');
      if (wasOpen && !isOpen && state.context.draft === null)
        sendBack({ type: state.hasTag('saved') ? 'text.saved' : 'text.discarded' });
      wasOpen = isOpen;
    });
    return () => subscription.unsubscribe();
  });
}
