import { printable, TRACE_EXPECTED } from './trace-file.ts';
import { parseTrace } from './trace-parse.ts';
import type { Trace } from './trace.ts';

/** A file that may hold a trace. */
export interface TraceFile {
  name: string;
  text: string;
}

/** Many files, sorted into traces and others. Names are safe lines of at most 200 characters. */
export interface SortedTraces {
  ok: { name: string; trace: Trace }[];
  broken: BrokenTrace[];
}

export interface BrokenTrace {
  name: string;
  /** A sentence; it may quote the file, so show it as text. */
  why: string;
}

/** Reads untrusted files. `machines` are the ids that this build knows. One broken file does not stop the others. */
export function sortTraces(files: readonly TraceFile[], machines: readonly string[]): SortedTraces {
  const sorted: SortedTraces = { ok: [], broken: [] };
  for (const { name, text } of files) {
    const parsed = text.trim() === '' ? EMPTY : parseTrace(text, machines);
    if (parsed.ok) sorted.ok.push({ name: printable(name, 200), trace: parsed.trace });
    else sorted.broken.push({ name: printable(name, 200), why: parsed.message });
  }
  return sorted;
}

const EMPTY = { ok: false, message: `This file is empty. ${TRACE_EXPECTED}` } as const;
