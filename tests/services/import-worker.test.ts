import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoreJob, StoreReply } from '../../src/services/card-import.worker.ts';
import { LogDatabase } from '../../src/services/log/database.ts';
import { ownFactsOf } from '../support/own-cards.ts';

const DATABASE = 'camino-activity-ana';
const cards = Array.from({ length: 450 }, (_card, index) => {
  const { spanish, english } = ownFactsOf(index);
  return { spanish, english, sentence: '' };
});
const job: StoreJob = {
  database: DATABASE,
  storing: { learner: 'ana', zone: 'Europe/London', cards },
  firstId: crypto.randomUUID(),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('an import that Back interrupts begins again, and ends once', async () => {
  const workers: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    jobs: StoreJob[] = [];
    isOver = false;

    constructor() {
      super();
      workers.push(this);
    }

    postMessage(sent: StoreJob): void {
      this.jobs.push(sent);
    }

    terminate(): void {
      this.isOver = true;
    }
  }
  const page = new EventTarget();
  const turn = (type: string) => page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('Worker', FakeWorker);
  vi.resetModules();
  const { storeInWorker } = await import('../../src/services/import-worker.ts');

  const stored = storeInWorker(job, () => undefined);
  await vi.waitUntil(() => workers.length === 1);
  turn('pagehide');
  expect(workers[0]?.isOver, 'a kept page writes no more').toBe(true);
  turn('pageshow');
  await vi.waitUntil(() => workers.length === 2);
  expect(workers[1]?.jobs).toEqual([job]);
  workers[1]?.dispatchEvent(Object.assign(new Event('message'), { data: 'stored all' }));
  expect(await stored).toBe(true);
  turn('pagehide');
  turn('pageshow');
  await Promise.resolve();
  expect(workers).toHaveLength(2);
});

test('a list that was stored untold is not stored twice', async () => {
  await new LogDatabase(DATABASE, () => undefined).with(() => Promise.resolve());
  const replies: StoreReply[] = [];
  const inside = new EventTarget();
  vi.stubGlobal('addEventListener', inside.addEventListener.bind(inside));
  vi.stubGlobal('postMessage', (reply: StoreReply) => replies.push(reply));
  vi.resetModules();
  await import('../../src/services/card-import.worker.ts');
  for (const count of [1, 2]) {
    inside.dispatchEvent(Object.assign(new Event('message'), { data: job }));
    await vi.waitUntil(() => replies.filter((reply) => reply === 'stored all').length === count);
  }
  const entries = await new LogDatabase(DATABASE, () => undefined).with((one) => one.count('entries'));
  expect(entries).toBe(cards.length);
});
