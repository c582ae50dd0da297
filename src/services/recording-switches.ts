import { storage } from './storage.ts';

const RECORDING = 'camino-recording';
const LIVE = 'camino-live';

/** Whether flows are recorded: the learner turned it on, or it's a development build. */
export function isRecordingOn(): boolean {
  return import.meta.env.MODE === 'development' || storage.getItem(RECORDING) !== null;
}

/** Applies to pages opened from now on. */
export function switchRecording(isOn: boolean): void {
  if (isOn) storage.setItem(RECORDING, 'on');
  else storage.removeItem(RECORDING);
}

/** Whether this browser's tabs broadcast their flows to `/flows`. */
export function isLiveOn(): boolean {
  return storage.getItem(LIVE) !== null;
}

/** Applies to tabs opened from now on. Rejects if the browser stores nothing. */
export async function switchLive(isOn: boolean): Promise<void> {
  if (isOn) localStorage.setItem(LIVE, 'on');
  else localStorage.removeItem(LIVE);
}
