import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Storing } from '#machines/study/card-import.machine.ts';
import { ownEntry } from './log/database.ts';
import { factsOf } from './import-facts.ts';

/** The cards of a list, for the log in a database that there is. */
export interface StoreJob {
  database: string;
  storing: Storing;
}

/** How many were added so far, or what became of all. */
export type StoreReply = number | 'stored all' | 'stored nothing';

/** Entries after which progress is told, and a stop is heard. */
const PORTION = 200;
const STORE = 'entries';

let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<StoreJob | 'stop'>) => {
  if (data === 'stop') isStopped = true;
  else open(data);
});

function open({ database, storing }: StoreJob): void {
  const opening = indexedDB.open(database);
  // There was no such database.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  opening.addEventListener('error', () => tell('stored nothing'));
  opening.addEventListener('success', () => {
    const transaction = opening.result.transaction(STORE, 'readwrite');
    transaction.addEventListener('complete', () => tell('stored all'));
    transaction.addEventListener('abort', () => tell('stored nothing'));
    add(transaction, factsOf(storing), 0);
  });
}

function add(transaction: IDBTransaction, all: readonly ActivityEvent[], from: number): void {
  if (isStopped) return transaction.abort();
  const kept = transaction.objectStore(STORE);
  const events = all.slice(from, from + PORTION);
  const last = events.map((event) => kept.add(ownEntry(event))).at(-1);
  last?.addEventListener('success', () => {
    tell(from + events.length);
    add(transaction, all, from + PORTION);
  });
}

function tell(reply: StoreReply): void {
  postMessage(reply, { transfer: [] });
}
