import type { StoreJob, StoreReply } from './store.ts';

/** Entries after which progress is told, and a stop is heard. */
const PORTION = 200;

let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<StoreJob | 'stop'>) => {
  if (data === 'stop') isStopped = true;
  else open(data);
});

function open({ name, store, entries }: StoreJob): void {
  const opening = indexedDB.open(name);
  // There was no such database.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  opening.addEventListener('error', () => tell('kept nothing'));
  opening.addEventListener('success', () => {
    const transaction = opening.result.transaction(store, 'readwrite');
    transaction.addEventListener('complete', () => tell('kept all'));
    transaction.addEventListener('abort', () => tell('kept nothing'));
    add(transaction, entries, 0);
  });
}

function add(transaction: IDBTransaction, entries: readonly unknown[], from: number): void {
  if (isStopped) return transaction.abort();
  const kept = transaction.objectStore(transaction.objectStoreNames[0] ?? '');
  const to = Math.min(from + PORTION, entries.length);
  for (let index = from; index < to - 1; index += 1) kept.add(entries[index]);
  if (from < to)
    kept.add(entries[to - 1]).addEventListener('success', () => {
      tell(to);
      add(transaction, entries, to);
    });
}

function tell(reply: StoreReply): void {
  postMessage(reply, { transfer: [] });
}
