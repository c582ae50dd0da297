import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { addPage } from '#machines/study/log.rules.ts';
import type { LogPosition } from '#machines/study/log.types.ts';
import {
  appendActivity,
  appendAll,
  clearActivity,
  readActivity,
  readAhead,
  watchActivity,
} from '../../src/services/activity.ts';
import { AUTH_STORAGE_KEY } from '../../src/services/session/stored.ts';
import { storage } from '../../src/services/storage.ts';
import { ratedAt, studied } from '../support/activity.ts';

const START: LogPosition = { kept: 0, unkept: 0 };
let learner = '';
let count = 0;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  count += 1;
  learner = `ahead-${count}`;
  const user = { id: learner, email: 'ana@example.com', user_metadata: {} };
  storage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ access_token: 'a', refresh_token: 'r', user }));
});
afterEach(() => {
  storage.removeItem(AUTH_STORAGE_KEY);
  vi.useRealTimers();
});

/** Adds facts as a worker does, which tells the key of the last one. */
function addBeside(last: number, ...numbers: number[]): Promise<void> {
  const events = numbers.map((number) => studied(number));
  return appendAll(
    learner,
    () => [],
    () => undefined,
    async () => {
      await appendActivity(learner, events);
      return { events, last };
    },
  );
}

async function wholeLog(): Promise<string[]> {
  const ids: string[] = [];
  let position = START;
  for (let hasMore = true; hasMore;) {
    const page = await readActivity(learner, position);
    ids.push(...page.events.map(({ id }) => id));
    ({ position, hasMore } = page);
  }
  return ids;
}

test('what is written between the early reading and the app’s is read, too, and each fact once', async () => {
  await appendActivity(learner, [studied(1)]);
  await readAhead();
  await appendActivity(learner, [studied(2)]);
  expect((await readActivity(learner, START)).events.map(({ id }) => id)).toEqual([studied(1).id]);
  await readAhead();
  await appendActivity(learner, [studied(3)]);
  expect(await wholeLog()).toEqual([studied(1), studied(2), studied(3)].map(({ id }) => id));
  expect(await wholeLog()).toEqual([studied(1), studied(2), studied(3)].map(({ id }) => id));
});

test('a log of several pages is read early as a whole; the app finds the same progress', async () => {
  const now = Date.UTC(2026, 10, 3);
  await appendActivity(
    learner,
    Array.from({ length: 1500 }, (_fact, index) => ratedAt(now + index * 1000, `nouns-${index % 50}`)),
  );
  const early = await readAhead();
  if (!early) throw new Error('The log was not read early');
  expect(early.progress.count).toBe(1500);

  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const first = await readActivity(learner, START);
  const second = await readActivity(learner, first.position);
  expect(read).not.toHaveBeenCalled();
  const progress = addPage(addPage(noProgress, first.events), second.events);
  expect(progress).toBe(early.progress);
  expect((await readActivity(learner, second.position)).events).toEqual([]);
  expect(read).toHaveBeenCalled();
});

test('of a very long log only the beginning is read early', async () => {
  await appendActivity(
    learner,
    Array.from({ length: 5001 }, (_fact, index) => studied(index)),
  );
  expect(await readAhead()).toBeNull();
  expect(await wholeLog()).toHaveLength(5001);
});

test('what was read early is gone with the log, and is nobody else’s', async () => {
  await appendActivity(learner, [studied(1)]);
  await readAhead();
  expect((await readActivity('another', START)).events).toEqual([]);
  await clearActivity(learner);
  expect(await wholeLog()).toEqual([]);
});

test('facts that were stored beside the page are not read again', async () => {
  await appendActivity(learner, [studied(1)]);
  const { position } = await readActivity(learner, START);
  await addBeside(3, 2, 3);
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const page = await readActivity(learner, position);
  expect(page.events).toEqual([studied(2), studied(3)]);
  expect(page.own).toEqual(page.events);
  expect(read).not.toHaveBeenCalled();
  await appendActivity(learner, [studied(4)]);
  expect((await readActivity(learner, page.position)).events).toEqual([studied(4)]);
  expect(await wholeLog()).toEqual([1, 2, 3, 4].map((number) => studied(number).id));
});

test('facts that were stored after others, or that are no news, are read with them', async () => {
  await appendActivity(learner, [studied(1)]);
  await addBeside(3, 2, 3);
  expect((await readActivity(learner, START)).events).toEqual([studied(1), studied(2), studied(3)]);
  const { position } = await readActivity(learner, START);
  await addBeside(5, 4, 5);
  const since = { kept: 4, unkept: 0 };
  expect(await readActivity(learner, position, since)).toMatchObject({
    events: [studied(4), studied(5)],
    own: [studied(5)],
  });
});

test('many facts are shown at once, and sent a second later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const told: string[] = [];
  const next = () =>
    new Promise<void>((resolve) => {
      const stop = watchActivity(learner, (change) => {
        told.push(change);
        stop();
        resolve();
      });
    });
  const first = next();
  await appendAll(learner, () => [studied(1), studied(2)]);
  await first;
  expect(told).toEqual(['received']);
  const second = next();
  vi.advanceTimersByTime(1000);
  await second;
  expect(told).toEqual(['received', 'written']);
});
