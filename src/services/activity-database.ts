import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import { eventOf, isRefused, mended, type Entry } from './activity-entry.ts';

export interface Schema extends DBSchema {
  entries: { key: number; value: Entry; indexes: { id: string; queued: number; heldUntil: number } };
  marks: { key: string; value: number };
}

/** Sequence numbers of the account: of the last fact that was fetched, and of the last one that is known to be there. */
export interface Marks {
  cursor: number;
  known: number;
}

interface Opened {
  /** Null if the database is of a later release, or a part of it is missing: it is left as it is. */
  database: IDBPDatabase<Schema> | null;
  /** What can be read of a database that is left as it is. */
  salvaged: Entry[];
}

/** More than any account holds: a mark beyond it is damaged. */
const MOST_FACTS = 1e9;
const VERSION = 1;
const INDEXES = ['id', 'queued', 'heldUntil'] as const;

/** Opens the database of a log, creating it if there is none. Rejects if the browser refuses that. */
export async function openDatabase(name: string): Promise<Opened> {
  const database = await openDB<Schema>(name, undefined, {
    upgrade: (created) => {
      const entries = created.createObjectStore('entries', { autoIncrement: true });
      for (const index of INDEXES) entries.createIndex(index, index, { unique: index === 'id' });
      created.createObjectStore('marks');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  if (isOfThisRelease(database)) return { database, salvaged: [] };
  const salvaged = await salvage(database).finally(() => database.close());
  return { database: null, salvaged };
}

/** Entries after which others get a turn. */
const PORTION = 200;

/**
 * Adds entries none of which is known, without a look at each: rejects and adds nothing if one is, or without a database, or
 * if `onPortion` throws, which is told now and then how many were added.
 */
export async function addNew(
  database: IDBPDatabase<Schema> | null,
  entries: readonly Entry[],
  marks: Partial<Marks>,
  onPortion?: (added: number) => void,
): Promise<void> {
  if (!database) throw new Error('There is no database');
  const transaction = database.transaction(['entries', 'marks'], 'readwrite');
  const done = Promise.allSettled([transaction.done]);
  try {
    const kept = transaction.objectStore('entries');
    const store = unwrap(kept);
    let added = 0;
    for (const entry of entries) {
      added += 1;
      if (added % PORTION === 0) {
        await kept.add(entry);
        onPortion?.(added);
      } else store.add(entry);
    }
    for (const [name, mark] of Object.entries(marks))
      unwrap(transaction.objectStore('marks')).put(mark, name);
  } catch (error) {
    if (!transaction.error) transaction.abort();
    await done;
    throw error;
  }
  await transaction.done;
}

/** The number of a stored mark; 0 if there is none or it is damaged. */
export function markOf(stored: unknown): number {
  const isMark = typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored < MOST_FACTS;
  return isMark ? stored : 0;
}

function isOfThisRelease(database: IDBPDatabase<Schema>): boolean {
  const stores = database.objectStoreNames;
  if (database.version !== VERSION || !stores.contains('entries') || !stores.contains('marks')) return false;
  const { indexNames } = database.transaction('entries').store;
  return INDEXES.every((index) => indexNames.contains(index));
}

async function salvage(database: IDBPDatabase<Schema>): Promise<Entry[]> {
  if (!database.objectStoreNames.contains('entries')) return [];
  const entries = await database.getAll('entries');
  return entries.filter((entry) => eventOf(entry) !== null).map((entry) => mended(entry) ?? entry);
}

/** Lets facts with odd marks wait again. Rejects if they cannot be written. */
export async function mendOdd(
  database: IDBPDatabase<Schema>,
  keys: readonly number[],
  entries: readonly unknown[],
): Promise<void> {
  const odd = entries.flatMap((entry, index) => {
    const [better, key] = [isRefused(entry) ? null : mended(entry), keys[index]];
    return better && key !== undefined ? [[better, key] as const] : [];
  });
  if (odd.length === 0) return;
  const transaction = database.transaction('entries', 'readwrite');
  await Promise.all([...odd.map((change) => transaction.store.put(...change)), transaction.done]);
}
