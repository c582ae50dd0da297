import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '#machines/constants.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { backoffOf } from '#machines/parts/backoff.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { Appended, Durability, LogPage, LogPosition } from '#machines/study/log.types.ts';
import { idsOf, studied } from '../support/activity.ts';
import { sharedBackend, type TestBackend } from '../support/backend.ts';
import { openDevice, type Device } from '../support/device.ts';

type Fetch = typeof fetch;
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('facts of one device appear on the other once', async () => {
  const ana = await backend.register();
  const phone = await openDevice(backend, ana);
  const laptop = await openDevice(backend, ana);
  await phone.appendActivity(ana.id, [studied(1), studied(2)]);
  await laptop.appendActivity(ana.id, [studied(3)]);
  await phone.settle();
  await laptop.settle();
  await phone.settle();
  expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2), studied(3)]));
  expect(idsOf(await laptop.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2), studied(3)]));
  expect(await laptop.allActivity(ana.id)).toContainEqual(studied(1));
});

test('an account that was seen empty is known to be, also on the next page', async () => {
  const ana = await backend.register();
  const databases = new IDBFactory();
  const phone = await openDevice(backend, ana, { databases });
  const start = { stored: 0, unstored: 0 };
  expect((await phone.readActivity(ana.id, start)).cursor).toBeNull();
  const reported: string[] = [];
  const stop = phone.watchActivity(ana.id, (change) => reported.push(change));
  await phone.settle();
  stop();
  expect(reported, 'so that the page reads the log and shows a new learner').toEqual(['received']);
  const next = await openDevice(backend, ana, { databases });
  expect((await next.readActivity(ana.id, start)).cursor).toBe(0);
});

test('facts sync with their learner’s account only, whoever else is signed in on the device', async () => {
  const [ana, ben] = await Promise.all([backend.register(), backend.register()]);
  const device = await openDevice(backend, ben);
  await device.appendActivity(ben.id, [studied(1)]);
  await device.settle();
  await device.appendActivity(ana.id, [studied(2)]);
  await expect(device.exchangeActivity(ana.id)).rejects.toThrow('Someone else is signed in');
  expect(await backend.factsOf(ben.id)).toEqual(idsOf([studied(1)]));
  expect(idsOf(await device.allActivity(ana.id))).toEqual(idsOf([studied(2)]));
});

test('a fact older than sent ones, from a clock set back a day, is sent and stored, too', async () => {
  const ana = await backend.register();
  const phone = await openDevice(backend, ana);
  const before = { ...studied(2), at: studied(1).at - 24 * 60 * 60 * 1000 };
  await phone.appendActivity(ana.id, [studied(1)]);
  await phone.settle();
  await phone.appendActivity(ana.id, [before]);
  await phone.settle();
  const laptop = await openDevice(backend, ana);
  await laptop.settle();
  expect(await phone.allActivity(ana.id)).toEqual([studied(1), before]);
  expect(await laptop.allActivity(ana.id)).toEqual([studied(1), before]);
});

test('a server that fails one request in three, before or after its work, loses and duplicates nothing', async () => {
  const ana = await backend.register();
  let calls = 0;
  const through =
    (call: Fetch): Fetch =>
    async (...request) => {
      if (!addressOf(request).includes('/rest/')) return call(...request);
      calls += 1;
      if (calls % 3 !== 0) return call(...request);
      if (calls % 2 === 0) await call(...request);
      return new Response('{"message":"Service unavailable"}', { status: 503 });
    };
  const phone = await openDevice(backend, ana, { through });
  const facts = Array.from({ length: 1700 }, (_, index) => studied(index));
  for (let start = 0; start < facts.length; start += 100) {
    await phone.appendActivity(ana.id, facts.slice(start, start + 100));
  }
  let failures = 0;
  let hasMore = true;
  while (hasMore) {
    try {
      ({ hasMore } = await phone.exchangeActivity(ana.id));
    } catch {
      failures += 1;
    }
  }
  expect(failures).toBeGreaterThan(1);
  expect(await backend.factsOf(ana.id)).toEqual(idsOf(facts));
  expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf(facts));
  expect(await phone.countUnsent(ana.id)).toEqual({ unsent: 0 });
});

test('a busy server gets no request before its Retry-After', async () => {
  const ana = await backend.register();
  let isBusy = false;
  let sent = 0;
  const through =
    (call: Fetch): Fetch =>
    (...request) => {
      if (!isBusy || !addressOf(request).includes('/rest/')) return call(...request);
      sent += 1;
      const headers = { 'retry-after': '1' };
      return Promise.resolve(new Response('{"message":"Too many"}', { status: 503, headers }));
    };
  const phone = await openDevice(backend, ana, { through });
  await phone.appendActivity(ana.id, [studied(1)]);
  isBusy = true;
  await expect(phone.exchangeActivity(ana.id)).rejects.toThrow('Too many');
  expect(sent).toBe(1);
  expect(backoffOf(1, { backoff: SYNC_BACKOFF, backoffLimit: SYNC_BACKOFF_LIMIT })).toBeGreaterThanOrEqual(
    1000,
  );
  isBusy = false;
  await phone.settle();
  expect(await backend.factsOf(ana.id)).toEqual([studied(1).id]);
});

test('two tabs of a browser share one log, with each fact once', async () => {
  const ana = await backend.register();
  const databases = new IDBFactory();
  const one = await openDevice(backend, ana, { databases });
  const other = await openDevice(backend, ana, { databases });
  const reported: string[] = [];
  const ready = new Promise<void>((resolve) => {
    const stop = other.watchActivity(ana.id, (change) => {
      reported.push(change);
      stop();
      resolve();
    });
  });
  await Promise.all([
    one.appendActivity(ana.id, [studied(1), studied(2)]),
    other.appendActivity(ana.id, [studied(2), studied(3)]),
  ]);
  await ready;
  await Promise.all([one.settle(), other.settle()]);
  expect(reported).toEqual(['written']);
  expect(idsOf(await one.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2), studied(3)]));
  expect(idsOf(await other.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2), studied(3)]));
  expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(2), studied(3)]));
});

test('two tabs read each written fact once', async () => {
  const ana = await backend.register();
  const databases = new IDBFactory();
  const one = readingTab(ana.id, await openDevice(backend, ana, { databases }));
  const other = readingTab(ana.id, await openDevice(backend, ana, { databases }));
  await Promise.all([one, other].map(({ log }) => waitFor(log, (state) => state.context.isRead)));
  one.log.send({ type: 'activity.recorded', events: [studied(1)] });
  await Promise.all(
    [one, other].map(({ log }) => waitFor(log, (state) => state.context.progress.count === 1)),
  );
  // Messages arrive in order, so the first fact's effects precede the second's.
  other.log.send({ type: 'activity.recorded', events: [studied(2)] });
  await Promise.all(
    [one, other].map(({ log }) => waitFor(log, (state) => state.context.progress.count === 2)),
  );
  expect([one, other].map(({ reads }) => reads())).toEqual([3, 3]);
  for (const { log } of [one, other]) log.stop();
});

test('many facts are shown at once, and sent a second later', async () => {
  const ana = await backend.register();
  const phone = await openDevice(backend, ana);
  const reported: string[] = [];
  const stop = phone.watchActivity(ana.id, (change) => reported.push(change));
  const added = phone.appendAll(ana.id, () => [studied(1), studied(2)]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await added;
  expect(reported).toEqual(['received']);
  vi.advanceTimersByTime(1000);
  expect(reported).toEqual(['received', 'written']);
  stop();
});

describe('a fact that the account refuses', () => {
  test('is refused with a reason, leaves the log, and blocks no other', async () => {
    const ana = await backend.register();
    const phone = await openDevice(backend, ana);
    const wrong = { ...studied(2), zone: 'Atlantis' };
    await phone.appendActivity(ana.id, [studied(1), wrong, studied(3)]);
    const { refusals, unsent } = await phone.exchangeActivity(ana.id);
    expect({ refusals, unsent }).toEqual({ refusals: ['no such place'], unsent: 0 });
    expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(3)]));
    expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(3)]));
  });

  test('because the clock was ahead, is held until its time has come', async () => {
    const ana = await backend.register();
    let sent = 0;
    const through =
      (call: Fetch): Fetch =>
      (...request) => {
        if (addressOf(request).endsWith('/record_activity')) sent += 1;
        return call(...request);
      };
    const phone = await openDevice(backend, ana, { through });
    const tomorrow = { ...studied(1), at: Date.now() + 86_400_000 };
    await phone.appendActivity(ana.id, [tomorrow]);
    expect(await phone.exchangeActivity(ana.id)).toMatchObject({ unsent: 1, hasMore: false, refusals: [] });
    await phone.exchangeActivity(ana.id);
    expect(sent).toBe(1);
    expect(idsOf(await phone.allActivity(ana.id))).toEqual([tomorrow.id]);
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow.at + 1000);
    await phone.exchangeActivity(ana.id);
    expect(sent).toBe(2);
  });
});

test.each([
  ['in its database', () => new IDBFactory()],
  ['in memory', blockedStorage],
])('facts over the daily limit wait %s, and are sent again after an hour', async (_where, storage) => {
  const ana = await backend.register();
  let sent = 0;
  const through =
    (call: Fetch): Fetch =>
    (...request) => {
      if (addressOf(request).endsWith('/record_activity')) sent += 1;
      return call(...request);
    };
  const phone = await openDevice(backend, ana, { databases: storage(), through });
  await phone.appendActivity(ana.id, [studied(1)]);
  await phone.settle();
  const receive = (change: string) =>
    backend.database.query(`update public.standings set ${change} where learner_id = $1`, [ana.id]);
  await receive('facts_received = 20000');
  await phone.appendActivity(ana.id, [studied(2), studied(3)]);
  expect(await phone.exchangeActivity(ana.id)).toMatchObject({ unsent: 2, hasMore: false, refusals: [] });
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 59 * 60_000);
  await phone.exchangeActivity(ana.id);
  expect(sent).toBe(2);
  expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2), studied(3)]));
  await receive('received_on = received_on - 1');
  clock.mockReturnValue(now + 60 * 60_000);
  expect(await phone.exchangeActivity(ana.id)).toMatchObject({ unsent: 0, hasMore: false });
  expect(sent).toBe(3);
  expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(2), studied(3)]));
});

test('an expired token loses nothing: the facts wait', async () => {
  const ana = await backend.register();
  let isExpired = true;
  const through =
    (call: Fetch): Fetch =>
    (...request) =>
      isExpired && addressOf(request).includes('/rest/')
        ? Promise.resolve(new Response('{"message":"JWT expired"}', { status: 401 }))
        : call(...request);
  const phone = await openDevice(backend, ana, { through });
  await phone.appendActivity(ana.id, [studied(1)]);
  await expect(phone.exchangeActivity(ana.id)).rejects.toThrow('JWT expired');
  expect(await phone.countUnsent(ana.id)).toMatchObject({ unsent: 1 });
  isExpired = false;
  await phone.settle();
  expect(await backend.factsOf(ana.id)).toEqual([studied(1).id]);
});

describe('a browser', () => {
  test('that stores nothing still shows and sends activity', async () => {
    const ana = await backend.register();
    const phone = await openDevice(backend, ana, { databases: blockedStorage() });
    expect(await phone.openLog(ana.id)).toEqual({ isStored: false });
    expect(await phone.appendActivity(ana.id, [studied(1)])).toEqual({ appended: 1, isStored: false });
    await phone.settle();
    expect(idsOf(await phone.allActivity(ana.id))).toEqual([studied(1).id]);
    expect(await backend.factsOf(ana.id)).toEqual([studied(1).id]);
  });

  test('that runs out of space says so, and stored facts count once', async () => {
    const ana = await backend.register();
    const phone = await openDevice(backend, ana);
    expect(await phone.appendActivity(ana.id, [studied(1)])).toEqual({ appended: 1, isStored: true });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await phone.appendActivity(ana.id, [studied(1), studied(2)])).toEqual({
      appended: 2,
      isStored: false,
    });
    await phone.settle();
    expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2)]));
    expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1), studied(2)]));
  });

  test('that never had space syncs without failing, so that no answer waits for a pause', async () => {
    const ana = await backend.register();
    const phone = await openDevice(backend, ana);
    for (const method of ['add', 'put'] as const)
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
    await phone.settle();
    await phone.appendActivity(ana.id, [studied(1)]);
    await phone.settle();
    expect(await backend.factsOf(ana.id)).toEqual(idsOf([studied(1)]));
    expect(await phone.readActivity(ana.id, { stored: 0, unstored: 0 })).toMatchObject({
      events: [studied(1)],
      cursor: 1,
    });
  });

  test('stores all facts of a batch or none', async () => {
    const ana = await backend.register();
    const phone = await openDevice(backend, ana);
    const facts = [studied(1), studied(2), studied(3)];
    const unstorable = Object.assign(studied(3), { cannot: () => 'be cloned' });
    await expect(phone.appendAll(ana.id, () => [studied(1), studied(2), unstorable])).rejects.toMatchObject({
      name: 'DataCloneError',
    });
    expect(await phone.allActivity(ana.id)).toEqual([]);
    await phone.appendAll(ana.id, () => facts);
    expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf(facts));
    await phone.settle();
    expect(await backend.factsOf(ana.id)).toEqual(idsOf(facts));
  });

  test('stores none of many facts if stopped before the last', async () => {
    const ana = await backend.register();
    const phone = await openDevice(backend, ana);
    const facts = Array.from({ length: 450 }, (_fact, index) => studied(index + 1));
    const reported: number[] = [];
    const stop = (added: number) => {
      reported.push(added);
      if (added === 400) throw new Error('Stop');
    };
    await expect(phone.appendAll(ana.id, () => facts, stop)).rejects.toThrow('Stop');
    expect(reported).toEqual([200, 400]);
    expect(await phone.allActivity(ana.id)).toEqual([]);
  });

  test('holds nothing after logging out, and everything again after logging in', async () => {
    const ana = await backend.register();
    const databases = new IDBFactory();
    const phone = await openDevice(backend, ana, { databases });
    await phone.appendActivity(ana.id, [studied(1)]);
    await phone.settle();
    await phone.clearActivity(ana.id);
    expect(await databases.databases()).toEqual([]);
    const again = await openDevice(backend, ana, { databases });
    expect(await again.allActivity(ana.id)).toEqual([]);
    await again.settle();
    expect(await again.allActivity(ana.id)).toEqual([studied(1)]);
  });
});

interface Position {
  learner: string;
  position: LogPosition;
  since: LogPosition;
}

/** A tab's log flow, and how often it has read. */
function readingTab(learner: string, device: Device) {
  let count = 0;
  const machine = activityMachine.provide({
    actors: {
      openLog: fromPromise(async (): Promise<Durability> => ({
        ...(await device.openLog(learner)),
        isBlocked: false,
      })),
      watchLog: fromCallback(({ sendBack }) =>
        device.watchActivity(learner, () => sendBack({ type: 'log.grown' })),
      ),
      appendActivity: fromPromise<Appended, { learner: string; events: readonly ActivityEvent[] }>(
        async ({ input }) => ({
          ...(await device.appendActivity(learner, input.events)),
          isBlocked: false,
        }),
      ),
      readActivity: fromPromise<LogPage, Position>(({ input }) => {
        count += 1;
        return device.readActivity(learner, input.position);
      }),
    },
  });
  return { log: createActor(machine, { input: { learner } }).start(), reads: () => count };
}

function addressOf([input]: Parameters<Fetch>): string {
  return input instanceof Request ? input.url : input.toString();
}

function blockedStorage(): IDBFactory {
  const databases = new IDBFactory();
  databases.open = () => {
    throw new DOMException('The user denied permission', 'SecurityError');
  };
  return databases;
}
