import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

/** Whether the tabs of this browser report their machines to `/flows`. The key is that of `keepLiveSwitch`. */
export function isLiveSwitchedOn(): boolean {
  try {
    return localStorage.getItem('camino-live') !== null;
  } catch {
    return false;
  }
}

const reporter = isLiveSwitchedOn() ? startReporter() : undefined;

/** Options of an actor that let its machine be watched in another tab; none while that is switched off. */
export const liveOptions: { inspect?: Inspect } = reporter ? { inspect: reporter } : {};

/** What happens before the reporter has been fetched is kept for it. */
function startReporter(): Inspect {
  const early: InspectionEvent[] = [];
  let report: Inspect = (event) => void early.push(event);
  import('../services/atlas/live-report.ts').then(
    ({ reportFlows }) => {
      report = reportFlows();
      early.forEach((event) => report(event));
    },
    () => {
      report = () => undefined;
      early.length = 0;
    },
  );
  return (event) => report(event);
}
