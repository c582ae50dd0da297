import type { InspectionEvent } from 'xstate';

/** Reports what flows do to `/flows` in other tabs. What happens before the reporter has been fetched is kept for it. */
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
