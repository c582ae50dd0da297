const KEY = 'camino-live';

/** Whether the tabs of this browser report their flows to `/flows`. */
export function isLiveSwitchedOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Tells the tabs that start from now on whether to report. Rejects where the browser keeps nothing for this site. */
export async function keepLiveSwitch(isOn: boolean): Promise<void> {
  if (isOn) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
}
