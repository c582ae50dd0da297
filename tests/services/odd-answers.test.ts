import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeAll, describe, expect, test } from 'vitest';
import { idsOf, studied } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { openDevice, type Device } from '../support/device.ts';

type Fetch = typeof fetch;
/** The body of a `record_activity` request, and the function that forwards it. */
type Answer = (events: { id: string }[], pass: () => Promise<Response>) => Response | Promise<Response>;

const facts = Array.from({ length: 100 }, (_fact, index) => studied(index + 1));
const MOST_ATTEMPTS = 200;
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

const html = '<!doctype html><title>Not found</title>';
const page = (status: number) => () =>
  new Response(html, { status, headers: { 'content-type': 'text/html' } });
const json = (status: number, body: unknown) => () => Response.json(body, { status });

describe('an account that fails to store facts', () => {
  /** One of each kind: an error, a gateway’s page, no list, nothing, other facts. */
  const kinds: Readonly<Record<string, Answer>> = {
    '400, an undefined column': json(400, { code: '42703', message: 'column does not exist' }),
    'a page with 200': page(200),
    'a list that is cut off': () => new Response('[{"id":"0000', { status: 200 }),
    nothing: () => new Response(null, { status: 204 }),
    'verdicts on other facts': json(200, [
      { id: studied(999).id, verdict: 'refused', reason: 'no such card' },
    ]),
  };
  const more: Readonly<Record<string, Answer>> = {
    '404, a stale schema cache': json(404, { code: 'PGRST202', message: 'Could not find the function' }),
    '404 of a gateway': page(404),
    '404 of a gateway, without a body': () => new Response('', { status: 404 }),
    '404 and an empty list': json(404, []),
    '406': json(406, { message: 'Not acceptable' }),
    '409': json(409, { code: '23505', message: 'Conflict' }),
    '413': page(413),
    'something that is no list': json(200, { welcome: true }),
    'a list of nothing': json(200, [null, 7, 'x', {}]),
    'verdicts of no kind': (events) => Response.json(events.map(({ id }) => ({ id, verdict: 'unreadable' }))),
  };
  for (const [name, odd] of Object.entries({ ...kinds, ...more })) {
    const tags = name in kinds ? [] : ['long'];
    test(
      `${name}: all stay shown and waiting, with one small request at a time, and are sent once it recovers`,
      { tags },
      async () => {
        let isWell = false;
        const { ana, phone, asked } = await deviceWith((events, pass) =>
          isWell ? pass() : odd(events, pass),
        );
        await phone.appendActivity(ana.id, facts);
        for (let attempt = 0; attempt < 8; attempt += 1)
          await expect(phone.exchangeActivity(ana.id, attempt)).rejects.toBeInstanceOf(Error);
        expect(asked().map(({ length }) => length)).toEqual([100, 50, 25, 12, 6, 3, 1, 1]);
        expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf(facts));
        expect(await phone.countUnsent(ana.id)).toEqual({ unsent: 100, since: facts[0]?.at });
        expect(await phone.refusedActivity(ana.id)).toEqual([]);
        isWell = true;
        await phone.settle();
        expect(await backend.factsOf(ana.id)).toEqual(idsOf(facts));
        expect(await phone.countUnsent(ana.id)).toEqual({ unsent: 0 });
      },
    );
  }

  test('one fact that it can’t store blocks no other, waits for good, and costs one request each time', async () => {
    const poison = facts[40]?.id ?? '';
    const { ana, phone, asked } = await deviceWith((events, pass) =>
      events.some(({ id }) => id === poison) ? json(400, { message: 'Bad Request' })() : pass(),
    );
    await phone.appendActivity(ana.id, facts);
    await exchangeFor(phone, ana, async () => (await backend.factsOf(ana.id)).length === 99);
    expect(asked().length).toBeLessThan(40);
    expect(await phone.countUnsent(ana.id)).toEqual({ unsent: 1, since: facts[40]?.at });
    expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf(facts));
    await phone.appendActivity(ana.id, [studied(200)]);
    await exchangeFor(phone, ana, async () => (await backend.factsOf(ana.id)).includes(studied(200).id));
    const before = asked().length;
    await expect(phone.exchangeActivity(ana.id)).rejects.toThrow('Bad Request');
    expect(asked().slice(before)).toEqual([[poison]]);
  });

  test('one fact that it can’t store doesn’t keep the account’s facts from the device', async () => {
    const { ana, phone } = await deviceWith(json(400, { message: 'Bad Request' }));
    const laptop = await openDevice(backend, ana);
    await laptop.appendActivity(ana.id, [studied(1)]);
    await laptop.settle();
    await phone.appendActivity(ana.id, [studied(2)]);
    await expect(phone.exchangeActivity(ana.id)).rejects.toThrow('Bad Request');
    expect(idsOf(await phone.allActivity(ana.id))).toEqual(idsOf([studied(1), studied(2)]));
  });

  test('it retries several facts that it can’t store one by one, and stores all once it can', async () => {
    const poison = new Set([1, 50, 51].map((index) => facts[index]?.id ?? ''));
    let isWell = false;
    const { ana, phone, asked } = await deviceWith((events, pass) =>
      !isWell && events.some(({ id }) => poison.has(id)) ? json(403, { message: 'Firewall' })() : pass(),
    );
    await phone.appendActivity(ana.id, facts);
    await exchangeFor(phone, ana, async () => (await backend.factsOf(ana.id)).length === 97);
    const before = asked().length;
    for (let count = 0; count < 6; count += 1) await phone.exchangeActivity(ana.id).catch(() => undefined);
    const tried = asked().slice(before).flat();
    expect(new Set(tried)).toEqual(poison);
    expect(tried).toHaveLength(6);
    isWell = true;
    await phone.settle();
    expect(await backend.factsOf(ana.id)).toEqual(idsOf(facts));
  });

  test('with one verdict too few the other facts settle, and one waits', async () => {
    const mute = facts[7]?.id;
    const { ana, phone, asked } = await deviceWith(async (_events, pass) => {
      const verdicts = (await (await pass()).json()) as { id: string }[];
      return Response.json(verdicts.filter(({ id }) => id !== mute));
    });
    await phone.appendActivity(ana.id, facts);
    expect(await phone.exchangeActivity(ana.id)).toMatchObject({ unsent: 1, hasMore: true });
    await expect(phone.exchangeActivity(ana.id)).rejects.toThrow('returned no verdicts');
    await expect(phone.sendActivity(ana.id)).rejects.toThrow('returned no verdicts');
    expect(asked().map(({ length }) => length)).toEqual([100, 1, 1]);
  });

  test('texts that no database can store are sent as ones that it can', async () => {
    const { ana, phone } = await deviceWith((_events, pass) => pass());
    await phone.appendActivity(ana.id, [studied(1), { ...studied(2), zone: 'a\u0000b' }]);
    expect(await phone.exchangeActivity(ana.id)).toMatchObject({ refusals: ['no such place'] });
    expect(await backend.factsOf(ana.id)).toEqual([studied(1).id]);
  });
});

describe('an account that fails to send facts', () => {
  const row = (sequence: unknown) => ({ ...studied(1), at: '2026-11-03T12:00:00Z', sequence });
  const full = (from: number) => Array.from({ length: 1000 }, (_row, index) => row(from + index));

  test.each<[string, () => Response]>([
    ['404', json(404, { message: 'Could not find the table' })],
    ['a page', page(200)],
    ['a list that is cut off', () => new Response('[{"id":"0000', { status: 200 })],
    ['no list', json(200, { welcome: true })],
    ['the same full page for ever', json(200, full(1))],
    ['a full page of what was not asked', json(200, full(-2000))],
    [
      'rows without their numbers',
      json(
        200,
        Array.from({ length: 1000 }, () => row(undefined)),
      ),
    ],
    [
      'a full page of nothing',
      json(
        200,
        Array.from({ length: 1000 }, () => null),
      ),
    ],
  ])('%s: it ends with a failure soon, and what was done here is sent', async (_name, odd) => {
    let pages = 0;
    const ana = await backend.register();
    const through =
      (call: Fetch): Fetch =>
      (...request) => {
        if (!addressOf(request).includes('/rest/v1/activity?')) return call(...request);
        pages += 1;
        return Promise.resolve(odd());
      };
    const phone = await openDevice(backend, ana, { through });
    await phone.appendActivity(ana.id, [studied(5)]);
    await expect(phone.sendActivity(ana.id)).rejects.toBeInstanceOf(Error);
    expect(pages).toBeLessThan(6);
    expect(await backend.factsOf(ana.id)).toEqual([studied(5).id]);
  });
});

describe('a fact that the account refuses by its own verdict', () => {
  test('is listed with its reason, and waits and counts again on request', async () => {
    let isUpdated = false;
    const { ana, phone } = await deviceWith((events, pass) =>
      isUpdated
        ? pass()
        : Response.json(events.map(({ id }) => ({ id, verdict: 'refused', reason: 'no such kind of fact' }))),
    );
    await phone.appendActivity(ana.id, [studied(1)]);
    expect(await phone.exchangeActivity(ana.id)).toMatchObject({
      unsent: 0,
      refusals: ['no such kind of fact'],
    });
    expect(await phone.allActivity(ana.id)).toEqual([]);
    expect(await phone.refusedActivity(ana.id)).toEqual([
      { event: studied(1), reason: 'no such kind of fact' },
    ]);
    isUpdated = true;
    await phone.sendRefusedAgain(ana.id);
    expect(await phone.refusedActivity(ana.id)).toEqual([]);
    expect(idsOf(await phone.allActivity(ana.id))).toEqual([studied(1).id]);
    expect(await phone.countUnsent(ana.id)).toMatchObject({ unsent: 1 });
    await phone.settle();
    expect(await backend.factsOf(ana.id)).toEqual([studied(1).id]);
  });

  test('waits again at the next start if only an earlier release’s rule hid it', async () => {
    const ana = await backend.register();
    const databases = new IDBFactory();
    await openDevice(backend, ana, { databases });
    const database = await openDB(`camino-activity-${ana.id}`);
    const [hidden, refused] = [studied(1), studied(2)];
    const tables = database.transaction('entries', 'readwrite').store;
    await tables.add({ id: hidden.id, event: hidden, isOwn: true, refusal: 'unreadable' });
    await tables.add({ id: refused.id, event: refused, isOwn: true, refusal: 'no such card' });
    database.close();
    const phone = await openDevice(backend, ana, { databases });
    const reported = new Promise((resolve) => {
      const stop = phone.watchActivity(ana.id, (change) => {
        stop();
        resolve(change);
      });
    });
    expect(idsOf(await phone.allActivity(ana.id))).toEqual([hidden.id]);
    expect(await phone.countUnsent(ana.id)).toMatchObject({ unsent: 1 });
    await phone.settle();
    expect(await backend.factsOf(ana.id)).toEqual([hidden.id]);
    expect(await phone.refusedActivity(ana.id)).toEqual([{ event: refused, reason: 'no such card' }]);
    expect(await reported).toBe('written');
  });
});

/** A device whose facts `answer` handles; `asked` returns the ids of each request. */
async function deviceWith(answer: Answer): Promise<{ ana: Learner; phone: Device; asked: () => string[][] }> {
  const ana = await backend.register();
  const requests: string[][] = [];
  const through =
    (call: Fetch): Fetch =>
    async (...request) => {
      if (!addressOf(request).endsWith('/record_activity')) return call(...request);
      const { events } = JSON.parse((request[1]?.body ?? '{}') as string) as { events: { id: string }[] };
      requests.push(events.map(({ id }) => id));
      return answer(events, () => call(...request));
    };
  return { ana, phone: await openDevice(backend, ana, { through }), asked: () => requests };
}

/** Exchanges like the flow, without pauses, until `isDone`. */
async function exchangeFor(phone: Device, { id }: Learner, isDone: () => Promise<boolean>): Promise<void> {
  let attempt = 0;
  for (let count = 0; count < MOST_ATTEMPTS && !(await isDone()); count += 1) {
    try {
      await phone.exchangeActivity(id, attempt);
      attempt = 0;
    } catch {
      attempt += 1;
    }
  }
  expect(await isDone()).toBe(true);
}

function addressOf([input]: Parameters<Fetch>): string {
  return input instanceof Request ? input.url : input.toString();
}
