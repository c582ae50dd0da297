import type { AnyActor } from 'xstate';

/** Attends to a flow as long as it runs; what it returns is called when that ends. */
type Watch = (actor: AnyActor) => () => void;

const flows = new Set<AnyActor>();
const watches = new Map<Watch, Map<AnyActor, () => void>>();
const listeners = new Set<() => void>();
let isReportWanted = false;
let isReportRequested = false;

/** A developer's browser records from the start, every flow. */
const isDevelopment = import.meta.env.MODE === 'development';

/** Whether the learner has switched recording on in this browser, or a developer is at work. The key is `RECORDING_SWITCH`. */
export function isRecordingOn(): boolean {
  try {
    return isDevelopment || localStorage.getItem('camino-recording') !== null;
  } catch {
    return false;
  }
}

/** Makes a flow known to those that watch; call the result when it ends. */
export function announceFlow(actor: AnyActor): () => void {
  flows.add(actor);
  for (const [watch, ends] of watches) ends.set(actor, watch(actor));
  return () => {
    flows.delete(actor);
    for (const ends of watches.values()) {
      ends.get(actor)?.();
      ends.delete(actor);
    }
  };
}

/** Attends to every flow that runs, now and from now on, until the result is called. */
export function watchFlows(watch: Watch): () => void {
  const ends = new Map([...flows].map((actor) => [actor, watch(actor)]));
  watches.set(watch, ends);
  return () => {
    watches.delete(watch);
    for (const end of ends.values()) end();
  };
}

/** Opens the problem report, which is fetched with the first one. */
export function openReport(): void {
  isReportWanted = true;
  isReportRequested = true;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: whether the problem report has to be on the page by now. */
export const reportStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isNeeded: () => isReportWanted || (isRecordingOn() && !isDevelopment),
};

/** Whether the report was asked for since the last time that this was called. */
export function takeReportRequest(): boolean {
  const wasRequested = isReportRequested;
  isReportRequested = false;
  return wasRequested;
}

if (isRecordingOn()) {
  import('./recording.ts').then(
    ({ record }) => record(watchFlows),
    () => undefined,
  );
}
