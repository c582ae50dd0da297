import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { storage } from '../../src/services/storage.ts';
import { storeCopy } from '../../src/services/log/log.ts';
import { studied } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { stubLocalStorage } from '../support/fake-storage.ts';
import { openDevice } from '../support/device.ts';

let stored: Storage;
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});
beforeEach(() => {
  stored = stubLocalStorage();
  // Earlier tests of this process stored theirs in memory.
  storage.removeItem('camino-auth');
});

test('a fact whose page ended before its log was open is in the log of the next page, and sent once', async () => {
  const ana = await signIn();
  storeCopy(ana.id, studied(2));
  storeCopy(ana.id, studied(1));
  const databases = new IDBFactory();
  const [one, other] = [
    await openDevice(backend, ana, { databases }),
    await openDevice(backend, ana, { databases }),
  ];
  expect(await one.allActivity(ana.id)).toEqual([studied(1), studied(2)]);
  expect(copies()).toEqual([]);
  await other.appendActivity(ana.id, [studied(2)]);
  await other.settle();
  const laptop = await openDevice(backend, ana);
  await laptop.settle();
  expect(await laptop.allActivity(ana.id)).toEqual([studied(1), studied(2)]);
});

test('a copy stays until the log has its fact, and watching tabs are notified', async () => {
  const ana = await signIn();
  const databases = new IDBFactory();
  const phone = await openDevice(backend, ana, { databases });
  storeCopy(ana.id, studied(1));
  const written = phone.appendActivity(ana.id, [studied(1)]);
  expect(copies()).toHaveLength(1);
  await written;
  expect(copies()).toEqual([]);

  const reported = new Promise((resolve) => {
    const stop = phone.watchActivity(ana.id, (change) => {
      stop();
      resolve(change);
    });
  });
  storeCopy(ana.id, studied(2));
  expect(await phone.countUnsent(ana.id)).toMatchObject({ unsent: 2 });
  expect(await reported).toBe('written');
});

test('a fact of the moment before the logout is sent; nothing stays on the device, nor comes later', async () => {
  const [ana, ben] = [await signIn(), await backend.register()];
  const phone = await openDevice(backend, ana);
  storeCopy(ana.id, studied(1));
  expect(await phone.sendActivity(ana.id)).toEqual({ unsent: 0 });
  storeCopy(ana.id, studied(2));
  await phone.clearActivity(ana.id);
  expect(copies()).toEqual([]);
  storeCopy(ben.id, studied(3));
  stored.removeItem('camino-auth');
  storeCopy(ana.id, studied(3));
  expect(copies()).toEqual([]);
  await phone.settle();
  expect(await phone.allActivity(ana.id)).toEqual([studied(1)]);
});

test('unreadable copies and those of another learner stay untouched', async () => {
  const [ana, ben] = [await signIn(), await backend.register()];
  stored.setItem(`camino-fact-${ana.id}-damaged`, '{"id":');
  stored.setItem(`camino-fact-${ana.id}-later`, JSON.stringify({ ...studied(1), kind: 'moon.reached' }));
  stored.setItem(`camino-fact-${ben.id}-${studied(2).id}`, JSON.stringify(studied(2)));
  storeCopy(ana.id, studied(3));
  const phone = await openDevice(backend, ana);
  expect(await phone.allActivity(ana.id)).toEqual([studied(3)]);
  expect(copies()).toHaveLength(3);
});

test('a browser that stores nothing still records', async () => {
  const ana = await signIn();
  const refuse = () => {
    throw new DOMException('The user denied permission', 'SecurityError');
  };
  Object.assign(stored, { setItem: refuse, removeItem: refuse });
  const phone = await openDevice(backend, ana);
  storeCopy(ana.id, studied(1));
  expect(await phone.appendActivity(ana.id, [studied(1)])).toMatchObject({ appended: 1 });
});

async function signIn(): Promise<Learner> {
  const learner = await backend.register();
  const user = { id: learner.id, email: learner.email, user_metadata: {} };
  stored.setItem('camino-auth', JSON.stringify({ refresh_token: 'token', user }));
  return learner;
}

function copies(): string[] {
  return Object.keys(stored).filter((key) => key.startsWith('camino-fact-'));
}
