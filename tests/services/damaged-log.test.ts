import 'fake-indexeddb/auto';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { scheduleOf } from '#machines/learning/schedule.rules.ts';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type * as services from '../../src/services/own-data.ts';
import { finished, idsOf, studied } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { openDevice, type Device } from '../support/device.ts';
import { oddCursors, oddMarks, malformedEntries } from '../support/malformed-facts.ts';

vi.mock('../../src/services/save-file.ts', () => ({
  saveFile: (_name: string, content: Blob) => saved.push(content),
}));

const saved: Blob[] = [];
const healthy: ActivityEvent[] = [
  studied(1),
  finished(studied(2).at, { right: 1, cards: [{ id: 'nouns-la-casa', right: true }] }, 'Europe/London'),
];
let backend: TestBackend;
let ana: Learner;
let databases: IDBFactory;

beforeAll(async () => {
  backend = await sharedBackend();
});

describe('a damaged entry of the log', () => {
  test.each(malformedEntries)('%s', { tags: 'long' }, async (_name, entry) => {
    const phone = await deviceWith((database) => database.add('entries', entry));
    await expectHarmless(phone, healthy, 1);
  });

  test('of all kinds at once, before and after healthy ones', async () => {
    const phone = await deviceWith(async (database) => {
      const [first] = await database.getAll('entries');
      await database.clear('entries');
      for (const [, entry] of malformedEntries) await database.add('entries', entry);
      await database.add('entries', first);
      await database.add('entries', { id: healthy[1]?.id, event: healthy[1], queued: 1 });
    });
    await expectHarmless(phone, healthy, malformedEntries.length);
  });

  test('is sent again only by a release that can parse it', async () => {
    const { id } = studied(5);
    const phone = await deviceWith((database) =>
      database.add('entries', { id, event: studied(5), isDamaged: true }),
    );
    await expectHarmless(phone, [...healthy, studied(5)], 0);
  });
});

describe('odd marks of a healthy entry', () => {
  test.each(oddMarks)('%s', { tags: 'long' }, async (_name, marks) => {
    const fact = studied(5);
    const phone = await deviceWith((database) =>
      database.add('entries', { id: fact.id, event: fact, ...marks }),
    );
    await expectHarmless(phone, [...healthy, fact], 0);
  });

  test('of all kinds at once', async () => {
    const facts = oddMarks.map((_marks, index) => studied(5 + index));
    const phone = await deviceWith(async (database) => {
      for (const [index, fact] of facts.entries())
        await database.add('entries', { id: fact.id, event: fact, ...oddMarks[index]?.[1] });
    });
    await expectHarmless(phone, [...healthy, ...facts], 0);
  });
});

test.each(oddCursors)('the odd cursor %j', async (cursor) => {
  const phone = await deviceWith((database) => database.put('marks', cursor, 'cursor'));
  await expectHarmless(phone, healthy, 0);
});

test('cards that don’t exist are harmless', async () => {
  const cards = ['constructor', '__proto__', 'toString', 'x'.repeat(80), 'nouns-', '😀'];
  const facts = cards.map((card, index) => studied(5 + index, card));
  const phone = await deviceWith(async (database) => {
    for (const fact of facts) await database.add('entries', { id: fact.id, event: fact, queued: 1 });
  });
  await expectHarmless(phone, [...healthy, ...facts], 0);
});

describe('a database', () => {
  test('of a later release stays unchanged, and its facts are read', async () => {
    const phone = await deviceOn(2, 'nothing');
    expect(await phone.openLog(ana.id)).toEqual({ isStored: false });
    expect(await databases.databases()).toMatchObject([{ version: 2 }]);
    await expectHarmless(phone, healthy, 0);
  });

  test.each([
    ['id', healthy],
    ['queued', healthy],
    ['heldUntil', healthy],
    ['marks', healthy],
    ['entries', []],
  ])('without its part %s is read', async (part, left) => {
    const phone = await deviceOn(1, part);
    expect(await phone.openLog(ana.id)).toEqual({ isStored: false });
    await expectHarmless(phone, left, 0);
  });
});

test('damaged facts from the account are skipped, and later ones arrive', async () => {
  ana = await backend.register('Ana');
  databases = new IDBFactory();
  const phone = await openDevice(backend, ana, { databases });
  await phone.appendActivity(ana.id, healthy);
  await phone.settle();
  await backend.database.query(
    `insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp)
     select $1, gen_random_uuid(), 2 + number, kind, now(), 'UTC', facts::jsonb, 0
     from (values (1, 'game.finished', '{}'), (2, 'xp.granted', '7'), (3, 'card.studied', '{"card":7}')) damaged (number, kind, facts)`,
    [ana.id],
  );
  await backend.database.query('update public.standings set sequence = 5 where learner_id = $1', [ana.id]);
  const laptop = await openDevice(backend, ana);
  await laptop.appendActivity(ana.id, [studied(8)]);
  await settle(laptop);
  const { events, damaged } = await readAll(laptop);
  expect(idsOf(events)).toEqual(idsOf([...healthy, studied(8)]));
  expect(damaged).toBe(3);
  await phone.appendActivity(ana.id, [studied(9)]);
  await settle(phone);
  expect(idsOf((await readAll(phone)).events)).toEqual(idsOf([...healthy, studied(8), studied(9)]));
});

/** A page computes everything from healthy facts and sends them; export and clearing work. */
async function expectHarmless(phone: Device, expected: ActivityEvent[], damage: number): Promise<void> {
  const { events, damaged } = await readAll(phone);
  expect(idsOf(events)).toEqual(idsOf(expected));
  expect(damaged).toBe(damage);
  const progress = addActivity(noProgress, events);
  expect(figuresOf(progress, '2026-11-03', 10).games).toBe(expected.length === 0 ? 0 : 1);
  for (const card of progress.cards.keys()) scheduleOf(progress, card, 'es-en', 0.9);
  await settle(phone);
  expect(await backend.factsOf(ana.id)).toEqual(idsOf(expected));
  expect(await phone.countUnsent(ana.id)).toEqual({ unsent: 0 });
  const own: typeof services = await import('../../src/services/own-data.ts');
  const owner = { userId: ana.id, email: ana.email, displayName: 'Ana' };
  expect(await own.exportData(owner)).toMatchObject({ records: expected.length, damaged: damage });
  const file = JSON.parse((await saved.at(-1)?.text()) ?? '') as { activity: ActivityEvent[] };
  expect(idsOf(file.activity)).toEqual(idsOf(expected));
  await phone.clearActivity(ana.id);
  expect(await databases.databases()).toEqual([]);
}

async function deviceWith(damage: (database: IDBPDatabase) => Promise<unknown>): Promise<Device> {
  const database = await begunLog();
  await damage(database);
  database.close();
  return openDevice(backend, ana, { databases });
}

/** A device whose log has another version, or lacks a store or index. */
async function deviceOn(version: number, missing: string): Promise<Device> {
  const before = await begunLog();
  const entries = missing === 'entries' ? [] : await before.getAll('entries');
  before.close();
  await deleteDB(before.name);
  const database = await openDB(before.name, version, {
    upgrade: (created) => {
      if (missing !== 'marks') created.createObjectStore('marks');
      if (missing === 'entries') return;
      const store = created.createObjectStore('entries', { autoIncrement: true });
      for (const name of ['id', 'queued', 'heldUntil'].filter((index) => index !== missing))
        store.createIndex(name, name, { unique: name === 'id' });
    },
  });
  for (const entry of entries) await database.add('entries', entry);
  database.close();
  return openDevice(backend, ana, { databases });
}

/** A new learner's log with healthy facts, all waiting. */
async function begunLog(): Promise<IDBPDatabase> {
  ana = await backend.register('Ana');
  databases = new IDBFactory();
  await (await openDevice(backend, ana, { databases })).appendActivity(ana.id, healthy);
  return openDB(`camino-activity-${ana.id}`, 1);
}

async function readAll(phone: Device): Promise<{ events: ActivityEvent[]; damaged: number }> {
  const events: ActivityEvent[] = [];
  let position = { stored: 0, unstored: 0 };
  let damaged = 0;
  for (;;) {
    const page = await phone.readActivity(ana.id, position);
    events.push(...page.events);
    damaged += page.damaged;
    position = page.position;
    if (!page.hasMore) return { events, damaged };
  }
}

/** Exchanges until in sync; fails if there's always more. */
async function settle(phone: Device): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    if (!(await phone.exchangeActivity(ana.id)).hasMore) return;
  }
  throw new Error('There is always more to exchange');
}
