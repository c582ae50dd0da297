import type { LiveEvent } from '#machines/atlas/live-view.machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import * as live from '../../services/atlas/live.ts';
import * as switches from '../../services/recording-switches.ts';

export const storeSwitch = fromPromise(({ input }: { input: { isOn: boolean } }) =>
  switches.switchLive(input.isOn),
);

export const watchLive = fromCallback<LiveEvent>(({ sendBack }) => live.watchFlows(sendBack));

/** Whether this browser's tabs broadcast their flows. */
export function isLiveSwitchedOn(): boolean {
  return switches.isLiveOn();
}
