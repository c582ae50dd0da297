import type { Work } from '#machines/account/session.types.ts';
import { fromCallback, fromPromise } from 'xstate';

const auth = () => import('../services/auth.ts');
const activity = () => import('../services/activity.ts');
const exchange = () => import('../services/exchange.ts');
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

export const sendActivity = fromPromise(async ({ input }: { input: Learner }) =>
  (await exchange()).sendActivity(input.userId),
);

export const countActivity = fromPromise(async ({ input }: { input: Learner }) =>
  (await activity()).countUnsent(input.userId),
);

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
