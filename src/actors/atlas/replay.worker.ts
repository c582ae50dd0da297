import { flows } from '#machines/all.ts';
import { regressionTrace } from '#machines/inspect/accept-trace.ts';
import { openTrace } from '#machines/inspect/playback.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { serveJob } from '../../services/files/worker-job.ts';
import type { ReplayJob } from './traces.ts';

serveJob<ReplayJob>(async ({ file, wrong }) => {
  const text = await file.text();
  return new TextEncoder().encode(
    wrong === null ? JSON.stringify(openTrace(text, flows)) : testOf(text, wrong),
  );
});

function testOf(text: string, wrong: number): string {
  const parsed = parseTrace(
    text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) throw new Error(parsed.message);
  const flow = flows.find(({ id }) => id === parsed.trace.machine);
  if (!flow) throw new Error(`No flow ${parsed.trace.machine}.`);
  return traceText(regressionTrace(flow.machine, parsed.trace, wrong));
}
