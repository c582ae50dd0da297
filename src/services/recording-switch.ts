import { storage } from './storage.ts';

const KEY = 'camino-recording';

/** Whether flows are recorded in this browser: the learner has switched that on, or a developer is at work. */
export function isRecordingOn(): boolean {
  return import.meta.env.MODE === 'development' || storage.getItem(KEY) !== null;
}

/** Whether to record from the start of the pages that open from now on. */
export function switchRecording(isOn: boolean): void {
  if (isOn) storage.setItem(KEY, 'on');
  else storage.removeItem(KEY);
}
