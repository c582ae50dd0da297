import { ownDataMachine } from '#machines/account/own-data.machine.ts';
import type { Actor } from 'xstate';
import {
  deleteAccount,
  exportData,
  forgetLearner,
  importData,
  readRefused,
  sendAgain,
} from '../../actors/own-data.ts';
import { useSession } from '../../learner/Session.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

export type OwnDataRef = Actor<typeof ownDataMachine>;

const ownData = wire(ownDataMachine, {
  exportData,
  importData,
  readRefused,
  sendAgain,
  deleteAccount,
  forgetLearner,
});

export function useOwnData(): OwnDataRef {
  const { id = '', email = '', name = '' } = useSession().getSnapshot().context.user ?? {};
  return useFlow(ownData, { userId: id, email, displayName: name });
}
