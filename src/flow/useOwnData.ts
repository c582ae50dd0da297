import { ownDataMachine } from '#machines/own-data.machine.ts';
import { useLayoutEffect } from 'react';
import type { Actor } from 'xstate';
import { usePreferences } from './preferences.tsx';
import { useSession } from './session.tsx';
import { useFlow } from './useFlow.ts';

export type OwnDataRef = Actor<typeof ownDataMachine>;

/** Runs the flow of the learner's own data; settings that it takes from a file go to the flow of the settings. */
export function useOwnData(): OwnDataRef {
  const { user } = useSession().getSnapshot().context;
  const preferences = usePreferences();
  const ownData = useFlow(ownDataMachine, {
    userId: user?.id ?? '',
    email: user?.email ?? '',
    displayName: user?.name ?? '',
  });
  useLayoutEffect(() => {
    const subscription = ownData.on('preferences.changed', (emitted) => preferences?.send(emitted));
    return () => subscription.unsubscribe();
  }, [ownData, preferences]);
  return ownData;
}
