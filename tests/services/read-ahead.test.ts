import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogPosition } from '#machines/study/log.types.ts';
import { appendActivity, clearActivity, readActivity, readAhead } from '../../src/services/activity.ts';
import { AUTH_STORAGE_KEY } from '../../src/services/session/stored.ts';
import { storage } from '../../src/services/storage.ts';
import { studied } from '../support/activity.ts';

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
  vi.unstubAllGlobals();
});

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

test('what was read early is gone with the log, and is nobody else’s', async () => {
  await appendActivity(learner, [studied(1)]);
  await readAhead();
  expect((await readActivity('another', START)).events).toEqual([]);
  await clearActivity(learner);
  expect(await wholeLog()).toEqual([]);
});
