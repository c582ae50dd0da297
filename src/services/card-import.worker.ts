import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Storing } from '#machines/study/card-import.machine.ts';
import { ownEntry } from './log/database.ts';
import { factsOf } from './import-facts.ts';

/** The cards of a list, for the log in an existing database. */
export interface StoreJob {
  database: string;
  storing: Storing;
  /** The id of the first fact. If the log has it, it has them all. */
  firstId: string;
}

/** The number added so far, or the result. */
export type StoreReply = number | 'stored all' | 'stored nothing';

/** Entries between progress reports and checks for a stop. */
const PORTION = 200;
const STORE = 'entries';

let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<StoreJob | 'stop'>) => {
  if (data === 'stop') isStopped = true;
  else open(data);
});

function open({ database, storing, firstId }: StoreJob): void {
  const opening = indexedDB.open(database);
  // The database doesn't exist.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  opening.addEventListener('error', () => tell('stored nothing'));
  opening.addEventListener('success', () => {
    const transaction = opening.result.transaction(STORE, 'readwrite');
    transaction.addEventListener('complete', () => tell('stored all'));
    transaction.addEventListener('abort', () => tell('stored nothing'));
    const known = transaction.objectStore(STORE).index('id').getKey(firstId);
    known.addEventListener('success', () => {
      if (known.result === undefined) add(transaction, factsOf(storing, firstId), 0);
    });
  });
}

function add(transaction: IDBTransaction, all: readonly ActivityEvent[], from: number): void {
  if (isStopped) return transaction.abort();
  const store = transaction.objectStore(STORE);
  const events = all.slice(from, from + PORTION);
  const last = events.map((event) => store.add(ownEntry(event))).at(-1);
  last?.addEventListener('success', () => {
    tell(from + events.length);
    add(transaction, all, from + PORTION);
  });
}

function tell(reply: StoreReply): void {
  postMessage(reply, { transfer: [] });
}
