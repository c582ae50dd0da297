import { printable, TRACE_EXPECTED } from './trace-file.ts';
import { parseTrace } from './trace-parse.ts';
import type { Trace } from './trace.ts';

/** A file that may hold a trace. */
export interface TraceFile {
  name: string;
  text: string;
}

export interface SortedTraces {
  ok: { name: string; trace: Trace }[];
  broken: BrokenTrace[];
}

export interface BrokenTrace {
  name: string;
  /** A sentence that may quote the file, so render it as text. */
  why: string;
}

/** Parses untrusted files. `machines` are known ids. A broken file doesn't stop the others. */
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
