import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOut } from '../../src/services/session/session.ts';
import { AUTH_STORAGE_KEY, removeStoredSession, storedUser } from '../../src/services/session/stored.ts';
import { storage } from '../../src/services/storage.ts';
import { eventually } from '../support/eventually.ts';
import { watchSession } from '../support/watch-session.ts';

const ana = { id: 'u1', email: 'ana@example.com', user_metadata: { name: 'Ana' } };

type Listener = (type: string, session: null) => void;

const service = vi.hoisted(() => {
  // Another file in this process may have loaded the services with its own client.
  vi.resetModules();
  return {
    listeners: [] as Listener[],
    answer: null as { name: string; message: string } | null,
    disposed: 0,
    isOnline: true,
  };
});

vi.mock('../../src/services/session/supabase.ts', () => ({
  supabase: () =>
    Promise.resolve({
      auth: {
        onAuthStateChange: (listener: Listener) => {
          service.listeners.push(listener);
          return { data: { subscription: { unsubscribe: () => undefined } } };
        },
        signOut: () => Promise.resolve({ error: service.answer }),
        getUser: () => Promise.resolve(),
      },
    }),
  disconnect: () => Promise.resolve(void (service.disposed += 1)),
}));

beforeEach(() => {
  Object.assign(service, { listeners: [], answer: null, disposed: 0, isOnline: true });
  storage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ refresh_token: 'r1', user: ana }));
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('navigator', {
    get onLine() {
      return service.isOnline;
    },
  });
});

afterEach(() => storage.removeItem(AUTH_STORAGE_KEY));

test('logging out fails if the service doesn’t answer, so that the flow can log out without it', async () => {
  await expect(signOut('u1')).resolves.toBeUndefined();
  service.answer = { name: 'AuthRetryableFetchError', message: 'fetch failed' };
  await expect(signOut('u1')).rejects.toThrow('We can’t reach the server.');
});

test('a dropped client is ignored after the session was removed', async () => {
  const heard: string[] = [];
  const watch = watchSession(({ type }) => heard.push(type));
  await eventually(() => expect(service.listeners).toHaveLength(1));
  removeStoredSession('u1');
  watch.retry();
  await eventually(() => expect(service.listeners).toHaveLength(2));
  expect([storedUser(), service.disposed]).toEqual([null, 1]);
  const [dropped, current] = service.listeners;
  dropped?.('SIGNED_OUT', null);
  expect(heard).toEqual(['INITIAL_SESSION']);
  current?.('SIGNED_OUT', null);
  expect(heard).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
  watch.stop();
});

test('offline, nothing is requested until the network returns', async () => {
  service.isOnline = false;
  const heard: string[] = [];
  const watch = watchSession(({ type }) => heard.push(type));
  await eventually(() => expect(heard).toEqual(['network.lost']));
  service.isOnline = true;
  dispatchEvent(new Event('online'));
  expect(heard).toEqual(['network.lost', 'network.restored']);
  watch.retry();
  await eventually(() => expect(service.listeners).toHaveLength(1));
  dispatchEvent(new Event('offline'));
  expect(heard).toEqual(['network.lost', 'network.restored', 'network.lost']);
  watch.stop();
});

const learner = { id: 'u1', email: 'ana@example.com', name: 'Ana' };

test.each([
  ['nobody is logged in any more', null, [{ type: 'INITIAL_SESSION', user: null }]],
  [
    'another learner is logged in',
    JSON.stringify({ refresh_token: 'r2', user: { ...ana, id: 'u2' } }),
    [{ type: 'INITIAL_SESSION', user: { ...learner, id: 'u2' } }],
  ],
  [
    'the same learner is logged in',
    JSON.stringify({ refresh_token: 'r1', user: ana }),
    [{ type: 'INITIAL_SESSION', user: learner }],
  ],
  ['it is not known who is logged in', JSON.stringify({ refresh_token: 'r1' }), []],
])('a page restored from the back/forward cache notices that %s', async (_name, stored, told) => {
  const heard: object[] = [];
  const watch = watchSession((fact) => heard.push(fact));
  await eventually(() => expect(service.listeners).toHaveLength(1));
  storage.removeItem(AUTH_STORAGE_KEY);
  if (stored !== null) storage.setItem(AUTH_STORAGE_KEY, stored);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).toEqual([]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await eventually(() => expect(service.listeners, 'a session that ran out is renewed').toHaveLength(2));
  expect(heard).toEqual(told);
  watch.stop();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toEqual(told);
});

test.each([
  ['no session', null],
  ['an empty text', ''],
  ['half a session', '{"refresh_token":"r1","us'],
  ['null', 'null'],
  ['a number', '7'],
  ['no user', '{"refresh_token":"r1"}'],
  ['a user without an id', '{"refresh_token":"r1","user":{"user_metadata":{}}}'],
  ['nothing to renew it with', JSON.stringify({ user: ana })],
])('a device with %s has nobody signed in', (_name, stored) => {
  removeStoredSession('u1');
  if (stored !== null) storage.setItem(AUTH_STORAGE_KEY, stored);
  expect(storedUser()).toBeNull();
});

test.each([
  [{ name: 'Ana', full_name: 'Ana Pérez' }, 'Ana'],
  [{ name: ' ', full_name: 'Ana Pérez' }, 'Ana Pérez'],
  [{ name: 7 }, 'ana'],
])('a learner whose account says %j is called %s', (metadata, name) => {
  const user = { ...ana, user_metadata: metadata };
  storage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ refresh_token: 'r1', user }));
  expect(storedUser()).toEqual({ id: 'u1', email: 'ana@example.com', name });
});
