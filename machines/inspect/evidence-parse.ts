import type { NotedIncident, TraceReport } from './evidence.ts';
import { expected, readCount, readObject, readText } from './read-json.ts';
import { printable } from './trace-file.ts';

const LONGEST = 4000;

/** What an untrusted file says went wrong, with printable texts. Throws a `Refusal`. */
export function readIncident(json: unknown, where: string): NotedIncident {
  const incident = readObject(json, where);
  const text = (key: string) => linesOf(readText(incident[key], `${where}.${key}`));
  const { kind, where: surfaced, components, status } = incident;
  switch (kind) {
    case 'error': {
      const place = SURFACES.find((one) => one === surfaced);
      if (!place) throw expected(`${where}.where`, SURFACES.join(', '), surfaced);
      return {
        kind,
        where: place,
        message: text('message'),
        stack: text('stack'),
        ...(components !== undefined && { components: text('components') }),
      };
    }
    case 'request':
      return {
        kind,
        method: text('method'),
        path: text('path'),
        status: status === null ? null : readCount(status, `${where}.status`),
        took: readCount(incident['took'], `${where}.took`),
      };
    case 'file':
      return { kind, path: text('path') };
    case 'console':
      return { kind, text: text('text') };
    default:
      throw expected(`${where}.kind`, 'error, request, file, console', kind);
  }
}

const SURFACES = ['render', 'script', 'promise'] as const;

export function readReport(json: unknown): TraceReport {
  const report = readObject(json, 'report');
  const text = (key: string) => linesOf(readText(report[key], `report.${key}`));
  return {
    problem: text('problem'),
    address: text('address'),
    browser: text('browser'),
    size: text('size'),
    language: text('language'),
    zone: text('zone'),
    date: text('date'),
    isOnline: report['isOnline'] === true,
  };
}

function linesOf(text: string): string {
  return text
    .slice(0, LONGEST)
    .split('\n')
    .map((line) => printable(line, LONGEST))
    .join('\n');
}
