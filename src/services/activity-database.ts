import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { eventOf, mended, type Entry } from './activity-entry.ts';

export interface Schema extends DBSchema {
  entries: { key: number; value: Entry; indexes: { id: string; queued: number; heldUntil: number } };
  /** `cursor`: the last sequence number that was fetched from the account. */
  marks: { key: string; value: number };
}

interface Opened {
  /** Null if the database is of a later release, or a part of it is missing: it is left as it is. */
  database: IDBPDatabase<Schema> | null;
  /** What can be read of a database that is left as it is. */
  salvaged: Entry[];
}

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
