import type { ReadingNews, Storing, StoringNews } from '#machines/study/card-import.machine.ts';
import { UnreadableList, type ListToRead } from '#machines/study/card-import.rules.ts';
import { readList } from '#machines/study/word-list.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import { openSource } from './list-source.ts';
import { appendAll } from './log/log.ts';
import { factsOf } from './import-facts.ts';
import { storeInWorker } from './import-worker.ts';
import { slicer } from './slices.ts';

/** The progress between two reports, since each moves a bar on the screen. */
const NOTICED = 0.25;

/** Reads a list in slices and reports what it finds. Returns a function that stops it. */
export function startReading(
  { source, words, choices }: ListToRead,
  cards: Promise<readonly AnyCard[]>,
  tell: (news: ReadingNews) => void,
): () => void {
  const stop = new AbortController();
  const notify = (news: ReadingNews) => {
    if (!stop.signal.aborted) tell(news);
  };
  const read = async () => {
    const opened = await openSource(source, stop.signal);
    const pause = slicer();
    const note = noticed((done) => notify({ type: 'list.progressed', done }));
    const steps = readList(opened, { own: words, known: await cards, choices });
    for (let step = steps.next(); !stop.signal.aborted; step = steps.next()) {
      if (step.done) return notify({ type: 'list.read', list: step.value });
      const done = step.value;
      await pause(() => note(done));
    }
  };
  void read().catch((error: unknown) => {
    const reason = error instanceof UnreadableList ? error.message : 'The file couldn’t be opened.';
    notify({ type: 'list.refused', reason });
  });
  return () => stop.abort();
}

/** Stores a list's cards in order, all or none, and reports progress. Returns a function that stops it. */
export function startStoring(storing: Storing, tell: (news: StoringNews) => void): () => void {
  const { learner, cards } = storing;
  const stop = new AbortController();
  const note = noticed((done) => tell({ type: 'cards.progressed', done }));
  const noteAdded = (added: number) => {
    stop.signal.throwIfAborted();
    note(added / cards.length);
  };
  const inWorker = async (database: string) =>
    typeof Worker === 'undefined'
      ? false
      : storeInWorker({ database, storing, firstId: crypto.randomUUID() }, noteAdded);
  const stored = appendAll(learner, () => factsOf(storing), noteAdded, inWorker);
  void stored.then(
    () => tell({ type: 'cards.stored' }),
    () => tell({ type: stop.signal.aborted ? 'cards.discarded' : 'cards.refused' }),
  );
  return () => stop.abort();
}

/** Passes on only visible progress. */
function noticed(tell: (done: number) => void): (done: number) => void {
  let reported = 0;
  return (done) => {
    if (done - reported < NOTICED) return;
    reported = done;
    tell(done);
  };
}
