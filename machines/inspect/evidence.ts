import { encode, type Json } from './trace-encoding.ts';

/** Something that went wrong on the page, as it was seen. Values are held by reference. */
export type Incident =
  | {
      kind: 'error';
      /** Where it surfaced: while React rendered, in a script, in a promise that nothing awaited. */
      where: 'render' | 'script' | 'promise';
      error: unknown;
      /** React's component stack. */
      components?: string;
    }
  | {
      kind: 'request';
      method: string;
      url: string;
      /** `null` if there was no answer. */
      status: number | null;
      /** Whole milliseconds. */
      took: number;
    }
  | { kind: 'file'; url: string }
  | { kind: 'console'; values: readonly unknown[] };

/** `at`: milliseconds of the clock that times the flows’ steps. */
export type HeldIncident = Incident & { at: number };

/** The page at the time of a report. */
export interface Circumstances {
  /** The URL's path. */
  address: string;
  /** The browser as it names itself. */
  browser: string;
  /** `390 × 844`, in CSS pixels. */
  size: string;
  language: string;
  /** IANA. */
  zone: string;
  /** ISO 8601, local time with offset. */
  date: string;
  isOnline: boolean;
}

/** What a report adds to the flows' steps. */
export interface Evidence {
  /** What went wrong, in the reporter's words; may be empty. */
  problem: string;
  circumstances: Circumstances;
  incidents: readonly HeldIncident[];
}

/** What the reporter said, and where. */
export interface TraceReport extends Circumstances {
  /** What went wrong, in the reporter's words; may be empty. */
  problem: string;
}

/** `t` as for steps; `after` is the number of the step before it. */
export type TraceIncident = { t: number; after: number } & NotedIncident;

/** An incident in a file: texts without secrets and without the values of queries. */
export type NotedIncident =
  | {
      kind: 'error';
      where: 'render' | 'script' | 'promise';
      message: string;
      stack: string;
      components?: string;
    }
  | { kind: 'request'; method: string; path: string; status: number | null; took: number }
  | { kind: 'file'; path: string }
  | { kind: 'console'; text: string };

const LONGEST = 4000;

export function noted(incident: Incident): NotedIncident {
  switch (incident.kind) {
    case 'error': {
      const { where, error, components } = incident;
      return {
        kind: 'error',
        where,
        message: clean(error instanceof Error ? messageOf(error) : textOf(error)),
        stack: clean(framesOf(error)),
        ...(components !== undefined && { components: clean(components.trim()) }),
      };
    }
    case 'request': {
      const { method, url, status, took } = incident;
      return { kind: 'request', method, path: pathOf(url), status, took };
    }
    case 'file':
      return { kind: 'file', path: pathOf(incident.url) };
    default:
      return { kind: 'console', text: clean(incident.values.map(textOf).join(' ')) };
  }
}

/** What a trace whose first step is `first` says besides its steps. `began` is its start on the clock. */
export function evidenceIn(
  evidence: Evidence,
  began: number,
  first: number,
  steps: readonly { n: number; t: number }[],
): { report: TraceReport; incidents: readonly TraceIncident[] } {
  return {
    report: reportOf(evidence),
    incidents: evidence.incidents.map(({ at, ...incident }) => {
      const t = Math.max(0, Math.round(at - began));
      const after = steps.findLast((step) => step.t <= t)?.n ?? first;
      return { t, after, ...noted(incident) };
    }),
  };
}

export function reportOf({ problem, circumstances }: Evidence): TraceReport {
  return { problem: clean(problem), ...circumstances, address: clean(circumstances.address) };
}

/** What happened, in one line. */
export function incidentText(incident: NotedIncident): string {
  switch (incident.kind) {
    case 'error':
      return `${incident.message.split('\n', 1)[0]}${componentOf(incident.components)}`;
    case 'request': {
      const { method, path, status, took } = incident;
      const answer = status === null ? 'had no answer' : `was answered with ${status}`;
      return `${method} ${path} ${answer} after ${took} ms`;
    }
    case 'file':
      return `${incident.path} couldn’t be loaded`;
    default:
      return `The console says: ${incident.text.split('\n', 1)[0]}`;
  }
}

/** Where an incident came from, a line each: React's components, then the error's stack. */
export function stackOf(incident: NotedIncident): string {
  if (incident.kind === 'console') return incident.text;
  return incident.kind === 'error' ? [incident.stack, incident.components].filter(Boolean).join('\n\n') : '';
}

export function circumstancesText(report: Circumstances): string {
  const { date, address, browser, size, language, zone, isOnline } = report;
  return [date, address, browser, size, language, zone, isOnline ? '' : 'offline'].filter(Boolean).join(', ');
}

/** A text without addresses, tokens and query values, cut to 4,000 characters. */
export function clean(text: string): string {
  const safe = encode(text.slice(0, LONGEST).replaceAll(QUERY, '$1[redacted]'));
  return typeof safe === 'string' ? safe : '';
}

/** Up to the line and column that a stack appends. */
const QUERY = /([?&#][\w.~%[\]-]{1,100}=)[^\s&"'<>()]+?(?=(?::\d+){0,2}(?:[\s&"'<>()]|$))/g;

function pathOf(url: string): string {
  const { pathname } = new URL(url, 'https://camino.invalid');
  return clean(pathname);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${messageOf(value)}\n${framesOf(value)}`;
  return JSON.stringify(encode(value) satisfies Json).slice(0, LONGEST);
}

function messageOf({ name, message, cause }: Error): string {
  return `${name}: ${message}${cause instanceof Error ? `\nCaused by ${messageOf(cause)}` : ''}`;
}

/** The stack without the message, which some browsers put before it. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .join('\n');
}

/** The innermost component, unless the build has shortened its name. */
function componentOf(components: string | undefined): string {
  const [, name] = /^\s*(?:at )?([\w$]{4,})/.exec(components ?? '') ?? [];
  return name === undefined ? '' : ` (in ${name})`;
}
