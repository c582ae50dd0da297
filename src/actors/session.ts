import type { Work } from '#machines/account/session.types.ts';
import { fromCallback, fromPromise } from 'xstate';
import { unsentSettings } from '../services/preferences.ts';

const auth = () => import('../services/auth.ts');
const accountPreferences = () => import('../services/account-preferences.ts');
const activity = () => import('../services/log/log.ts');
const exchange = () => import('../services/log/exchange.ts');
const session = () => import('../services/session/session.ts');

interface Learner {
  userId: string;
}

/** Tells every change of the session; reconnects on request. */
export const watchSession = fromCallback<{ type: 'retry.requested' }>(({ sendBack, receive }) => {
  const start = async () => {
    try {
      return (await session()).watchSession(sendBack);
    } catch {
      return sendBack({ type: 'service.unreachable' });
    }
  };
  let watching = start();
  receive(async () => {
    const watch = await watching;
    if (watch) watch.retry();
    else watching = start();
  });
  return async () => (await watching)?.stop();
});

/** Tells what the learner is in the middle of; `watch` watches the flows of this page. */
export function watchWorkBy(watch: (tell: (work: Work | null) => void) => () => void) {
  return fromCallback<{ type: 'none' }>(({ sendBack }) =>
    watch((work) => sendBack({ type: 'work.changed', work })),
  );
}

/** Sends the facts and settings that the account lacks. Returns what it still lacks. */
export const sendActivity = fromPromise(async ({ input: { userId } }: { input: Learner }) => {
  const [{ unsent: records }, settings] = await Promise.all([
    exchange().then(({ sendActivity: send }) => send(userId)),
    accountPreferences().then(({ sendSettings }) => sendSettings(userId)),
  ]);
  return { records, settings };
});

/** How many facts and settings the account lacks. */
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

export const signOut = fromPromise(async ({ input }: { input: Learner }) =>
  (await session()).signOut(input.userId),
);

export const forgetSession = fromPromise(async ({ input }: { input: Learner }) =>
  (await session()).forgetSession(input.userId),
);
