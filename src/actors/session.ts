import type { connectionMachine } from '#machines/account/connection.machine.ts';
import type { sessionMachine, Work } from '#machines/account/session.machine.ts';
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { unsentSettings } from '../services/preferences.ts';
import * as device from '../services/session/device.ts';
import * as guest from '../services/session/guest.ts';
import * as session from '../services/session/session.ts';
import { removeStoredSession } from '../services/session/stored.ts';
import { disconnect } from '../services/session/supabase.ts';
import { fromLazyCallback } from './lazy-callback.ts';

const auth = () => import('../services/auth.ts');
const accountPreferences = () => import('../services/account-preferences.ts');
const activity = () => import('../services/log/log.ts');
const exchange = () => import('../services/log/exchange.ts');

interface Learner {
  userId: string;
}

/** Forwards the connection's news and reconnects on request. */
export function watchSessionOf(connection: ActorRefFrom<typeof connectionMachine>) {
  return fromCallback<{ type: 'retry.requested' }>(({ sendBack, receive }) => {
    const following = connection.on('session.reported', ({ news }) => sendBack(news));
    receive((event) => connection.send(event));
    return () => following.unsubscribe();
  });
}

/** Reports the session in other tabs, request results and connectivity. */
export const watchDevice = fromCallback<{ type: 'none' }>(({ sendBack }) => device.watchDevice(sendBack));

export const readStoredSession = fromPromise(() => Promise.resolve(device.readStoredSession()));

/** Reports the client's session. */
export const followClient = fromLazyCallback<{ type: 'none' }>(async ({ sendBack }) => ({
  stop: await session.followClient(sendBack),
}));

export const askUser = fromPromise(session.askUser);

/** Drops a client that's stuck waiting, so that the next one asks at once. */
export const dropClient = fromPromise(async () => {
  await disconnect();
  return device.readStoredSession();
});

export function watchWorkBy(watch: (tell: (work: Work | null) => void) => () => void) {
  return fromCallback<{ type: 'none' }>(({ sendBack }) =>
    watch((work) => sendBack({ type: 'work.changed', work })),
  );
}

export const sendActivity = fromPromise(async ({ input: { userId } }: { input: Learner }) => {
  const [{ unsent: records }, settings] = await Promise.all([
    exchange().then(({ sendActivity: send }) => send(userId)),
    accountPreferences().then(({ sendSettings }) => sendSettings(userId)),
  ]);
  return { records, settings };
});

export const countActivity = fromPromise(async ({ input: { userId } }: { input: Learner }) => {
  const { unsent: records } = await (await activity()).countAllUnsent(userId);
  return { records, settings: Object.keys(unsentSettings(userId).changes).length };
});

export const followLink = fromPromise(async ({ input }: { input: Learner }) =>
  (await auth()).followLink(input.userId),
);

export const clearActivity = fromPromise(async ({ input }: { input: Learner }) =>
  (await activity()).clearActivity(input.userId),
);

export const signOut = fromPromise(({ input }: { input: Learner }) => session.signOut(input.userId));

export const forgetSession = fromPromise(({ input }: { input: Learner }) =>
  Promise.resolve(removeStoredSession(input.userId)),
);

export const beginGuest = fromPromise(() => Promise.resolve(guest.beginGuest()));

/** Deletes what a guest did on this device and tells the session. */
export function deleteGuestOf(flow: ActorRefFrom<typeof sessionMachine>) {
  return fromPromise(async ({ input }: { input: { guest: string } }) => {
    await (await activity()).forgetGuest(input.guest);
    flow.send({ type: 'guest.ended' });
  });
}
