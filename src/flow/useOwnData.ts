import type { ownDataMachine } from '#machines/own-data.machine.ts';
import type { ActorRefFrom } from 'xstate';
import { wiredOwnData } from '../ownDataWiring.ts';
import { useSession } from './session.tsx';
import { useFlow } from './useFlow.ts';

export type OwnDataRef = ActorRefFrom<typeof ownDataMachine>;

/** Runs the flow of the learner's own data. */
export function useOwnData(): OwnDataRef {
  const { id = '', email = '', name = '' } = useSession().getSnapshot().context.user ?? {};
  return useFlow(wiredOwnData, { userId: id, email, displayName: name });
}
