import {
  circumstancesText,
  incidentText,
  stackOf,
  type NotedIncident,
  type TraceReport,
} from '#machines/inspect/evidence.ts';
import { isForeign, sourceLines } from './source-lines.ts';

/** What the reporter said, and where; empty without a report. */
export function reportText(report: TraceReport | undefined): string {
  if (!report) return '';
  return `${report.problem && `“${report.problem}”\n`}${circumstancesText(report)}\n`;
}

/** An incident and its stack, in lines of the source. */
export function incidentLines(incident: NotedIncident): string {
  const stack = stackOf(incident);
  const note = isForeign(stack) ? '\nnpm run build at the commit above shows lines of the source' : '';
  const lines = `${sourceLines(stack)}${note}`.split('\n').filter(Boolean);
  return [`!! ${incidentText(incident)}`, ...lines].join('\n             ');
}
