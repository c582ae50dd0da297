import 'fake-indexeddb/auto';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, expect, test } from 'vitest';
import { finished, memoryFacts, ratedAt, studied, studiedAt } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { openDevice } from '../support/device.ts';

const GUEST = '7f1b9a1b-5c91-4b07-92f4-c3cb8cec8c57';
const MINUTE = 60_000;
const LIMIT = 10_000;

let backend: TestBackend;
let now: number;

beforeAll(async () => {
  backend = await sharedBackend();
  now = Date.now();
});

/** A tab of a device on which a guest has learned, with an account logged in. */
async function openTab(
  learner: Learner,
  options: { databases?: IDBFactory; through?: (call: typeof fetch) => typeof fetch } = {},
) {
  const device = await openDevice(backend, learner, options);
  const { copyFacts, decide, guestOnDevice, withdrawFacts } =
    await import('../../src/services/guest-merge.ts');
  const { beginGuest, storedGuest, storedLearner, storeGuest } =
    await import('../../src/services/session/guest.ts');
  storeGuest({ id: GUEST });
  return { device, copyFacts, decide, guestOnDevice, withdrawFacts, beginGuest, storedGuest, storedLearner };
}

function someFacts(): ActivityEvent[] {
  return [
    ratedAt(now - 50 * MINUTE, 'nouns-la-casa'),
    studiedAt(now - 40 * MINUTE, 'nouns-el-pan', 'Asia/Kathmandu'),
    finished(now - 2 * MINUTE, { right: 10 }),
  ];
}

test('a guest’s facts reach the account once, however often and in how many tabs they’re copied', async () => {
  const ana = await backend.register('Ana');
  const databases = new IDBFactory();
  const first = await openTab(ana, { databases });
  const second = await openTab(ana, { databases });
  const facts = someFacts();
  await first.device.appendActivity(GUEST, facts);
  const copied = await Promise.all([
    first.copyFacts(ana.id, GUEST, noProgress),
    second.copyFacts(ana.id, GUEST, noProgress),
  ]);
  expect(Math.max(...copied.map(({ records }) => records))).toBe(3);
  expect(await first.copyFacts(ana.id, GUEST, noProgress)).toMatchObject({ records: 0 });
  await Promise.all([first.device.settle(), second.device.settle()]);
  expect(await accountOf(ana)).toEqual(facts.map(({ id }) => ({ id, is_believed: false })));
  const laptop = await openDevice(backend, ana);
  await laptop.settle();
  expect((await laptop.allActivity(ana.id)).map(({ id, zone }) => [id, zone])).toEqual(
    facts.map(({ id, zone }) => [id, zone]),
  );
});

test('what was added can be taken out and added again, on every device, in both directions until logged out', async () => {
  const ana = await backend.register('Ana');
  const { device, copyFacts, withdrawFacts, storedGuest, guestOnDevice } = await openTab(ana);
  const facts = Array.from({ length: 200 }, (_fact, index) =>
    ratedAt(now - index * MINUTE, `nouns-${index}`),
  );
  const own = ratedAt(now, 'verbs-hablar');
  await device.appendActivity(ana.id, [own]);
  await device.appendActivity(GUEST, facts);
  const progress = async () => addActivity(noProgress, await device.allActivity(ana.id));
  await copyFacts(ana.id, GUEST, await progress());
  await device.settle();
  const laptop = await openDevice(backend, ana);
  const cardsOn = async ({ allActivity, settle }: typeof laptop) => {
    await settle();
    return addActivity(noProgress, await allActivity(ana.id)).cards.size;
  };
  expect(await cardsOn(laptop)).toBe(201);
  await Promise.all([
    withdrawFacts(ana.id, GUEST, await progress()),
    withdrawFacts(ana.id, GUEST, await progress()),
  ]);
  expect(storedGuest()?.decision).toEqual({ account: ana.id, choice: 'left' });
  expect(await guestOnDevice()).toMatchObject({ counts: { records: 200 } });
  expect(await cardsOn(device)).toBe(1);
  expect(await cardsOn(laptop)).toBe(1);
  expect(await copyFacts(ana.id, GUEST, await progress())).toMatchObject({ words: 200 });
  expect(await cardsOn(device)).toBe(201);
  expect(await cardsOn(laptop)).toBe(201);
  expect((await device.refusedActivity(ana.id)).length).toBe(0);
});

test('a guest’s fits and days off come into the account, and go with the rest', async () => {
  const ana = await backend.register('Ana');
  const { device, copyFacts, withdrawFacts } = await openTab(ana);
  const facts = memoryFacts.map((fact, index) => ({ ...studied(index), ...fact }));
  await device.appendActivity(GUEST, facts);
  const progress = async (at = device) => addActivity(noProgress, await at.allActivity(ana.id));
  await copyFacts(ana.id, GUEST, await progress());
  await device.settle();
  const laptop = await openDevice(backend, ana);
  await laptop.settle();
  const { fits, weeks, freed } = await progress(laptop);
  expect([...fits, ...weeks].map(({ id }) => id)).toEqual(facts.slice(0, 3).map(({ id }) => id));
  expect([...freed.keys()].length).toBe(10);
  await withdrawFacts(ana.id, GUEST, await progress());
  await device.settle();
  await laptop.settle();
  const after = await progress(laptop);
  expect([after.fits.length, after.weeks.length, after.freed.size]).toEqual([0, 0, 0]);
});

test('what a guest earned counts on the learner’s own pages, not on the leaderboard', async () => {
  const ana = await backend.register('Ana');
  const { device, copyFacts } = await openTab(ana);
  await device.appendActivity(GUEST, someFacts());
  await copyFacts(ana.id, GUEST, noProgress);
  await device.appendActivity(ana.id, [ratedAt(Date.now(), 'verbs-hablar')]);
  await device.settle();
  const { rows } = await backend.database.query('select xp from public.standings where learner_id = $1', [
    ana.id,
  ]);
  expect(rows).toEqual([{ xp: 2 }]);
});

test('the service fails in the middle: the rest follows, each fact once', async () => {
  const ana = await backend.register('Ana');
  let isBroken = true;
  const through = (call: typeof fetch) =>
    ((input, init) =>
      isBroken && new Request(input, init).url.endsWith('/record_activity')
        ? Promise.resolve(new Response('{}', { status: 503 }))
        : call(input, init)) as typeof fetch;
  const { device, copyFacts, storedGuest } = await openTab(ana, { through });
  const facts = someFacts();
  await device.appendActivity(GUEST, facts);
  await copyFacts(ana.id, GUEST, noProgress);
  await expect(device.settle()).rejects.toHaveProperty('isBusy', true);
  expect(storedGuest()?.decision).toEqual({ account: ana.id, choice: 'added' });
  isBroken = false;
  await copyFacts(ana.id, GUEST, noProgress);
  await device.settle();
  expect(await accountOf(ana)).toHaveLength(3);
});

test('an account that doesn’t store the copy leaves the guest’s facts where they are', async () => {
  const ana = await backend.register('Ana');
  const { device, guestOnDevice, copyFacts } = await openTab(ana);
  await device.appendActivity(GUEST, someFacts());
  await (await device.logOf(ana.id)).clear();
  await expect(copyFacts(ana.id, GUEST, noProgress)).rejects.toThrow('can’t store');
  expect(await guestOnDevice()).toMatchObject({ counts: { records: 3, words: 2 } });
});

test('logging out removes a guest’s data that the account has', async () => {
  const ana = await backend.register('Ana');
  const { device, copyFacts, storedGuest, guestOnDevice } = await openTab(ana);
  await device.appendActivity(GUEST, someFacts());
  await copyFacts(ana.id, GUEST, noProgress);
  await device.settle();
  await device.clearActivity(ana.id);
  expect(storedGuest()).toBeNull();
  expect(await guestOnDevice()).toBeNull();
  expect(await device.allActivity(GUEST)).toEqual([]);
});

test('what an account left on the device waits for whoever tries without an account next', async () => {
  const ana = await backend.register('Ana');
  const { device, decide, beginGuest, guestOnDevice, storedLearner } = await openTab(ana);
  await device.appendActivity(GUEST, someFacts());
  decide(ana.id, GUEST, 'left');
  await device.clearActivity(ana.id);
  expect(storedLearner()).toBeNull();
  expect(await guestOnDevice()).toMatchObject({ counts: { records: 3 } });
  expect(beginGuest()).toEqual({ id: GUEST, email: '', name: 'Guest', isGuest: true });
  expect(storedLearner()?.id).toBe(GUEST);
});

test('a second guest begins with nothing; a late answer about the first doesn’t concern them', async () => {
  const ana = await backend.register('Ana');
  const { device, decide, beginGuest, storedGuest, guestOnDevice } = await openTab(ana);
  await device.appendActivity(GUEST, someFacts());
  await device.forgetGuest(GUEST);
  const { id } = beginGuest();
  expect(id).not.toBe(GUEST);
  decide(ana.id, GUEST, 'added');
  expect(storedGuest()).toEqual({ id });
  expect(await guestOnDevice()).toMatchObject({ guest: id, counts: { records: 0, words: 0 } });
});

// In seconds of the processor, device and account together, so that a busy machine doesn't matter.
test('5,000 facts are in the account within ten seconds', { tags: 'long' }, async () => {
  const ana = await backend.register('Ana');
  const { device, copyFacts } = await openTab(ana);
  const facts = Array.from({ length: 5000 }, (_fact, index) =>
    ratedAt(now - index * MINUTE, `nouns-${index % 250}`),
  );
  await device.appendActivity(GUEST, facts);
  const began = process.cpuUsage();
  await copyFacts(ana.id, GUEST, noProgress);
  await device.settle();
  const { user, system } = process.cpuUsage(began);
  expect(await accountOf(ana)).toHaveLength(5000);
  expect((user + system) / 1000).toBeLessThan(LIMIT);
});

async function accountOf({ id }: Learner): Promise<unknown[]> {
  const { rows } = await backend.database.query(
    'select id, is_believed from public.activity where learner_id = $1 order by sequence',
    [id],
  );
  return rows;
}
