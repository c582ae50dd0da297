import { storage } from './storage.ts';

const RECORDING = 'camino-recording';
const LIVE = 'camino-live';

/** Whether flows are recorded in this browser: the learner switched it on, or it is a development build. */
export function isRecordingOn(): boolean {
  return import.meta.env.MODE === 'development' || storage.getItem(RECORDING) !== null;
}

/** Switches recording on or off for pages opened from now on. */
export function switchRecording(isOn: boolean): void {
  if (isOn) storage.setItem(RECORDING, 'on');
  else storage.removeItem(RECORDING);
}

/** Whether the tabs of this browser broadcast their flows to `/flows`. */
export function isLiveOn(): boolean {
  return storage.getItem(LIVE) !== null;
}

/** Switches broadcasting on or off for tabs opened from now on. Rejects if the browser stores nothing for this site. */
export async function switchLive(isOn: boolean): Promise<void> {
  if (isOn) localStorage.setItem(LIVE, 'on');
  else localStorage.removeItem(LIVE);
}
