import type { ownDataMachine } from '#machines/account/own-data.machine.ts';
import type { ActorRefFrom } from 'xstate';
import { wiredOwnData } from '../../actors/own-data.ts';
import { useSession } from '../../learner/Session.tsx';
import { useFlow } from '../../runtime/use-flow.ts';

export type OwnDataRef = ActorRefFrom<typeof ownDataMachine>;

/** Runs the flow of the learner's own data. */
export function useOwnData(): OwnDataRef {
  const { id = '', email = '', name = '' } = useSession().getSnapshot().context.user ?? {};
  return useFlow(wiredOwnData, { userId: id, email, displayName: name });
}
