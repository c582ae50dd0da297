import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import {
  addActivity,
  noProgress,
  PROGRESS_VERSION,
  type Progress,
} from '#machines/learning/progress.rules.ts';
import { snapshotText } from '#machines/learning/snapshot.rules.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { Appended, Durability, LogPosition } from '#machines/study/log.types.ts';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ratedAt, studied } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { expectRefusals } from '../support/refusals.ts';
import { openDevice, type Device } from '../support/device.ts';
import { putFacts } from '../support/stored-facts.ts';

const EVERY = 1000;
/** Errors for invalid snapshots. */
const NONE = /No such table|no list|No snapshot/;
const PAST = Array.from({ length: 1500 }, (_fact, index) => studied(index, `nouns-card-${index % 90}`));
const LATER = Array.from({ length: 1200 }, (_fact, index) =>
  studied(1500 + index, `verbs-card-${index % 90}`),
);
const progress = packed(addActivity(noProgress, PAST));
let backend: TestBackend;

interface Row {
  version: number;
  through: number;
  progress: string;
}

beforeAll(async () => {
  backend = await sharedBackend();
});

describe('a new device of a learner with a long log', () => {
  test('shows the progress of the whole log before it has it, and each fact written meanwhile once', async () => {
    const { learner, device } = await newDevice();
    const accountSnapshot = await device.fetchSnapshot(learner.id);
    const own = ratedAt(Date.now(), 'nouns-card-1');
    await device.appendActivity(learner.id, [own]);
    const log = logOf(device, learner);
    if (accountSnapshot) log.send({ type: 'snapshot.received', accountSnapshot });
    const whole = addActivity(noProgress, [...PAST, own]);
    expect(await settled(log)).toEqual(whole);
    expect(await device.allActivity(learner.id)).toHaveLength(1);

    await device.exchangeActivity(learner.id);
    log.send({ type: 'log.grown' });
    expect(await settled(log)).toEqual(whole);
    await device.settle();
    log.send({ type: 'log.grown' });
    expect(await settled(log)).toEqual(whole);
    expect(log.getSnapshot().context.accountSnapshot).toBeNull();
    log.stop();
  });

  test('adds the facts that came after the snapshot, however many', async () => {
    const { learner, device } = await newDevice();
    await putFacts(backend.database, learner.id, LATER, PAST.length);
    expect(await device.fetchSnapshot(learner.id)).toMatchObject({
      progress: addActivity(noProgress, [...PAST, ...LATER]),
      through: PAST.length + LATER.length,
    });
  });

  test('doesn’t count a file’s facts twice that the account has already', async () => {
    const { learner, device } = await newDevice();
    const accountSnapshot = await device.fetchSnapshot(learner.id);
    await device.importActivity(
      learner.id,
      PAST.slice(0, 3).map((fact) => ({ ...fact, isImported: true as const })),
    );
    const log = logOf(device, learner);
    if (accountSnapshot) log.send({ type: 'snapshot.received', accountSnapshot });
    expect((await settled(log)).count).toBe(PAST.length);
    log.stop();
  });

  test('asks until it has the whole log', async () => {
    let isDown = true;
    const { learner, device } = await newDevice({
      through: (call) => (input, init) => {
        const isSecond = addressOf(input).includes('sequence=gt.1000');
        return isSecond && isDown
          ? Promise.resolve(Response.json({ message: 'Down' }, { status: 400 }))
          : call(input, init);
      },
    });
    const accountSnapshot = await device.fetchSnapshot(learner.id);
    await expect(device.exchangeActivity(learner.id)).rejects.toThrow('Down');
    expect(await device.allActivity(learner.id)).toHaveLength(1000);
    const log = logOf(device, learner);
    if (accountSnapshot) log.send({ type: 'snapshot.received', accountSnapshot });
    expect((await settled(log)).count).toBe(PAST.length);
    log.stop();
    expect(await device.fetchSnapshot(learner.id)).toMatchObject({ through: PAST.length });
    isDown = false;
    await device.settle();
    expect(await device.fetchSnapshot(learner.id)).toBeNull();
  });

  test('doesn’t ask while it has facts that the account lacks', async () => {
    const { learner, device } = await newDevice();
    await device.appendActivity(learner.id, [ratedAt(Date.now(), 'nouns-card-1')]);
    expect(await device.fetchSnapshot(learner.id)).toBeNull();
  });

  test('waits for the log if a rating was taken back since: only the log knows which one', async () => {
    const { learner, device } = await newDevice();
    const facts = { card: 'nouns-card-1', rating: crypto.randomUUID() };
    const undone = { ...studied(1), id: crypto.randomUUID(), kind: 'rating.undone', facts } as const;
    await putFacts(backend.database, learner.id, [undone], PAST.length);
    expect(await device.fetchSnapshot(learner.id)).toBeNull();
  });
});

const FEW = PAST.slice(0, 60);
const few = packed(addActivity(noProgress, FEW));
const odd: readonly (readonly [string, Partial<Row>])[] = [
  ['of another release', { version: PROGRESS_VERSION + 1 }],
  ['of an earlier release', { version: PROGRESS_VERSION - 1 }],
  ['that ends after the log', { through: FEW.length + 1 }],
  ['of no fact', { through: 0 }],
  ['of more facts than there were', { through: FEW.length - 1 }],
  ['of fewer facts than there were', { progress: packed(addActivity(noProgress, FEW.slice(1))) }],
  ['that is no Base64', { progress: '?' }],
  ['that is not compressed', { progress: btoa(snapshotText(noProgress)) }],
  ['that is cut off', { progress: few.slice(0, -100) }],
  ['with a part missing', { progress: gzipSync('{"count":1500}').toString('base64') }],
  ['that becomes huge', { progress: gzipSync(Buffer.alloc(40_000_000, ' ')).toString('base64') }],
];

describe('a snapshot that a device can’t use', () => {
  test.each(odd)('%s is ignored, and the log is fetched', async (_what, change) => {
    const { learner, device } = await newDevice({ facts: FEW, change });
    expect(await device.fetchSnapshot(learner.id).catch(() => null)).toBeNull();
    await device.settle();
    expect(await device.allActivity(learner.id)).toHaveLength(FEW.length);
  });

  test('differs from one that it uses', async () => {
    const { learner, device } = await newDevice({ facts: FEW });
    expect(await device.fetchSnapshot(learner.id)).toMatchObject({ through: FEW.length });
  });

  test('doesn’t keep it from fetching the log, nor does a service without snapshots', async () => {
    const answers = [{ message: 'No such table' }, { welcome: true }, [null], [{ through: '1' }]];
    for (const answer of answers) {
      const status = 'message' in answer ? 404 : 200;
      const { learner, device } = await newDevice({
        facts: FEW,
        through: (call) => (input, init) =>
          addressOf(input).includes('/snapshots')
            ? Promise.resolve(Response.json(answer, { status }))
            : call(input, init),
      });
      await expect(device.fetchSnapshot(learner.id)).rejects.toThrow(NONE);
      await device.settle();
      expect(await device.allActivity(learner.id)).toHaveLength(FEW.length);
      await expect(device.uploadSnapshot(learner.id, FEW.length)).rejects.toThrow(NONE);
    }
  });
});

describe('a device with the whole log', () => {
  test('uploads its progress, and again after a thousand facts', async () => {
    const learner = await backend.register();
    await putFacts(backend.database, learner.id, PAST);
    const device = await openDevice(backend, learner);
    await device.settle();
    await device.uploadSnapshot(learner.id, EVERY);
    const first = { version: PROGRESS_VERSION, through: 1500, progress };
    expect(await snapshotOf(learner)).toMatchObject(first);
    await putFacts(backend.database, learner.id, LATER.slice(0, 999), PAST.length);
    await device.settle();
    await device.uploadSnapshot(learner.id, EVERY);
    expect(await snapshotOf(learner)).toMatchObject(first);
    await putFacts(backend.database, learner.id, LATER.slice(999), PAST.length + 999);
    await device.settle();
    await device.uploadSnapshot(learner.id, EVERY);
    const text = packed(addActivity(noProgress, [...PAST, ...LATER]));
    expect(await snapshotOf(learner)).toMatchObject({ through: 2700, progress: text });
  });

  test('asks the account no more than once what it knows', async () => {
    let asked = 0;
    const { learner, device } = await newDevice({
      through: (call) => (input, init) => {
        if (addressOf(input).includes('/snapshots')) asked += 1;
        return call(input, init);
      },
    });
    await device.settle();
    for (let time = 0; time < 3; time += 1) await device.uploadSnapshot(learner.id, EVERY);
    expect(asked).toBe(1);
  });

  test('uploads nothing while it lacks facts, or the account does', async () => {
    const learner = await backend.register();
    await putFacts(backend.database, learner.id, PAST);
    const device = await openDevice(backend, learner);
    await device.settle();
    await device.appendActivity(learner.id, [ratedAt(Date.now(), 'nouns-card-1')]);
    await device.uploadSnapshot(learner.id, EVERY);
    expect(await snapshotOf(learner)).toBeNull();
  });

  test('leaves unreadable snapshots to a release that can read them', async () => {
    const learner = await backend.register();
    await putFacts(backend.database, learner.id, PAST);
    const unknown = { ...studied(9999), kind: 'card.sung', facts: {} } as unknown as ActivityEvent;
    await putFacts(backend.database, learner.id, [unknown], PAST.length);
    const device = await openDevice(backend, learner);
    await device.settle();
    await device.uploadSnapshot(learner.id, EVERY);
    expect(await snapshotOf(learner)).toBeNull();
  });

  test('uploads no progress that is too large, and doesn’t retry soon', async () => {
    let asked = 0;
    const learner = await backend.register();
    const from = { ...studied(0), kind: 'card.made' } as const;
    const words = Array.from({ length: 1600 }, () => ({
      ...from,
      id: crypto.randomUUID(),
      facts: { card: `own-${crypto.randomUUID()}`, spanish: noise(), english: noise(), sentence: noise() },
    }));
    await putFacts(backend.database, learner.id, words);
    const device = await openDevice(backend, learner, {
      through: (call) => (input, init) => {
        if (addressOf(input).includes('/snapshots')) asked += 1;
        return call(input, init);
      },
    });
    await device.settle();
    await device.uploadSnapshot(learner.id, EVERY);
    await device.uploadSnapshot(learner.id, EVERY);
    expect(await snapshotOf(learner)).toBeNull();
    expect(asked).toBe(1);
  });

  test.each([
    ['a newer release', { version: PROGRESS_VERSION + 1, through: 1 }, false],
    ['more facts', { version: PROGRESS_VERSION, through: 1400 }, false],
    ['an earlier release', { version: PROGRESS_VERSION - 1, through: 1500 }, true],
    ['facts that are not there', { version: PROGRESS_VERSION, through: 99_999 }, true],
  ])('meets a snapshot of %s: %o; replaces it: %s', async (_what, head, isReplaced) => {
    const learner = await backend.register();
    await putFacts(backend.database, learner.id, PAST);
    const there = { ...head, progress: 'x' };
    await learner.client.from('snapshots').insert({ learner_id: learner.id, ...there });
    const device = await openDevice(backend, learner);
    await device.settle();
    await device.uploadSnapshot(learner.id, EVERY);
    expect(await snapshotOf(learner)).toMatchObject(isReplaced ? { through: 1500, progress } : there);
  });

  test('doesn’t replace a longer one that another device has just uploaded', async () => {
    expectRefusals();
    const longer = { version: PROGRESS_VERSION, through: 2500, progress: 'longer' };
    const learner = await backend.register();
    await putFacts(backend.database, learner.id, PAST);
    const device = await openDevice(backend, learner, {
      through: (call) => async (input, init) => {
        if (addressOf(input).includes('/snapshots') && init?.method === 'POST')
          await learner.client.from('snapshots').insert({ learner_id: learner.id, ...longer });
        return call(input, init);
      },
    });
    await device.settle();
    await expect(device.uploadSnapshot(learner.id, EVERY)).rejects.toThrow('duplicate key');
    expect(await snapshotOf(learner)).toMatchObject(longer);
  });
});

test('a snapshot is its learner’s own', async () => {
  expectRefusals();
  const { learner } = await newDevice();
  const other = await backend.register();
  for (const client of [other.client, backend.client()]) {
    expect((await client.from('snapshots').select('*')).data ?? []).toEqual([]);
    await client.from('snapshots').update({ through: 1 }).eq('learner_id', learner.id);
    await client.from('snapshots').delete().eq('learner_id', learner.id);
  }
  const row = { learner_id: learner.id, version: 1, through: 1, progress: 'x' };
  expect((await other.client.from('snapshots').upsert(row)).error).not.toBeNull();
  expect(await snapshotOf(learner)).toMatchObject({ through: PAST.length, progress });
});

async function snapshotOf({ client }: Learner): Promise<Row | null> {
  return (await client.from('snapshots').select('*').maybeSingle<Row>()).data;
}

/** Incompressible characters. */
function noise(): string {
  return String.fromCharCode(
    ...crypto.getRandomValues(new Uint16Array(100)).map((code) => 0x4e00 + (code % 20_000)),
  );
}

/** In the account's format. */
function packed(of: Progress): string {
  return gzipSync(snapshotText(of)).toString('base64');
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

interface Past {
  facts?: readonly ActivityEvent[];
  /** What is odd about the snapshot. */
  change?: Partial<Row>;
  through?: (call: typeof fetch) => typeof fetch;
}

/** A new device of a learner with these facts in the account, and a snapshot of them. */
async function newDevice({ facts = PAST, change, through }: Past = {}): Promise<{
  learner: Learner;
  device: Device;
}> {
  const learner = await backend.register();
  await putFacts(backend.database, learner.id, facts);
  const snapshot = {
    version: PROGRESS_VERSION,
    through: facts.length,
    progress: packed(addActivity(noProgress, facts)),
  };
  const { error } = await learner.client
    .from('snapshots')
    .insert({ learner_id: learner.id, ...snapshot, ...change });
  expect(error).toBeNull();
  return { learner, device: await openDevice(backend, learner, through && { through }) };
}

/** The log's flow on this device; the test announces changes. */
function logOf(device: Device, { id }: Learner) {
  interface Reading {
    position: LogPosition;
    since: LogPosition;
  }
  const machine = activityMachine.provide({
    actors: {
      openLog: fromPromise(async (): Promise<Durability> => ({
        ...(await device.openLog(id)),
        isBlocked: false,
      })),
      watchLog: fromCallback(() => undefined),
      appendActivity: fromPromise<Appended, { learner: string; events: readonly ActivityEvent[] }>(
        async ({ input }) => ({ ...(await device.appendActivity(id, input.events)), isBlocked: false }),
      ),
      readActivity: fromPromise(({ input }: { input: Reading & { learner: string } }) =>
        device.readActivity(id, input.position, input.since),
      ),
    },
  });
  return createActor(machine, { input: { learner: id } }).start();
}

async function settled(log: ReturnType<typeof logOf>): Promise<Progress> {
  const { context } = await waitFor(log, (state) => state.matches({ open: 'settled' }));
  return context.progress;
}
