import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, signOut, watchSession } from '../../src/services/session/session.ts';

type Listener = (type: string, session: null) => void;

const service = vi.hoisted(() => {
  // Another file of this process may have loaded the services with its own client.
  vi.resetModules();
  return {
    listeners: [] as Listener[],
    answer: null as { name: string; message: string } | null,
    isStored: true,
    disposed: 0,
  };
});

vi.mock('../../src/services/session/supabase.ts', () => ({
  AUTH_STORAGE_KEY: 'camino-auth',
  supabase: () =>
    Promise.resolve({
      auth: {
        onAuthStateChange: (listener: Listener) => service.listeners.push(listener),
        signOut: () => Promise.resolve({ error: service.answer }),
      },
    }),
  disconnect: () => Promise.resolve(void (service.disposed += 1)),
  hasStoredSession: () => service.isStored,
  removeStoredSession: () => {
    service.isStored = false;
  },
}));

beforeEach(() => {
  Object.assign(service, { listeners: [], answer: null, isStored: true, disposed: 0 });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { pathname: '/' });
});

test('logging out fails if the service does not answer, so that the flow can log out without it', async () => {
  await expect(signOut('u1')).resolves.toBeUndefined();
  service.answer = { name: 'AuthRetryableFetchError', message: 'fetch failed' };
  await expect(signOut('u1')).rejects.toThrow('');
});

test('a dropped client is not heard after the session was forgotten', async () => {
  const heard: string[] = [];
  const watch = watchSession(({ type }) => heard.push(type));
  await vi.waitFor(() => expect(service.listeners).toHaveLength(1));
  await forgetSession();
  expect([service.isStored, service.disposed]).toEqual([false, 1]);
  await vi.waitFor(() => expect(service.listeners).toHaveLength(2));
  const [dropped, current] = service.listeners;
  dropped?.('SIGNED_OUT', null);
  expect(heard).toEqual([]);
  current?.('INITIAL_SESSION', null);
  expect(heard).toEqual(['INITIAL_SESSION']);
  watch.stop();
});
