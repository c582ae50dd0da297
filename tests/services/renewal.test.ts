import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { passes } from '../support/eventually.ts';
import type * as accounts from '../../src/services/session/account.ts';
import type * as answers from '../../src/services/session/answers.ts';
import type * as sessions from '../../src/services/session/session.ts';
import type * as watches from '../support/watch-session.ts';
import type * as stores from '../../src/services/session/stored.ts';
import type * as storages from '../../src/services/storage.ts';

type Services = typeof accounts &
  typeof answers &
  typeof sessions &
  typeof stores &
  typeof storages &
  typeof watches;
type Answer = () => Response | Promise<Response>;

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;
const ana = { id: 'u1', email: 'ana@example.com', user_metadata: { name: 'Ana' } };
const ben = { id: 'u2', email: 'ben@example.com', user_metadata: { name: 'Ben' } };

let services: Services;
let answer: Answer;
let asked: string[];
let heard: { type: string }[];
let watching: ReturnType<Services['watchSession']>;

beforeAll(() => import('@supabase/supabase-js'));
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  vi.doUnmock('../../src/services/session/supabase.ts');
  vi.useFakeTimers({ now: NOW });
  const window = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  vi.stubGlobal('location', { pathname: '/', origin: 'http://camino.test' });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('WebSocket', EventTarget);
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(new URL(input).pathname);
    return Promise.resolve().then(() => answer());
  });
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
  [asked, heard] = [[], []];
  await import('../../src/services/session/ask-service.ts');
  services = {
    ...(await import('../../src/services/session/account.ts')),
    ...(await import('../../src/services/session/answers.ts')),
    ...(await import('../../src/services/session/session.ts')),
    ...(await import('../../src/services/session/stored.ts')),
    ...(await import('../../src/services/storage.ts')),
    ...(await import('../support/watch-session.ts')),
  };
});
afterEach(async () => {
  watching.stop();
  services.storage.removeItem(services.AUTH_STORAGE_KEY);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a session that ran out a week ago', () => {
  test.each([
    ['503', () => new Response('', { status: 503 })],
    ['502 of a proxy', () => page(502)],
    ['504', () => json(504, {})],
    ['500', () => json(500, { error_code: 'unexpected_failure' })],
    ['too many requests', () => json(429, { error_code: 'over_request_rate_limit' })],
    ['too many requests, of a proxy', () => page(429)],
    ['a firewall', () => page(403)],
    ['a network that asks for a login', () => page(511)],
    ['the login page of a Wi-Fi', () => page(200)],
    ['the login page of a Wi-Fi as plain text', () => new Response('<!doctype html>', { status: 200 })],
    ['something else with JSON', () => json(200, { welcome: true })],
    ['nothing found', () => json(404, { message: 'no Route matched' })],
    ['a wrong key of the build', () => json(401, { message: 'Invalid API key' })],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ] as const)('survives the answer %s', async (_name, unanswered) => {
    answer = unanswered;
    watch(WEEK);
    await passes(120_000);
    expect(services.storedUser()?.id).toBe('u1');
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['service.failed']));
    answer = () => json(200, session(ana, 0));
    watching.retry();
    await passes(1000);
    expect(heard).toContainEqual({ type: 'TOKEN_REFRESHED', user: services.storedUser() });
  });

  test.each([
    [400, { error_code: 'refresh_token_not_found' }],
    [400, { code: 'refresh_token_already_used' }],
    [400, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }],
    [400, { error_code: 'session_expired' }],
    [400, { error_code: 'validation_failed', msg: 'Refresh token is not valid' }],
    [401, { error_code: 'session_not_found' }],
    [403, { error_code: 'user_banned' }],
    [403, { error_code: 'user_not_found', msg: 'User from sub claim in JWT does not exist' }],
  ])('ends with %i %j', async (status, body) => {
    answer = () => json(status, body);
    watch(WEEK);
    await passes(1000);
    expect(services.storedUser()).toBeNull();
    expect(heard.at(-1)).toEqual({ type: 'session.refused' });
    expect(heard).not.toContainEqual(expect.objectContaining({ type: 'SIGNED_OUT' }));
  });
});

describe('a session without its user', () => {
  const ownerless = {
    access_token: 'a',
    refresh_token: 'r',
    expires_in: HOUR,
    expires_at: NOW / 1000 + HOUR,
  };

  test('is renewed, and the answer says whose it is', async () => {
    answer = () => json(200, session(ana, 0));
    watchStored(ownerless);
    await passes(1000);
    expect(asked).toEqual(['/auth/v1/token']);
    expect(heard).toContainEqual({ type: 'TOKEN_REFRESHED', user: services.storedUser() });
    expect(services.storedUser()?.id).toBe('u1');
  });

  test.each([
    ['with no time', { access_token: 'a', refresh_token: 'r' }],
    ['with no token', { refresh_token: 'r' }],
    ['with half a user', { ...ownerless, user: { id: 'u1' } }],
  ])('%s is renewed, too', async (_name, stored) => {
    answer = () => json(200, session(ana, 0));
    watchStored(stored);
    await passes(1000);
    expect(services.storedUser()?.id).toBe('u1');
  });

  test('survives a silent service; nobody is logged out before it answers', async () => {
    answer = () => new Response('', { status: 503 });
    watchStored(ownerless);
    await passes(60_000);
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['service.failed']));
    answer = () => json(200, session(ana, 0));
    watching.retry();
    await passes(1000);
    expect(heard).toContainEqual({ type: 'TOKEN_REFRESHED', user: services.storedUser() });
  });

  test('ends if the service refuses it', async () => {
    answer = () => json(400, { error_code: 'refresh_token_not_found' });
    watchStored(ownerless);
    await passes(1000);
    expect(heard.at(-1)).toEqual({ type: 'session.refused' });
    expect(services.storage.getItem(services.AUTH_STORAGE_KEY)).toBeNull();
  });
});

describe('the clock of the device', () => {
  test('a day ahead: a session is renewed once, not with every request', async () => {
    answer = () => json(200, { ...session(ana, 0), expires_at: NOW / 1000 - 23 * HOUR });
    watch(24 * HOUR);
    await passes(1000);
    for (let count = 0; count < 5; count += 1) await services.accountOf('u1');
    expect(asked).toEqual(['/auth/v1/token']);
  });

  test('a day behind: a token that the service no longer accepts is renewed', async () => {
    watch(-24 * HOUR);
    await passes(1000);
    answer = () => json(401, { code: 'PGRST303', message: 'JWT expired' });
    const { client, authorization } = await services.accountOf('u1');
    await client.from('activity').select().setHeader('Authorization', authorization);
    answer = () => json(200, { ...session(ana, 0), access_token: 'new' });
    expect((await services.accountOf('u1')).authorization).toBe('Bearer new');
    expect(asked).toEqual(['/rest/v1/activity', '/auth/v1/token']);
  });
});

test('an evening without the service leaves no timers, listeners or clients behind', async () => {
  answer = () =>
    new Promise((resolve) => setTimeout(() => resolve(new Response('', { status: 503 })), 25_000));
  watch(WEEK);
  await passes(60_000);
  const before = vi.getTimerCount();
  for (let retries = 0; retries < 40; retries += 1) {
    watching.retry();
    await passes(30_000);
  }
  await passes(60_000);
  expect(vi.getTimerCount()).toBe(before);
  const requests = asked.length;
  await passes(600_000);
  expect(asked.length - requests, 'requests in ten minutes').toBeLessThan(50);
});

test('the flow hears when a service fails and when it answers again', async () => {
  watch(-HOUR);
  await passes(1000);
  heard = [];
  const { client } = await services.accountOf('u1');
  answer = () => new Response('', { status: 503 });
  await client.rpc('leaderboard');
  answer = () => json(500, { message: 'a fault of one function' });
  await client.rpc('leaderboard');
  expect(heard).toEqual([{ type: 'service.failed' }, { type: 'service.answered' }]);
});

test('a reconnection asks the service, even with a valid token', async () => {
  answer = () => json(200, ana);
  watch(-HOUR);
  await passes(1000);
  expect(asked).toEqual([]);
  watching.retry();
  await passes(1000);
  expect(asked).toEqual(['/auth/v1/user']);
  expect(heard.at(-1)).toEqual({ type: 'service.answered' });
});

test('a registration signs nobody in, in any tab, and stores only its code verifier', async () => {
  const { signUp } = await import('../../src/services/auth.ts');
  watching = services.watchSession((fact) => heard.push(fact));
  await passes(1000);
  const written = vi.spyOn(services.storage, 'setItem');
  answer = () => json(200, ana);
  await signUp({ name: 'Ana', email: ana.email, password: 'secret-123' });
  const verifier = `${services.AUTH_STORAGE_KEY}-code-verifier`;
  expect(services.storage.getItem(verifier)).not.toBeNull();
  answer = () => json(200, session(ana, 0));
  await signUp({ name: 'Ana', email: ana.email, password: 'secret-123' });
  expect(new Set(written.mock.calls.map(([key]) => key))).toEqual(new Set([verifier]));
  expect(heard.filter(({ type }) => !type.startsWith('service.'))).toEqual([
    { type: 'INITIAL_SESSION', user: null },
    { type: 'INITIAL_SESSION', user: null },
  ]);
  expect(services.storedUser()).toBeNull();
  expect(asked).toEqual(['/auth/v1/signup', '/auth/v1/signup', '/auth/v1/logout']);
});

describe('another tab', () => {
  const stored = (user: object) => JSON.stringify(session(user, 0));

  test('in which another learner logs in makes this one show them, even before it has a client', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    watch(WEEK);
    services.storage.setItem(services.AUTH_STORAGE_KEY, stored(ben));
    tellTabs(stored(ben));
    expect(heard.at(-1)).toEqual({
      type: 'TOKEN_REFRESHED',
      user: { id: 'u2', email: 'ben@example.com', name: 'Ben' },
    });
    await passes(1000);
    expect(heard.at(-1)).toMatchObject({ type: 'INITIAL_SESSION', user: { id: 'u2' } });
    await expect(services.accountOf('u1')).rejects.toThrow('Someone else is signed in');
  });

  test('with another session isn’t logged out by this one', async () => {
    watch(-HOUR);
    services.storage.setItem(services.AUTH_STORAGE_KEY, stored(ben));
    await services.signOut('u1');
    services.removeStoredSession('u1');
    expect(services.storedUser()?.id).toBe('u2');
    expect(asked).toEqual([]);
  });
});

/** Watches Ana's session, expired this many seconds ago. */
function watch(secondsAgo: number): void {
  watchStored(session(ana, secondsAgo));
}

function watchStored(stored: object): void {
  services.storage.setItem(services.AUTH_STORAGE_KEY, JSON.stringify(stored));
  watching = services.watchSession((fact) => heard.push(fact));
}

function session(user: object, secondsAgo: number) {
  const expires_at = NOW / 1000 - secondsAgo + (secondsAgo === 0 ? HOUR : 0);
  return {
    access_token: `a${secondsAgo}`,
    refresh_token: `r${secondsAgo}`,
    expires_in: HOUR,
    expires_at,
    user,
  };
}

function json(status: number, body: object): Response {
  return Response.json(body, { status });
}

function page(status: number): Response {
  return new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function tellTabs(newValue: string): void {
  dispatchEvent(Object.assign(new Event('storage'), { key: services.AUTH_STORAGE_KEY, newValue }));
}
