import { useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { RunningFlows } from './running-flows.ts';
import { useRuntime } from './runtime.ts';

/** A flow that runs somewhere on this page; undefined until it starts. */
export function useRunningFlow<Machine extends AnyStateMachine>(
  id: Machine['id'],
): ActorRefFrom<Machine> | undefined {
  const { flows } = useRuntime();
  const { subscribe, found } = useMemo(() => finder<Machine>(flows, id), [flows, id]);
  return useSyncExternalStore(subscribe, found, () => undefined);
}

function finder<Machine extends AnyStateMachine>(flows: RunningFlows, id: string) {
  let flow: ActorRefFrom<Machine> | undefined;
  return {
    found: () => flow,
    subscribe: (listener: () => void) =>
      flows.watch((actor) => {
        if (actor.getSnapshot().machine.id !== id) return () => undefined;
        flow = actor as ActorRefFrom<Machine>;
        listener();
        return () => {
          flow = undefined;
          listener();
        };
      }),
  };
}
