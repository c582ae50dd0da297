import { storage } from './storage.ts';

const RECORDING = 'camino-recording';
const LIVE = 'camino-live';

/** Whether flows are recorded in this browser: the learner has switched that on, or a developer is at work. */
export function isRecordingOn(): boolean {
  return import.meta.env.MODE === 'development' || storage.getItem(RECORDING) !== null;
}

/** Whether to record from the start of the pages that open from now on. */
export function switchRecording(isOn: boolean): void {
  if (isOn) storage.setItem(RECORDING, 'on');
  else storage.removeItem(RECORDING);
}

/** Whether the tabs of this browser report their flows to `/flows`. */
export function isLiveOn(): boolean {
  return storage.getItem(LIVE) !== null;
}

/** Tells the tabs that start from now on whether to report. Rejects where the browser keeps nothing for this site. */
export async function switchLive(isOn: boolean): Promise<void> {
  if (isOn) localStorage.setItem(LIVE, 'on');
  else localStorage.removeItem(LIVE);
}
