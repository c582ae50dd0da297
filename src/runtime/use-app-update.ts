import type { appUpdateMachine } from '#machines/upkeep/app-update.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RunningFlows } from './running.ts';
import { useRuntime } from './runtime.ts';

export type AppUpdateRef = ActorRefFrom<typeof appUpdateMachine>;

/** The flow of updating and installing the app; it starts late, and not everywhere. */
export function useAppUpdate(): AppUpdateRef | undefined {
  const { flows } = useRuntime();
  const { subscribe, found } = useMemo(() => finder(flows), [flows]);
  return useSyncExternalStore(subscribe, found, () => undefined);
}

/** Asks to install the app; undefined where that is not offered, or no more. */
export function useInstallOffer(): (() => void) | undefined {
  const update = useAppUpdate();
  const isOffered = useSelector(update, (state) => state?.matches({ install: 'offered' }));
  return isOffered ? () => update?.send({ type: 'install.requested' }) : undefined;
}

function finder(flows: RunningFlows) {
  let flow: AppUpdateRef | undefined;
  return {
    found: () => flow,
    subscribe: (listener: () => void) =>
      flows.watch((actor) => {
        if (actor.getSnapshot().machine.id !== 'app-update') return () => undefined;
        flow = actor as AppUpdateRef;
        listener();
        return () => {
          flow = undefined;
          listener();
        };
      }),
  };
}
