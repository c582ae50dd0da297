import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { Appended, Keeping, LogPosition } from '#machines/study/log.types.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { ratedAt, studied } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { openDevice, type Device } from '../support/device.ts';
import { putFacts } from '../support/stored-facts.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 });
const PAST = Array.from({ length: 1500 }, (_fact, index) => studied(index, `nouns-card-${index % 90}`));
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

describe('a new device of a learner with a long log', () => {
  test('shows the progress of the whole log before it has it, and each fact written meanwhile once', async () => {
    const { learner, device } = await newDevice();
    const bridge = await device.fetchBridge(learner.id);
    const own = ratedAt(Date.now(), 'nouns-card-1');
    await device.appendActivity(learner.id, [own]);
    const log = logOf(device, learner);
    if (bridge) log.send({ type: 'bridge.received', bridge });
    const whole = addActivity(noProgress, [...PAST, own]);
    expect(figuresOf(await settled(log))).toEqual(figuresOf(whole));

    await device.exchangeActivity(learner.id);
    log.send({ type: 'log.grown' });
    expect(figuresOf(await settled(log))).toEqual(figuresOf(whole));
    await device.settle();
    log.send({ type: 'log.grown' });
    expect((await settled(log)).context.bridge).toBeNull();
    expect(log.getSnapshot().context.progress).toEqual(whole);
    log.stop();
  });

  test('does not count the facts of a file twice that the account has already', async () => {
    const { learner, device } = await newDevice();
    const bridge = await device.fetchBridge(learner.id);
    await device.importActivity(
      learner.id,
      PAST.slice(0, 3).map((fact) => ({ ...fact, isImported: true as const })),
    );
    const log = logOf(device, learner);
    if (bridge) log.send({ type: 'bridge.received', bridge });
    expect((await settled(log)).context.progress.count).toBe(PAST.length);
    log.stop();
  });

  test('asks until it has the whole log', async () => {
    let isDown = true;
    const { learner, device } = await newDevice((call) => (input, init) => {
      const isSecond = addressOf(input).includes('sequence=gt.1000');
      return isSecond && isDown
        ? Promise.resolve(Response.json({ message: 'Down' }, { status: 400 }))
        : call(input, init);
    });
    const bridge = await device.fetchBridge(learner.id);
    await expect(device.exchangeActivity(learner.id)).rejects.toThrow('Down');
    expect(await device.allActivity(learner.id)).toHaveLength(1000);
    const log = logOf(device, learner);
    if (bridge) log.send({ type: 'bridge.received', bridge });
    expect((await settled(log)).context.progress.count).toBe(PAST.length);
    log.stop();
    expect(await device.fetchBridge(learner.id)).toMatchObject({ through: PAST.length });
    isDown = false;
    await device.settle();
    expect(await device.fetchBridge(learner.id)).toBeNull();
  });

  test('does not ask while it has facts that the account lacks', async () => {
    const { learner, device } = await newDevice();
    await device.appendActivity(learner.id, [ratedAt(Date.now(), 'nouns-card-1')]);
    expect(await device.fetchBridge(learner.id)).toBeNull();
  });

  test('goes without if the service does not know digests, and gets the log all the same', async () => {
    const { learner, device } = await newDevice((call) => (input, init) => {
      if (!addressOf(input).endsWith('/activity_digest')) return call(input, init);
      return Promise.resolve(
        Response.json({ code: 'PGRST202', message: 'No such function' }, { status: 404 }),
      );
    });
    await expect(device.fetchBridge(learner.id)).rejects.toThrow('No such function');
    await device.settle();
    expect(await device.allActivity(learner.id)).toHaveLength(PAST.length);
  });
});

describe('the digest asked for at the login', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_SUPABASE_URL', backend.origin);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', PUBLISHABLE_KEY);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  test('is the one that is shown, and no other is asked for', async () => {
    const { learner, device, asked } = await countedDevice();
    const early = watchCalls();
    device.askAhead(learner.id, await tokenOf(learner));
    expect(early.calls).toHaveLength(1);
    expect(await device.fetchBridge(learner.id)).toMatchObject({ through: PAST.length });
    expect(asked()).toBe(0);
    expect(await device.fetchBridge(learner.id)).toMatchObject({ through: PAST.length });
    expect(asked()).toBe(1);
  });

  test.each([
    ['is refused', 'no token', (learner: Learner) => learner.id],
    ['is another learner’s', null, () => '00000000-0000-4000-8000-000000000001'],
  ])('is asked for again if it %s', async (_reason, token, idOf) => {
    const { learner, device, asked } = await countedDevice();
    device.askAhead(idOf(learner), token ?? (await tokenOf(learner)));
    expect(await device.fetchBridge(learner.id)).toMatchObject({ through: PAST.length });
    expect(asked()).toBe(1);
  });

  test('is given up by a device that has facts', async () => {
    const { learner, device, asked } = await countedDevice();
    await device.settle();
    const early = watchCalls();
    device.askAhead(learner.id, await tokenOf(learner));
    expect(await device.fetchBridge(learner.id)).toBeNull();
    expect(early.calls[0]?.signal?.aborted).toBe(true);
    expect(asked()).toBe(0);
  });

  test('that breaks off is no reason not to get the log', async () => {
    const { learner, device } = await countedDevice();
    const call = fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (!addressOf(input).endsWith('/activity_digest')) return call(input, init);
      return new Response('[{"sequence":1', { headers: { 'content-type': 'application/json' } });
    });
    device.askAhead(learner.id, await tokenOf(learner));
    await expect(device.fetchBridge(learner.id)).rejects.toThrow(SyntaxError);
    await device.settle();
    expect(await device.allActivity(learner.id)).toHaveLength(PAST.length);
  });
});

/** A new device that counts how often it asks for a digest other than at the login. */
async function countedDevice() {
  let count = 0;
  const made = await newDevice((call) => (input, init) => {
    if (addressOf(input).endsWith('/activity_digest')) count += 1;
    return call(input, init);
  });
  return { ...made, asked: () => count };
}

/** What is asked at a login, from now on. */
function watchCalls() {
  const calls: RequestInit[] = [];
  const call = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (addressOf(input).endsWith('/activity_digest')) calls.push(init);
    return call(input, init);
  });
  return { calls };
}

async function tokenOf({ client }: Learner): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

async function newDevice(
  through?: (call: typeof fetch) => typeof fetch,
): Promise<{ learner: Learner; device: Device }> {
  const learner = await backend.register();
  await putFacts(backend.database, learner.id, PAST);
  return { learner, device: await openDevice(backend, learner, through && { through }) };
}

/** The log's flow on this device; changes are announced by the test. */
function logOf(device: Device, { id }: Learner) {
  interface Reading {
    position: LogPosition;
    since: LogPosition;
  }
  const machine = activityMachine.provide({
    actors: {
      openLog: fromPromise<Keeping, { learner: string }>(async () => ({
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

function settled(log: ReturnType<typeof logOf>) {
  return waitFor(log, (state) => state.matches({ open: 'settled' }));
}

function figuresOf(from: Progress | { context: { progress: Progress } }) {
  const { cards, undone: _undone, ...figures } = 'context' in from ? from.context.progress : from;
  return {
    ...figures,
    cards: new Map([...cards].map(([card, all]) => [card, all.map(({ id: _id, ...answer }) => answer)])),
  };
}
