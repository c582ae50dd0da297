import { connectionMachine } from '#machines/account/connection.machine.ts';
import { sessionMachine } from '#machines/account/session.machine.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  askUser,
  beginGuest,
  clearActivity,
  countActivity,
  dropClient,
  followClient,
  followLink,
  forgetSession,
  readStoredSession,
  sendActivity,
  signOut,
  watchDevice,
  watchSessionOf,
  watchWorkBy,
} from '../actors/session.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { watchWork } from '../runtime/unfinished-work.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

const connectionFlow = wire(connectionMachine, {
  watchDevice,
  readStoredSession,
  followClient,
  askUser,
  dropClient,
});
const actors = {
  sendActivity,
  countActivity,
  followLink,
  clearActivity,
  signOut,
  forgetSession,
  beginGuest,
};
const SessionContext = createContext<SessionRef | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const { storedUser: stored, flows } = useRuntime();
  const connection = useFlow(connectionFlow);
  const session = useMemo(
    () =>
      wire(sessionMachine, {
        ...actors,
        watchSession: watchSessionOf(connection),
        watchWork: watchWorkBy((tell) => watchWork(flows, tell)),
      }),
    [connection, flows],
  );
  return <SessionContext value={useFlow(session, { stored })}>{children}</SessionContext>;
}

export function useSession(): SessionRef {
  const ref = use(SessionContext);
  if (!ref) throw new Error('A SessionProvider is missing');
  return ref;
}

/** Whether to render a learner's pages. */
export function useIsLearner(): boolean {
  return useSelector(useSession(), ({ context }) => context.user !== null);
}

/** Whether the learner is a guest, who has no account; false before hydration. */
export function useIsGuest(): boolean {
  const isGuest = useSelector(useSession(), ({ context }) => context.user?.isGuest === true);
  return useDeferredValue(isGuest, false);
}

/** Whether to render a visitor's pages: nobody is logged in or may turn out to be. */
export function useIsVisitor(): boolean {
  const { isOwnerUnknown } = useRuntime();
  const isUnknown = useSelector(useSession(), (state) => isOwnerUnknown && state.matches('loading'));
  return !useIsLearner() && !isUnknown;
}
