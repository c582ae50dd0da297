import type { appUpdateMachine } from '#machines/upkeep/app-update.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useRunningFlow } from './use-running-flow.ts';

type AppUpdateRef = ActorRefFrom<typeof appUpdateMachine>;

/** The update and install flow; it starts late, and not everywhere. */
export function useAppUpdate(): AppUpdateRef | undefined {
  return useRunningFlow<typeof appUpdateMachine>('app-update');
}

/** Shows the install prompt; undefined where it isn't offered. */
export function useInstallOffer(): (() => void) | undefined {
  const update = useAppUpdate();
  const isOffered = useSelector(update, (state) => state?.matches({ install: 'offered' }));
  return isOffered ? () => update?.send({ type: 'install.requested' }) : undefined;
}
