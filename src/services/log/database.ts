import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { LATEST, readEvent, recordIn } from '#machines/learning/facts.rules.ts';
import { PROGRESS_VERSION } from '#machines/learning/progress.rules.ts';
import type { RefusedFact } from '#machines/learning/refused-facts.rules.ts';
import type { LogPage } from '#machines/study/log.types.ts';
import { deleteDB, openDB, unwrap, wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { untilShown, whenKept } from './kept-page.ts';

export type Verdict = { id: string } & (
  | { verdict: 'accepted' | 'known' | 'later' }
  | { verdict: 'refused'; reason: string }
);

export const FUTURE = 'in the future';
/** Milliseconds until a fact over the limit is sent again. */
const LATER = 3_600_000;
/** A refusal that earlier releases stored for unreadable responses; it doesn't concern the fact. */
const NO_REFUSAL = 'unreadable';

/** A fact and its state: waiting to be sent, held until a time, or refused. */
export interface Entry {
  id: string;
  /** As any release wrote it; `eventOf` parses it. */
  event: ActivityEvent;
  /**
   * While waiting: 1, plus 1 for each failed attempt to send the fact alone. Absent otherwise, so that
   * the index holds waiting facts only.
   */
  queued?: number;
  heldUntil?: number;
  /** The account's reason for refusing the fact for good. */
  refusal?: string;
  /** Written on this device rather than received. */
  isOwn?: true;
  /** Was waiting, but a release couldn't parse it. */
  isDamaged?: true;
}

export function ownEntry(event: ActivityEvent): Entry {
  return { id: event.id, event, queued: 1, isOwn: true };
}

/** Null if it's damaged. */
export function eventOf(stored: unknown): ActivityEvent | null {
  const entry = recordIn(stored);
  const event = readEvent(entry?.['event']);
  return event?.id === entry?.['id'] ? event : null;
}

export function isWaiting(entry: Entry): boolean {
  return entry.queued !== undefined && eventOf(entry) !== null;
}

export function refusedOf(stored: unknown): RefusedFact | null {
  const event = isRefused(stored) ? eventOf(stored) : null;
  return event && { event, reason: String(recordIn(stored)?.['refusal']) };
}

export function resendable({ refusal: _refusal, ...entry }: Entry): Entry {
  return { ...entry, queued: 1 };
}

export function released({ heldUntil: _heldUntil, ...entry }: Entry): Entry {
  return { ...entry, queued: 1 };
}

/** Moves a fact that failed alone behind the others. */
export function requeued(entry: Entry): Entry {
  return entry.queued === undefined ? entry : { ...entry, queued: entry.queued + 1 };
}

function isRefused(stored: unknown): boolean {
  const refusal = recordIn(stored)?.['refusal'];
  return refusal !== undefined && refusal !== NO_REFUSAL;
}

/** A stored entry, and whether it's later than the requested time. */
export interface Found {
  entry: unknown;
  isLater: boolean;
}

/** The facts without refused ones, and the number of damaged entries. */
export function readEntries(entries: readonly Found[]): Pick<LogPage, 'events' | 'own' | 'damaged'> {
  const accepted = entries.filter(({ entry }) => !isRefused(entry));
  const events = accepted.flatMap(({ entry }) => eventOf(entry) ?? []);
  const own = accepted.flatMap(({ entry, isLater }) => (isLater && ownEventOf(entry)) || []);
  return { events, own, damaged: accepted.length - events.length };
}

/** The fact if it was written on this device and not imported, in which case the account may have it. */
function ownEventOf(stored: unknown): ActivityEvent | null {
  const event = recordIn(stored)?.['isOwn'] === true ? eventOf(stored) : null;
  return event?.isImported ? null : event;
}

export function withdrawn({ queued: _queued, ...entry }: Entry): Entry {
  return { ...entry, isDamaged: true };
}

/**
 * The entry, queued again if only its state is damaged or an earlier release couldn't parse it or refused
 * it by mistake; else null. Sending it twice is harmless.
 */
export function repaired(stored: unknown): Entry | null {
  const entry = recordIn(stored);
  if (!entry || isRefused(stored)) return null;
  const { queued, heldUntil, isDamaged, refusal, ...rest } = entry as unknown as Entry;
  const isHeldOddly = heldUntil !== undefined && !(typeof heldUntil === 'number' && heldUntil < LATEST);
  const isQueuedOddly = queued !== undefined && !(Number.isInteger(queued) && queued > 0);
  const isOdd = isQueuedOddly || isHeldOddly || isDamaged !== undefined || refusal !== undefined;
  return isOdd && eventOf(stored) ? { ...rest, queued: 1 } : null;
}

/** The entry after the account's verdict at `now`. */
export function settled({ queued, ...entry }: Entry, verdict: Verdict, now: number): Entry {
  if (queued === undefined) return entry;
  if (verdict.verdict === 'later') return { ...entry, heldUntil: now + LATER };
  if (verdict.verdict !== 'refused') return entry;
  return verdict.reason === FUTURE
    ? { ...entry, heldUntil: entry.event.at }
    : { ...entry, refusal: verdict.reason };
}

export interface Schema extends DBSchema {
  entries: { key: number; value: Entry; indexes: { id: string; queued: number; heldUntil: number } };
  marks: { key: string; value: number };
}

type Database = IDBPDatabase<Schema>;

/** Sequence numbers in the account. */
export interface Marks {
  /** All facts up to this one are stored here. */
  cursor: number;
  /** The highest number this device knows of in the account. */
  known: number;
  /** The account's snapshot covers facts up to this one. */
  snapshot: number;
}

/** The database is of a later release or incomplete; don't change it. */
export class OtherDatabase extends Error {
  /** The readable entries. */
  readonly salvaged: readonly Entry[];

  constructor(salvaged: readonly Entry[]) {
    super('The database belongs to another release');
    this.salvaged = salvaged;
  }
}

/** The database was deleted from outside, as at a logout in another tab; opening it must not create it. */
export class DeletedDatabase extends Error {}

/** More than any account holds: a higher mark is damaged. */
const MOST_FACTS = 1e9;
const VERSION = 1;
const markNames = { cursor: 'cursor', known: 'known', snapshot: `snapshot-${PROGRESS_VERSION}` } as const;
const INDEXES = ['id', 'queued', 'heldUntil'] as const;
/** Errors that retrying won't fix. */
const LASTING = new Set(['ConstraintError', 'DataCloneError', 'DataError']);

/**
 * The database of a log. Browsers close databases, or fail, at any moment, so it's opened on demand and
 * failed work is retried once on a new connection: work must be idempotent. While the browser keeps the page for
 * Back, nothing runs; what ran is aborted and begins again, since the open transactions of such a page block every
 * other page in WebKit and Firefox.
 */
export class LogDatabase {
  readonly #name: string;
  readonly #onReturn: () => void;
  #opening: Promise<Database> | null = null;
  #other: OtherDatabase | null = null;
  #hasOpened = false;
  #isLost = false;
  #isUnread = false;
  #mayCreate = true;
  readonly #running = new Set<IDBTransaction>();
  #timesLeft = 0;

  /**
   * `onReturn` is called when the database reopens after it was closed, and perhaps deleted, from
   * outside.
   */
  constructor(name: string, onReturn: () => void) {
    this.#name = name;
    this.#onReturn = onReturn;
    whenKept(() => this.#leave());
  }

  /** Whether it could be opened at least once. */
  get hasOpened(): boolean {
    return this.#hasOpened;
  }

  /**
   * Whether a database with facts may exist that couldn't be opened. Browsers that block databases have
   * none.
   */
  get isUnread(): boolean {
    return this.#isUnread;
  }

  /**
   * Rejects with the second attempt's error, or at once with `OtherDatabase`, `DeletedDatabase` or an
   * error that retrying won't fix.
   */
  async with<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    for (let isRetry = false; ;) {
      await untilShown();
      const timesLeft = this.#timesLeft;
      const opening = this.#open();
      try {
        return await work(await opening);
      } catch (error) {
        if (timesLeft === this.#timesLeft) {
          if (isRetry || !(error instanceof DOMException) || LASTING.has(error.name)) throw error;
          isRetry = true;
        }
        await this.#close(opening);
      }
    }
  }

  allow(): void {
    this.#mayCreate = true;
  }

  async remove(): Promise<void> {
    this.#mayCreate = false;
    await this.with(async (database) => {
      const transaction = database.transaction(['entries', 'marks'], 'readwrite');
      await Promise.all([
        transaction.objectStore('entries').clear(),
        transaction.objectStore('marks').clear(),
        transaction.done,
      ]);
    }).catch(() => undefined);
    if (this.#opening) await this.#close(this.#opening);
    await deleteDB(this.#name).catch(() => deleteDB(this.#name));
  }

  #open(): Promise<Database> {
    if (this.#other) return Promise.reject(this.#other);
    if (this.#opening) return this.#opening;
    const opening: Promise<Database> = this.#connect(() => {
      if (this.#opening !== opening) return;
      this.#opening = null;
      this.#isLost = true;
    });
    this.#opening = opening;
    void opening.then(
      () => this.#noteOpen(),
      (error: unknown) => {
        if (error instanceof OtherDatabase) this.#other = error;
        else this.#noteFailure(error);
        if (this.#opening === opening) this.#opening = null;
      },
    );
    return opening;
  }

  #noteFailure(error: unknown): void {
    this.#isLost = true;
    this.#isUnread = error instanceof DOMException && error.name !== 'SecurityError';
  }

  #noteOpen(): void {
    const isBack = this.#isLost;
    this.#hasOpened = true;
    this.#isUnread = false;
    this.#isLost = false;
    if (isBack) this.#onReturn();
  }

  async #connect(onLost: () => void): Promise<Database> {
    const mayCreate = this.#mayCreate;
    let isDeleted = false;
    const database = await openDB<Schema>(this.#name, undefined, {
      upgrade: (created, _old, _new, transaction) => {
        this.#follow(unwrap(transaction));
        if (!mayCreate) {
          isDeleted = true;
          transaction.done.catch(() => undefined);
          transaction.abort();
          return;
        }
        const entries = created.createObjectStore('entries', { autoIncrement: true });
        for (const index of INDEXES) entries.createIndex(index, index, { unique: index === 'id' });
        created.createObjectStore('marks');
      },
      blocking: (_current, wanted, event) => {
        if (wanted === null) this.#mayCreate = false;
        onLost();
        (event.target as IDBDatabase).close();
      },
      terminated: onLost,
    }).catch((error: unknown) => {
      throw isDeleted ? new DeletedDatabase('The database was deleted') : error;
    });
    this.#followAll(unwrap(database));
    if (isOfThisRelease(database)) return database;
    const salvaged = await salvage(database).finally(() => database.close());
    throw new OtherDatabase(salvaged);
  }

  #leave(): void {
    this.#timesLeft += 1;
    for (const transaction of this.#running) abort(transaction);
    if (!this.#opening) return;
    this.#isLost = true;
    void this.#close(this.#opening);
  }

  #followAll(database: IDBDatabase): void {
    const begin = database.transaction.bind(database);
    database.transaction = (...request) => {
      const transaction = begin(...request);
      this.#follow(transaction);
      return transaction;
    };
  }

  #follow(transaction: IDBTransaction): void {
    this.#running.add(transaction);
    const end = () => this.#running.delete(transaction);
    wrap(transaction).done.then(end, end);
  }

  async #close(opening: Promise<Database>): Promise<void> {
    if (this.#opening === opening) this.#opening = null;
    const database = await opening.catch(() => null);
    database?.close();
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It's ending already.
  }
}

/** Entries between two yields. */
const PORTION = 200;

/**
 * Adds new entries in bulk. Rejects and adds nothing if one exists, or if `onPortion` throws, which gets
 * the number added now and then.
 */
export async function addNew(
  database: Database,
  entries: readonly Entry[],
  marks: Partial<Marks>,
  onPortion?: (added: number) => void,
): Promise<void> {
  const transaction = database.transaction(['entries', 'marks'], 'readwrite');
  const done = Promise.allSettled([transaction.done]);
  try {
    const entriesStore = transaction.objectStore('entries');
    const rawStore = unwrap(entriesStore);
    let added = 0;
    for (const entry of entries) {
      added += 1;
      if (added % PORTION === 0) {
        await entriesStore.add(entry);
        onPortion?.(added);
      } else rawStore.add(entry);
    }
    for (const [name, mark] of namedMarks(marks)) unwrap(transaction.objectStore('marks')).put(mark, name);
  } catch (error) {
    if (!transaction.error) transaction.abort();
    await done;
    throw error;
  }
  await transaction.done;
}

/** Adds entries with unknown ids and returns these ids. */
export async function addUnknown(
  database: Database,
  entries: readonly Entry[],
  marks: Partial<Marks>,
): Promise<Set<string>> {
  const transaction = database.transaction(['entries', 'marks'], 'readwrite');
  const store = transaction.objectStore('entries');
  const index = store.index('id');
  const added = new Set<string>();
  await Promise.all([
    ...entries.map(async (entry) => {
      if ((await index.getKey(entry.id)) !== undefined) return;
      await store.add(entry);
      added.add(entry.id);
    }),
    ...namedMarks(marks).map(async ([name, mark]) => transaction.objectStore('marks').put(mark, name)),
    transaction.done,
  ]);
  return added;
}

/** Replaces the entries of these ids by the results of `change`. */
export async function changeEntries(
  database: Database,
  ids: readonly string[],
  change: (entry: Entry) => Entry,
): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const index = transaction.store.index('id');
  await Promise.all([
    ...ids.map(async (id) => {
      const [key, entry] = await Promise.all([index.getKey(id), index.get(id)]);
      if (key !== undefined && entry) await transaction.store.put(change(entry), key);
    }),
    transaction.done,
  ]);
}

/** 0 for marks that are missing or damaged. */
export async function readMarks(database: Database): Promise<Marks> {
  const { store } = database.transaction('marks');
  const { cursor, known, snapshot } = markNames;
  const stored = await Promise.all([cursor, known, snapshot].map((name) => store.get(name)));
  const [first = 0, second = 0, third = 0] = stored.map(markOf);
  return { cursor: first, known: second, snapshot: third };
}

export async function writeMarks(database: Database, marks: Partial<Marks>): Promise<void> {
  const transaction = database.transaction('marks', 'readwrite');
  await Promise.all([
    ...namedMarks(marks).map(([name, mark]) => transaction.store.put(mark, name)),
    transaction.done,
  ]);
}

function namedMarks(marks: Partial<Marks>): [string, number][] {
  return Object.entries(marks).map(([name, mark]) => [markNames[name as keyof Marks], mark]);
}

/** 0 if it's missing or damaged. */
export function markOf(stored: unknown): number {
  const isMark = typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored < MOST_FACTS;
  return isMark ? stored : 0;
}

function isOfThisRelease(database: Database): boolean {
  const stores = database.objectStoreNames;
  if (database.version !== VERSION || !stores.contains('entries') || !stores.contains('marks')) return false;
  const { indexNames } = database.transaction('entries').store;
  return INDEXES.every((index) => indexNames.contains(index));
}

async function salvage(database: Database): Promise<Entry[]> {
  if (!database.objectStoreNames.contains('entries')) return [];
  const entries = await database.getAll('entries');
  return entries.filter((entry) => eventOf(entry) !== null).map((entry) => repaired(entry) ?? entry);
}

/** Requeues facts with invalid state. Returns their number; rejects if they can't be written. */
export async function repairOdd(
  database: Database,
  keys: readonly number[],
  entries: readonly unknown[],
): Promise<number> {
  const odd = entries.flatMap((entry, index) => {
    const [better, key] = [repaired(entry), keys[index]];
    return better && key !== undefined ? [[better, key] as const] : [];
  });
  if (odd.length === 0) return 0;
  const transaction = database.transaction('entries', 'readwrite');
  await Promise.all([...odd.map((change) => transaction.store.put(...change)), transaction.done]);
  return odd.length;
}
