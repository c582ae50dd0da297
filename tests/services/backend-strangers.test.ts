// @module-tag long
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { PASSWORD, startBackend, type Learner, type TestBackend } from '../support/backend.ts';

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Properties of all objects, and of their methods. */
const properties = () =>
  Object.entries(Object.getOwnPropertyDescriptors(Object.prototype)).flatMap(([name, { value }]) => [
    name,
    ...(typeof value === 'function' ? Object.keys(value) : []),
  ]);
const shared = properties();
const used = () => [globalThis.fetch, console.error, console.warn];
const before = used();
const PROFILES = '/rest/v1/profiles';
/** Parallel requests: twice as many as may wait. */
const FLOOD = 200;
let backend: TestBackend;
let learner: Learner;
let token: string;

beforeAll(async () => {
  backend = await startBackend();
  learner = await backend.register('Lucía');
  token = (await learner.client.auth.getSession()).data.session?.access_token ?? '';
});

afterAll(() => backend.close());

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  const added = properties().filter((name) => !shared.includes(name));
  for (const name of added) Reflect.deleteProperty(Object.prototype, name);
  expect(added).toEqual([]);
  expect((await call(`${PROFILES}?select=id`)).text).toBe(JSON.stringify([{ id: learner.id }]));
});

describe('a name that every object has', () => {
  test.each([
    '__proto__=eq.1',
    '__proto__.x=eq.1',
    'constructor.prototype=eq.1',
    'constructor=eq.1',
    'prototype=eq.1',
    'toString=eq.1',
    '%5F%5Fproto%5F%5F=eq.1',
    '%255F%255Fproto%255F%255F=eq.1',
    '"__proto__"=eq.1',
    '__proto__.or=(x.eq.1)',
    '__proto__!inner(id=eq.1',
    'select=id,order(*)&order.toString=eq.1',
    'select=id,not(*)&not.constructor=eq.1',
    'select=__proto__',
    'select=id,__proto__:id',
    'select=%22__proto__%22',
    'select=settings-%3E__proto__',
    'settings-%3E%3Econstructor=eq.1',
    'order=constructor.asc',
    'columns=id,prototype',
    'on_conflict=__proto__',
    'or=(id.eq.1,__proto__.eq.1)',
    'and=(id.eq.1,or(id.eq.1,%22constructor%22.not.eq.1))',
    'settings=cs.{"__proto__":1}',
    'settings=cs.{"a":{"__proto\\u005f_":1}}',
  ])('is refused in a query: %s', async (query) => {
    const { status, text } = await call(`${PROFILES}?${query}`);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'PGRST100', message: expect.any(String) });
  });

  test('is refused in the query of a function', async () => {
    expect((await call('/rest/v1/rpc/leaderboard?__proto__=1')).status).toBe(400);
    expect((await call('/rest/v1/rpc/leaderboard?size=eq.1&__proto__=eq.1')).status).toBe(400);
  });

  test.each([
    ['POST', '/rest/v1/rpc/record_activity', '{"events":[{"__proto__":{"a":1}}]}'],
    ['PATCH', PROFILES, '{"constructor":{"prototype":{"a":1}}}'],
    ['PATCH', PROFILES, '{"settings":{"__proto\\u005f_":1}}'],
    ['POST', PROFILES, '[{"id":1},{"prototype":1}]'],
    ['PUT', '/auth/v1/user', '{"data":{"__proto__":{"a":1}}}'],
  ])('is refused as a key of a body: %s %s %s', async (method, path, body) => {
    const { status, text } = await call(path, { method, body });
    expect(status).toBe(400);
    expect(text).toMatch(/names neither a column nor a function/);
  });

  test('is text like any other', async () => {
    const saved = await learner.client
      .from('profiles')
      .update({ display_name: 'constructor', settings: { note: '__proto__' } })
      .eq('id', learner.id)
      .select('display_name, settings');
    expect(saved.data).toEqual([{ display_name: 'constructor', settings: { note: '__proto__' } }]);
    const profiles = () => learner.client.from('profiles').select('id');
    const own = [{ id: learner.id }];
    expect((await profiles().eq('display_name', 'constructor')).data).toEqual(own);
    expect((await profiles().ilike('display_name', '%constructor%')).data).toEqual(own);
    expect((await profiles().in('display_name', ['constructor', '"__proto__"'])).data).toEqual(own);
    expect((await profiles().or('display_name.eq.constructor,timezone.eq.prototype')).data).toEqual(own);
    expect((await profiles().contains('settings', { note: '__proto__' })).data).toEqual(own);
    expect(await backend.register('prototype')).toMatchObject({ id: expect.any(String) });
  });
});

test('the backend changes nothing that others in its process use', () => {
  vi.restoreAllMocks();
  expect(used()).toEqual(before);
  expect(Object.isExtensible(Object.prototype)).toBe(true);
});

describe('a page of another site', () => {
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const image = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  const sites = ['cross-site', 'same-site'];

  test.each(sites)('calls nothing: %s', async (site) => {
    for (const path of [
      `${PROFILES}?apikey=${PUBLISHABLE_KEY}`,
      '/auth/v1/settings',
      '/mailbox',
      '/mailbox.json',
      '/google-stand-in',
      '/auth/v1/authorize?provider=google',
    ]) {
      expect(await statusOf(path, { headers: { 'sec-fetch-site': site, ...image } })).toBe(403);
    }
  });

  test.each(sites)('leads a visitor to the pages of signing in only: %s', async (site) => {
    const headers = { 'sec-fetch-site': site, ...navigation };
    expect(await statusOf('/auth/v1/verify?token=x&type=signup', { headers })).toBe(303);
    expect(await statusOf('/auth/v1/authorize?provider=google', { headers })).toBe(303);
    expect(await statusOf('/auth/v1/callback?state=x&code=x', { headers })).toBe(303);
    expect(await statusOf('/mailbox', { headers })).toBe(200);
    expect(await statusOf('/google-stand-in', { headers })).toBe(400);
    expect(await statusOf('/google-stand-in', { headers, method: 'POST', body: 'decision=allow' })).toBe(403);
    expect(await statusOf('/mailbox.json', { headers })).toBe(403);
    expect(await statusOf(PROFILES, { headers })).toBe(403);
    expect(await statusOf('/mailbox', { headers: { ...headers, 'sec-fetch-dest': 'iframe' } })).toBe(403);
  });

  test('is recognized by its origin, too', async () => {
    expect(await statusOf('/mailbox', { headers: { origin: 'http://127.0.0.1:1' } })).toBe(403);
    expect(await statusOf('/mailbox', { headers: { origin: backend.origin } })).toBe(200);
  });

  test.each(['same-origin', 'none'])('isn’t confused with Camino and its visitors: %s', async (site) => {
    expect(await statusOf(PROFILES, { headers: { 'sec-fetch-site': site } })).toBe(200);
    expect(await statusOf('/mailbox.json', { headers: { 'sec-fetch-site': site } })).toBe(200);
  });
});

describe('a body', () => {
  const RECORD = '/rest/v1/rpc/record_activity';
  const TOKEN = '/auth/v1/token?grant_type=password';

  test('of more than 1 MiB is refused without being read', async () => {
    const whole = await call(RECORD, { method: 'POST', body: `{"events":"${'a'.repeat(2 ** 20)}"}` });
    expect(whole.status).toBe(413);
    const headers = { 'content-length': String(2 ** 30) };
    const announced = open(RECORD, { method: 'POST', headers });
    announced.flushHeaders();
    expect((await answerTo(announced)).status).toBe(413);
    announced.destroy();
  });

  test('without an announced length is read up to the limit', async () => {
    const sending = open(RECORD, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
    sending.on('error', () => {});
    const answered = answerTo(sending);
    let sent = 0;
    const timer = setInterval(() => {
      sending.write(Buffer.alloc(2 ** 16, 32));
      sent += 2 ** 16;
    }, 5);
    expect((await answered).status).toBe(413);
    clearInterval(timer);
    expect(sent).toBeLessThan(2 ** 22);
    sending.destroy();
  });

  test('just below the limit is read', async () => {
    const body = `{"events":[]}${' '.repeat(2 ** 20 - 13)}`;
    expect(await statusOf(RECORD, { method: 'POST', body })).toBe(200);
    expect(await statusOf(RECORD, { method: 'POST', body: `${body} ` })).toBe(413);
  });

  test.each([
    ['nothing', 'null'],
    ['an array', '[]'],
    ['text', '"x"'],
    ['a number', '1'],
    ['no JSON', '{'],
    ['a form', 'email=a&password=b'],
    ['deep JSON', `{"data":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['very deep JSON', '['.repeat(500_000)],
    ['a character of code 0', String.raw`{"email":"a\u0000@example.com","password":"secret-1"}`],
    ['the character itself', '{"email":"a\0@example.com"}'],
  ])('that is %s is refused', async (_, body) => {
    for (const path of [RECORD, TOKEN, '/auth/v1/signup', '/auth/v1/recover', '/auth/v1/verify']) {
      expect(await statusOf(path, { method: 'POST', body })).toBe(400);
    }
    expect(await statusOf('/auth/v1/user', { method: 'PUT', body })).toBe(400);
    expect(await statusOf(`${PROFILES}?id=eq.${learner.id}`, { method: 'PATCH', body })).toBe(400);
  });

  test.each([
    ['POST', '/auth/v1/signup', { email: 'a@example.com', password: {} }],
    ['POST', '/auth/v1/signup', { email: 'a@example.com', password: PASSWORD, data: [1] }],
    ['POST', TOKEN, { email: 1, password: 2 }],
    ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: {} }],
    ['POST', '/auth/v1/recover', { email: 1 }],
    ['POST', '/auth/v1/verify', { type: 'signup', token_hash: [] }],
    ['POST', '/auth/v1/signup', { email: 'a@example.com', password: null }],
    ['POST', TOKEN, { email: null, password: PASSWORD }],
    ['PUT', '/auth/v1/user', { password: 1 }],
    ['PUT', '/auth/v1/user', { password: null }],
    ['PUT', '/auth/v1/user', { email: null }],
    ['PUT', '/auth/v1/user', { email: true }],
    ['PATCH', PROFILES, { display_name: {} }],
    ['POST', PROFILES, { display_name: [1] }],
    ['PATCH', PROFILES, { daily_goal: 'x' }],
    ['POST', RECORD, { events: { a: 1 } }],
  ])('of wrong types is refused: %s %s %o', async (method, path, value) => {
    const target = method === 'PATCH' ? `${path}?id=eq.${learner.id}` : path;
    expect(await statusOf(target, { method, body: JSON.stringify(value) })).toBe(400);
  });

  test('that isn’t UTF-8 is refused', async () => {
    const sending = open(RECORD, { method: 'POST' });
    sending.end(Buffer.from([0x7b, 0xff, 0x7d]));
    expect((await answerTo(sending)).status).toBe(400);
  });
});

describe('an odd address', () => {
  test.each([
    ['1,700 columns', 400, `${PROFILES}?select=${'id,'.repeat(1699)}id`],
    ['all columns 151 times', 400, `${PROFILES}?select=${'*,'.repeat(150)}*`],
    ['100 conditions in each other', 400, `${PROFILES}?or=${'(or'.repeat(100)}(id.eq.1)${')'.repeat(100)}`],
    ['a character of code 0 in a filter', 400, `${PROFILES}?display_name=eq.%00`],
    ['a character of code 0 in a path', 400, '/rest/v1/%00'],
    ['a character of code 0 in a link', 400, '/auth/v1/verify?token=%00&type=signup'],
    ['a path that cannot be decoded', 400, '/rest/v1/%zz'],
    ['text that cannot be decoded', 200, `${PROFILES}?display_name=eq.%zz`],
    ['a list twice', 200, `${PROFILES}?select=id&select=id`],
    ['a filter twice', 200, `${PROFILES}?timezone=neq.a&timezone=neq.b`],
    ['9,000 characters', 414, `${PROFILES}?display_name=eq.${'a'.repeat(9000)}`],
    ['no table', 404, '/rest/v1/__proto__'],
    ['no function', 404, '/rest/v1/rpc/constructor'],
  ])('with %s is answered with %i', async (_, status, path) => {
    expect(await statusOf(path)).toBe(status);
  });

  test('longer than Node reads is refused', async () => {
    expect(await statusOf(`${PROFILES}?a=${'a'.repeat(20_000)}`)).toBe(431);
  });

  test.each(['TRACE', 'PROPFIND', 'M-SEARCH'])('doesn’t take the method %s', async (method) => {
    expect(await statusOf(PROFILES, { method })).toBe(405);
  });
});

test('requests beyond capacity are rejected at once, and nothing acknowledged is lost', async () => {
  const ids = Array.from({ length: FLOOD }, () => crypto.randomUUID());
  const answers = await Promise.all(
    ids.map(async (id) => {
      const start = performance.now();
      const facts = { card: 'nouns-la-casa', milliseconds: 3000 };
      const event = { id, kind: 'card.studied', at: new Date().toISOString(), zone: 'UTC', facts };
      const body = JSON.stringify({ events: [event] });
      const { status, headers } = await call('/rest/v1/rpc/record_activity', { method: 'POST', body });
      return { id, status, later: headers['retry-after'], took: performance.now() - start };
    }),
  );
  const put = answers.filter(({ status }) => status === 503);
  const acknowledged = answers.filter(({ status }) => status === 200).map(({ id }) => id);
  expect(put.length + acknowledged.length).toBe(FLOOD);
  expect(put.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(new Set(put.map(({ later }) => later))).toEqual(new Set(['1']));
  const { rows } = await backend.database.query<{ id: string }>('select id from public.activity');
  expect(rows.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
});

/** A raw request with the learner's session, unless `headers` have another. */
function open(path: string, { method = 'GET', headers = {} }: Call = {}): ClientRequest {
  const { port } = new URL(backend.origin);
  const own = {
    apikey: PUBLISHABLE_KEY,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  return request({ host: '127.0.0.1', port, path, method, headers: { ...own, ...headers } });
}

async function call(path: string, { body, ...rest }: Call = {}): Promise<Answer> {
  const sending = open(path, rest);
  const answered = answerTo(sending);
  sending.end(body);
  return answered;
}

async function statusOf(path: string, options?: Call): Promise<number | undefined> {
  return (await call(path, options)).status;
}

function answerTo(sending: ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      const done = () => resolve({ status: response.statusCode, headers: response.headers, text });
      void once(response, 'end').then(done, done);
    });
  });
}
