import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { LogPage, LogPosition } from '#machines/study/log.types.ts';
import { deleteDB, type IDBPDatabase } from 'idb';
import { addNew, markOf, mendOdd, openDatabase, type Marks, type Schema } from './activity-database.ts';
import {
  eventOf,
  FUTURE,
  isWaiting,
  ownEntry,
  readEntries,
  settled,
  withdrawn,
  type Entry,
  type Found,
  type Verdict,
} from './activity-entry.ts';

const PAGE = 1000;

/** New facts of the log in their order, without any other between them, and the key of the last one. */
export interface Added {
  events: readonly ActivityEvent[];
  last: number;
}

/**
 * The log of one learner on this device: each fact once, in order of arrival. Kept in IndexedDB; if the browser refuses
 * that or has no room left, in memory while the page is open. Every tab reads the same log. What another release wrote
 * or something else damaged is left out and counted, and never sent.
 */
export class ActivityLog {
  readonly #name: string;
  #database: IDBPDatabase<Schema> | null;
  readonly #unkept: Entry[];
  #unkeptMarks: Marks = { cursor: 0, known: 0 };

  private constructor(name: string, database: IDBPDatabase<Schema> | null, unkept: Entry[] = []) {
    this.#name = name;
    this.#database = database;
    this.#unkept = unkept;
  }

  static async open(learner: string): Promise<ActivityLog> {
    const name = `camino-activity-${learner}`;
    try {
      const { database, salvaged } = await openDatabase(name);
      return new ActivityLog(name, database, salvaged);
    } catch {
      return new ActivityLog(name, null);
    }
  }

  /** Whether everything so far outlives the page. */
  get isKept(): boolean {
    return this.#database !== null && this.#unkept.length === 0;
  }

  /** Adds facts of this device, to be sent to the account. Known ids are skipped. Returns how many facts were new. */
  async append(events: readonly ActivityEvent[]): Promise<number> {
    return this.#add(events.map(ownEntry), {});
  }

  /**
   * Adds new facts of this device, all or none of them. Rejects if there is no room to keep them, or if `onPortion` throws,
   * which is told now and then how many were added. `store` may add them to the database of this name instead, and
   * resolves to what it added, or to null if it cannot; so does this.
   */
  async appendAll(
    events: () => readonly ActivityEvent[],
    onPortion?: (added: number) => void,
    store?: (database: string) => Promise<Added | null>,
  ): Promise<Added | null> {
    const added = (this.#database && (await store?.(this.#name))) ?? null;
    if (!added) await addNew(this.#database, events().map(ownEntry), {}, onPortion);
    return added;
  }

  /** Adds facts that came from the account, up to its sequence number `cursor`; it has others at least up to `known`. */
  async receive(events: readonly ActivityEvent[], cursor: number, known: number): Promise<void> {
    const [entries, marks] = [events.map((event) => ({ id: event.id, event })), { cursor, known }];
    await addNew(this.#database, entries, marks).catch(() => this.#add(entries, marks));
  }

  /**
   * The next facts after `position`, at most 1,000, without those that the account refused or that are damaged; `own`
   * are those of them that were written on this device after `since`.
   */
  async read(position: LogPosition, since: LogPosition): Promise<LogPage> {
    const entries: Found[] = [];
    let { kept } = position;
    let cursor: unknown;
    if (this.#database) {
      const range = IDBKeyRange.lowerBound(kept, true);
      const transaction = this.#database.transaction(['entries', 'marks']);
      const store = transaction.objectStore('entries');
      const [keys, page, mark] = await Promise.all([
        store.getAllKeys(range, PAGE),
        store.getAll(range, PAGE),
        transaction.objectStore('marks').get('cursor'),
      ]);
      entries.push(...page.map((entry, index) => ({ entry, isLater: (keys[index] ?? 0) > since.kept })));
      kept = keys.at(-1) ?? kept;
      cursor = mark;
      await mendOdd(this.#database, keys, page).catch(() => undefined);
    }
    const hasMore = entries.length === PAGE;
    const unkept = this.#unkept.slice(position.unkept);
    entries.push(
      ...unkept.map((entry, index) => ({ entry, isLater: position.unkept + index >= since.unkept })),
    );
    return {
      ...readEntries(entries),
      position: { kept, unkept: this.#unkept.length },
      cursor: Math.max(markOf(cursor), this.#unkeptMarks.cursor),
      hasMore,
    };
  }

  /** The end of the log. */
  async end(): Promise<LogPosition> {
    const last = await this.#database?.transaction('entries').store.openKeyCursor(null, 'prev');
    return { kept: last?.key ?? 0, unkept: this.#unkept.length };
  }

  /**
   * The oldest facts that wait to be sent, as they were written. Held facts whose time has come wait again; damaged
   * ones wait no longer.
   */
  async queue(limit: number, now: number): Promise<ActivityEvent[]> {
    for (const entry of this.#unkept) {
      if ((entry.heldUntil ?? Infinity) <= now) Object.assign(entry, { queued: 1, heldUntil: undefined });
    }
    const queued = this.#unkept.filter(isWaiting).map(({ event }) => event);
    if (this.#database) {
      const transaction = this.#database.transaction('entries', 'readwrite');
      const held = transaction.store.index('heldUntil').iterate(IDBKeyRange.upperBound(now));
      for await (const cursor of held) {
        const { heldUntil, ...entry } = cursor.value;
        await cursor.update({ ...entry, ...(heldUntil !== undefined && { queued: 1 as const }) });
      }
      const index = transaction.store.index('queued');
      let kept = await index.getAll(1, limit);
      if (!kept.every(eventOf)) {
        for await (const cursor of index.iterate(1)) {
          if (!eventOf(cursor.value)) await cursor.update(withdrawn(cursor.value));
        }
        kept = await index.getAll(1, limit);
      }
      queued.unshift(...kept.map(({ event }) => event));
      await transaction.done;
    }
    return queued.slice(0, limit);
  }

  /** How many facts the account lacks and can accept now. */
  async countQueued(): Promise<number> {
    const unkept = this.#unkept.filter(isWaiting).length;
    return unkept + ((await this.#database?.countFromIndex('entries', 'queued', 1)) ?? 0);
  }

  /** How many facts the account lacks: waiting, or held because the device's clock was ahead or they were too many. */
  async countUnsent(): Promise<number> {
    const unkept = this.#unkept.filter(({ heldUntil }) => heldUntil !== undefined).length;
    const held = (await this.#database?.countFromIndex('entries', 'heldUntil')) ?? 0;
    return unkept + held + (await this.countQueued());
  }

  /** Stores the account's verdicts on facts sent at `now`. Returns the reasons of those that it will never accept. */
  async settle(verdicts: readonly Verdict[], now: number): Promise<string[]> {
    const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
    for (const entry of this.#unkept) {
      const verdict = byId.get(entry.id);
      if (verdict) Object.assign(entry, settled(entry, verdict, now), { queued: undefined });
    }
    if (this.#database) {
      const transaction = this.#database.transaction('entries', 'readwrite');
      const index = transaction.store.index('id');
      await Promise.all(
        verdicts.map(async (verdict) => {
          const [key, entry] = await Promise.all([index.getKey(verdict.id), index.get(verdict.id)]);
          if (key !== undefined && entry) await transaction.store.put(settled(entry, verdict, now), key);
        }),
      );
      await transaction.done;
    }
    return verdicts.flatMap((one) =>
      one.verdict === 'refused' && one.reason !== FUTURE ? [one.reason] : [],
    );
  }

  /**
   * `cursor`: the sequence number up to which all of the account's facts are here; `known`: up to which it has facts at
   * least, as far as this device was told.
   */
  async marks(): Promise<Marks> {
    const [cursor, known] = await Promise.all(
      (['cursor', 'known'] as const).map(async (name) =>
        Math.max(markOf(await this.#database?.get('marks', name)), this.#unkeptMarks[name]),
      ),
    );
    return { cursor: cursor ?? 0, known: known ?? 0 };
  }

  /** Notes up to which sequence number the account has facts at least. */
  async note(known: number): Promise<void> {
    await this.#add([], { known });
  }

  /** Removes everything of the learner from this device. */
  async clear(): Promise<void> {
    this.#unkept.length = 0;
    const database = this.#database;
    this.#database = null;
    if (!database) return deleteDB(this.#name).catch(() => undefined);
    const transaction = database.transaction(['entries', 'marks'], 'readwrite');
    await Promise.all([
      transaction.objectStore('entries').clear(),
      transaction.objectStore('marks').clear(),
      transaction.done,
    ]);
    database.close();
    await deleteDB(this.#name);
  }

  async #add(entries: readonly Entry[], marks: Partial<Marks>): Promise<number> {
    let added = 0;
    const database = this.#database;
    if (!database) return this.#addUnkept(entries, marks);
    try {
      const transaction = database.transaction(['entries', 'marks'], 'readwrite');
      const store = transaction.objectStore('entries');
      const index = store.index('id');
      await Promise.all([
        ...entries.map(async (entry) => {
          if ((await index.getKey(entry.id)) !== undefined) return;
          await store.add(entry);
          added += 1;
        }),
        ...Object.entries(marks).map(([name, mark]) => transaction.objectStore('marks').put(mark, name)),
        transaction.done,
      ]);
      return added;
    } catch {
      const known = await Promise.all(entries.map(({ id }) => database.getKeyFromIndex('entries', 'id', id)));
      return this.#addUnkept(
        entries.filter((_, index) => known[index] === undefined),
        marks,
      );
    }
  }

  #addUnkept(entries: readonly Entry[], marks: Partial<Marks>): number {
    const known = new Set(this.#unkept.map(({ id }) => id));
    const added = entries.filter(({ id }) => !known.has(id));
    this.#unkept.push(...added);
    this.#unkeptMarks = { ...this.#unkeptMarks, ...marks };
    return added.length;
  }
}
