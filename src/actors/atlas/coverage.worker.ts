import { flows } from '#machines/all.ts';
import { brokenFile, NO_TRACES, usesInFile, withUses, type TraceUses } from '#machines/inspect/coverage.ts';
import { TRACE_MAX_BYTES, TRACE_TOO_LARGE } from '#machines/inspect/trace-file.ts';
import { serveJob } from '../../services/files/worker-job.ts';
import type { CountJob } from './coverage.ts';

serveJob<CountJob>(async ({ flow, files }) => {
  let uses = NO_TRACES;
  for (const file of files) uses = withUses(uses, await usesIn(file, flow));
  return new TextEncoder().encode(JSON.stringify(uses));
});

async function usesIn({ name, content }: CountJob['files'][number], flow: string): Promise<TraceUses> {
  if (content.size > TRACE_MAX_BYTES) return brokenFile(name, TRACE_TOO_LARGE);
  try {
    return usesInFile(name, await content.text(), flow, flows);
  } catch {
    return brokenFile(name, 'This file could not be read.');
  }
}
