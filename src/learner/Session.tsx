import type { sessionMachine } from '#machines/account/session.machine.ts';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { wiredSession } from '../actors/session.ts';
import { useFlow } from '../runtime/use-flow.ts';

type SessionRef = ActorRefFrom<typeof sessionMachine>;

const SessionContext = createContext<SessionRef | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={useFlow(wiredSession)}>{children}</SessionContext>;
}

export function useSession(): SessionRef {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}
