import { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import { isLiveSwitchedOn, storeSwitch, watchLive } from '../actors/atlas/flows.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';

const liveView = wire(liveViewMachine, { storeSwitch, watchLive });

/** Follows `flow` in other tabs, or all flows if it's null. */
export function useLiveView(flow: string | null) {
  return useFlow(liveView, { flow, isSwitchedOn: isLiveSwitchedOn() });
}
