import type { RefusedFact } from '#machines/learning/refused-facts.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Unsent } from '#machines/study/activity-sync.machine.ts';
import type { LogPage, LogPosition } from '#machines/study/log.types.ts';
import type { IDBPDatabase } from 'idb';
import {
  addNew,
  addUnknown,
  changeEntries,
  DeletedDatabase,
  eventOf,
  FUTURE,
  isWaiting,
  LogDatabase,
  markOf,
  repairOdd,
  OtherDatabase,
  ownEntry,
  requeued,
  readEntries,
  readMarks,
  refusedOf,
  released,
  resendable,
  settled,
  withdrawn,
  writeMarks,
  type Entry,
  type Found,
  type Marks,
  type Schema,
  type Verdict,
} from './database.ts';

const PAGE = 1000;
/** How many of the facts waiting longest are searched for the oldest. */
const FIRST = 100;
/** The values of `queued` that this release writes. */
const places = () => IDBKeyRange.bound(1, Infinity);

type Database = IDBPDatabase<Schema>;

const noMarks: Marks = { cursor: 0, known: 0, snapshot: 0 };
/** How many facts the account lacks, and the candidates for the oldest. */
const noneUnsent: { count: number; first: readonly Entry[] } = { count: 0, first: [] };

/**
 * A learner's log on this device: each fact once, in order of arrival, shared by all tabs. Stored in
 * IndexedDB; what that rejects, or everything if it's unavailable, stays in memory. Damaged entries are
 * skipped, counted and never sent.
 */
export class ActivityLog {
  readonly #name: string;
  readonly #database: LogDatabase;
  readonly #onMoved: () => void;
  #unstored: readonly Entry[] = [];
  #unstoredMarks = noMarks;
  /** As last read from the database: still true of the account if the database is deleted. */
  #lastMarks = noMarks;

  private constructor(name: string, onMoved: () => void) {
    this.#name = name;
    this.#database = new LogDatabase(name, () => this.#forgetPositions());
    this.#onMoved = onMoved;
  }

  /** `onMoved` is called when positions become invalid and the log must be read from its start. */
  static async open(learner: string, onMoved = (): void => undefined): Promise<ActivityLog> {
    const log = new ActivityLog(`camino-activity-${learner}`, onMoved);
    await log.reopen();
    return log;
  }

  /** Opens or creates the database. Returns whether everything outlives the page. */
  async reopen(): Promise<boolean> {
    this.#database.allow();
    try {
      await this.#database.with(() => Promise.resolve());
      return this.#unstored.length === 0;
    } catch (error) {
      if (error instanceof OtherDatabase) this.#addUnstored(error.salvaged);
      return false;
    }
  }

  /**
   * Adds and queues this device's facts, skipping known ids. Returns how many were new and whether all
   * outlive the page.
   */
  async append(events: readonly ActivityEvent[]): Promise<{ added: number; isStored: boolean }> {
    const entries = events.map(ownEntry);
    try {
      const added = await this.#write(entries);
      return { added: entries.filter(({ id }) => added.has(id)).length, isStored: true };
    } catch {
      return { added: await this.#addToMemory(entries), isStored: false };
    }
  }

  /**
   * Adds new facts of this device, all or none. Rejects without disk space or if `onPortion` throws,
   * which gets the number added now and then. `store` may write them to the database itself and resolves
   * to whether it did.
   */
  async appendAll(
    events: () => readonly ActivityEvent[],
    onPortion?: (added: number) => void,
    store?: (database: string) => Promise<boolean>,
  ): Promise<void> {
    await this.#database.with(() => Promise.resolve());
    if (await store?.(this.#name)) return;
    const entries = events().map(ownEntry);
    await this.#database.with((database) => addNew(database, entries, {}, onPortion));
  }

  /** Adds facts from the account up to sequence number `cursor`; it has at least `known`. */
  async receive(events: readonly ActivityEvent[], cursor: number, known: number): Promise<void> {
    const [entries, marks] = [events.map((event) => ({ id: event.id, event })), { cursor, known }];
    try {
      await this.#database.with((database) =>
        addNew(database, entries, marks).catch(() => addUnknown(database, entries, marks)),
      );
    } catch {
      await this.#addToMemory(entries);
      this.#unstoredMarks = { ...this.#unstoredMarks, ...marks };
    }
  }

  /**
   * The next facts after `position`, at most 1,000, without refused and damaged ones; `own` are those
   * written here after `since`.
   */
  async read(position: LogPosition, since: LogPosition): Promise<LogPage> {
    await this.#moveToDatabase();
    const { keys, page, cursor, known, repaired } = await this.#ask(
      (database) => readPage(database, position.stored),
      {
        keys: [],
        page: [],
        cursor: undefined,
        known: undefined,
        repaired: 0,
      },
    );
    const through = Math.max(markOf(cursor), this.#unstoredMarks.cursor);
    const stored = page.map((entry, index): Found => ({ entry, isLater: (keys[index] ?? 0) > since.stored }));
    const unstored = this.#unstored
      .slice(position.unstored)
      .map((entry, index): Found => ({ entry, isLater: position.unstored + index >= since.unstored }));
    return {
      ...readEntries([...stored, ...unstored]),
      position: { stored: keys.at(-1) ?? position.stored, unstored: this.#unstored.length },
      cursor: cursor === undefined && this.#unstoredMarks === noMarks ? null : through,
      ...(Math.max(markOf(known), this.#unstoredMarks.known) > through && { isPartial: true }),
      hasMore: page.length === PAGE,
      ...(repaired > 0 && { repaired }),
    };
  }

  async end(): Promise<LogPosition> {
    const last = await this.#ask(
      (database) => database.transaction('entries').store.openKeyCursor(null, 'prev'),
      null,
    );
    return { stored: last?.key ?? 0, unstored: this.#unstored.length };
  }

  /**
   * The oldest waiting facts, unchanged; a single one if each left failed alone before. Requeues held
   * facts whose time has come and drops damaged ones.
   */
  async queue(limit: number, now: number): Promise<ActivityEvent[]> {
    await this.#moveToDatabase();
    this.#changeUnstored((entry) => ((entry.heldUntil ?? Infinity) <= now ? released(entry) : entry));
    const unstored = this.#unstored.filter(isWaiting);
    const stored = await this.#ask((database) => readQueue(database, limit, now), []).catch(
      (error: unknown) => {
        if (unstored.length === 0) throw error;
        return [];
      },
    );
    const queued = [...stored, ...unstored].toSorted((one, other) => (one.queued ?? 1) - (other.queued ?? 1));
    const fresh = queued.filter((entry) => entry.queued === 1).slice(0, limit);
    return (fresh.length > 0 ? fresh : queued.slice(0, 1)).map(({ event }) => event);
  }

  /** How many facts can be sent now. */
  async countQueued(): Promise<number> {
    const stored = await this.#ask((database) => database.countFromIndex('entries', 'queued', places()), 0);
    return this.#unstored.filter(isWaiting).length + stored;
  }

  /**
   * Facts the account lacks: waiting, or held since the device's clock was ahead or a limit was reached.
   * Without the database's if it can't be read.
   */
  async unsent(): Promise<Unsent> {
    return this.#unsentOf(await this.#readUnsent().catch(() => noneUnsent));
  }

  /** As `unsent`, but rejects if the database can't be read. */
  async knownUnsent(): Promise<Unsent> {
    const unsent = this.#unsentOf(await this.#readUnsent());
    if (this.#database.isUnread) throw new Error('The log on this device can’t be read');
    return unsent;
  }

  #readUnsent(): Promise<typeof noneUnsent> {
    return this.#ask(readUnsent, noneUnsent);
  }

  #unsentOf(stored: typeof noneUnsent): Unsent {
    const unstored = this.#unstored.filter((entry) => isWaiting(entry) || entry.heldUntil !== undefined);
    const moments = [...stored.first, ...unstored].flatMap((entry) => eventOf(entry)?.at ?? []);
    const since = moments.reduce((first, at) => Math.min(first, at), Infinity);
    return { unsent: stored.count + unstored.length, ...(moments.length > 0 && { since }) };
  }

  /** Stores the account's verdicts on facts sent at `now`. Returns the reasons of refusals. */
  async settle(verdicts: readonly Verdict[], now: number): Promise<string[]> {
    const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
    await this.#change([...byId.keys()], (entry) => {
      const verdict = byId.get(entry.id);
      return verdict ? settled(entry, verdict, now) : entry;
    });
    return verdicts.flatMap((one) =>
      one.verdict === 'refused' && one.reason !== FUTURE ? [one.reason] : [],
    );
  }

  /** Moves a fact that failed alone behind the others. */
  async requeue(id: string): Promise<void> {
    await this.#change([id], requeued);
  }

  /** Facts that the account refused for good, with reasons. */
  async refused(): Promise<RefusedFact[]> {
    const stored = await this.#ask(readRefused, []);
    return [...stored, ...this.#unstored.flatMap((entry) => refusedOf(entry) ?? [])];
  }

  /** Queues refused facts again. */
  async sendAgain(): Promise<void> {
    const refused = await this.refused();
    await this.#change(
      refused.map(({ event }) => event.id),
      resendable,
    );
  }

  async marks(): Promise<Marks> {
    const stored = await this.#ask(readMarks, this.#lastMarks);
    this.#lastMarks = stored;
    const unstored = this.#unstoredMarks;
    return {
      cursor: Math.max(stored.cursor, unstored.cursor),
      known: Math.max(stored.known, unstored.known),
      snapshot: Math.max(stored.snapshot, unstored.snapshot),
    };
  }

  async note(marks: Partial<Marks>): Promise<void> {
    try {
      await this.#database.with((database) => writeMarks(database, marks));
    } catch {
      this.#unstoredMarks = { ...this.#unstoredMarks, ...marks };
    }
  }

  async clear(): Promise<void> {
    this.#unstored = [];
    await this.#database.remove();
  }

  /** The result of `work`, or `without` if there is no database. */
  async #ask<Result>(work: (database: Database) => Promise<Result>, without: Result): Promise<Result> {
    try {
      return await this.#database.with(work);
    } catch (error) {
      if (this.#database.hasOpened && !(error instanceof DeletedDatabase)) throw error;
      return without;
    }
  }

  /** Adds entries, and those in memory, to the database. Returns the ids added. */
  async #write(entries: readonly Entry[]): Promise<Set<string>> {
    const unstored = this.#unstored;
    const added = await this.#database.with((database) =>
      addUnknown(database, [...unstored, ...entries], {}),
    );
    if (unstored.length > 0) {
      const written = new Set(unstored.map(({ id }) => id));
      this.#unstored = this.#unstored.filter(({ id }) => !written.has(id));
      this.#forgetPositions();
    }
    return added;
  }

  /** Resets what was known of the account's facts and positions: the database is authoritative now. */
  #forgetPositions(): void {
    this.#unstoredMarks = noMarks;
    this.#onMoved();
  }

  async #moveToDatabase(): Promise<void> {
    if (this.#unstored.length > 0) await this.#write([]).catch(() => undefined);
  }

  async #change(ids: readonly string[], change: (entry: Entry) => Entry): Promise<void> {
    const changed = new Set(ids);
    this.#changeUnstored((entry) => (changed.has(entry.id) ? change(entry) : entry));
    const stored = this.#database.with((database) => changeEntries(database, ids, change));
    const isUnstored = this.#unstored.filter(({ id }) => changed.has(id)).length === changed.size;
    await (isUnstored ? stored.catch(() => undefined) : stored);
  }

  #changeUnstored(change: (entry: Entry) => Entry): void {
    this.#unstored = this.#unstored.map(change);
  }

  /** Adds entries to memory unless the database has them. Returns how many were new. */
  async #addToMemory(entries: readonly Entry[]): Promise<number> {
    const known = await this.#database
      .with((database) => Promise.all(entries.map(({ id }) => database.getKeyFromIndex('entries', 'id', id))))
      .catch(() => []);
    return this.#addUnstored(entries.filter((_entry, index) => known[index] === undefined));
  }

  #addUnstored(entries: readonly Entry[]): number {
    const known = new Set(this.#unstored.map(({ id }) => id));
    const added = entries.filter(({ id }) => !known.has(id));
    this.#unstored = [...this.#unstored, ...added];
    return added.length;
  }
}

async function readPage(database: Database, after: number) {
  const range = IDBKeyRange.lowerBound(after, true);
  const transaction = database.transaction(['entries', 'marks']);
  const store = transaction.objectStore('entries');
  const [keys, page, cursor, known] = await Promise.all([
    store.getAllKeys(range, PAGE),
    store.getAll(range, PAGE),
    transaction.objectStore('marks').get('cursor'),
    transaction.objectStore('marks').get('known'),
  ]);
  const repaired = await repairOdd(database, keys, page).catch(() => 0);
  return { keys, page, cursor, known, repaired };
}

async function readQueue(database: Database, limit: number, now: number): Promise<Entry[]> {
  const transaction = database.transaction('entries', 'readwrite');
  const held = transaction.store.index('heldUntil').iterate(IDBKeyRange.upperBound(now));
  for await (const cursor of held) {
    await cursor.update(released(cursor.value));
  }
  const index = transaction.store.index('queued');
  let queued = await index.getAll(places(), limit);
  if (!queued.every(eventOf)) {
    for await (const cursor of index.iterate(places())) {
      if (!eventOf(cursor.value)) await cursor.update(withdrawn(cursor.value));
    }
    queued = await index.getAll(places(), limit);
  }
  await transaction.done;
  return queued;
}

async function readUnsent(database: Database): Promise<typeof noneUnsent> {
  const { store } = database.transaction('entries');
  const [queued, held] = [store.index('queued'), store.index('heldUntil')];
  const [waiting, later, ...first] = await Promise.all([
    queued.count(places()),
    held.count(),
    queued.getAll(places(), FIRST),
    held.getAll(null, FIRST),
  ]);
  return { count: waiting + later, first: first.flat() };
}

async function readRefused(database: Database): Promise<RefusedFact[]> {
  const refused: RefusedFact[] = [];
  let after = 0;
  for (;;) {
    const range = IDBKeyRange.lowerBound(after, true);
    const [keys, page] = await Promise.all([
      database.getAllKeys('entries', range, PAGE),
      database.getAll('entries', range, PAGE),
    ]);
    refused.push(...page.flatMap((entry) => refusedOf(entry) ?? []));
    if (page.length < PAGE) return refused;
    after = keys.at(-1) ?? after;
  }
}
