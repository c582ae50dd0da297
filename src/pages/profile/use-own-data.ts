import { ownDataMachine } from '#machines/account/own-data.machine.ts';
import { useMemo } from 'react';
import type { Actor } from 'xstate';
import {
  deleteAccount,
  exportData,
  fetchRest,
  forgetLearnerOf,
  importData,
  readRefused,
  sendAgain,
} from '../../actors/own-data.ts';
import { fetchRest as fetchNothing } from '../../actors/guest.ts';
import { useSession } from '../../session/Session.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

export type OwnDataRef = Actor<typeof ownDataMachine>;

const actors = { fetchRest, exportData, importData, readRefused, sendAgain, deleteAccount };

export function useOwnData(): OwnDataRef {
  const session = useSession();
  const { id = '', email = '', name = '', isGuest } = session.getSnapshot().context.user ?? {};
  const ownData = useMemo(
    () =>
      wire(ownDataMachine, {
        ...actors,
        ...(isGuest && { fetchRest: fetchNothing }),
        forgetLearner: forgetLearnerOf(session),
      }),
    [session, isGuest],
  );
  return useFlow(ownData, { userId: id, email, displayName: name });
}
