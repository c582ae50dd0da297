import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { storage } from '../../src/services/storage.ts';
import { storeCopy } from '../../src/services/log/log.ts';
import { idsOf, studied } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { stubLocalStorage } from '../support/fake-storage.ts';
import { openDevice, type Device } from '../support/device.ts';

const START = { stored: 0, unstored: 0 };
let stored: Storage;
let backend: TestBackend;
let ana: Learner;
let databases: IDBFactory;

beforeAll(async () => {
  backend = await sharedBackend();
});
beforeEach(async () => {
  stored = stubLocalStorage();
  storage.removeItem('camino-auth');
  ana = await backend.register();
  databases = new IDBFactory();
  signIn(ana);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const uses: [name: string, use: (phone: Device) => Promise<unknown>][] = [
  ['writing', (phone) => phone.appendActivity(ana.id, [studied(2)])],
  ['reading', (phone) => phone.readActivity(ana.id, START)],
  ['sending', (phone) => phone.exchangeActivity(ana.id)],
  ['counting', (phone) => phone.countUnsent(ana.id)],
  ['importing', (phone) => phone.importActivity(ana.id, [studied(2)])],
  ['adding many', (phone) => phone.appendAll(ana.id, () => [studied(2)])],
  ['looking for refused ones', (phone) => phone.refusedActivity(ana.id)],
];
const errors = [
  'InvalidStateError',
  'UnknownError',
  'QuotaExceededError',
  'AbortError',
  'TransactionInactiveError',
];

describe.each(uses)('a database that fails once while %s', (name, use) => {
  const place = uses.findIndex(([one]) => one === name) % errors.length;
  for (const [index, error] of errors.entries())
    test(`with ${error} reopens unnoticed`, { tags: index === place ? [] : ['long'] }, async () => {
      const phone = await tab();
      await phone.appendActivity(ana.id, [studied(1)]);
      failOnce(error);
      await use(phone);
      await expectSafe(phone);
    });

  test('because it was closed from outside reopens unnoticed', async () => {
    const phone = await tab();
    await phone.appendActivity(ana.id, [studied(1)]);
    await closeAll();
    await use(phone);
    await expectSafe(phone);
  });
});

test('four answers after the database was closed are stored, shown in every tab and sent', async () => {
  const [phone, other] = [await tab(), await tab()];
  await phone.appendActivity(ana.id, [studied(1)]);
  await closeAll();
  for (const number of [2, 3, 4, 5]) {
    expect(await phone.appendActivity(ana.id, [studied(number)])).toEqual({ appended: 1, isStored: true });
  }
  const all = idsOf([1, 2, 3, 4, 5].map((number) => studied(number)));
  expect(idsOf(await phone.allActivity(ana.id))).toEqual(all);
  expect(idsOf(await other.allActivity(ana.id))).toEqual(all);
  await phone.settle();
  expect(await backend.factsOf(ana.id)).toEqual(all);
});

describe('a page that is kept for Back while it writes', () => {
  const turn = (page: EventTarget, type: 'pagehide' | 'pageshow') =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

  /** A page whose transactions never end by themselves once it's kept, as in WebKit. */
  async function keptWhileWriting() {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const phone = await tab();
    await record(phone, studied(1));
    const adding = vi.spyOn(IDBObjectStore.prototype, 'add');
    adding.mockImplementationOnce(function leave(this: IDBObjectStore, entry: unknown) {
      turn(page, 'pagehide');
      return this.put(entry);
    });
    const writing = record(phone, studied(2));
    await vi.waitUntil(() => adding.mock.calls.length > 0);
    return { page, phone, writing };
  }

  test('keeps no other page waiting, and goes on when it is shown again', async () => {
    const other = await tab();
    const { page, phone, writing } = await keptWhileWriting();
    const waiting = record(phone, studied(3));
    await other.appendActivity(ana.id, [studied(4)]);
    expect(idsOf(await other.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(4)]));
    turn(page, 'pageshow');
    await Promise.all([writing, waiting]);
    const all = idsOf([1, 2, 3, 4].map((number) => studied(number)));
    expect(idsOf(await other.allActivity(ana.id))).toEqual(all);
    expect(idsOf(await phone.allActivity(ana.id))).toEqual(all);
    await phone.settle();
    expect(await backend.factsOf(ana.id)).toEqual(all);
    expect(copies()).toEqual([]);
  });

  test('and never shown again leaves a copy that the next page adds to the log', async () => {
    await keptWhileWriting();
    const next = await tab();
    const both = idsOf([studied(1), studied(2)]);
    expect(idsOf(await next.allActivity(ana.id))).toEqual(both);
    await next.settle();
    expect(await backend.factsOf(ana.id)).toEqual(both);
    expect(copies()).toEqual([]);
  });

  test('notices that its learner logged out and in again meanwhile', async () => {
    const other = await tab();
    const { page, phone, writing } = await keptWhileWriting();
    await other.settle();
    await other.clearActivity(ana.id);
    await other.openLog(ana.id);
    await other.appendActivity(ana.id, [studied(3)]);
    const reported = nextChange(phone, 'withdrawn');
    turn(page, 'pageshow');
    await writing;
    await reported;
    await phone.settle();
    const all = idsOf([studied(1), studied(2), studied(3)]);
    expect(idsOf(await phone.allActivity(ana.id))).toEqual(all);
    expect(await backend.factsOf(ana.id)).toEqual(all);
  });
});

describe('a database that fails for good', () => {
  test('after it was opened: answers go to the account all the same, and are on the next page, each once', async () => {
    const phone = await tab();
    await record(phone, studied(1));
    failForGood();
    storeCopy(ana.id, studied(2));
    expect(await phone.appendActivity(ana.id, [studied(2)])).toEqual({ appended: 1, isStored: true });
    await phone.exchangeActivity(ana.id).catch(() => undefined);
    expect(await backend.factsOf(ana.id)).toContain(studied(2).id);
    await record(phone, studied(3));
    expect(copies()).toContain(`camino-fact-${ana.id}-${studied(3).id}`);
    vi.restoreAllMocks();
    const next = await tab();
    expect(idsOf(await next.allActivity(ana.id))).toEqual(
      expect.arrayContaining(idsOf([studied(1), studied(3)])),
    );
    await next.settle();
    expect(idsOf(await next.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2), studied(3)]));
    expect(copies()).toEqual([]);
    expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(2), studied(3)]));
  });

  test('for a while: what was kept in memory is stored once it works again, and counts once', async () => {
    const phone = await tab();
    await record(phone, studied(1));
    failForGood();
    await record(phone, studied(2));
    vi.restoreAllMocks();
    const reported = nextChange(phone, 'withdrawn');
    expect(await phone.appendActivity(ana.id, [studied(3)])).toEqual({ appended: 1, isStored: true });
    await reported;
    expect((await phone.readActivity(ana.id, START)).events).toEqual([studied(1), studied(2), studied(3)]);
    expect(await phone.countUnsent(ana.id)).toMatchObject({ unsent: 3 });
  });

  test('after it was opened: what is in memory counts as unsent, so that the bar can say so', async () => {
    const phone = await tab();
    failForGood();
    await record(phone, studied(1));
    expect(await phone.countUnsent(ana.id)).toEqual({ unsent: 1, since: studied(1).at });
  });

  test('prompts at logout, since its contents are unknown', async () => {
    const phone = await tab();
    await phone.appendActivity(ana.id, [studied(1)]);
    failForGood();
    await expect(phone.sendActivity(ana.id)).rejects.toBeInstanceOf(Error);
    await expect(phone.countAllUnsent(ana.id)).rejects.toBeInstanceOf(Error);
    vi.restoreAllMocks();
    await phone.clearActivity(ana.id);
    expect(await databases.databases()).toEqual([]);
  });

  test('from the start: facts are shown, sent and copied', async () => {
    databases.open = () => {
      throw new DOMException('Damaged', 'UnknownError');
    };
    const phone = await tab();
    await record(phone, studied(1));
    expect((await phone.readActivity(ana.id, START)).events).toEqual([studied(1)]);
    expect(await phone.countUnsent(ana.id)).toMatchObject({ unsent: 1 });
    expect(copies()).toHaveLength(1);
    await phone.settle();
    expect(copies()).toEqual([]);
    expect(await backend.factsOf(ana.id)).toEqual([studied(1).id]);
  });
});

test('in a browser that denies all storage, locks and channels, answers are shown and reach the account', async () => {
  function deny(): never {
    throw new DOMException('Denied', 'SecurityError');
  }
  databases.open = deny;
  vi.stubGlobal('BroadcastChannel', deny);
  vi.stubGlobal('navigator', { locks: { request: async () => deny() } });
  const phone = await tab();
  const reported: string[] = [];
  const stop = phone.watchActivity(ana.id, (change) => reported.push(change));
  await phone.appendActivity(ana.id, [studied(1)]);
  expect(reported).toEqual(['written']);
  expect((await phone.readActivity(ana.id, START)).events).toEqual([studied(1)]);
  await phone.settle();
  stop();
  expect(await backend.factsOf(ana.id)).toEqual([studied(1).id]);
});

test('a database deleted under the learner: answers go to the account, and the next page has everything', async () => {
  const phone = await tab();
  await record(phone, studied(1));
  await phone.settle();
  await phone.settle();
  await deleteDatabase();
  await record(phone, studied(2));
  expect(await phone.countUnsent(ana.id)).toMatchObject({ unsent: 1 });
  expect(await phone.sendActivity(ana.id)).toEqual({ unsent: 0 });
  expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(2)]));
  expect(copies()).toEqual([]);
  await phone.uploadSnapshot(ana.id, 1);
  expect(await ana.client.from('snapshots').select(), 'no snapshot of a part').toMatchObject({ data: [] });
  await record(phone, studied(3));
  const next = await tab();
  await next.settle();
  expect(idsOf(await next.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2), studied(3)]));
  expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(2), studied(3)]));
});

test('a log that can’t be opened may hold more: logging out asks, and the log is read once possible', async () => {
  await record(await tab(), studied(1));
  const open = databases.open.bind(databases);
  databases.open = () => {
    throw new DOMException('Damaged', 'InvalidStateError');
  };
  const phone = await tab();
  expect((await phone.readActivity(ana.id, START)).events).toEqual([]);
  await expect(phone.countAllUnsent(ana.id)).rejects.toThrow('can’t be read');
  await expect(phone.sendActivity(ana.id)).rejects.toThrow('can’t be read');
  const reported: string[] = [];
  const stop = phone.watchActivity(ana.id, (change) => reported.push(change));
  databases.open = open;
  await phone.settle();
  await expect.poll(() => reported).toContain('withdrawn');
  stop();
  expect((await phone.readActivity(ana.id, START)).events).toEqual([studied(1)]);
});

test('an answer survives a page that dies while writing it', async () => {
  const dying = await tab();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The page is gone', 'AbortError');
  });
  await record(dying, studied(1));
  vi.restoreAllMocks();
  expect(await (await tab()).allActivity(ana.id)).toEqual([studied(1)]);
});

test('a tab that dies while storing another tab’s answer doesn’t lose it', async () => {
  const dying = await tab();
  storeCopy(ana.id, studied(1));
  failForGood();
  await dying.countUnsent(ana.id).catch(() => undefined);
  expect(copies()).toHaveLength(1);
  vi.restoreAllMocks();
  expect(await (await tab()).allActivity(ana.id)).toEqual([studied(1)]);
});

describe('a tab whose learner logs out in another one', () => {
  test('loses nothing that it can still send, and leaves no database behind', async () => {
    const [phone, other] = [await tab(), await tab()];
    await phone.appendActivity(ana.id, [studied(1)]);
    await phone.settle();
    await phone.clearActivity(ana.id);
    await record(other, studied(2));
    await other.readActivity(ana.id, START).catch(() => undefined);
    expect(await other.sendActivity(ana.id)).toEqual({ unsent: 0 });
    expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(2)]));
    expect(await databases.databases()).toEqual([]);
    await other.clearActivity(ana.id);
    expect(await databases.databases()).toEqual([]);
    expect(copies()).toEqual([]);
  });

  test('and in again has everything again, without a reload', async () => {
    const [phone, other] = [await tab(), await tab()];
    await phone.appendActivity(ana.id, [studied(1), studied(2)]);
    await phone.settle();
    await other.allActivity(ana.id);
    const reported = nextChange(other, 'withdrawn');
    await phone.clearActivity(ana.id);
    await phone.openLog(ana.id);
    await phone.settle();
    expect(idsOf(await other.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2)]));
    await reported;
    await record(other, studied(3));
    await other.settle();
    expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2), studied(3)]));
    expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(2), studied(3)]));
  });

  test('and logs in again there itself has everything again', async () => {
    const [phone, other] = [await tab(), await tab()];
    await phone.appendActivity(ana.id, [studied(1)]);
    await phone.settle();
    await phone.clearActivity(ana.id);
    expect(await other.openLog(ana.id)).toEqual({ isStored: true });
    await other.settle();
    expect(await other.allActivity(ana.id)).toEqual([studied(1)]);
  });

  test('and another logs in has nothing of the one with the other', async () => {
    const ben = await backend.register();
    const [phone, other] = [await tab(), await tab()];
    await phone.appendActivity(ana.id, [studied(1)]);
    await phone.settle();
    await phone.clearActivity(ana.id);
    signIn(ben);
    const [bens, too] = [await tab(ben), await tab(ben)];
    await bens.appendActivity(ben.id, [studied(2)]);
    expect(await too.allActivity(ben.id)).toEqual([studied(2)]);
    await other.readActivity(ana.id, START).catch(() => undefined);
    expect((await databases.databases()).map(({ name }) => name)).toEqual([`camino-activity-${ben.id}`]);
    await too.settle();
    expect([await backend.factsOf(ana.id), await backend.factsOf(ben.id)]).toEqual([
      [studied(1).id],
      [studied(2).id],
    ]);
  });
});

function tab(learner = ana): Promise<Device> {
  return openDevice(backend, learner, { databases });
}

async function record(phone: Device, fact: ActivityEvent): Promise<void> {
  storeCopy(ana.id, fact);
  await phone.appendActivity(ana.id, [fact]);
}

function signIn({ id, email }: Learner): void {
  const user = { id, email, user_metadata: {} };
  stored.setItem('camino-auth', JSON.stringify({ refresh_token: 'token', user }));
}

function failOnce(name: string): void {
  vi.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementationOnce(() => {
    throw new DOMException('Lost', name);
  });
}

function failForGood(): void {
  vi.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementation(() => {
    throw new DOMException('Connection lost', 'UnknownError');
  });
}

/** Closes all connections to the learner's log, as browsers do. */
async function closeAll(): Promise<void> {
  const name = `camino-activity-${ana.id}`;
  const { version = 1 } = (await databases.databases()).find((one) => one.name === name) ?? {};
  const request = databases.open(name, version + 1);
  await new Promise((resolve) => {
    request.addEventListener('upgradeneeded', () => {
      request.transaction?.addEventListener('abort', resolve);
      request.transaction?.abort();
    });
    request.addEventListener('error', (event) => event.preventDefault());
  });
}

/** As when a browser clears a site's databases. */
async function deleteDatabase(): Promise<void> {
  const request = databases.deleteDatabase(`camino-activity-${ana.id}`);
  await new Promise((resolve) => {
    request.addEventListener('success', resolve);
  });
}

async function expectSafe(phone: Device): Promise<void> {
  await phone.appendActivity(ana.id, [studied(2)]);
  const all = idsOf([studied(1), studied(2)]);
  expect(idsOf(await phone.allActivity(ana.id))).toEqual(all);
  await phone.settle();
  expect(await backend.factsOf(ana.id)).toEqual(all);
  expect(idsOf(await (await tab()).allActivity(ana.id))).toEqual(all);
}

function nextChange(phone: Device, wanted: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = phone.watchActivity(ana.id, (change) => {
      if (change !== wanted) return;
      stop();
      resolve();
    });
  });
}

function copies(): string[] {
  return Object.keys(stored).filter((key) => key.startsWith('camino-fact-'));
}
