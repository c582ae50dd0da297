import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../supabase/embedded/refusals.ts';
import { admit, refusalOfBody, refusalOfHead } from '../../supabase/embedded/requests.ts';

const ORIGIN = 'http://localhost:4173';
const PROFILES = '/rest/v1/profiles';

const head = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  refusalOfHead(new Request(ORIGIN + path, { method, headers }))?.status;

const query = (parameters: Record<string, string>) =>
  head(`${PROFILES}?${new URLSearchParams(parameters).toString()}`);

const body = (value: unknown, path = PROFILES, method = 'POST') =>
  refusalOfBody(method, path, new TextEncoder().encode(JSON.stringify(value)))?.status;

describe('a query', () => {
  test.each([
    { select: 'id, display_name, daily_goal, timezone, settings' },
    { select: 'id,name:display_name,settings->theme,profiles!inner(id)', order: 'sequence.desc.nullslast' },
    { sequence: 'gt.12', limit: '1000', order: 'sequence.asc' },
    { display_name: 'eq.constructor' },
    { display_name: 'ilike.*the constructor.prototype*' },
    { display_name: 'in.("a constructor",__proto__)' },
    { or: '(display_name.eq.constructor,display_name.in.(prototype,__proto__))' },
    { or: '(display_name.eq."a, constructor.eq.1",id.eq.1)' },
    { and: '(display_name.ilike.*constructor*,not.or(id.eq.1,timezone.not.eq.prototype))' },
    { settings: 'cs.{"theme":"constructor"}' },
    { settings: 'cs.{constructor}' },
    { constructors: 'eq.1', prototype_of: 'eq.1', my__proto__: 'eq.1' },
  ])('that the API can parse is accepted: %o', (parameters) => {
    expect(query(parameters)).toBeUndefined();
  });

  const names = ['__proto__', 'prototype', 'constructor', 'hasOwnProperty', '__defineGetter__'];
  const places: ((name: string) => Record<string, string>)[] = [
    (name) => ({ [name]: 'eq.1' }),
    (name) => ({ [`${name}.or`]: '(a.eq.1)' }),
    (name) => ({ [`a->${name}`]: 'eq.1' }),
    (name) => ({ [`"${name}"`]: 'eq.1' }),
    (name) => ({ select: `a,b(${name})` }),
    (name) => ({ select: `${name}:a` }),
    (name) => ({ select: `a->b->>${name}` }),
    (name) => ({ select: `"${name}"::text` }),
    (name) => ({ 'a.select': `...${name}(b)` }),
    (name) => ({ order: `a.asc,${name}.desc` }),
    (name) => ({ columns: `a, "${name}"` }),
    (name) => ({ on_conflict: name }),
    (name) => ({ or: `(a.eq.1,${name}.eq.1)` }),
    (name) => ({ or: `(${name}.not.is.null)` }),
    (name) => ({ and: `(a.eq.1,not.or(b.eq(any).{1},"${name}".eq.1))` }),
    (name) => ({ 'not.and': `(a->${name}.cs.{"b":1})` }),
    (name) => ({ or: `(a.eq.1, ${name}.fts(english).x)` }),
  ];
  const insideJson: typeof places = [
    (name) => ({ a: `cs.{"b":{"${name}" : 1}}` }),
    (name) => ({ or: `(a.cs.{"${name}":1})` }),
  ];

  test.each(names)('that names %s is refused, wherever and however often encoded', (name) => {
    const encoded = name.replace('o', '%6f');
    const spellings = [name, encoded, encoded.replace('%', '%25'), `${name[0]}\\${name.slice(1)}`];
    const refused = [
      ...places.flatMap((place) => spellings.map(place)),
      ...insideJson.map((place) => place(name)),
    ];
    expect(refused.filter((parameters) => query(parameters) !== 400)).toEqual([]);
  });

  test('with any text is accepted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const value = `eq.${text.replaceAll(/[\0"([{]/g, '')}`;
        expect(query({ display_name: `${value} constructor` })).toBeUndefined();
      }),
    );
  });
});

describe('a body', () => {
  test.each([
    [{ events: [{ id: '1', facts: { card: 'constructor' } }] }, '/rest/v1/rpc/record_activity', 'POST'],
    [{ display_name: 'constructor' }, PROFILES, 'PATCH'],
    [[{ id: 1 }, { id: 2 }], PROFILES, 'POST'],
    [
      { email: 'a@b.co', password: 'x', data: { name: 'x' }, code_challenge: null },
      '/auth/v1/signup',
      'POST',
    ],
    [{ email: 'a@b.co', gotrue_meta_security: {} }, '/auth/v1/recover', 'POST'],
  ])('that the API can parse is accepted: %o', (value, path, method) => {
    expect(body(value, path, method)).toBeUndefined();
  });

  test.each([
    [[{ id: 1 }], PROFILES, 'PATCH'],
    [[{ id: 1 }, null], PROFILES, 'POST'],
    [[], '/rest/v1/rpc/record_activity', 'POST'],
    [null, '/auth/v1/signup', 'POST'],
    [{ email: 1 }, '/auth/v1/signup', 'POST'],
    [{ a: { b: [JSON.parse('{"__proto__":1}')] } }, PROFILES, 'POST'],
    [{ 'a\0': 1 }, PROFILES, 'POST'],
  ])('that the API can’t parse is rejected: %o', (value, path, method) => {
    expect(body(value, path, method)).toBe(400);
  });

  test('may nest 32 deep, no deeper', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
    expect(body(nested(32))).toBeUndefined();
    expect(body(nested(33))).toBe(400);
  });

  test('of any bytes gets an answer', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const refusal = refusalOfBody('POST', PROFILES, bytes);
        expect(refusal?.status ?? 400).toBe(400);
      }),
    );
  });

  test('is passed on unchanged', async () => {
    const text = '{"display_name":"Lucía"}';
    const admitted = await admit(new Request(ORIGIN + PROFILES, { method: 'PATCH', body: text }));
    expect(admitted instanceof Request && (await admitted.text())).toBe(text);
  });
});

describe('a sender', () => {
  test('from another site is rejected, except for links to sign-in pages', () => {
    const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const answers = ['none', 'same-origin', 'same-site', 'cross-site'].map((site) => [
      head(PROFILES, { 'sec-fetch-site': site, ...link }),
      head('/auth/v1/verify?token=x', { 'sec-fetch-site': site, ...link }),
      head('/auth/v1/verify', { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' }),
    ]);
    const foreign = [403, undefined, 403];
    expect(answers).toEqual(
      [[], [], foreign, foreign].map((row) => Array.from({ length: 3 }, (_, i) => row[i])),
    );
  });

  test('with another origin is refused, without one served', () => {
    expect(head(PROFILES, { origin: ORIGIN })).toBeUndefined();
    expect(head(PROFILES)).toBeUndefined();
    for (const origin of [
      'null',
      'http://localhost:3000',
      'https://localhost:4173',
      'https://evil.example',
    ]) {
      expect(head(PROFILES, { origin })).toBe(403);
    }
    expect(refusalOfHead(new Request(`http://evil.example${PROFILES}`))?.status).toBe(403);
  });
});

test('a rejection has the error format of the called API', async () => {
  const busy = { status: 503, message: 'Later', retryAfter: 1 } as const;
  const rest = answerOf(busy, PROFILES);
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await rest.json()).toEqual({ code: 'PGRST003', details: null, hint: null, message: 'Later' });
  const auth = answerOf({ status: 400, message: 'No' }, '/auth/v1/signup');
  expect(auth.headers.has('retry-after')).toBe(false);
  expect(await auth.json()).toEqual({ code: 400, error_code: 'validation_failed', msg: 'No' });
});
