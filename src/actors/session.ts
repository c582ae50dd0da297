import { sessionMachine } from '#machines/account/session.machine.ts';
import { fromCallback, fromPromise } from 'xstate';

const activity = () => import('../services/activity.ts');
const auth = () => import('../services/auth.ts');

/** The flow of the session with its holes filled: the only one that the start page needs at once. */
export const wiredSession = sessionMachine.provide({
  actors: {
    watchSession: fromCallback(({ sendBack, receive }) => {
      const start = async () => {
        try {
          return (await auth()).watchSession(sendBack);
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
    }),
    sendActivity: fromPromise(async ({ input }) => (await activity()).sendActivity(input.userId)),
    countActivity: fromPromise(async ({ input }) => (await activity()).countUnsent(input.userId)),
    clearActivity: fromPromise(async ({ input }) => (await activity()).clearActivity(input.userId)),
    signOut: fromPromise(async ({ input }) => (await auth()).signOut(input.userId)),
    forgetSession: fromPromise(async () => (await auth()).forgetSession()),
  },
});
