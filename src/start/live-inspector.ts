import type { InspectionEvent } from 'xstate';

/** Reports what flows do to `/flows` in other tabs. What happens before the reporter has been fetched is kept for it. */
export function liveInspector(): (event: InspectionEvent) => void {
  const early: InspectionEvent[] = [];
  let report: (event: InspectionEvent) => void = (event) => void early.push(event);
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
