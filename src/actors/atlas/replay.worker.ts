import { flows } from '#machines/all.ts';
import { regressionTrace } from '#machines/inspect/accept-trace.ts';
import { openTrace } from '#machines/inspect/playback.ts';
import { openSession } from '#machines/inspect/session-playback.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText } from '#machines/inspect/trace.ts';
import type { FlowWords } from '#machines/words/words.types.ts';
import { serveJob } from '../../services/files/worker-job.ts';
import type { ReplayJob } from './traces.ts';

const files = import.meta.glob<{ words: FlowWords }>('/machines/words/*.ts', { eager: true });
const told = flows.flatMap((flow) => {
  const words = files[`/machines/words/${flow.id}.ts`]?.words;
  return words ? [{ ...flow, words }] : [];
});

serveJob<ReplayJob>(async ({ file, wrong, isSession }) => {
  const text = await file.text();
  const opened = () => JSON.stringify(isSession ? openSession(text, told) : openTrace(text, flows));
  return new TextEncoder().encode(wrong === null ? opened() : testOf(text, wrong));
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
