import type { sessionMachine } from '#machines/session.machine.ts';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { wiredSession } from '../sessionWiring.ts';
import { useFlow } from './useFlow.ts';

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
