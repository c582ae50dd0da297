import type { InspectionEvent } from 'xstate';

/** Broadcasts flows to `/flows` in other tabs. Events from before the broadcaster is loaded are kept for it. */
export function liveInspector(): (event: InspectionEvent) => void {
  const early: InspectionEvent[] = [];
  let broadcast: (event: InspectionEvent) => void = (event) => void early.push(event);
  import('../services/atlas/broadcast-flows.ts').then(
    ({ broadcastFlows }) => {
      broadcast = broadcastFlows();
      early.forEach((event) => broadcast(event));
    },
    () => {
      broadcast = () => undefined;
      early.length = 0;
    },
  );
  return (event) => broadcast(event);
}
